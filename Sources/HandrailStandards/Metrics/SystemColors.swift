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
        var newest: (color: SystemColor, since: Version)?
        for color in (rowsByName[name] ?? []).compactMap(color) {
            for era in color.eras where era.platform == platform && era.contains(version) {
                let since = era.since ?? Version(0)
                if let found = newest, found.since >= since { continue }
                newest = (color, since)
            }
        }
        return newest?.color
    }

    /// The rows of each name: an app has few of these colors, and whoever asks keeps what is found.
    private static let rowsByName: [String: [TableRow]] = {
        var rowsByName: [String: [TableRow]] = [:]
        for row in TableRow.rows(of: SystemColorRows.text) {
            rowsByName[row[0], default: []].append(row)
            for name in apiNames(row) { rowsByName[name, default: []].append(row) }
        }
        return rowsByName
    }()

    private static func color(_ row: TableRow) -> SystemColor? {
        guard let kind = SystemColor.Kind(rawValue: row[1]) else { return nil }
        return SystemColor(
            token: row[0], kind: kind, eras: row.list(2, separator: " ").compactMap(era),
            apiNames: apiNames(row),
            light: value(row[6]), dark: value(row[7]), lightIncreasedContrast: value(row[8]),
            darkIncreasedContrast: value(row[9]), darkElevated: value(row[10]),
            darkElevatedIncreasedContrast: value(row[11]), isCertain: row.isCertain(12))
    }

    private static func apiNames(_ row: TableRow) -> [String] {
        (3...5).flatMap { row.list($0, separator: ";") }.map { name in
            name.utf8.first == 0x20 ? String(name.drop(while: \.isWhitespace)) : name
        }
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
