import HandrailModel
import HandrailReporting
import HandrailStandards

/// The rules and guidelines of a page by their positions.
struct PageRules {
    /// The rules, sorted by id.
    let rules: [RuleDescription]
    private let positions: [String: Int]
    private static let guidelines = Dictionary(
        GuidelineCatalog.all.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })

    /// The rules that a report is told of.
    init(_ options: ReportOptions) {
        rules = options.rules
        positions = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The position of a rule; `nil` for one that nobody told of.
    func position(of rule: String) -> Int? { positions[rule] }

    /// The positions of the rules that answer for a guideline.
    func positions(for guideline: Guideline) -> [Int] {
        rules.indices.filter { rules[$0].guidelines.contains(guideline.id) }
    }

    /// The positions of guidelines in the catalog; those that it does not have are left out.
    static func positions(ofGuidelines ids: [String]) -> JSONValue {
        .array(ids.compactMap { guidelines[$0] }.map { .integer($0) })
    }

    /// Id, title and reason of each.
    func json(_ texts: inout PageTexts) -> JSONValue {
        .array(rules.map { .array([.string($0.id), texts.number($0.title), texts.number($0.rationale)]) })
    }
}
