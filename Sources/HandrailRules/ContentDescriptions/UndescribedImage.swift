import HandrailModel

/// An image that stands for itself and says nothing but the name of its file.
struct UndescribedImage: StopRule {
    static let info = RuleInfo(
        id: "undescribed-image",
        title: Bilingual(en: "Image without a description", ko: "설명이 없는 이미지"),
        reason: Bilingual(
            en: "Whoever listens hears a file name, or only “image”, and misses what everybody else sees.",
            ko: "소리로 듣는 사람에게는 파일 이름이나 “이미지”라는 말만 들려 다른 사람이 보는 내용을 알 수 없습니다."),
        impact: .moderate, guidelines: ["accessibility.image-description", "symbols.custom-label"],
        criteria: ["WCAG 2.2 1.1.1"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            VStack {
                ↓Image("team_portrait_01")
                    .resizable()
                Button("Continue", action: proceed)
            }
            """),
        RuleExample(.violation, "↓Image(\"onboarding-hero\")"),
        RuleExample(
            .review,
            """
            import Placards
            struct Pier: View {
                var body: some View { HStack { ↓Image("onboarding-hero"); PlacardText(named: "pier") } }
            }
            """),
        RuleExample(.violation, "↓Image(place.photoName)"),
        RuleExample(.review, "↓Image(uiImage: scan)"),
        RuleExample(.review, "↓AsyncImage(url: poster)"),
        RuleExample(
            .review,
            """
            ↓Image(uiImage: UIImage(named: "hill")!)
                .resizable()
            """),
        RuleExample(
            .review,
            """
            struct Coin {
                let code: String
                var icon: Image {
                    guard let found = UIImage(named: code) else { return Image(uiImage: UIImage()) }
                    return Image(uiImage: found)
                }
            }
            struct Wallet: View {
                let coin: Coin
                var body: some View { VStack { ↓coin.icon.resizable(); Button("Send") { send() } } }
            }
            """),
        RuleExample(
            .violation,
            """
            enum Badge {
                case walked, planned
                var picture: Image { self == .walked ? Image("badge_walked") : Image("badge_planned") }
            }
            struct Trail: View {
                let badge: Badge
                var body: some View { VStack { ↓self.badge.picture; Button("Go") { go() } } }
            }
            """),
        RuleExample(
            .silent,
            """
            Image("team_portrait_01")
                .accessibilityLabel("The four of us in front of the shop")
            """),
        RuleExample(.silent, "Image(decorative: \"paper-texture\")"),
        RuleExample(
            .silent,
            """
            Button(action: open) {
                Image("cover")
                Text("Open album")
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Image("skyline")
                Text("Seoul")
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Seoul at night")
            """),
        RuleExample(
            .nearMiss("it stands beside a text; whether it adds anything to it is another rule's question"),
            """
            HStack {
                Image("seoul-icon")
                Text("Seoul")
            }
            """),
        RuleExample(
            .violation,
            """
            VStack {
                HStack {
                    Image(systemName: "chair")
                    Text("Furniture")
                }
                if let photo {
                    Thumbnail(photo)
                } else {
                    ↓Image("chair_big")
                }
            }
            """),
        RuleExample(
            .violation,
            """
            HStack {
                Text(trail.name)
                if trail.isWalked {
                    ↓Image("badge_walked")
                }
            }
            """),
        RuleExample(
            .silent,
            """
            ForEach(trails) { trail in
                VStack {
                    AsyncImage(url: trail.photo) { image in
                        image.resizable()
                    } placeholder: {
                        ProgressView()
                    }
                    Text(trail.name)
                }
            }
            """),
        RuleExample(
            .nearMiss("the string tables have words for the name of the image, and these are read"),
            "Image(\"team_portrait_01\")",
            files: ["en.lproj/Localizable.strings": "\"team_portrait_01\" = \"Our team\";"]),
        RuleExample(
            .violation,
            """
            ↓<imageView image="IMG_2041" id="i1">
            <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
            </imageView>
            """),
        RuleExample(
            .silent,
            """
            <imageView image="IMG_2041" id="i1"/>
            """),
        RuleExample(
            .silent,
            """
            final class TrailController: UIViewController {
                private let photo = UIImageView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    photo.image = UIImage(named: "IMG_2041")
                    photo.isAccessibilityElement = true
                    photo.accessibilityLabel = NSLocalizedString("The mole at dawn", comment: "")
                    view.addSubview(photo)
                }
            }
            """),
    ]

    /// Images only.
    let kinds: Set<ElementKind>? = [.image]

    /// What is said in place of a description.
    enum Signal: Hashable, Sendable {
        /// The name of an asset; `nil` where only the running app knows it. What is shown may depend on what the app
        /// knows, and then it tells something.
        case asset(String?, isChosen: Bool)
        /// Nothing, for a picture that the app makes or loads.
        case picture(isRemote: Bool)
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard stop.element.exposure == .element, ControlNoun(stop) == nil else { return }
        let cases = stop.element.name.cases.map(NameEvidence.init)
        // A picture of the bundle may only stand in for one that is handed over.
        guard let worst = cases.contains(.picture) ? .picture : cases.first(where: \.isUndescribed) else {
            return stop.declared.content.isNoImage ? answers.cannotTell(NameEvidence.noImage) : answers.pass()
        }
        let choice = PictureChoice(picture: stop.declared)
        // A picture of the project's that comes and goes is no decoration of the text beside it.
        switch PictureNeighborhood(stop) {
        case .alone: break
        case .text, .control: guard case .asset = worst, choice.showsState else { return }
        case .background, .part: return
        }
        // The rules on grouping speak of pictures that say nothing in a row or beside a caption.
        if worst == .picture, RowGrouping.owner(of: stop) != nil { return answers.pass() }
        switch worst {
        case .asset(let name):
            let signal = Signal.asset(name, isChosen: choice.isChosen)
            if PictureNeighborhood.mayHoldText(beside: stop.declared) {
                return answers.review(signal, on: stop.declared, cause: worst.sharedPicture)
            }
            answers.violation(
                signal, on: stop.declared, certainty: name == nil ? .likely : .certain, cause: worst.sharedPicture)
        case .picture: answers.review(.picture(isRemote: stop.declared.content == .image(.remote)), on: stop.declared)
        case .words, .unreadable, .emptyLabel, .emptyTitle, .symbol, .nothing: answers.pass()
        }
    }

    let viewFix: ViewFix? = .picture

    func additions(_ signal: Signal) -> [Term] { [.accessibilityLabel()] }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .asset(let name?, let isChosen):
            Phrasing(
                message: Bilingual(
                    en: "VoiceOver reads “\(name)”, the name of the file, for this image.",
                    ko: "VoiceOver가 이 이미지를 파일 이름인 “\(name)”(으)로 읽습니다."),
                fix: isChosen ? Self.fixOfChosen : Self.fix,
                inViews: isChosen ? Self.fixWhereSet : nil)
        case .asset(nil, let isChosen):
            Phrasing(
                message: Bilingual(
                    en: "VoiceOver reads the name of the file for this image, whichever it is at run time.",
                    ko: "실행 중에 어떤 이미지가 오든 VoiceOver가 그 파일 이름을 읽습니다."),
                fix: isChosen ? Self.fixOfChosen : Self.fix, inViews: Self.fixWhereSet)
        case .picture(let isRemote):
            Phrasing(
                message: Bilingual(
                    en: """
                        VoiceOver says only “image” for this \
                        \(isRemote ? "image from the network" : "image that code hands over"); what it shows is not in \
                        the code.
                        """,
                    ko: """
                        \(isRemote ? "네트워크에서 불러오는" : "코드가 넘겨주는") 이 이미지를 VoiceOver는 “이미지”라고만 읽습니다. 무엇이 보이는지는 코드에서 알 수 \
                        없습니다.
                        """),
                fix: Self.fix, inViews: Self.fixWhereSet)
        }
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        guard case .asset(let name?, _) = signal else { return phrase(signal) }
        return phrase(signal).completed(by: viewFix).saying(
            Bilingual(
                en: "VoiceOver reads “\(name)”, the name of the file, for an image in \(places) places.",
                ko: "VoiceOver가 \(places)곳에서 이미지를 파일 이름인 “\(name)”(으)로 읽습니다."))
    }

    private static let fixOfChosen = Wording(
        en: """
            Which of several images is shown depends on what the app knows: say with \(.accessibilityLabel()) what it \
            tells in each case, or leave it out with \(.accessibilityHidden) where the words beside it say the same.
            """,
        ko: """
            어느 이미지가 보이는지는 앱의 데이터에 따라 달라집니다. 경우마다 이미지가 전하는 내용을 \(.accessibilityLabel())로 알려 주고, 옆의 글자가 같은 내용을 \
            말한다면 \(.accessibilityHidden)로 제외하세요.
            """)

    // Words in an interface file would be the same for whatever is shown.
    private static let fixWhereSet = Wording(
        en: """
            In code, where the image is set, say with \(.accessibilityLabel()) what it tells; if it is decoration, \
            \(set: .isAccessibilityElement(false)).
            """,
        ko: """
            코드에서 이미지를 지정하는 곳에서 \(.accessibilityLabel())로 이미지가 전하는 내용을 알려 주세요. 장식이라면 \
            \(as: .isAccessibilityElement(false)) 설정하세요.
            """)

    private static let fix = Wording(
        en: """
            Say with \(.accessibilityLabel()) what the image tells, or leave it out with \(.accessibilityHidden) if it \
            is decoration.
            """,
        ko: "이미지가 전하는 내용을 \(.accessibilityLabel())로 알려 주세요. 장식이라면 \(.accessibilityHidden)로 제외하세요.")
}

extension NameEvidence {
    /// Whether it is a picture that only its file names, or nothing.
    fileprivate var isUndescribed: Bool {
        switch self {
        case .asset, .picture: true
        case .words, .unreadable, .emptyLabel, .emptyTitle, .symbol, .nothing: false
        }
    }
}
