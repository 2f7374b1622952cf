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
    /// One of several that a theme of the app's gives, theme by theme in one order; `of` says whose themes they are, so
    /// that those of two colors go together.
    case themes(of: String, [ColorUse])
    case gradient([ColorUse])
    /// A material, by name.
    case material(String)
    /// A color that is made elsewhere: by a constant or a property, whose expression stands at `place`.
    case constant(ColorUse, place: SourcePlace)
    case unknown

    /// The name of the material that shows, brightens and darkens what lies behind it as it likes.
    public static let glass = "glass"

    /// The color itself, wherever it is made.
    public var plain: ColorUse {
        if case .constant(let inner, _) = self { inner.plain } else { self }
    }

    /// The colors of which one applies although nothing says which; otherwise just this one.
    public var candidates: [ColorUse] {
        switch self {
        case .candidates(let colors), .themes(of: _, let colors): colors.flatMap(\.candidates)
        case .constant(let inner, let place):
            inner.candidates.count > 1 ? inner.candidates.map { .constant($0, place: place) } : [self]
        case .withOpacity(let inner, let opacity):
            inner.candidates.count > 1 ? inner.candidates.map { .withOpacity($0, opacity) } : [self]
        case .appearance(let light, let dark):
            light.candidates.flatMap { light in dark.candidates.map { .appearance(light: light, dark: $0) } }
        case .literal, .asset, .system, .oneOf, .gradient, .material, .unknown: [self]
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
        case .appearance(let light, let dark) where light.alternatives.count * dark.alternatives.count > 1:
            light.alternatives.flatMap { light in dark.alternatives.map { .appearance(light: light, dark: $0) } }
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
        case .literal, .system, .appearance, .oneOf, .candidates, .themes, .gradient, .material, .unknown: nil
        }
    }

    /// The same color, made at a place; what nothing is known of stays so, and what the system makes has no place.
    public func made(at place: SourcePlace) -> ColorUse {
        switch plain {
        case .literal, .appearance, .withOpacity, .oneOf, .candidates, .themes, .gradient: .constant(self, place: place)
        case .system(let name): name == "clear" ? self : .constant(self, place: place)
        case .asset, .material, .unknown, .constant: self
        }
    }

    /// Whose themes decide about the color, and how many there are; `nil` where none do.
    public var themes: (owner: String, count: Int)? {
        switch self {
        case .themes(of: let owner, let colors): (owner, colors.count)
        case .constant(let inner, _), .withOpacity(let inner, _): inner.themes
        case .appearance(let light, let dark): light.themes ?? dark.themes
        case .literal, .asset, .system, .oneOf, .candidates, .gradient, .material, .unknown: nil
        }
    }

    /// The color that it is in one of the themes of an owner; itself where those do not decide about it.
    public func inTheme(_ number: Int, of owner: String) -> ColorUse {
        switch self {
        case .themes(of: owner, let colors): colors.indices.contains(number) ? colors[number] : .unknown
        case .constant(let inner, let place): .constant(inner.inTheme(number, of: owner), place: place)
        case .withOpacity(let inner, let opacity): .withOpacity(inner.inTheme(number, of: owner), opacity)
        case .appearance(let light, let dark):
            .appearance(light: light.inTheme(number, of: owner), dark: dark.inTheme(number, of: owner))
        case .literal, .asset, .system, .oneOf, .candidates, .themes, .gradient, .material, .unknown: self
        }
    }
}
