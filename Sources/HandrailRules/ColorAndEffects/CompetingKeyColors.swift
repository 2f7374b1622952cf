import HandrailModel
import HandrailSemantics

/// Several colors on one screen for what people can act on.
struct CompetingKeyColors: ScreenRule {
    static let info = RuleInfo(
        id: "competing-key-colors",
        title: Bilingual(en: "Several key colors on one screen", ko: "한 화면에 여러 키 색상"),
        reason: Bilingual(
            en: """
                One color that only stands on what can be tapped shows people where they can act. Where several do, \
                color tells nothing, and each seems to mean something of its own.
                """,
            ko: """
                한 가지 색을 조작할 수 있는 곳에만 쓰면 어디를 탭할 수 있는지 알 수 있습니다. 여러 색을 쓰면 색이 알려 주는 것이 없고, 저마다 다른 \
                뜻이 있는 것처럼 보입니다.
                """),
        impact: .minor, guidelines: ["color.key-color"], criteria: [], options: [most], examples: examples)

    /// One for what acts and one for another kind of action are seen as such.
    private static let most = RuleOption(
        "colors", .number(1...8, standard: 2),
        Bilingual(
            en: "Colors of controls on one screen up to which nothing is said; red is not counted.",
            ko: "한 화면의 컨트롤 색이 이 개수 이하이면 알리지 않습니다. 빨간색은 세지 않습니다."))

    /// What the project decided.
    var options = RuleOptions.standard

    private static func screen(_ expectation: RuleExample.Expectation, _ colors: [String]) -> RuleExample {
        let buttons = colors.enumerated().map { number, color in
            "    Button(\"Berth \(number + 1)\") { open(\(number)) }.\(color)"
        }
        return RuleExample(expectation, "VStack {\n\(buttons.joined(separator: "\n"))\n}")
    }

    private static let examples: [RuleExample] = [
        screen(.review, ["tint(.blue)", "tint(.green)", "↓tint(.orange)"]),
        screen(.review, ["tint(.purple)", "tint(.yellow)", "tint(.red)", "↓tint(.teal)"]),
        screen(.silent, ["tint(.blue)", "tint(.blue)", "tint(.blue)"]),
        screen(.silent, ["tint(.blue)", "tint(.red)", "tint(.gray)"]),
        screen(.silent, ["tint(theme.a)", "tint(theme.b)", "tint(theme.c)"]),
        RuleExample(
            .nearMiss("each row has the color that its data says"),
            """
            List(lines) { line in
                Button(line.name) { open(line) }
                    .tint(line.isFast ? .blue : line.isNight ? .purple : .orange)
            }
            """),
        RuleExample(
            .nearMiss("actions behind a row are told apart by color"),
            """
            List(mails) { mail in
                Text(mail.title)
                    .swipeActions {
                        Button("Archive") { archive(mail) }.tint(.blue)
                        Button("Flag") { flag(mail) }.tint(.orange)
                        Button("Later") { snooze(mail) }.tint(.purple)
                    }
            }
            """),
    ]

    let attributes: Set<AttributeKind>? = [.color(.tint)]

    /// The colors, as they are seen in light appearance.
    struct Signal: Hashable, Sendable {
        /// Their values.
        let colors: [String]
    }

    /// How far two colors lie apart that are seen as two.
    private static let apart = 25.0

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let tree = screen.screen.tree
        let platform = screen.screen.platforms.map(\.platform).min() ?? .iOS
        let resolver = ColorResolver(
            platform: platform, since: screen.screen.platforms.first { $0.platform == platform }?.version)
        var found: [(value: ColorValue, element: ElementView, use: AttributeUse)] = []
        for index in tree.elements.indices where tree.elements[index].attributeKinds.contains(.color(.tint)) {
            let element = tree[index]
            guard element.kind.isControl, !element.hasReasonForColor else { continue }
            for use in element.attributes {
                guard case .color(.tint(let color)) = use.attribute, use.condition == nil,
                    let value = resolver.values(of: color, in: Appearance(isDark: false))?.last, value.isKeyColor,
                    !found.contains(where: { ColorDifference.between($0.value, value) < Self.apart })
                else { continue }
                found.append((value, element, use))
            }
        }
        guard let last = found.last, Double(found.count) > options.number(Self.most) else {
            return answers.pass()
        }
        answers.review(
            Signal(colors: found.map(\.value.hexadecimal)), on: last.element, at: last.use.place,
            related: found.dropLast().map {
                RelatedPlace(place: $0.use.place, why: Bilingual(en: "another color", ko: "다른 색"))
            })
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let colors = signal.colors.joined(separator: ", ")
        return Phrasing(
            message: Bilingual(
                en: "Controls on this screen have \(signal.colors.count) colors: \(colors).",
                ko: "이 화면의 컨트롤 색이 \(signal.colors.count)가지입니다: \(colors)."),
            fix: Wording(
                en: "Keep one accent color for what acts, and show rank by the style of buttons.",
                ko: "조작할 수 있는 것에는 강조 색상 하나만 쓰고, 중요도는 버튼 스타일로 나타내세요."))
    }
}

extension ElementView {
    /// Whether it comes from data, stands behind a row or in a menu, or is one of several by a condition.
    fileprivate var hasReasonForColor: Bool {
        isChosenAmongOthers
            || ([self] + ancestors).contains { level in
                level.kind == .repeated || level.slot == .swipeActions || level.slot == .contextMenu
                    || level.kind == .menu
            }
    }
}

extension ColorValue {
    /// Whether it is a color of its own: neither gray, nor the red of what destroys.
    fileprivate var isKeyColor: Bool {
        let (least, most) = (min(red, green, blue), max(red, green, blue))
        guard alpha >= 0.5, most - least > 0.15 else { return false }
        return !(red == most && green - least < 0.35 && blue - least < 0.35 && red > 0.5)
    }
}
