/// A color as the app asks for it.
public indirect enum ColorUse: Hashable, Sendable {
    /// Components in the source.
    case literal(ColorValue)
    /// A color set of an asset catalog with its appearances.
    case asset(ColorAsset)
    /// A color of the system, by its SwiftUI or UIKit name, such as `red`, `secondary`, `systemBackground`; with its
    /// type where that decides, such as `UIColor.red`.
    case system(String)
    /// One color in light appearance, another in dark.
    case appearance(light: ColorUse, dark: ColorUse)
    /// Another color with an opacity from 0 to 1.
    case withOpacity(ColorUse, Fact<Double>)
    /// One of several, by a condition.
    case oneOf([ColorUse])
    case gradient([ColorUse])
    /// A material, by name.
    case material(String)
    case unknown
}
