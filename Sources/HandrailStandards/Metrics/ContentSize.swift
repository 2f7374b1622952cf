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
    var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Smaller first.
    public static func < (a: ContentSize, b: ContentSize) -> Bool { a.number < b.number }
}
