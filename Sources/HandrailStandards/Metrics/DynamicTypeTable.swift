public import HandrailModel

/// Sizes of the text styles for every text size that people choose.
///
/// Source: the typography tables of Apple's Human Interface Guidelines and, for visionOS, its design kit.
public enum DynamicTypeTable {
    /// How a style is set at a text size.
    ///
    /// macOS and tvOS (up to 26) do not scale text: every size has the same answer. Mac Catalyst has the values of iOS.
    /// `nil` where the platform lacks the style or the size, or where Apple publishes no value; visionOS has values for
    /// `large` only.
    public static func metrics(
        of style: StandardTextStyle, at size: ContentSize = .large, on platform: Platform
    ) -> TextMetrics? {
        let sizes = styles(on: platform)[style] ?? []
        guard sizes.count > 1 else { return sizes.first ?? nil }
        return sizes.indices.contains(size.number) ? sizes[size.number] : nil
    }

    /// How many times the size at `large` a style has at another size; `nil` where one of them is not known.
    public static func scale(of style: StandardTextStyle, at size: ContentSize, on platform: Platform) -> Double? {
        guard let large = metrics(of: style, on: platform), let other = metrics(of: style, at: size, on: platform)
        else { return nil }
        return other.size / large.size
    }

    /// What is known of each style on a platform: an app runs on few of them, and only these are read.
    private static func styles(on platform: Platform) -> [StandardTextStyle: [TextMetrics?]] {
        switch platform {
        case .iOS, .macCatalyst: iOS
        case .macOS: macOS
        case .tvOS: tvOS
        case .watchOS: watchOS
        case .visionOS: visionOS
        }
    }

    private static let iOS = table(of: .iOS)
    private static let macOS = table(of: .macOS)
    private static let tvOS = table(of: .tvOS)
    private static let watchOS = table(of: .watchOS)
    private static let visionOS = table(of: .visionOS)

    private static func table(of platform: Platform) -> [StandardTextStyle: [TextMetrics?]] {
        var table: [StandardTextStyle: [TextMetrics?]] = [:]
        for row in TableRow.rows(of: DynamicTypeRows.text) where row[0] == platform.rawValue {
            guard let style = StandardTextStyle(rawValue: row[1]), let weight = TextMetrics.Weight(rawValue: row[2])
            else { continue }
            let emphasized = TextMetrics.Weight(rawValue: row[3])
            table[style] = row.list(4, separator: " ").map { metrics($0, weight: weight, emphasized: emphasized) }
        }
        return table
    }

    /// Reads `17/22`, `17/22?` where uncertain, `36/` without leading; `-` is no value.
    private static func metrics(
        _ cell: String, weight: TextMetrics.Weight, emphasized: TextMetrics.Weight?
    ) -> TextMetrics? {
        let isCertain = cell.utf8.last != UInt8(ascii: "?")
        let parts = (isCertain ? cell.utf8[...] : cell.utf8.dropLast())
            .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Substring($0) }
        guard let size = parts.first.flatMap(number) else { return nil }
        return TextMetrics(
            size: size, leading: parts.dropFirst().first.flatMap(number), weight: weight,
            emphasizedWeight: emphasized, isCertain: isCertain)
    }

    /// Hardly any number has a fraction, and whole ones are read in a tenth of the time.
    private static func number(_ text: Substring) -> Double? { Int(text).map(Double.init) ?? Double(text) }
}
