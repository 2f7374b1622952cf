public import HandrailModel
import HandrailStandards

/// The size and weight of a text at the default text size, as far as its contrast depends on them.
public struct TextLook: Hashable, Sendable {
    /// How heavy it is.
    public enum Weight: Hashable, Sendable {
        case regular, bold
        /// Heavier than regular, but not what guidelines call bold.
        case semibold
        case unknown
    }

    /// Size in points; `nil` where it is not known.
    public let pointSize: Double?
    /// Its weight.
    public let weight: Weight

    /// The look of a text.
    public init(pointSize: Double?, weight: Weight) {
        self.pointSize = pointSize
        self.weight = weight
    }

    /// The look of a declared text on a platform.
    public init(of context: DeclaredContext, on platform: Platform) {
        let font = context.nearest { attribute -> FontUse? in
            if case .font(let font) = attribute { font } else { nil }
        }?.value
        var weight: Fact<String> = font?.weight ?? .absent
        if let set = context.nearest(Self.weight)?.value { weight = set }
        var size: Double?
        var isStyled = false
        if let font {
            switch font.size {
            case .style(let name):
                let metrics = StandardTextStyle(name: name).flatMap { DynamicTypeTable.metrics(of: $0, on: platform) }
                size = metrics?.size
                isStyled = metrics?.weight == .semibold
            case .fixed(let points), .scaling(let points, _): size = points.value
            case .oneOf, .unknown: break
            }
        } else if !Self.hasFontOfItsOwn(context) {
            size = DynamicTypeTable.metrics(of: .body, on: platform)?.size
        }
        self.init(pointSize: size, weight: Self.weight(weight, isStyled: isStyled))
    }

    private static func weight(_ attribute: Attribute) -> Fact<String>? {
        switch attribute {
        case .fontWeight(let weight): weight
        case .bold: .known("bold")
        default: nil
        }
    }

    private static func weight(_ fact: Fact<String>, isStyled: Bool) -> Weight {
        switch fact {
        case .absent: isStyled ? .semibold : .regular
        case .known("bold"), .known("heavy"), .known("black"): .bold
        case .known("semibold"): .semibold
        case .known: .regular
        case .oneOf, .dynamic, .unknown: .unknown
        }
    }

    /// Whether something around it chooses a font: headers, bars, prominent titles.
    private static func hasFontOfItsOwn(_ context: DeclaredContext) -> Bool {
        ([context.element] + context.element.ancestors).contains { level in
            switch level.slot {
            case .header, .footer, .toolbar, .detail, .value, .minimum, .maximum, .prompt: true
            case .content, .label, .icon, .overlay, .background, .contextMenu, .swipeActions, .placeholder:
                level.kind == .contentUnavailable || level.kind == .tab || level.kind == .labeledContent
            }
        }
    }

    /// What the guideline asks of it: 3 from 18 points, or where it is bold, else 4.5. Where the size or weight is not
    /// known, or between regular and bold, what it asks at least.
    public var guidelineMinimum: Double {
        guard let pointSize else { return ContrastThreshold.largeText }
        return pointSize >= 18 || weight != .regular ? ContrastThreshold.largeText : ContrastThreshold.text
    }

    /// What WCAG asks where that is more than the guideline does: bold text below 14 points.
    public var strictMinimum: Double? {
        guard let pointSize, weight == .bold, pointSize < 14 else { return nil }
        return ContrastThreshold.text
    }
}
