import HandrailModel
import HandrailSemantics

/// Texts, or controls, that lie over each other in a capture.
struct OverlappingElements: ProjectRule {
    static let info = RuleInfo(
        id: "overlapping-elements",
        title: Bilingual(en: "Elements over each other", ko: "서로 겹친 요소"),
        reason: Bilingual(
            en: "Of two texts in one place none can be read, and of two controls one is pressed for the other.",
            ko: "텍스트가 겹치면 어느 것도 읽을 수 없고, 컨트롤이 겹치면 엉뚱한 것을 누르게 됩니다."),
        impact: .serious, guidelines: ["accessibility.large-text-layout", "accessibility.hit-target"],
        criteria: ["WCAG 2.2 1.4.4"], needsOfCaptures: [.role, .frame], examples: examples)

    private static let apart = "text 20 100 200 20 High water\ntext 20 130 200 20 Low water"
    private static let examples: [RuleExample] = [
        RuleExample(
            .review, RuleExample.capture("↓text 20 100 350 60 High water\ntext 20 130 350 60 Low water"),
            in: "Tides-AX5.json", files: ["Tides.json": RuleExample.capture(apart)]),
        RuleExample(
            .review, RuleExample.capture("↓button 20 100 200 60 Berth\nbutton 160 110 200 60 Fees"),
            in: "Tides.json"),
        RuleExample(.silent, RuleExample.capture(apart), in: "Tides.json"),
        RuleExample(
            .silent, RuleExample.capture("text 20 100 200 20 High water\ntext 20 119 200 20 Low water"),
            in: "Tides.json"),
        RuleExample(
            .silent, RuleExample.capture("button 20 100 350 60 Berth\nbutton 320 110 40 40 Favorite"),
            in: "Tides.json"),
        RuleExample(
            .nearMiss("a text on a button is what the button shows"),
            RuleExample.capture("button 20 100 350 60 Berth\ntext 40 90 200 40 Berth 4"), in: "Tides.json"),
    ]

    /// What lies over what.
    struct Signal: Hashable, Sendable {
        let first: NamedElement
        let second: NamedElement
        /// Pairs on the screen.
        let count: Int
        /// The points that both cover, across and down.
        let width: Double
        let height: Double
        /// The setting in which they came to lie so; `nil` where it is not known whether they always do.
        let setting: Bilingual?
    }

    private struct Pair {
        let first: CapturedPart
        let second: CapturedPart
        let area: (width: Double, height: Double)
    }

    func examine(_ screens: [PerceivedTree], _ answers: inout Answers<Signal>) {
        let pairs = CapturedSeries.all(in: screens.map(\.screen)).map { ($0.other, $0) }
        let series = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        for (number, screen) in screens.enumerated() {
            guard let capture = screen.screen.capture else { continue }
            var found = Self.pairs(on: screen.screen, capture)
            var setting: Bilingual?
            if let pair = series[number] {
                let before = Set(Self.pairs(on: screens[pair.plain].screen, capture).map(Self.name))
                let known = Self.names(on: screens[pair.plain].screen)
                // What lay so before is told of the plain capture.
                let fresh = found.filter { pair in
                    !before.contains(Self.name(pair)) && Self.name(pair).allSatisfy(known.contains)
                }
                (found, setting) = (fresh, pair.setting)
            } else if capture.unknown.contains(.visibility), !found.isEmpty {
                answers.cannotTell(
                    en: "the capture does not tell which of two elements in one place can be seen",
                    ko: "같은 자리에 있는 두 요소 중 어느 것이 보이는지 캡처에 없습니다")
                continue
            }
            guard let first = found.first else {
                answers.pass()
                continue
            }
            answers.review(
                Signal(
                    first: NamedElement(captured: first.first.element),
                    second: NamedElement(captured: first.second.element),
                    count: found.count, width: first.area.width, height: first.area.height, setting: setting),
                on: first.first.element, certainty: .likely, screen: number,
                related: [first.second.related(Bilingual(en: "the other one", ko: "겹친 다른 요소"))])
        }
    }

    /// Points that have to be shared in both directions: lines of text stand closer than their frames.
    private static let leastDepth = 4.0
    /// The share of the smaller one that lies in the same place.
    private static let leastShare = 0.2
    /// Beyond so many elements pairs are not looked for.
    private static let mostElements = 1_500

    private static func pairs(on screen: Screen, _ capture: ScreenCapture) -> [Pair] {
        let parts = CapturedPart.all(on: screen).filter { part in
            !part.isOfSystem && (part.isText || part.isControl) && capture.bounds?.overlaps(part.frame) ?? true
        }
        guard parts.count <= mostElements else { return [] }
        var pairs: [Pair] = []
        let sorted = parts.sorted { ($0.frame.y, $0.element.index) < ($1.frame.y, $1.element.index) }
        for (number, first) in sorted.enumerated() {
            for second in sorted.dropFirst(number + 1) {
                if second.frame.y >= first.frame.bottom { break }
                if let area = area(first, second, capture.tolerance) {
                    pairs.append(Pair(first: first, second: second, area: area))
                }
            }
        }
        return pairs
    }

    /// What two elements share that should not; `nil` where they lie apart, or one belongs on the other.
    private static func area(
        _ first: CapturedPart, _ second: CapturedPart, _ tolerance: Double
    ) -> (width: Double, height: Double)? {
        // What scrolls passes below what does not.
        guard first.isText == second.isText, first.isScrolled == second.isScrolled, first.label != second.label
        else { return nil }
        let area = first.frame.shared(with: second.frame)
        guard area.width > leastDepth + tolerance, area.height > leastDepth + tolerance else { return nil }
        let smaller = min(first.frame.width * first.frame.height, second.frame.width * second.frame.height)
        guard area.width * area.height >= smaller * leastShare else { return nil }
        let isNested = first.frame.contains(second.frame, within: 1) || second.frame.contains(first.frame, within: 1)
        return isNested ? nil : area
    }

    private static func name(_ pair: Pair) -> [String] {
        [pair.first, pair.second].map { $0.element.capturedName ?? "" }.sorted()
    }

    private static func names(on screen: Screen) -> Set<String> {
        Set(CapturedPart.all(on: screen).compactMap { $0.element.capturedName })
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let size = "\(signal.width.points) × \(signal.height.points)"
        let setting = signal.setting.map {
            Bilingual(
                en: " They do not without \($0.en).", ko: " 다음 설정이 아닐 때는 겹치지 않습니다: \($0.ko)")
        } ?? Bilingual(en: "", ko: "")
        let more = signal.count > 1
            ? Bilingual(
                en: " \(signal.count) pairs of this screen lie so.", ko: " 이 화면에서 \(signal.count)쌍이 이렇게 겹칩니다.")
            : Bilingual(en: "", ko: "")
        return Phrasing(
            message: Bilingual(
                en: """
                    The \(signal.first.en) and the \(signal.second.en) share \(size) points of the screen.\(setting.en)\
                    \(more.en)
                    """,
                ko: """
                    \(signal.first.ko)과(와) \(signal.second.ko)이(가) 화면에서 \(size) pt만큼 겹칩니다.\(setting.ko)\(more.ko)
                    """),
            fix: Wording(
                en: "Let the layout push them apart instead of placing them at fixed points, and let it scroll.",
                ko: "고정된 위치에 두지 말고 레이아웃이 서로 밀어내게 하세요. 자리가 모자라면 스크롤되게 하세요."))
    }
}
