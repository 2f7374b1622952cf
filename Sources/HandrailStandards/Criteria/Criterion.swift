/// A criterion of a standard.
public struct Criterion: Hashable, Sendable {
    /// The standard.
    public let standard: Standard
    /// Its version as the standard writes it, such as `2.2` or `V3.2.1`.
    public let version: String
    /// Number of the criterion within the version, such as `4.1.2`. In KS X 3253 of 2025 a running number (`item-11`),
    /// because the clause numbers are not confirmed.
    public let number: String
    /// Its level; `nil` for standards without levels.
    public let level: ConformanceLevel?
    /// Its title in English, as the standard spells it; `nil` where the standard has none or it is not known.
    public let titleEn: String?
    /// Its title in Korean; `nil` where the standard has none or it is not known.
    public let titleKo: String?
    /// Whether it binds native apps; `nil` where the sources do not say.
    public let appliesToNativeApps: Bool?
    /// Numbers of the WCAG criteria that it takes over or resembles; empty for WCAG itself.
    public let wcagNumbers: [String]
    /// Whether number, title and meaning are confirmed.
    public let isCertain: Bool
    /// A remark in English; `nil` where there is nothing to say.
    public let note: String?

    /// Its full name, such as `WCAG 2.2 4.1.2`.
    public var id: String { "\(standard.rawValue) \(version) \(number)" }
}
