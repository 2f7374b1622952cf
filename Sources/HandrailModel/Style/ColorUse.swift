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
    /// One of several that code sets in several places; nothing says which applies when.
    case candidates([ColorUse])
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

    /// The colors of which one applies although nothing says which; otherwise just this one.
    public var candidates: [ColorUse] {
        switch self {
        case .candidates(let colors): colors.flatMap(\.candidates)
        case .constant(let inner, let place):
            inner.candidates.count > 1 ? inner.candidates.map { .constant($0, place: place) } : [self]
        case .withOpacity(let inner, let opacity):
            inner.candidates.count > 1 ? inner.candidates.map { .withOpacity($0, opacity) } : [self]
        case .literal, .asset, .system, .appearance, .oneOf, .gradient, .material, .unknown: [self]
        }
    }

    /// The colors of a choice by a condition of the app's; otherwise just this one.
    public var alternatives: [ColorUse] {
        switch self {
        case .constant(let inner, _): inner.alternatives.count > 1 ? inner.alternatives : [self]
        case .oneOf(let colors): colors.isEmpty ? [.unknown] : colors
        case .withOpacity(let inner, .oneOf(let values)) where !values.isEmpty:
            inner.alternatives.flatMap { color in values.map { .withOpacity(color, .known($0)) } }
        case .withOpacity(let inner, let opacity) where inner.alternatives.count > 1:
            inner.alternatives.map { .withOpacity($0, opacity) }
        default: [self]
        }
    }

    /// Where a color is made that others may use too: its color set, or else the innermost constant; `nil` for one that
    /// is made where it is used.
    public var origin: SourcePlace? {
        switch self {
        case .asset(let asset): asset.place
        case .constant(let inner, let place): inner.origin ?? place
        case .withOpacity(let inner, _): inner.origin
        case .literal, .system, .appearance, .oneOf, .candidates, .gradient, .material, .unknown: nil
        }
    }

    /// The same color, made at a place; what nothing is known of stays so, and what the system makes has no place.
    public func made(at place: SourcePlace) -> ColorUse {
        switch plain {
        case .literal, .appearance, .withOpacity, .oneOf, .candidates, .gradient: .constant(self, place: place)
        case .system(let name): name == "clear" ? self : .constant(self, place: place)
        case .asset, .material, .unknown, .constant: self
        }
    }
}
