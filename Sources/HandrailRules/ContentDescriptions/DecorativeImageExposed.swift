import HandrailModel
import HandrailSource

/// A picture beside the text it goes with, or behind the content, that VoiceOver stops at.
struct DecorativeImageExposed: StopRule {
    static let info = RuleInfo(
        id: "decorative-image-exposed",
        title: Bilingual(en: "Decoration that VoiceOver stops at", ko: "VoiceOver가 멈추는 장식 이미지"),
        reason: Bilingual(
            en: "Each picture that only repeats or adorns costs a listener another swipe and tells nothing.",
            ko: "내용을 되풀이하거나 꾸미기만 하는 이미지마다 한 번 더 쓸어 넘겨야 하고, 그래도 알게 되는 것이 없습니다."),
        impact: .minor, guidelines: ["accessibility.decorative-images"], criteria: ["WCAG 2.2 1.1.1"],
        yieldsTo: "undescribed-image", examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            HStack {
                ↓Image(systemName: "bell")
                Text("Get a reminder a day ahead")
            }
            """),
        RuleExample(
            .review,
            """
            ZStack {
                ↓Image("marble")
                    .resizable()
                VStack {
                    Text("Welcome")
                    Text("Sign in to go on")
                }
            }
            """),
        RuleExample(
            .review,
            """
            List {
                ForEach(songs) { song in
                    HStack {
                        Text(song.title)
                        Spacer()
                        ↓Image(systemName: "chevron.right")
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            Text("Quiet hours")
                .background(↓Image("clouds"))
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text(language.name)
                Spacer()
                if language == chosen {
                    Image(systemName: "checkmark")
                }
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Image(systemName: "bell")
                    .accessibilityHidden(true)
                Text("Get a reminder a day ahead")
            }
            """),
        RuleExample(
            .silent,
            """
            Button(action: open) {
                HStack {
                    Text("Sound")
                    Image(systemName: "chevron.right")
                }
            }
            """),
        RuleExample(
            .review,
            """
            HStack {
                ↓Image("seoul-icon")
                Text("Seoul")
            }
            .accessibilityElement(children: .combine)
            """),
        RuleExample(
            .review,
            """
            struct Entry: View {
                let icon: String
                let title: String
                var body: some View {
                    HStack {
                        ↓Image(icon)
                        Text(title)
                    }
                }
            }
            struct Places: View {
                var body: some View {
                    NavigationLink(value: Place.seoul) { Entry(icon: "seoul-icon", title: "Seoul") }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Notice: View {
                let icon: Image
                let title: String
                var body: some View {
                    HStack {
                        ↓icon
                            .resizable()
                        Text(title)
                    }
                }
            }
            struct Pier: View {
                var body: some View { Notice(icon: Image("rope"), title: "The pier is closed") }
            }
            """),
        RuleExample(
            .review,
            """
            struct Pier: View {
                func mark() -> Image { Image(systemName: "bell") }
                var body: some View {
                    HStack {
                        ↓mark()
                        Text("The pier is closed")
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button(action: open) {
                HStack {
                    Image(decorative: "seoul-icon")
                    Image("river").accessibilityLabel("On the river")
                    Text("Seoul")
                }
            }
            """),
        RuleExample(.silent, "Label(\"Downloads\", systemImage: \"arrow.down\")"),
        RuleExample(
            .silent,
            """
            HStack {
                ForEach(1...5, id: \\.self) { number in
                    Image(systemName: number <= rating ? "star.fill" : "star")
                }
                Text("120 reviews")
            }
            """),
        RuleExample(
            .silent,
            """
            struct Overview: View {
                let days: [Day]
                var body: some View {
                    VStack {
                        Text("Weather")
                        Skies(days: days)
                        Text("From the weather service")
                    }
                }
            }

            struct Skies: View {
                let days: [Day]
                var body: some View {
                    HStack {
                        Image(systemName: "sun.max")
                        Spacer()
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            ForEach(trails) { trail in
                VStack {
                    AsyncImage(url: trail.photo) { phase in
                        if let image = phase.image {
                            image.resizable()
                        } else {
                            Image(systemName: "photo")
                        }
                    }
                    Text(trail.name)
                }
            }
            """),
        RuleExample(
            .nearMiss("the picture says something that the text does not"),
            """
            HStack {
                Image(systemName: "lock.fill")
                    .accessibilityLabel("Locked")
                Text("Diary")
            }
            """),
        RuleExample(
            .review,
            """
            ForEach(rules) { rule in
                HStack {
                    ↓Image("stamp")
                    Text(rule.words)
                }
            }
            """),
        RuleExample(
            .review,
            """
            HStack {
                ↓Image("glass")
                TextField("Find a recipe", text: $words)
            }
            """),
        RuleExample(
            .review,
            """
            <stackView axis="horizontal" id="s1">
            <subviews>
            ↓<imageView image="bell" id="i1">
            <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
            </imageView>
            <label text="Get a reminder a day ahead" id="l1"/>
            </subviews>
            </stackView>
            """),
        RuleExample(
            .silent,
            """
            <stackView axis="horizontal" id="s1">
            <subviews>
            <imageView image="bell" id="i1"/>
            <label text="Get a reminder a day ahead" id="l1"/>
            </subviews>
            </stackView>
            """),
        RuleExample(
            .review,
            """
            final class CrewCell: UITableViewCell {
                private let anchor = ↓UIImageView(image: UIImage(named: "anchor-rope"))
                private let nameLabel = UILabel()
                private let call = UIButton(type: .system)

                override func awakeFromNib() {
                    super.awakeFromNib()
                    nameLabel.text = NSLocalizedString("Crew on duty", comment: "")
                    call.setTitle(NSLocalizedString("Call", comment: ""), for: .normal)
                    anchor.isAccessibilityElement = true
                    let row = UIStackView(arrangedSubviews: [anchor, nameLabel, call])
                    contentView.addSubview(row)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class CrewView: UIView {
                private let anchor = UIImageView(image: UIImage(named: "anchor-rope"))
                private let nameLabel = UILabel()

                override func awakeFromNib() {
                    super.awakeFromNib()
                    nameLabel.text = NSLocalizedString("Crew on duty", comment: "")
                    addSubview(UIStackView(arrangedSubviews: [anchor, nameLabel]))
                }
            }
            """),
    ]

    /// Images, and whatever speaks for those in it.
    let kinds: Set<ElementKind>? = nil

    /// What is exposed.
    struct Signal: Hashable, Sendable {
        /// What VoiceOver says for it, by the name's origin.
        let voice: NameEvidence
        /// Where it stands.
        let neighborhood: PictureNeighborhood
        /// The expression with its modifiers; `nil` where nothing may be added to it.
        let extent: SourcePlace?
        /// Whether the app chooses it by what it knows: then it tells something, and is not to be hidden.
        let isChosen: Bool
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        // A symbol that stands in a slot of the system's own view is the system's to expose.
        guard stop.element.exposure == .element, stop.declared.slot != .icon else { return }
        guard stop.kind == .image, ControlNoun(stop) == nil else { return examineParts(of: stop, &answers) }
        guard let voice = stop.element.name.cases.map(NameEvidence.init).first(where: \.isPicture) else {
            return stop.declared.content.isNoImage ? answers.cannotTell(NameEvidence.noImage) : answers.pass()
        }
        // A row whose parts are separate stops is one defect, and the rules on grouping speak of it.
        // So is a number that is drawn as a row of symbols.
        guard RowGrouping.owner(of: stop) == nil, RatingRow(holding: stop.declared) == nil else {
            return answers.pass()
        }
        // A picture that is tapped on its own is a control, whatever stands beside it.
        let isTapped = stop.declared.ancestors.prefix(4).contains { around in
            around.reactsToTouch && !around.descendants.contains { $0.kind == .text }
        }
        guard !isTapped else { return answers.pass() }
        // A symbol that comes and goes tells something; a mark of what is chosen must not be hidden.
        // A file's name is told as such.
        let choice = PictureChoice(picture: stop.declared)
        if voice.isSymbol, choice.marksState { return answers.pass() }
        let neighborhood = PictureNeighborhood(stop)
        if neighborhood.hasWords, voice.isAsset, choice.showsState { return answers.pass() }
        guard neighborhood != .alone || voice.isChevron else { return answers.pass() }
        answers.review(
            Signal(
                voice: voice, neighborhood: neighborhood, extent: choice.marksState ? nil : stop.declared.ownExtent,
                isChosen: !voice.isChevron && choice.isChosen),
            on: stop.declared, cause: neighborhood.hasWords ? voice.sharedPicture : nil)
    }

    /// A picture that is one with the words beside it, and is heard by the name of its file before or after them.
    private func examineParts(of stop: PerceivedView, _ answers: inout Answers<Signal>) {
        let cases = stop.element.name.cases
        guard !stop.element.merged.isEmpty, cases.allSatisfy({ NameEvidence($0) == .words }) else { return }
        let tree = stop.tree.screen.tree
        let heard = cases.flatMap { name in name.parts.filter(\.isFileName).map { (part: $0, name: name.display) } }
        var told: Set<SourcePlace> = []
        for (part, name) in heard where told.insert(part.place).inserted {
            guard let picture = stop.element.merged.lazy.map({ tree[$0] })
                .first(where: { $0.kind == .image && $0.place == part.place })
            else { continue }
            let voice = NameEvidence.asset(part.words.values.first?.display)
            answers.review(
                Signal(
                    voice: voice, neighborhood: .part(name), extent: picture.ownExtent,
                    isChosen: PictureChoice(picture: picture).isChosen),
                on: picture, certainty: .likely, cause: .app("pictures in labels"))
        }
    }

    let viewFix: ViewFix? = .decoration

    func phrase(_ signal: Signal) -> Phrasing {
        let said = signal.voice.said
        let message: Bilingual
        switch signal.neighborhood {
        case .text(let text):
            let shown = text.contains(where: \.isLetter) ? " “\(text.prefix(40))”" : ""
            message = Bilingual(
                en: "VoiceOver stops at this image\(said.en) besides the text\(shown) that it stands with.",
                ko: "VoiceOver가 함께 놓인 텍스트\(shown) 외에 이 이미지에서도 따로 멈춥니다\(said.ko).")
        case .control(let name):
            let shown = name.contains(where: \.isLetter) ? " “\(name.prefix(40))”" : ""
            message = Bilingual(
                en: "VoiceOver stops at this image\(said.en) besides the control\(shown) that it stands with.",
                ko: "VoiceOver가 함께 놓인 컨트롤\(shown) 외에 이 이미지에서도 따로 멈춥니다\(said.ko).")
        case .part(let name):
            message = Bilingual(
                en: "VoiceOver reads the name of this image file with the words: “\(name.prefix(60))”.",
                ko: "VoiceOver가 이 이미지의 파일 이름을 글자와 함께 읽습니다: “\(name.prefix(60))”.")
        case .background:
            message = Bilingual(
                en: "VoiceOver stops at this background image\(said.en).",
                ko: "VoiceOver가 이 배경 이미지에서 멈춥니다\(said.ko).")
        case .alone:
            message = Bilingual(
                en: "VoiceOver stops at this arrow\(said.en).", ko: "VoiceOver가 이 화살표에서 멈춥니다\(said.ko).")
        }
        if case .part = signal.neighborhood {
            return Phrasing(message: message, fix: signal.isChosen ? Self.fixOfChosenPart : Self.fixOfPart)
        }
        if case .control = signal.neighborhood {
            return Phrasing(message: message, fix: signal.isChosen ? Self.fixOfChosenAtControl : Self.fixAtControl)
        }
        return Phrasing(
            message: message,
            fix: signal.isChosen ? Self.fixOfChosen : Wording(
                en: """
                    If it only adorns, hide it with \(.accessibilityHidden). If it tells something, describe it with \
                    \(.accessibilityLabel()) and join it to its text with \(.accessibilityElement(".combine")).
                    """,
                ko: """
                    꾸미기만 한다면 \(.accessibilityHidden)로 숨기세요. 전하는 내용이 있다면 \(.accessibilityLabel())로 설명하고 \
                    \(.accessibilityElement(".combine"))으로 텍스트와 묶으세요.
                    """),
            inViews: signal.isChosen ? Self.fixOfChosenInViews : nil)
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        if case .part(let heard) = signal.neighborhood {
            return phrase(signal).completed(by: viewFix).saying(
                Bilingual(
                    en: """
                        In \(places) places VoiceOver reads the name of an image file with the words beside it, such \
                        as “\(heard.prefix(60))”.
                        """,
                    ko: "\(places)곳에서 VoiceOver가 이미지 파일 이름을 옆의 글자와 함께 읽습니다(예: “\(heard.prefix(60))”)."))
        }
        guard case .asset(let name?) = signal.voice else { return phrase(signal) }
        return phrase(signal).completed(by: viewFix).saying(
            Bilingual(
                en: """
                    VoiceOver stops at the image “\(name)” besides the text or control that it stands with, in \
                    \(places) places.
                    """,
                ko: "VoiceOver가 \(places)곳에서, 함께 놓인 텍스트나 컨트롤 외에 이미지 “\(name)”에서도 따로 멈춥니다."))
    }

    private static let fixOfPart = Wording(
        en: """
            Hide it with \(.accessibilityHidden); if it tells something that the words do not, describe it with \
            \(.accessibilityLabel()).
            """,
        ko: """
            \(.accessibilityHidden)로 숨기세요. 글자에 없는 내용을 전한다면 \(.accessibilityLabel())로 설명하세요.
            """)
    private static let fixOfChosenPart = Wording(
        en: """
            Which image is shown depends on what the app knows: say with \(.accessibilityLabel()) what it tells, or \
            hide it with \(.accessibilityHidden) where the words say the same.
            """,
        ko: """
            어느 이미지가 보이는지는 앱의 데이터에 따라 달라집니다. 이미지가 전하는 내용을 \(.accessibilityLabel())로 알려 주고, 글자가 같은 내용을 말한다면 \
            \(.accessibilityHidden)로 숨기세요.
            """)

    // A control has to stay an element of its own: joined to a picture, it could not be typed into or changed.
    private static let fixAtControl = Wording(
        en: """
            If it only adorns, hide it with \(.accessibilityHidden). If it tells something, describe it with \
            \(.accessibilityLabel()); the control stays an element of its own.
            """,
        ko: """
            꾸미기만 한다면 \(.accessibilityHidden)로 숨기세요. 전하는 내용이 있다면 \(.accessibilityLabel())로 설명하고, 컨트롤은 따로 \
            선택되는 요소로 남겨 두세요.
            """)
    private static let fixOfChosenAtControl = Wording(
        en: """
            Which picture is shown depends on what the app knows. If the control says the same, hide the picture with \
            \(.accessibilityHidden); if not, describe it with \(.accessibilityLabel()).
            """,
        ko: """
            어느 이미지가 보이는지는 앱의 데이터에 따라 달라집니다. 컨트롤이 같은 내용을 말한다면 \(.accessibilityHidden)로 숨기고, 아니라면 \
            \(.accessibilityLabel())로 설명하세요.
            """)

    private static let fixOfChosenInViews = Wording(
        en: """
            Which picture is shown depends on what the app knows. If the text says the same, \
            \(set: .isAccessibilityElement(false)); if not, say in code, where the image is set, with \
            \(.accessibilityLabel()) what it tells.
            """,
        ko: """
            어느 이미지가 보이는지는 앱의 데이터에 따라 달라집니다. 텍스트가 같은 내용을 말한다면 \(as: .isAccessibilityElement(false)) 설정하고, 아니라면 \
            코드에서 이미지를 지정하는 곳에서 \(.accessibilityLabel())로 설명하세요.
            """)

    private static let fixOfChosen = Wording(
        en: """
            Which picture is shown depends on what the app knows. If the text says the same, hide the picture with \
            \(.accessibilityHidden); if not, describe it with \(.accessibilityLabel()) and join it to its text with \
            \(.accessibilityElement(".combine")).
            """,
        ko: """
            어느 이미지가 보이는지는 앱의 데이터에 따라 달라집니다. 텍스트가 같은 내용을 말한다면 \(.accessibilityHidden)로 숨기고, 아니라면 \
            \(.accessibilityLabel())로 설명하고 \(.accessibilityElement(".combine"))으로 텍스트와 묶으세요.
            """)

    func repairs(_ signal: Signal) -> [RepairPlan] {
        guard let extent = signal.extent, !signal.isChosen else { return [] }
        return [.adding([.accessibilityHidden], after: extent)]
    }
}

extension PictureNeighborhood {
    /// Whether words stand beside the picture.
    fileprivate var hasWords: Bool {
        switch self {
        case .text, .control, .part: true
        case .background, .alone: false
        }
    }
}

extension NamePart {
    /// Whether it is known to be the name of an image file that stands for want of words.
    fileprivate var isFileName: Bool {
        guard case .asset = source, !words.values.isEmpty else { return false }
        return words.values.allSatisfy(\.isAssetName)
    }
}

extension NameEvidence {
    fileprivate var isSymbol: Bool {
        if case .symbol = self { true } else { false }
    }

    fileprivate var isAsset: Bool {
        if case .asset = self { true } else { false }
    }

    /// Whether it is the voice of a picture that nobody has described.
    fileprivate var isPicture: Bool {
        switch self {
        case .asset, .picture, .symbol: true
        case .words, .unreadable, .emptyLabel, .emptyTitle, .nothing: false
        }
    }

    /// Whether it is an arrow that only shows that something opens.
    fileprivate var isChevron: Bool {
        guard case .symbol(let voice) = self else { return false }
        return voice.symbol?.hasPrefix("chevron.") ?? false
    }

    /// What is heard, in brackets; empty where nothing is known.
    fileprivate var said: Bilingual {
        switch self {
        case .asset(let name?): Bilingual(en: " (“\(name)”)", ko: "(“\(name)”)")
        case .symbol(let voice):
            if let said = voice.spoken.first, voice.spoken.count == 1 {
                Bilingual(en: " (“\(said.en)”)", ko: "(“\(said.ko)”)")
            } else if let symbol = voice.symbol {
                Bilingual(en: " (the symbol “\(symbol)”)", ko: "(심벌 “\(symbol)”)")
            } else {
                Bilingual(en: "", ko: "")
            }
        case .asset(nil), .picture, .words, .unreadable, .emptyLabel, .emptyTitle, .nothing: Bilingual(en: "", ko: "")
        }
    }
}
