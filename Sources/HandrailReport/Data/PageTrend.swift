import HandrailModel
import HandrailReporting

/// What became of an earlier state, for the summary of a page.
struct PageTrend {
    private let trend: ReportTrend
    private let rules: PageRules

    /// The trend, with the rules of the page.
    init(_ trend: ReportTrend, _ rules: PageRules) {
        self.trend = trend
        self.rules = rules
    }

    /// So many findings of each list stand in the page: nobody reads more in a summary. All are counted.
    private static let most = 300

    /// What the earlier state is called, the numbers of gone, new and same findings, both lists, and the counts by
    /// rule and by impact.
    func json(_ texts: inout PageTexts) -> JSONValue {
        .object([
            "since": texts.number(trend.since),
            "counts": .array([trend.gone.count, trend.new.count, trend.same].map { .integer($0) }),
            "gone": list(trend.gone, &texts), "new": list(trend.new, &texts),
            "rules": .array(
                trend.counts(by: \.rule).map {
                    .array([rule($0.key), .integer($0.gone), .integer($0.new)])
                }),
            "impacts": .array(
                trend.counts(by: \.impact).sorted { $0.key < $1.key }.map {
                    .array([Self.number(of: $0.key), .integer($0.gone), .integer($0.new)])
                }),
        ])
    }

    private func list(_ entries: [ReportTrend.Entry], _ texts: inout PageTexts) -> JSONValue {
        let sorted = entries.enumerated().sorted { a, b in
            let (first, second) = (a.element, b.element)
            if first.outcome != second.outcome { return first.outcome < second.outcome }
            return first.impact != second.impact ? first.impact < second.impact : a.offset < b.offset
        }
        return .array(sorted.prefix(Self.most).map { entry(of: $0.element, &texts) })
    }

    /// Rule, whether it is to be looked at, impact, message, file, line.
    private func entry(of entry: ReportTrend.Entry, _ texts: inout PageTexts) -> JSONValue {
        .array([
            rule(entry.rule), .boolean(entry.outcome == .review), Self.number(of: entry.impact),
            texts.number(entry.message), texts.number(entry.file), .integer(entry.line),
        ])
    }

    private func rule(_ id: String) -> JSONValue { rules.position(of: id).map { .integer($0) } ?? .string(id) }

    private static func number(of impact: Impact) -> JSONValue { .integer(Impact.allCases.firstIndex(of: impact) ?? 0) }
}
