public import HandrailModel
import HandrailStandards

/// Finds the values that a color has on a platform, over all versions that the app runs on.
public struct ColorResolver: Sendable {
    private let platform: Platform
    private let versions: [Version?]
    private let known: SystemColorCache

    /// A resolver for a platform from a deployment version on.
    public init(platform: Platform, since version: Version?) {
        self.platform = platform
        // iOS 26 repainted the system colors: before and after are told apart, and the deployment version is the
        // oldest.
        let repainted = Version(platform == .macOS ? 15 : 18)
        let oldest = version ?? repainted
        versions = oldest <= repainted ? [oldest, repainted, nil] : [nil]
        known = SystemColorCache.shared(by: platform, versions)
    }

    /// Whether the app runs on systems without Dark Mode: built for them, it may have none on later ones either.
    public var mayLackDarkMode: Bool {
        platform == .iOS && versions.contains { $0.map { $0 < Self.firstNamed } ?? false }
    }

    /// Every value a color may have in an appearance, by version of the system or along a gradient; `nil` where one of
    /// them is not known. A choice by a condition of the app's has to be taken apart before.
    public func values(of color: ColorUse, in appearance: Appearance) -> [ColorValue]? {
        switch color {
        case .literal(let value): return [value]
        case .system(let name): return system(name, in: appearance)
        case .asset(let asset): return values(of: asset, in: appearance)
        case .withOpacity(let inner, .known(let opacity)):
            return values(of: inner, in: appearance)?.map { $0.withAlpha($0.alpha * opacity) }
        case .appearance(let light, let dark): return values(of: appearance.isDark ? dark : light, in: appearance)
        case .constant(let inner, _): return values(of: inner, in: appearance)
        case .gradient(let stops):
            let values = stops.map { self.values(of: $0, in: appearance) }
            guard !values.isEmpty, !values.contains(where: { $0 == nil }) else { return nil }
            return values.compactMap(\.self).flatMap(\.self)
        case .withOpacity, .oneOf, .candidates, .themes, .material, .unknown: return nil
        }
    }

    private func values(of asset: ColorAsset, in appearance: Appearance) -> [ColorValue]? {
        func variant(_ isDark: Bool, _ isHigh: Bool) -> ColorAsset.Variant? {
            asset.variants.first { $0.isDark == isDark && $0.isHighContrast == isHigh }
        }
        let found: [ColorAsset.Variant?]
        if let exact = variant(appearance.isDark, appearance.hasIncreasedContrast) {
            found = [exact]
        } else if appearance == Appearance(isDark: true, hasIncreasedContrast: true), let dark = variant(true, false) {
            // Which of the two is nearer is not published.
            found = [dark] + (variant(false, true).map { [$0] } ?? [])
        } else {
            found = [variant(false, appearance.hasIncreasedContrast) ?? variant(false, false)]
        }
        var values: [ColorValue] = []
        for variant in found {
            if let value = variant?.color {
                values.append(value)
            } else if let name = variant?.systemName {
                guard let system = system(name.hasSuffix("Color") ? String(name.dropLast(5)) : name, in: appearance)
                else { return nil }
                values += system
            } else {
                return nil
            }
        }
        return values
    }

    private func system(_ name: String, in appearance: Appearance) -> [ColorValue]? {
        known.values(of: name, in: appearance) { lookUp(name, in: $0) }
    }

    private func lookUp(_ name: String, in appearance: Appearance) -> [ColorValue]? {
        switch name {
        case "black": return [ColorValue(red: 0, green: 0, blue: 0)]
        case "white": return [ColorValue(red: 1, green: 1, blue: 1)]
        case "clear": return [ColorValue(red: 0, green: 0, blue: 0, alpha: 0)]
        default: break
        }
        var values: [ColorValue] = []
        for version in versions {
            guard let value = Self.color(name, on: platform, version: version)?.value(in: appearance) else {
                // What a system does not have by that name it does not show. An app that still runs there may be built
                // as it was then, without Dark Mode.
                if let version, version < Self.firstNamed, !appearance.isDark { continue }
                return nil
            }
            if !values.contains(value) { values.append(value) }
        }
        return values.isEmpty ? nil : values
    }

    /// The version of iOS and tvOS that came with the colors for backgrounds and labels; before it all was light.
    private static let firstNamed = Version(13)

    private static func color(_ name: String, on platform: Platform, version: Version?) -> SystemColor? {
        if let member = ColorType.uiKit.member(of: name) {
            return SystemColors.color(named: name, on: platform, version: version)
                ?? SystemColors.color(named: member, on: platform, version: version)
        }
        let spellings = [
            ColorType.swiftUI.name(of: name), ".\(name)", name, ColorType.uiKit.name(of: name),
            ColorType.appKit.name(of: name),
        ]
        for spelling in spellings {
            if let found = SystemColors.color(named: spelling, on: platform, version: version) { return found }
        }
        return nil
    }
}

extension SystemColor {
    fileprivate func value(in appearance: Appearance) -> ColorValue? {
        if kind == .fixed { return light }
        switch (appearance.isDark, appearance.hasIncreasedContrast) {
        case (false, false): return light
        case (true, false): return dark
        case (false, true): return lightIncreasedContrast
        case (true, true): return darkIncreasedContrast
        }
    }
}
