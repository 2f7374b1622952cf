/// A text size that people choose.
public enum ContentSize: String, Hashable, Sendable, CaseIterable, Comparable {
    case xSmall, small, medium
    /// What the system comes with.
    case large
    case xLarge, xxLarge, xxxLarge
    /// AX1, the first of the sizes that have to be switched on in Accessibility.
    case accessibility1
    case accessibility2, accessibility3, accessibility4
    /// AX5, the largest.
    case accessibility5

    /// Whether it is one of the sizes that have to be switched on in Accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Its number, from 0 for the smallest.
    public var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Smaller first.
    public static func < (a: ContentSize, b: ContentSize) -> Bool { a.number < b.number }

    /// Its short name as people write it: `L`, `AX5`.
    public var shortName: String {
        switch self {
        case .xSmall: "XS"
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        case .xLarge: "XL"
        case .xxLarge: "XXL"
        case .xxxLarge: "XXXL"
        case .accessibility1: "AX1"
        case .accessibility2: "AX2"
        case .accessibility3: "AX3"
        case .accessibility4: "AX4"
        case .accessibility5: "AX5"
        }
    }

    /// The size with a short name, in either case; `nil` for any other word.
    public init?(shortName: String) {
        guard let size = Self.allCases.first(where: { $0.shortName == shortName.uppercased() }) else { return nil }
        self = size
    }
}
