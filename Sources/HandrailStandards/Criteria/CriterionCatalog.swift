/// Every criterion that is known.
public enum CriterionCatalog {
    /// The criteria, standard by standard, in the order of each.
    public static let all: [Criterion] = {
        var standard: Standard?
        var version = ""
        var criteria: [Criterion] = []
        for row in TableRow.rows(of: CriterionTable.text) {
            if row.isHeading {
                standard = Standard(rawValue: row[1])
                version = row[2]
            } else if let standard {
                criteria.append(criterion(row, of: standard, version: version))
            }
        }
        return criteria
    }()

    /// The criterion with a full name such as `WCAG 2.2 4.1.2`; `nil` where none is known.
    public static func criterion(id: String) -> Criterion? { byID[id] }

    /// The criteria of the other standards that take over or resemble a WCAG criterion, given by its number.
    public static func counterparts(ofWCAG number: String) -> [Criterion] {
        all.filter { $0.wcagNumbers.contains(number) }
    }

    private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    private static func criterion(_ row: TableRow, of standard: Standard, version: String) -> Criterion {
        Criterion(
            standard: standard, version: version, number: row[0], level: ConformanceLevel(rawValue: row[1]),
            titleEn: row.text(2), titleKo: row.text(3), appliesToNativeApps: row.text(4).map { $0 == "y" },
            wcagNumbers: row.list(6, separator: ","), isCertain: row.isCertain(5), note: row.text(7))
    }
}
