import HandrailModel
import HandrailSource

/// The same words heard twice in a row: in one element, or from a picture and the text below it.
struct SaidTwice: StopRule {
    static let info = RuleInfo(
        id: "said-twice",
        title: Bilingual(en: "Same words heard twice", ko: "같은 말을 두 번 듣게 됩니다"),
        reason: Bilingual(
            en: """
                What the eye takes in at once is heard word by word; a repetition costs time and sounds like two \
                different things.
                """,
            ko: "눈으로는 한 번에 보이는 내용도 귀로는 한 마디씩 들어야 합니다. 되풀이되는 말은 시간을 빼앗고 서로 다른 두 가지처럼 들립니다."),
        impact: .minor, guidelines: ["accessibility.element-labels"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            Slider(value: $volume)
                .accessibilityLabel("Volume")
                .↓accessibilityValue("Volume")
            """),
        RuleExample(
            .review,
            """
            Slider(value: $volume)
                .accessibilityLabel("Volume")
                .↓accessibilityValue("Volume \\(percent) %")
            """),
        RuleExample(
            .review,
            """
            VStack {
                ↓Image("lighthouse-photo")
                    .accessibilityLabel("Lighthouse")
                Text("Lighthouse")
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                ↓Button { share() } label: { Image(systemName: "square.and.arrow.up") }
                    .accessibilityLabel("Share")
                Text("Share")
            }
            """),
        RuleExample(
            .silent,
            """
            Slider(value: $volume)
                .accessibilityLabel("Volume")
                .accessibilityValue("\\(percent) %")
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Image("lighthouse-photo")
                    .accessibilityLabel("Lighthouse at dusk")
                Text("Lighthouse")
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Button { share() } label: { Image(systemName: "square.and.arrow.up") }
                    .accessibilityLabel("Share")
                Text("Share")
                    .accessibilityHidden(true)
            }
            """),
        RuleExample(
            .silent,
            """
            Section("Name") {
                TextField("Name", text: $name)
            }
            """),
        RuleExample(
            .nearMiss("the value only begins with the same letters"),
            """
            Picker("Sort", selection: $order) { Text("Sorted by name") }
                .accessibilityValue("Sorted by name")
            """),
        RuleExample(
            .review,
            """
            struct Guide: View {
                let name: String
                let photo: UIImage

                var body: some View {
                    HStack {
                        ↓Image(uiImage: photo)
                            .accessibilityLabel(name)
                        Text(name)
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("the picture is hidden, or says something else"),
            """
            struct Guide: View {
                let name: String
                let place: String
                let photo: UIImage

                var body: some View {
                    VStack {
                        HStack {
                            Image(uiImage: photo)
                                .accessibilityLabel(name)
                                .accessibilityHidden(true)
                            Text(name)
                        }
                        HStack {
                            Image(uiImage: photo)
                                .accessibilityLabel(place)
                            Text(name)
                        }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class GuideCell: UITableViewCell {
                private let photo = UIImageView()
                private let title = UILabel()

                func show(_ guide: Guide) {
                    contentView.addSubview(photo)
                    contentView.addSubview(title)
                    photo.isAccessibilityElement = true
                    ↓photo.accessibilityLabel = guide.name
                    title.text = guide.name
                }
            }

            struct Guide {
                let name: String
            }
            """),
        RuleExample(
            .review,
            """
            final class VolumeController: UIViewController {
                private let volume = UISlider()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    volume.accessibilityLabel = NSLocalizedString("Volume", comment: "")
                    ↓volume.accessibilityValue = NSLocalizedString("Volume", comment: "")
                    view.addSubview(volume)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class VolumeController: UIViewController {
                private let volume = UISlider()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    volume.accessibilityLabel = NSLocalizedString("Volume", comment: "")
                    volume.accessibilityValue = NSLocalizedString("Half", comment: "")
                    view.addSubview(volume)
                }
            }
            """),
    ]

    /// Anything may be told twice.
    let kinds: Set<ElementKind>? = nil

    /// What is said twice.
    enum Signal: Hashable, Sendable {
        /// The value says the name again.
        case value(name: String, value: String)
        /// A picture, or a control that shows only a picture, says what the text beside it says.
        case caption(String, isControl: Bool)
        /// A picture says what a text beside it shows, whatever that is.
        case sameSource
        /// Of a picture and a text in one element, both say the same, whatever that is.
        case sameSourceInside
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard stop.tree.elements[stop.index].exposure == .element else { return }
        if let twins = TwinWords(in: stop) {
            return answers.review(
                twins.isInside ? .sameSourceInside : .sameSource, on: twins.picture, at: twins.place,
                certainty: .likely,
                related: [
                    RelatedPlace(place: twins.text.place, why: Bilingual(en: "says the same", ko: "같은 말을 합니다")),
                ])
        }
        let value = stop.tree.elements[stop.index].value.value
        // Names are looked at only where something may repeat them.
        guard value != nil || stop.kind.maySpeakForAPicture, let name = stop.chosenName else { return }
        if let value, let use = stop.declared.valueUse {
            guard value.repeats(name.spoken) else { return answers.pass() }
            return answers.review(
                .value(name: name, value: value.display), on: stop.declared, at: use.place, certainty: .likely)
        }
        guard stop.showsOnlyAPicture, let caption = stop.caption(saying: name.spoken) else { return }
        answers.review(
            .caption(name, isControl: stop.declared.isActedOn), on: stop.declared, certainty: .likely,
            related: [
                RelatedPlace(
                    place: caption.declared.place, why: Bilingual(en: "says the same", ko: "같은 말을 합니다")),
            ])
    }

    let viewFix: ViewFix? = .spokenOnce

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .value(let name, let value):
            Phrasing(
                message: Bilingual(
                    en: "VoiceOver says “\(name), \(value)”: the value begins with the label.",
                    ko: "VoiceOver가 말하는 내용은 “\(name), \(value)”입니다. 값이 레이블로 시작합니다."),
                fix: Wording(
                    en: "Leave the name out of \(.accessibilityValue()); it has just been said.",
                    ko: "방금 말한 이름은 \(.accessibilityValue())에서 빼세요."))
        case .sameSource:
            Phrasing(
                message: Bilingual(
                    en: "The label of this picture is what the text beside it shows: it is heard twice.",
                    ko: "이 이미지의 레이블은 옆의 텍스트와 같은 내용입니다. 같은 말을 두 번 듣게 됩니다."),
                fix: Self.decoration)
        case .sameSourceInside:
            Phrasing(
                message: Bilingual(
                    en: """
                        The label of this picture is what a text in the same element shows: VoiceOver says it twice in \
                        a row.
                        """,
                    ko: "이 이미지의 레이블은 같은 요소 안의 텍스트와 같은 내용입니다. VoiceOver가 같은 말을 잇달아 두 번 합니다."),
                fix: Self.decoration)
        case .caption(let name, let isControl):
            Phrasing(
                message: Bilingual(
                    en: "“\(name)” is heard here, and once more from the text beside it.",
                    ko: "여기서 “\(name)”을(를) 듣고, 옆의 텍스트에서 한 번 더 듣습니다."),
                fix: isControl
                    ? Wording(
                        en: "Put the text into the control's label, or hide the text with \(.accessibilityHidden).",
                        ko: "텍스트를 컨트롤의 레이블 안에 넣거나 \(.accessibilityHidden)로 텍스트를 숨기세요.")
                    : Self.decoration)
        }
    }

    private static let decoration = Wording(
        en: "Take the picture for decoration with \(.accessibilityHidden), or say what it shows.",
        ko: "이미지가 장식이라면 \(.accessibilityHidden)로 숨기고, 아니라면 무엇이 보이는지 적으세요.")
}

extension PerceivedView {
    /// The words people chose for its name, where it is just one text that is known.
    fileprivate var chosenName: String? {
        guard element.name.cases.count == 1, let parts = element.name.cases.first?.parts, parts.count == 1,
            parts[0].source == .accessibilityLabel || parts[0].source == .text, let words = parts[0].words.value?.text,
            words.contains(where: \.isLetter)
        else { return nil }
        return words
    }

    /// Whether nothing of it is read with the eyes: a picture, or a control around pictures alone.
    fileprivate var showsOnlyAPicture: Bool {
        switch kind {
        case .image: return true
        case .button, .link, .navigationLink:
            var hasPicture = false
            for inside in declared.descendants {
                switch inside.kind {
                case .text, .label, .opaque, .canvas: return false
                case .image: hasPicture = true
                default: break
                }
            }
            return hasPicture
        default: return false
        }
    }

    /// A plain text directly before or after it, in the same row or column, that says the same.
    fileprivate func caption(saying name: String) -> PerceivedView? {
        for index in [index + 1, index - 1] where tree.elements.indices.contains(index) {
            let other = tree[index]
            guard other.element.exposure == .element, other.element.parent == element.parent, other.kind == .text,
                other.element.traits.isDisjoint(with: [.button, .link, .header]), !other.declared.reactsToTouch,
                let words = other.chosenName, words.spoken == name,
                other.declared.isBeside(declared)
            else { continue }
            return other
        }
        return nil
    }
}

extension ElementKind {
    /// Whether it may be a picture, or a control around one.
    fileprivate var maySpeakForAPicture: Bool {
        switch self {
        case .image, .button, .link, .navigationLink: true
        default: false
        }
    }
}

extension ElementView {
    /// The modifier that sets its value.
    fileprivate var valueUse: AttributeUse? {
        let found = outermost { attribute -> Bool? in
            if case .accessibility(.value) = attribute { true } else { nil }
        }
        return found?.use
    }

    /// Whether both stand directly in one row, column or layers.
    fileprivate func isBeside(_ other: ElementView) -> Bool {
        guard let own = arrangement, let theirs = other.arrangement else { return false }
        return own.index == theirs.index
    }

    private var arrangement: ElementView? {
        var level = parent
        while let current = level {
            if current.kind.isArrangement { return current }
            guard current.kind.isTransparent else { return nil }
            level = current.parent
        }
        return nil
    }
}

extension Words {
    /// Whether they begin with all of a name, and it is the name and not the beginning of a longer word.
    fileprivate func repeats(_ name: String) -> Bool {
        guard !name.isEmpty, case .text(let first)? = pieces.first else { return false }
        let spoken = first.spoken
        return spoken == name || spoken.hasPrefix(name + " ")
    }
}
