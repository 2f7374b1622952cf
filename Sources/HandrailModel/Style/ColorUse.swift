public import HandrailSource

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
    /// A color that is made elsewhere: by a constant or a property, whose expression stands at `place`.
    case constant(ColorUse, place: SourcePlace)
    case unknown

    /// The color itself, wherever it is made.
    public var plain: ColorUse {
        if case .constant(let inner, _) = self { inner.plain } else { self }
    }

    /// Where a color is made that others may use too: its color set, or else the innermost constant; `nil` for one that
    /// is made where it is used.
    public var origin: SourcePlace? {
        switch self {
        case .asset(let asset): asset.place
        case .constant(let inner, let place): inner.origin ?? place
        case .withOpacity(let inner, _): inner.origin
        case .literal, .system, .appearance, .oneOf, .gradient, .material, .unknown: nil
        }
    }

    /// The same color, made at a place; what nothing is known of stays so, and what the system makes has no place.
    public func made(at place: SourcePlace) -> ColorUse {
        switch plain {
        case .literal, .appearance, .withOpacity, .oneOf, .gradient: .constant(self, place: place)
        case .system(let name): name == "clear" ? self : .constant(self, place: place)
        case .asset, .material, .unknown, .constant: self
        }
    }
}
