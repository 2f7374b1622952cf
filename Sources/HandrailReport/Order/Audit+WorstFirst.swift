import HandrailModel

extension Audit {
    /// Violations before what a person should look at, then by impact; equal ones keep their order.
    var findingsWorstFirst: [Finding] {
        findings.enumerated().sorted { a, b in
            if a.element.outcome != b.element.outcome { return a.element.outcome < b.element.outcome }
            if a.element.impact != b.element.impact { return a.element.impact < b.element.impact }
            return a.offset < b.offset
        }.map(\.element)
    }
}
