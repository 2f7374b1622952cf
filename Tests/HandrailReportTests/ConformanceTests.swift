import Foundation
import HandrailModel
import HandrailReport
import HandrailReporting
import HandrailTestSupport
import Testing

/// The draft of a conformance table says no more than was examined.
@Suite("The draft of a conformance table") struct ConformanceTests {
    private static let rules = [
        RuleDescription(
            id: "unnamed-control", title: Bilingual(en: "Control without a name", ko: "이름 없는 컨트롤"),
            rationale: Bilingual(en: "", ko: ""), guidelines: [], criteria: ["WCAG 2.2 4.1.2"], impact: .serious),
        RuleDescription(
            id: "orientation-forced", title: Bilingual(en: "Forced orientation", ko: "고정된 화면 방향"),
            rationale: Bilingual(en: "", ko: ""), guidelines: [], criteria: ["WCAG 2.2 1.3.4"], impact: .moderate),
    ]

    /// An audit in which two rules said something so many times.
    private static func audit(
        names: (wrong: Int, good: Int) = (0, 0), turns: (reviews: Int, good: Int, untold: Int) = (0, 1, 0),
        silenced: Int = 0, troubled: Int = 0
    ) -> Audit {
        let reason = Bilingual(en: "it is set at run time", ko: "실행 중에 정해집니다")
        return Audit(
            root: "/app", files: [], findings: [], screens: [],
            tallies: [
                RuleTally(
                    rule: "orientation-forced", violations: 0, reviews: turns.reviews,
                    cannotTell: turns.untold > 0 ? [reason: turns.untold] : [:], passes: turns.good,
                    suppressed: silenced),
                RuleTally(
                    rule: "unnamed-control", violations: names.wrong, reviews: 0, cannotTell: [:],
                    passes: names.good, suppressed: 0),
            ],
            notes: [],
            coverage: Coverage(
                files: 3, interfaceFiles: 0, bytes: 100, troubledFiles: troubled, targets: 1, screens: 1, elements: 9))
    }

    private static func row(
        _ number: String, of audit: Audit, _ standard: ConformanceStandard = .wcag22,
        _ language: ReportLanguage = .english
    ) -> String {
        let options = ReportOptions(language: language, toolVersion: "1.0", rules: rules)
        return ConformanceMarkdown(standard, options).text(of: audit).split(separator: "\n").map(String.init)
            .first { $0.hasPrefix("| \(number) ") } ?? ""
    }

    @Test(
        "violations decide between partly and not at all by how much is in order",
        arguments: [(1, 9, "Partially supports"), (5, 5, "Does not support"), (3, 0, "Does not support")])
    func violations(wrong: Int, good: Int, verdict: String) {
        let row = Self.row("4.1.2", of: Self.audit(names: (wrong, good)))
        #expect(row.contains("| \(verdict) |"), "\(row)")
        #expect(row.contains("`unnamed-control`: \(wrong + good) places looked at: \(wrong) wrong"), "\(row)")
        #expect(row.contains("Use each control with VoiceOver"))
    }

    @Test("without violations most criteria are not evaluated, however much is in order")
    func nothingWrong() {
        let row = Self.row("4.1.2", of: Self.audit(names: (0, 500)))
        #expect(row.contains("| Not evaluated |") && row.contains("500 in order"), "\(row)")
    }

    @Test("a criterion that a rule decides in full is supported, and only where nothing is left open")
    func full() {
        #expect(Self.row("1.3.4", of: Self.audit()).contains("| Supports |"))
        let open = [
            Self.audit(turns: (1, 1, 0)), Self.audit(turns: (0, 1, 1)), Self.audit(turns: (0, 0, 0)),
            Self.audit(silenced: 1), Self.audit(troubled: 1),
        ]
        for audit in open { #expect(Self.row("1.3.4", of: audit).contains("| Not evaluated |")) }
    }

    @Test("what no rule looks at says so, and what a person does")
    func unruled() {
        let row = Self.row("1.2.2", of: Self.audit())
        #expect(row.contains("| Not evaluated | No rule looks at it. | Play each video with captions on"), "\(row)")
    }

    @Test(
        "other standards lead to the same evidence, in both languages",
        arguments: [
            (ConformanceStandard.en301549, "11.4.1.2.1"), (.ksx3253, "item-40"), (.section508, "4.1.2"),
        ])
    func standards(standard: ConformanceStandard, number: String) {
        let audit = Self.audit(names: (1, 9))
        #expect(Self.row(number, of: audit, standard).contains("| Partially supports |"), "\(number)")
        #expect(Self.row(number, of: audit, standard, .korean).contains("| 부분 지원 |"))
    }

    @Test("what does not bind apps, and what later versions added, is in no table of Section 508")
    func section508() {
        for number in ["2.4.1", "2.4.5", "3.2.3", "3.2.4", "1.3.4", "2.5.8", "4.1.1"] {
            #expect(Self.row(number, of: Self.audit(), .section508).isEmpty, "\(number)")
        }
    }

    @Test("it calls itself a draft first, and says what was not examined")
    func head() {
        let options = ReportOptions(toolVersion: "1.0", rules: Self.rules)
        let text = ConformanceMarkdown(.wcag22, options).text(of: Self.audit(troubled: 2))
        #expect(text.contains("This is a draft that a program wrote."))
        #expect(text.contains("Not examined: 2 files that could not be read in full"))
        #expect(text.contains("- Not evaluated: 86"), "\(text.prefix(2000))")
    }

    @Test("as HTML it runs nothing, loads nothing and escapes what it quotes")
    func html() {
        let options = ReportOptions(language: .korean, toolVersion: "1.0", rules: Self.rules)
        let text = ConformancePage(.ksx3253, options).text(of: Self.audit(names: (1, 9)))
        #expect(text.hasPrefix("<!doctype html>\n<html lang=\"ko\">"))
        #expect(text.contains("default-src 'none'; style-src 'sha256-") && !text.contains("<script"))
        #expect(text.contains("<th scope=\"row\">item-40 사용자 인터페이스 컴포넌트</th>"))
    }
}
