import HandrailModel
import HandrailSemantics
import HandrailSource

/// Text in a weight whose strokes are hard to see.
struct ThinFontWeight: ElementRule {
    static let info = RuleInfo(
        id: "thin-font-weight",
        title: Bilingual(en: "Thin font weight", ko: "가는 글자 굵기"),
        reason: Bilingual(
            en: "Hairline strokes disappear for people with low vision, in glare, and on a translucent background.",
            ko: "머리카락처럼 가는 획은 저시력 사용자에게, 밝은 빛 아래에서, 반투명한 배경에서 사라집니다."),
        impact: .moderate, guidelines: ["accessibility.font-weight"], criteria: [],
        options: [displaySize], examples: examples)

    /// From this size on strokes are thick enough.
    private static let displaySize = RuleOption(
        "display-size", .number(14...200, standard: 34),
        Bilingual(
            en: "Size in points from which on light strokes are thick enough.",
            ko: "글자 크기가 이 pt 값 이상이면 가는 획도 충분히 굵다고 봅니다."))

    /// What the project decided.
    var options = RuleOptions.standard

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Text("Partly cloudy")
                .↓fontWeight(.thin)
            """),
        RuleExample(
            .violation,
            """
            Text("Partly cloudy")
                .↓font(.system(.body, weight: .ultraLight))
            """),
        RuleExample(
            .review,
            """
            Text("Partly cloudy")
                .↓font(.callout.weight(.light))
            """),
        RuleExample(
            .review,
            """
            Text("Partly cloudy")
                .↓font(.custom("Lato-Light", size: 15))
            """),
        RuleExample(
            .silent,
            """
            Text("Partly cloudy")
                .font(.body)
                .fontWeight(.medium)
            """),
        RuleExample(
            .silent,
            """
            Image(systemName: "cloud.sun")
                .accessibilityLabel("Partly cloudy")
                .fontWeight(.thin)
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Partly cloudy")
                    .fontWeight(.regular)
            }
            .fontWeight(.thin)
            """),
        RuleExample(
            .nearMiss("light strokes are thick enough at this size"),
            """
            Text(temperature)
                .font(.largeTitle.weight(.light))
            """),
        RuleExample(
            .nearMiss("the thinnest strokes of six large digits are as thick as those of body text"),
            """
            Text("042 117")
                .font(.system(size: 60, weight: .thin))
            """),
        RuleExample(
            .nearMiss("at this size even the thinnest strokes are thick enough"),
            """
            final class ClockController: UIViewController {
                private let time = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    time.text = "12:45"
                    time.font = .systemFont(ofSize: 72, weight: .ultraLight)
                    view.addSubview(time)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            <label text="Terms of carriage" id="l1">
            ↓<fontDescription key="fontDescription" type="system" weight="ultraLight" pointSize="15"/>
            </label>
            """),
        RuleExample(
            .violation,
            """
            final class TrailController: UIViewController {
                private let terms = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    terms.text = NSLocalizedString("Terms of carriage", comment: "")
                    ↓terms.font = .systemFont(ofSize: 15, weight: .ultraLight)
                    view.addSubview(terms)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            <label text="Terms of carriage" id="l1">
            <fontDescription key="fontDescription" type="system" weight="medium" pointSize="15"/>
            </label>
            """),
    ]

    /// Anything a weight can be set on.
    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.text(.font), .text(.fontWeight)]

    /// The weight.
    struct Signal: Hashable, Sendable {
        let weight: FontWeight
        /// The size in points at the default text size, where it is known.
        let points: Double?
        /// Whether the font is chosen by the name of its face.
        let isFace: Bool
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard let (weight, place) = use.thinWeight else { continue }
            let texts = AffectedTexts.texts(from: element) { $0.setsWeight }.filter(\.isReadable)
            guard !texts.isEmpty else { return }
            let platform = screen.screen.platforms(of: element).first?.platform ?? .iOS
            let sizes = texts.map { ResolvedText($0).resolved?.size(on: platform) }
            let smallest = sizes.compactMap(\.self).min()
            let signal = Signal(weight: weight, points: smallest, isFace: use.choosesFace)
            if let smallest, smallest >= options.number(Self.displaySize) {
                return answers.pass()
            }
            let cause = SharedCause.scene(of: element, at: place, on: screen.screen)
            if weight == .light || smallest == nil {
                answers.review(signal, on: element, at: place, impact: .minor, cause: cause)
            } else {
                answers.violation(signal, on: element, at: place, cause: cause)
            }
            return
        }
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    \(places) texts of this scene have light weights such as .\(signal.weight.rawValue): their strokes \
                    are hard to see.
                    """,
                ko: "이 씬의 텍스트 \(places)개는 .\(signal.weight.rawValue)처럼 가는 굵기를 써서 획을 알아보기 어렵습니다."),
            fix: phrase(signal).fix,
            inInterfaceFiles: Wording(
                en: """
                    Choose “Regular” or a heavier style as the font of each in the Attributes inspector, and show rank \
                    by size or color instead.
                    """,
                ko: "Attributes inspector에서 각 텍스트의 서체 굵기를 “Regular” 이상으로 고르고, 중요도는 크기나 색상으로 나타내세요."))
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let points = signal.points?.inPoints
        return Phrasing(
            message: Bilingual(
                en: """
                    This text has the weight .\(signal.weight.rawValue)\(points.map { " at \($0) pt" } ?? ""): its \
                    strokes are hard to see.
                    """,
                ko: "이 텍스트는 \(points.map { "\($0) pt에서 " } ?? "")굵기로 .\(signal.weight.rawValue)을(를) 써서 획을 알아보기 어렵습니다."),
            fix: signal.isFace
                ? Wording(
                    en: "Use the regular face of this font or a heavier one, and show rank by size or color instead.",
                    ko: "이 서체의 Regular 이상인 글꼴을 사용하고, 중요도는 크기나 색상으로 나타내세요.")
                : Wording(
                    en: "Use .regular or heavier, and show rank by size or color instead.",
                    ko: ".regular 이상의 굵기를 사용하고, 중요도는 크기나 색상으로 나타내세요."),
            inInterfaceFiles: Wording(
                en: """
                    Choose “Regular” or a heavier style of the font in the Attributes inspector, and show rank by size \
                    or color instead.
                    """,
                ko: "Attributes inspector에서 서체의 굵기를 “Regular” 이상으로 고르고, 중요도는 크기나 색상으로 나타내세요."))
    }
}

extension AttributeUse {
    /// Whether the name of a face decides the weight.
    fileprivate var choosesFace: Bool {
        guard case .text(.font(let font)) = attribute else { return false }
        return font.weight.value == nil && font.family.value != nil
    }

    /// The thin weight that it sets in every case, with the place to mend it.
    fileprivate var thinWeight: (FontWeight, SourcePlace)? {
        guard condition == nil else { return nil }
        switch attribute {
        case .text(.fontWeight(let fact)):
            guard let weight = fact.value.flatMap(FontWeight.init(rawValue:)), weight < .regular else { return nil }
            return (weight, place)
        case .text(.font(let font)):
            let weight = font.weight.value.flatMap(FontWeight.init(rawValue:))
                ?? font.family.value.flatMap(FontWeight.init(faceName:))
            guard let weight, weight < .regular else { return nil }
            guard let made = font.place, made.file != place.file || !place.range.contains(made.range) else {
                return (weight, place)
            }
            return (weight, made)
        default: return nil
        }
    }
}

extension Attribute {
    /// Whether it decides the weight of the text inside.
    fileprivate var setsWeight: Bool {
        switch self {
        case .text(.fontWeight), .text(.bold): true
        case .text(.font(let font)): !font.weight.isAbsent || !font.family.isAbsent
        default: false
        }
    }
}
