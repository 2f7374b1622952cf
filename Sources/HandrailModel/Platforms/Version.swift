/// A version such as 17.4.
public struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int

    /// A version.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Reads `17`, `17.4` and `17.4.1`; anything else is `nil`.
    public init?(_ text: String) { self.init(text[...]) }

    /// The same of a part of a text.
    public init?(_ text: Substring) {
        // Over bytes: telling characters apart would take longer than everything else.
        let point = UInt8(ascii: ".")
        guard let major = Self.number(text.utf8.prefix { $0 != point }) else { return nil }
        self.init(major, Self.number(text.utf8.drop { $0 != point }.dropFirst().prefix { $0 != point }) ?? 0)
    }

    private static func number(_ digits: Substring.UTF8View) -> Int? {
        guard 1...9 ~= digits.count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    }

    /// Older versions first.
    public static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

    /// `17.4`
    public var description: String { "\(major).\(minor)" }
}
