public import HandrailModel

/// A color of the system, with its values on some platforms and versions.
public struct SystemColor: Hashable, Sendable {
    /// What a color is for.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case accent, gray, label, link, separator, fill, background
        /// Stands for another color, such as the accent color.
        case role
        /// The same in every appearance.
        case fixed
    }

    /// Versions of a platform with these values.
    public struct Era: Hashable, Sendable {
        /// The platform.
        public let platform: Platform
        /// First version; `nil` for all from the first.
        public let since: Version?
        /// Last major version; `nil` for all to the newest.
        public let until: Int?

        /// Whether a version is among them; `nil` stands for the newest.
        public func contains(_ version: Version?) -> Bool {
            guard let version else { return until == nil }
            if let since, version < since { return false }
            guard let until else { return true }
            return version.major <= until
        }
    }

    /// Its name without a framework, such as `systemRed`; with one where frameworks differ, such as `UIColor.red`.
    public let token: String
    /// What it is for.
    public let kind: Kind
    /// Where it has these values.
    public let eras: [Era]
    /// How code names it, such as `Color.red`, `.tertiary`, `UIColor.systemRed` and `NSColor.systemRed`.
    public let apiNames: [String]
    /// In light appearance; `nil` where not known, or where the platform is always dark.
    public let light: ColorValue?
    /// In dark appearance.
    public let dark: ColorValue?
    /// In light appearance with Increase Contrast.
    public let lightIncreasedContrast: ColorValue?
    /// In dark appearance with Increase Contrast.
    public let darkIncreasedContrast: ColorValue?
    /// In dark appearance on an elevated layer such as a sheet; `nil` where it is the same as `dark`.
    public let darkElevated: ColorValue?
    /// In dark appearance with Increase Contrast on an elevated layer; `nil` where it is the same as
    /// `darkIncreasedContrast`.
    public let darkElevatedIncreasedContrast: ColorValue?
    /// Whether the values are confirmed.
    public let isCertain: Bool
}
