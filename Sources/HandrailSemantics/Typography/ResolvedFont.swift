public import HandrailModel
public import HandrailStandards

/// A font with the size it has at each text size that people choose.
public struct ResolvedFont: Hashable, Sendable {
    /// How its size follows the chosen text size.
    public enum Growth: Hashable, Sendable {
        /// It has the sizes of a text style.
        case style(StandardTextStyle)
        /// It has this many points at the default text size and grows as a style does.
        case scaling(Double, StandardTextStyle)
        /// It has this many points at every text size.
        case fixed(Double)
    }

    /// How its size follows the chosen text size.
    public let growth: Growth
    /// Its weight; `nil` for that of its style.
    public let weight: FontWeight?

    /// A font.
    public init(growth: Growth, weight: FontWeight? = nil) {
        self.growth = growth
        self.weight = weight
    }

    /// What the app asks for; `nil` where its size is not known. A choice of fonts has no one size.
    public init?(_ use: FontUse) {
        let named = use.weight.value.flatMap(FontWeight.init(rawValue:))
        weight = named ?? use.family.value.flatMap(FontWeight.init(faceName:))
        switch use.size {
        case .style(let name):
            guard let style = StandardTextStyle(name: name) else { return nil }
            growth = .style(style)
        case .fixed(let points):
            guard let points = points.value else { return nil }
            growth = .fixed(points)
        case .scaling(let points, let name):
            guard let points = points.value, let style = StandardTextStyle(name: name) else { return nil }
            growth = .scaling(points, style)
        case .oneOf, .unknown:
            return nil
        }
    }

    /// Its size in points; `nil` where the platform has no such style, or none at that text size.
    public func size(at textSize: ContentSize = .large, on platform: Platform) -> Double? {
        switch growth {
        case .style(let style): DynamicTypeTable.metrics(of: style, at: textSize, on: platform)?.size
        case .scaling(let points, let style):
            DynamicTypeTable.scale(of: style, at: textSize, on: platform).map { points * $0 }
        case .fixed(let points): points
        }
    }

    /// The height of one line in points: that of the style, and for other fonts the size alone, which no line goes
    /// below.
    public func lineHeight(at textSize: ContentSize, on platform: Platform) -> Double? {
        guard case .style(let style) = growth else { return size(at: textSize, on: platform) }
        let metrics = DynamicTypeTable.metrics(of: style, at: textSize, on: platform)
        return metrics?.leading ?? metrics?.size
    }

    /// Its weight on a platform; `nil` where that of its style is not published.
    public func weight(on platform: Platform) -> FontWeight? {
        if let weight { return weight }
        guard case .style(let style) = growth else { return .regular }
        return DynamicTypeTable.metrics(of: style, on: platform).map { FontWeight($0.weight) }
    }

    /// Whether it follows the chosen text size on a platform that has one.
    public var grows: Bool {
        if case .fixed = growth { return false }
        return true
    }
}
