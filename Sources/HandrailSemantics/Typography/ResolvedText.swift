public import HandrailModel
import HandrailStandards

/// How a text is set: by what is set on it, or else by the nearest thing around it.
public struct ResolvedText: Sendable {
    /// The text.
    public let element: ElementView
    /// The font asked for, with the modifier that asks; `nil` where nothing does and the system chooses.
    public let font: (use: FontUse, modifier: AttributeUse)?
    /// The weight asked for apart from the font, by name.
    public let weight: Fact<String>
    /// The most lines it may have; absent where there is no limit.
    public let lineLimit: Fact<Double>
    /// How far it may shrink; absent where it may not.
    public let minimumScale: Fact<Double>
    /// The text sizes it follows.
    public let limits: TextSizeLimits
    /// Whether the system chooses its font for the part it plays: in a bar, a header, a tab.
    public let isSystemSet: Bool

    /// How a text is set under a setting.
    public init(_ element: ElementView, in setting: Setting = .standard) {
        self.element = element
        var font: (FontUse, AttributeUse)?
        var weight: Fact<String>?
        var lineLimit: Fact<Double>?
        var scale: Fact<Double>?
        var limits: TextSizeLimits?
        var isSystemSet = false
        var level: ElementView? = element
        while let current = level {
            for use in current.attributes where use.applies(in: setting) != false {
                switch use.attribute {
                case .text(.font(let found)): font = font ?? (found, use)
                case .text(.fontWeight(let found)): weight = weight ?? found
                case .text(.bold): weight = weight ?? .known("bold")
                case .text(.lineLimit(let found)): lineLimit = lineLimit ?? (use.condition == nil ? found : .dynamic)
                case .text(.minimumScaleFactor(let found)): scale = scale ?? found
                case .text(.dynamicTypeSize(let found)): limits = limits ?? found
                default: break
                }
            }
            switch current.slot {
            case .toolbar, .header, .footer, .swipeActions, .contextMenu, .prompt, .detail, .value, .minimum, .maximum:
                isSystemSet = true
            case .content, .label, .icon, .overlay, .background, .placeholder: break
            }
            switch current.kind {
            case .tab, .toolbarItem, .contentUnavailable, .labeledContent: isSystemSet = true
            default: break
            }
            level = current.parent
        }
        self.font = font.map { (use: $0.0, modifier: $0.1) }
        self.weight = weight ?? .absent
        self.lineLimit = lineLimit ?? .absent
        self.minimumScale = scale ?? .absent
        self.limits = limits ?? TextSizeLimits()
        self.isSystemSet = isSystemSet
    }

    /// The font with its sizes and its weight; `nil` where it is not known.
    public var resolved: ResolvedFont? {
        guard let font else { return isSystemSet ? nil : adjusted(ResolvedFont(growth: .style(.body))) }
        return ResolvedFont(font.use).map(adjusted)
    }

    /// Whether its font grows with the text size, in some case at least; `nil` where the font is not known.
    public var growsWithTextSize: Bool? {
        guard let font else { return isSystemSet ? nil : true }
        return font.use.growsWithTextSize
    }

    /// Whether the app chooses the font by a condition of its own, so that it may as well be another.
    public var hasOpenFont: Bool { font?.modifier.condition.map { !$0.asksForSetting } ?? false }

    /// Whether the weight is set to something that is not known.
    public var hasOpenWeight: Bool {
        switch weight.isAbsent ? font?.use.weight ?? .absent : weight {
        case .known: false
        // The name of a face says how heavy it is.
        case .absent: font.map { !$0.use.family.isAbsent && $0.use.family.value == nil } ?? false
        case .oneOf, .dynamic, .unknown: true
        }
    }

    private func adjusted(_ font: ResolvedFont) -> ResolvedFont {
        guard let named = weight.value.flatMap(FontWeight.init(rawValue:)) else { return font }
        return ResolvedFont(growth: font.growth, weight: named)
    }

    /// The largest text size it follows.
    public var largestTextSize: ContentSize {
        limits.most.value.flatMap(ContentSize.init(rawValue:)) ?? .accessibility5
    }

    /// Its size in points at each text size, as far as it follows it.
    public func sizes(on platform: Platform) -> [ContentSize: Double] {
        guard let resolved else { return [:] }
        let least = limits.least.value.flatMap(ContentSize.init(rawValue:)) ?? .xSmall
        return ContentSize.allCases.reduce(into: [:]) { sizes, chosen in
            sizes[chosen] = resolved.size(at: min(max(chosen, least), largestTextSize), on: platform)
        }
    }
}
