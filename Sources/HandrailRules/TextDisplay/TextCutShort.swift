import HandrailModel
import HandrailSemantics

/// Text that a capture shows cut off: with an ellipsis that another capture of the screen has not, or beyond the edge.
struct TextCutShort: ProjectRule {
    static let info = RuleInfo(
        id: "text-cut-short",
        title: Bilingual(en: "Text that is cut short", ko: "잘린 텍스트"),
        reason: Bilingual(
            en: "People who enlarge text, or read another language, get less of it than others.",
            ko: "텍스트를 키우거나 다른 언어로 읽는 사람은 내용의 일부를 볼 수 없습니다."),
        impact: .serious, guidelines: ["accessibility.text-truncation"], criteria: ["WCAG 2.2 1.4.4"],
        needsOfCaptures: [.role, .frame], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review, RuleExample.capture("↓text 20 100 350 70 High water at…"), in: "Tides-AX5.json",
            files: ["Tides.json": RuleExample.capture("text 20 100 350 20 High water at noon")]),
        RuleExample(
            .review, RuleExample.capture("↓text 20 100 400 70 High water at noon"), in: "Tides.json"),
        RuleExample(.silent, RuleExample.capture("text 20 100 350 20 Loading…"), in: "Tides.json"),
        RuleExample(
            .silent, RuleExample.capture("text 20 100 350 70 Loading…"), in: "Tides-AX5.json",
            files: ["Tides.json": RuleExample.capture("text 20 100 350 20 Loading…")]),
        RuleExample(
            .silent, RuleExample.capture("text 400 100 350 70 The next page"), in: "Tides.json"),
        RuleExample(
            .nearMiss("what scrolls can be brought onto the screen"),
            RuleExample.capture("scrollView 0 80 390 100\n  text 20 100 400 70 High water at noon"), in: "Tides.json"),
    ]

    /// How it is known.
    enum Signal: Hashable, Sendable {
        /// It ends in an ellipsis that is not there with another setting.
        case ellipsis(text: String, setting: Bilingual)
        /// So many points of it lie beyond an edge of the screen.
        case beyondEdge(text: String, points: Double)
    }

    func examine(_ screens: [PerceivedTree], _ answers: inout Answers<Signal>) {
        let series = CapturedSeries.all(in: screens.map(\.screen))
        for pair in series where pair.isSameLanguage {
            let whole = Self.texts(on: screens[pair.plain].screen)
            for text in Self.texts(on: screens[pair.other].screen) {
                guard let shown = text.label, let start = Self.start(of: shown),
                    !whole.contains(where: { $0.label == shown }),
                    whole.contains(where: { $0.label.map { $0.hasPrefix(start) && $0.count > start.count } ?? false })
                else { continue }
                answers.review(
                    .ellipsis(text: shown, setting: pair.setting), on: text.element, certainty: .likely,
                    screen: pair.other)
            }
        }
        for (number, screen) in screens.enumerated() {
            guard let capture = screen.screen.capture, let bounds = capture.bounds else { continue }
            for text in Self.texts(on: screen.screen) where !text.isScrolled {
                let beyond = max(bounds.x - text.frame.x, text.frame.right - bounds.right)
                guard bounds.overlaps(text.frame), beyond > Self.leastBeyond + capture.tolerance else {
                    answers.pass()
                    continue
                }
                answers.review(
                    .beyondEdge(text: text.label ?? "", points: beyond), on: text.element, certainty: .possible,
                    screen: number)
            }
        }
    }

    /// Points. Frames of text are a little wider than its letters.
    private static let leastBeyond = 6.0

    private static func texts(on screen: Screen) -> [CapturedPart] {
        CapturedPart.all(on: screen).filter { $0.isText && !$0.isOfSystem }
    }

    /// What stands before an ellipsis at the end; `nil` where there is none, or too little before it.
    private static func start(of text: String) -> String? {
        let ending = ["…", "..."].first(where: text.hasSuffix)
        guard let ending else { return nil }
        let start = text.dropLast(ending.count).drop(while: \.isWhitespace)
        return start.count > 2 ? String(start) : nil
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let fix = Wording(
            en: "Let the text wrap: no limit of lines, no fixed width or height around it.",
            ko: "텍스트가 여러 줄로 줄바꿈되게 하세요. 줄 수를 제한하지 말고, 주위의 너비나 높이를 고정하지 마세요.")
        switch signal {
        case .ellipsis(let text, let setting):
            return Phrasing(
                message: Bilingual(
                    en: """
                        With \(setting.en) this text ends after “\(text)”; the other capture of the screen has all \
                        of it.
                        """,
                    ko: "다음 설정에서 텍스트가 “\(text)”까지만 보입니다: \(setting.ko). 같은 화면의 다른 캡처에는 전체가 있습니다."),
                fix: fix)
        case .beyondEdge(let text, let points):
            return Phrasing(
                message: Bilingual(
                    en: "\(points.points) points of “\(text)” lie beyond the edge of the screen.",
                    ko: "“\(text)”이(가) 화면 가장자리를 \(points.points) pt 넘어갑니다."),
                fix: fix)
        }
    }
}
