import HandrailModel

/// Every guideline that Handrail answers for.
public enum GuidelineCatalog {
    /// The guidelines in the order of the catalog.
    public static let all: [Guideline] = {
        var heading = ""
        var guidelines: [Guideline] = []
        for row in GuidelineTable.areas.flatMap(TableRow.rows) {
            if row.isHeading {
                heading = row[1]
            } else {
                guidelines.append(guideline(row, under: heading))
            }
        }
        return guidelines
    }()

    /// The headings of the catalog, in its order.
    public static let headings: [String] = all.reduce(into: []) { headings, guideline in
        if headings.last != guideline.heading { headings.append(guideline.heading) }
    }

    /// The guideline with an id; `nil` where the catalog has none.
    public static func guideline(id: String) -> Guideline? { byID[id] }

    /// The guidelines under a heading, in the order of the catalog; empty for a heading it does not have.
    public static func guidelines(under heading: String) -> [Guideline] {
        all.filter { $0.heading == heading }
    }

    private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    private static func guideline(_ row: TableRow, under heading: String) -> Guideline {
        Guideline(
            id: row[0], title: Bilingual(en: row[1], ko: row[2]), rationale: Bilingual(en: row[3], ko: row[4]),
            evidence: row.list(5, separator: ",").compactMap(Evidence.init), lookFor: row[6],
            area: String(row[0].prefix { $0 != "." }), heading: heading)
    }
}
