import HandrailModel
import HandrailReporting
import HandrailSource

/// The findings, the worst first, each with its place, its code and where people meet it.
struct PageFindings {
    private let audit: Audit
    private let trees: PageTrees
    private let rules: PageRules

    /// The findings of an audit.
    init(_ audit: Audit, _ trees: PageTrees, _ rules: PageRules) {
        self.audit = audit
        self.trees = trees
        self.rules = rules
    }

    /// All of them.
    func json(_ texts: inout PageTexts) -> JSONValue {
        var drawn: [Int: [Int: Int]] = [:]
        return .array(audit.positionsWorstFirst.compactMap { json(audit.findings[$0], &texts, &drawn) })
    }

    private func json(
        _ finding: Finding, _ texts: inout PageTexts, _ drawn: inout [Int: [Int: Int]]
    ) -> JSONValue? {
        guard audit.files.indices.contains(Int(finding.place.file.value)) else { return nil }
        return .object([
            "rule": rules.position(of: finding.rule).map { .integer($0) } ?? .string(finding.rule),
            "review": .boolean(finding.outcome == .review),
            "impact": .integer(Impact.allCases.firstIndex(of: finding.impact) ?? 0),
            "certainty": .integer(Certainty.allCases.firstIndex(of: finding.certainty) ?? 0),
            "setting": texts.number(finding.setting?.description),
            "place": texts.place(finding.place, in: audit),
            "message": texts.number(finding.message), "fix": texts.number(finding.fix),
            "guidelines": PageRules.positions(ofGuidelines: finding.guidelines),
            "criteria": .strings(finding.criteria),
            "related": .array(
                finding.related.map { .array([texts.place($0.place, in: audit), texts.number($0.why)]) }),
            "met": .array(
                trees.met(finding).map { met in
                    let spot = met.declared.flatMap { row(of: $0, on: met.screen, &drawn) }
                    return .array([met.screen, met.element, spot].compactMap(\.self).map { .integer($0) })
                }),
            "code": code(around: finding.place, &texts),
        ])
    }

    /// The row of a drawing that shows an element where no stop does, as in a group that is closed at first: its own,
    /// else that of the first thing in it, else of what is around it.
    ///
    /// - Parameter drawn: the rows of screens by declared element, as far as they were asked for.
    private func row(of declared: Int, on screen: Int, _ drawn: inout [Int: [Int: Int]]) -> Int? {
        let tree = audit.screens[screen].screen.tree
        let rows = drawn[screen] ?? Dictionary(
            PageDrawing.rows(of: tree).enumerated().map { ($1.index, $0) }, uniquingKeysWith: { first, _ in first })
        drawn[screen] = rows
        if let inside = (declared..<Int(tree.elements[declared].end)).lazy.compactMap({ rows[$0] }).first {
            return inside
        }
        return tree[declared].ancestors.lazy.compactMap { rows[$0.index] }.first { $0 > 0 }
    }

    /// The number of the first line, then the lines around a place; none of a file that is no text.
    private func code(around place: SourcePlace, _ texts: inout PageTexts) -> JSONValue {
        let file = audit.file(of: place)
        guard file.isText else { return .array([.integer(1)]) }
        let line = file.lines.position(of: min(place.range.lower, UInt32(clamping: file.bytes.count))).line
        let first = max(1, line - Self.before)
        let lines = (first...max(first, min(line + Self.after, file.lines.count))).map { number in
            let text = file.line(number)
            return texts.number(text.utf8.count > Self.widest ? String(text.prefix(Self.widest)) + "…" : text)
        }
        return .array([.integer(first)] + lines)
    }

    private static let before = 2
    private static let after = 2
    /// Generated code has lines that nobody reads to their ends.
    private static let widest = 300
}
