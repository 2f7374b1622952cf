public import HandrailModel

/// Values of the system colors.
///
/// Source: the color tables of Apple's Human Interface Guidelines, Apple's design kits, and values read from the
/// frameworks.
public enum SystemColors {
    /// Every color with its values, one entry for each set of platforms and versions.
    public static let all: [SystemColor] = TableRow.rows(of: SystemColorRows.text).compactMap(color)

    /// The color that code names (`Color.red`, `UIColor.systemRed`) or with a token (`systemRed`), as a version of a
    /// platform has it.
    ///
    /// - Parameter version: `nil` for the newest. Mac Catalyst has the values of iOS.
    /// - Returns: `nil` where the name is not known, or nothing is known for that version. Where several entries hold,
    ///   the newest.
    public static func color(named name: String, on platform: Platform, version: Version? = nil) -> SystemColor? {
        let platform = platform == .macCatalyst ? .iOS : platform
        var newest: (row: TableRow, since: Version)?
        for row in rowsByName[name] ?? [] {
            for era in eras(row) where era.platform == platform && era.contains(version) {
                let since = era.since ?? Version(0)
                if let found = newest, found.since >= since { continue }
                newest = (row, since)
            }
        }
        return newest.flatMap { color($0.row) }
    }

    /// The rows of each name: an app has few of these colors, and whoever asks keeps what is found.
    private static let rowsByName: [String: [TableRow]] = {
        var rowsByName: [String: [TableRow]] = [:]
        // A row of another kind of thing is none of a color.
        for row in TableRow.rows(of: SystemColorRows.text) where SystemColor.Kind(rawValue: row[1]) != nil {
            rowsByName[row[0], default: []].append(row)
            for name in apiNames(row) { rowsByName[name, default: []].append(row) }
        }
        return rowsByName
    }()

    private static func color(_ row: TableRow) -> SystemColor? {
        guard let kind = SystemColor.Kind(rawValue: row[1]) else { return nil }
        return SystemColor(
            token: row[0], kind: kind, eras: eras(row),
            apiNames: apiNames(row),
            light: value(row[6]), dark: value(row[7]), lightIncreasedContrast: value(row[8]),
            darkIncreasedContrast: value(row[9]), darkElevated: value(row[10]),
            darkElevatedIncreasedContrast: value(row[11]), isCertain: row.isCertain(12))
    }

    private static func eras(_ row: TableRow) -> [SystemColor.Era] {
        row.list(2, separator: " ").compactMap(era)
    }

    private static func apiNames(_ row: TableRow) -> [String] {
        var names: [String] = []
        for column in 3...5 {
            for name in row.list(column, separator: ";") {
                names.append(name.utf8.first == 0x20 ? String(Substring(name.utf8.drop { $0 == 0x20 })) : name)
            }
        }
        return names
    }

    /// Reads `iOS:13-18`, with nothing before or after the dash where it is open.
    private static func era(_ text: String) -> SystemColor.Era? {
        // Over bytes: telling characters apart would take longer than everything else.
        let parts = text.utf8.split(separator: UInt8(ascii: ":"))
        guard parts.count == 2, let platform = Platform(rawValue: String(Substring(parts[0]))) else { return nil }
        let bounds = parts[1].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map(Substring.init)
        guard bounds.count == 2 else { return nil }
        return SystemColor.Era(platform: platform, since: Version(bounds[0]), until: Int(bounds[1]))
    }

    /// Reads `RRGGBBAA` in sRGB.
    private static func value(_ hexadecimal: String) -> ColorValue? {
        guard hexadecimal.utf8.count == 8, let bits = UInt32(hexadecimal, radix: 16) else { return nil }
        let component = { (shift: UInt32) in Double((bits >> shift) & 0xFF) / 255 }
        return ColorValue(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }
}
