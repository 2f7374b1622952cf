import HandrailModel
import HandrailSemantics
import HandrailSource

/// Text that is as small in a capture with very large text as in one with the default size.
struct TextDidNotGrow: ProjectRule {
    static let info = RuleInfo(
        id: "text-did-not-grow",
        title: Bilingual(en: "Text that did not grow from one capture to another", ko: "캡처에서 커지지 않은 텍스트"),
        reason: Bilingual(
            en: "People who set their text size three times as large cannot read what stays as it was.",
            ko: "텍스트를 세 배로 키워 쓰는 사람은 커지지 않은 글자를 읽을 수 없습니다."),
        impact: .serious, guidelines: ["accessibility.dynamic-type", "typography.text-styles"],
        criteria: ["WCAG 2.2 1.4.4"], needsOfCaptures: [.role, .frame], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review, capture([("text", "↓", 20)]), in: "Tides-AX5.json",
            files: ["Tides.json": capture([("text", "", 20)])]),
        RuleExample(
            .review, capture([("heading", "↓", 24), ("text", "", 70)]), in: "Tides-dark-AX4.json",
            files: ["Tides-dark-default.json": capture([("heading", "", 24), ("text", "", 20)])]),
        RuleExample(
            .silent, capture([("text", "", 70)]), in: "Tides-AX5.json",
            files: ["Tides.json": capture([("text", "", 20)])]),
        RuleExample(
            .silent, capture([("button", "", 20)]), in: "Tides-AX5.json",
            files: ["Tides.json": capture([("button", "", 20)])]),
        RuleExample(
            .silent, capture([("text", "", 20)]), in: "Tides-AX5.json",
            files: ["Moon.json": capture([("text", "", 20)])]),
        RuleExample(
            .nearMiss("there is room for large text in it, and nothing says whether it is used"),
            capture([("text", "", 90)]), in: "Tides-AX5.json", files: ["Tides.json": capture([("text", "", 90)])]),
    ]

    /// A capture of texts below each other, each with what stands before it and its height.
    private static func capture(_ elements: [(role: String, mark: String, height: Int)]) -> String {
        let inside = elements.enumerated().map { number, element in
            """
                \(element.mark){"role": "\(element.role)", "label": "Tides of week \(number)", "frame":
                  {"x": 20, "y": \(100 + number * 100), "width": 350, "height": \(element.height)}}
            """
        }
        return """
            {"schema": "handrail.capture/1", "screens": [{"elements": [
              {"role": "application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
            \(inside.joined(separator: ",\n"))
              ]}]}]}
            """
    }

    /// What stayed as it was.
    struct Signal: Hashable, Sendable {
        /// The first of the texts.
        let text: String
        /// How many there are.
        let count: Int
        /// The text size in which they should be larger.
        let size: ContentSize
        /// The height of the first, in points.
        let height: Int
    }

    func examine(_ screens: [PerceivedTree], _ answers: inout Answers<Signal>) {
        let named = screens.indices.compactMap { index in
            screens[index].screen.capture?.variant.series.map { (name: $0, index: index) }
        }
        let series = Dictionary(grouping: named, by: \.name).mapValues { $0.map(\.index) }
        for (_, members) in series.sorted(by: { $0.key < $1.key }) {
            for large in members {
                guard let own = screens[large].screen.capture, let size = own.variant.contentSize, size >= Self.least,
                    let other = members.first(where: { Self.isDefault(screens[$0].screen.capture, of: own) })
                else { continue }
                compare(screens[large], large, own, size, with: screens[other], &answers)
            }
        }
    }

    /// From this size on the smallest style of the system takes more than `mostHeight`.
    private static let least = ContentSize.accessibility3
    /// Points. The smallest style of the system has 29 points from `least` on, whose lines are 35 points high.
    /// Source: the human interface guidelines, "Typography", specifications of larger accessibility type sizes.
    private static let mostHeight = 30.0

    /// Whether a capture is of the same screen at the default text size, and differs in nothing else that is known.
    private static func isDefault(_ capture: ScreenCapture?, of large: ScreenCapture) -> Bool {
        guard let variant = capture?.variant, variant.contentSize ?? .large == .large,
            variant.language == large.variant.language
        else { return false }
        guard let first = variant.isDark, let second = large.variant.isDark else { return true }
        return first == second
    }

    private func compare(
        _ large: PerceivedTree, _ index: Int, _ capture: ScreenCapture, _ size: ContentSize,
        with other: PerceivedTree, _ answers: inout Answers<Signal>
    ) {
        let known = Dictionary(
            Self.texts(on: other).map { ($0.words, $0.frame) }, uniquingKeysWith: { first, _ in first })
        let tolerance = capture.tolerance + 0.5
        let stayed = Self.texts(on: large).filter { text in
            guard let before = known[text.words], text.frame.height <= Self.mostHeight else { return false }
            return abs(text.frame.height - before.height) <= tolerance
                && abs(text.frame.width - before.width) <= tolerance
        }
        guard let first = stayed.first else { return answers.pass() }
        answers.review(
            Signal(
                text: first.words, count: stayed.count, size: size,
                height: Int(clamping: first.frame.height.rounded())),
            on: first.element, certainty: .likely, screen: index,
            related: stayed.dropFirst().prefix(8).map {
                RelatedPlace(place: $0.element.place, why: Bilingual(en: "stayed as it was, too", ko: "함께 커지지 않은 텍스트"))
            })
    }

    private struct Text {
        let words: String
        let frame: ViewFrame
        let element: ElementView
    }

    /// The texts of a capture that the system does not size.
    private static func texts(on screen: PerceivedTree) -> [Text] {
        guard let capture = screen.screen.capture else { return [] }
        let tree = screen.screen.tree
        return tree.elements.indices.compactMap { index in
            guard tree.elements[index].kind == .text, !capture.sizedBySystem.contains(index),
                case .words(let words) = tree[index].content, let text = words.value?.text, !text.isEmpty,
                let frame = frame(of: tree[index])
            else { return nil }
            return Text(words: text, frame: frame, element: tree[index])
        }
    }

    private static func frame(of element: ElementView) -> ViewFrame? {
        element.attributes.lazy.compactMap { use -> ViewFrame? in
            if case .layout(.placed(let frame)) = use.attribute { frame } else { nil }
        }.first
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let others = signal.count - 1
        let and = others > 0
            ? Bilingual(en: " and \(others) more", ko: " 외 \(others)개") : Bilingual(en: "", ko: "")
        return Phrasing(
            message: Bilingual(
                en: """
                    At the text size \(signal.size.shortName) “\(signal.text)”\(and.en) takes up no more room than at \
                    the default size, \(signal.height) points in height: it did not grow, or it is cut off.
                    """,
                ko: """
                    텍스트 크기 \(signal.size.shortName)에서 “\(signal.text)”\(and.ko)의 영역이 기본 크기일 때와 같은 높이 \
                    \(signal.height) pt입니다. 커지지 않았거나 잘린 텍스트입니다.
                    """),
            fix: Wording(
                en: """
                    Use a text style, or scale the font with UIFontMetrics and set adjustsFontForContentSizeCategory, \
                    and let the height of what is around it grow.
                    """,
                ko: """
                    텍스트 스타일을 쓰거나 UIFontMetrics로 글꼴 크기를 조절하고 adjustsFontForContentSizeCategory를 켜세요. 주위 요소의 높이도 함께 \
                    늘어나게 하세요.
                    """))
    }
}
