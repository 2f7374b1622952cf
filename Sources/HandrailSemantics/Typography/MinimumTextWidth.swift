public import HandrailModel
import HandrailStandards

/// The least width that something needs for its words to stay whole: every text wrapped at each blank. A lower bound,
/// so that what is wider than a screen by this measure certainly does not fit it.
public struct MinimumTextWidth: Sendable {
    /// What `.padding()` without a length comes to.
    public static let standardPadding = 16.0

    /// The text size people chose.
    public let textSize: ContentSize
    /// The platform.
    public let platform: Platform

    /// Widths at a text size on a platform.
    public init(at textSize: ContentSize, on platform: Platform) {
        self.textSize = textSize
        self.platform = platform
    }

    /// The least width in points of an element with its frames and paddings; 0 where nothing is known of it.
    public func width(of element: ElementView) -> Double {
        var width = content(of: element)
        for use in element.attributes {
            switch use.attribute {
            case .layout(.frame(let frame)):
                if let fixed = frame.width.values.min() ?? frame.maximumWidth.values.min(), fixed.isFinite {
                    width = frame.width.isAbsent ? min(width, fixed) : fixed
                }
            case .layout(.padding(let padding)): width += 2 * Self.side(padding)
            default: break
            }
        }
        return width
    }

    /// The least width of what is in an element, without its own frames and paddings.
    public func content(of element: ElementView) -> Double {
        switch element.kind {
        case .text: word(of: element)
        case .horizontalStack, .gridRow: row(element)
        case .verticalStack, .depthStack, .layered, .group, .customView, .branch, .label, .button, .link,
            .navigationLink, .grid, .shareLink:
            parts(of: element).map(width).max() ?? 0
        case .alternatives: alternatives(of: element)
        default: 0
        }
    }

    private func row(_ element: ElementView) -> Double {
        let parts = parts(of: element)
        let spacing = element.outermost { attribute -> Double? in
            if case .layout(.spacing(let points)) = attribute { points.values.min() } else { nil }
        }?.value ?? 0
        let widths = parts.map(width).filter { $0 > 0 }
        return widths.reduce(0, +) + max(spacing, 0) * Double(max(widths.count - 1, 0))
    }

    private func parts(of element: ElementView) -> [ElementView] {
        element.children.filter { $0.slot == .content || $0.slot == .label }
    }

    // A choice without `else` may show nothing at all.
    private func alternatives(of element: ElementView) -> Double {
        let branches = Array(element.children)
        let isExhaustive = branches.contains { $0.content == .condition(nil) }
        return isExhaustive ? branches.map(width).min() ?? 0 : 0
    }

    /// The longest word; what is cut off or may shrink needs less.
    private func word(of element: ElementView) -> Double {
        guard case .words(let fact) = element.content, element.isReadable else { return 0 }
        let breadths = fact.values.map { TextWidthEstimate.longestWord(of: $0).breadth }
        guard let least = breadths.min(), least > 0 else { return 0 }
        let text = ResolvedText(element)
        guard text.lineLimit != .known(1),
            let size = text.resolved?.size(at: min(textSize, text.largestTextSize), on: platform)
        else { return 0 }
        let scale = text.minimumScale.isAbsent ? 1 : text.minimumScale.value ?? 0
        return least * size * scale
    }

    /// What a padding adds on one side at least.
    private static func side(_ padding: PaddingUse) -> Double {
        guard padding.edges == ["all"] || padding.edges == ["horizontal"] else { return 0 }
        return padding.length.isAbsent ? standardPadding : max(padding.length.values.min() ?? 0, 0)
    }
}
