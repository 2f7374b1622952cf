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
    public init?(_ text: some StringProtocol) {
        // Over bytes: telling characters apart would take longer than everything else.
        let point = UInt8(ascii: ".")
        let parts = (first: text.utf8.prefix { $0 != point }, rest: text.utf8.drop { $0 != point }.dropFirst())
        guard let major = Int(String(decoding: parts.first, as: UTF8.self)) else { return nil }
        self.init(major, Int(String(decoding: parts.rest.prefix { $0 != point }, as: UTF8.self)) ?? 0)
    }

    /// Older versions first.
    public static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

    /// `17.4`
    public var description: String { "\(major).\(minor)" }
}
