import HandrailTrials
import Testing

/// What two versions find apart from each other.
@Suite struct ComparisonTests {
    private static func finding(_ rule: String, _ line: Int, _ message: String = "Words.") -> ReportedFinding {
        ReportedFinding(rule: rule, outcome: "review", file: "Pier.swift", line: line, column: 1, message: message)
    }

    @Test func equalFindingsAreNamedNowhere() {
        let both = [Self.finding("empty-name", 1), Self.finding("empty-name", 1)]
        #expect(FindingComparison(app: "Ferry", these: both, others: both).isEmpty)
        let one = FindingComparison(app: "Ferry", these: both, others: [both[0]])
        #expect(one.new == [both[0]] && one.gone == [], "one of two equal findings is new")
    }

    @Test func thePageNamesBothDirections() {
        let comparison = FindingComparison(
            app: "Ferry",
            these: [Self.finding("small-text", 7), Self.finding("empty-name", 2, "Now.")],
            others: [Self.finding("empty-name", 2, "Before."), Self.finding("empty-name", 9)])
        let same = FindingComparison(app: "Raft", these: [], others: [])
        let page = ComparisonPage([comparison, same], missing: [("Kayak", "the other version crashed")])
        #expect(page.total == "1 new, 1 gone, 1 said otherwise")
        #expect(
            page.markdown(this: "new", other: "old") == """
                # Findings of two versions

                This: `new`. The other: `old`.

                1 new, 1 gone, 1 said otherwise.

                - Kayak: not compared, the other version crashed

                | rule | new | gone | said otherwise |
                |---|--:|--:|--:|
                | empty-name | 0 | 1 | 1 |
                | small-text | 1 | 0 | 0 |

                ## Ferry

                ### New (1)

                - **small-text** `Pier.swift:7`: review: Words.

                ### Gone (1)

                - **empty-name** `Pier.swift:9`: review: Words.

                ### Said otherwise (1)

                - **empty-name** `Pier.swift:2`
                  - before: review: Before.
                  - now: review: Now.


                """)
    }
}
