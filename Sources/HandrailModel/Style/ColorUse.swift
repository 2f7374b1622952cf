/// A color as the app asks for it.
public indirect enum ColorUse: Hashable, Sendable {
    /// Components in the source.
    case literal(ColorValue)
    /// A color set by name.
    case asset(String)
    /// A color of the system, by its SwiftUI or UIKit name, such as `red`, `secondary`, `systemBackground`.
    case system(String)
    /// Another color with an opacity from 0 to 1.
    case withOpacity(ColorUse, Fact<Double>)
    /// One of several, by a condition.
    case oneOf([ColorUse])
    case gradient([ColorUse])
    /// A material, by name.
    case material(String)
    case unknown
}
