public import HandrailModel
import HandrailStandards

/// The least height that the texts in something need: one line each, whatever else is there. A lower bound, so that
/// what does not fit it does certainly not fit.
public struct MinimumTextHeight: Sendable {
    /// The text size people chose.
    public let textSize: ContentSize
    /// The platform.
    public let platform: Platform

    /// Heights at a text size on a platform.
    public init(at textSize: ContentSize, on platform: Platform) {
        self.textSize = textSize
        self.platform = platform
    }

    /// The least height in points that the content of an element needs; 0 where nothing is known of it.
    public func height(of element: ElementView) -> Double {
        switch element.kind {
        case .text, .textField, .secureField: line(of: element)
        case .verticalStack, .grid: parts(of: element).reduce(0, +)
        case .horizontalStack, .depthStack, .gridRow, .layered, .group, .customView, .branch, .label, .button, .link,
            .navigationLink, .toggle, .shareLink, .labeledContent:
            parts(of: element).max() ?? 0
        case .menu, .picker: element.children(in: .label).map(bounded).max() ?? 0
        case .alternatives: alternatives(of: element)
        default: 0
        }
    }

    private func parts(of element: ElementView) -> [Double] {
        element.children.filter { $0.slot == .content || $0.slot == .label }.map(bounded)
    }

    // A choice without `else` may show nothing at all.
    private func alternatives(of element: ElementView) -> Double {
        let branches = element.children
        let isExhaustive = branches.contains { $0.content == .condition(nil) }
        return isExhaustive ? branches.map(bounded).min() ?? 0 : 0
    }

    // What has a fixed height of its own takes no more than that, and is judged by itself.
    private func bounded(_ element: ElementView) -> Double {
        // What is away at times needs no room then.
        let isAway =
            element.has {
                if case .visibility(.hidden(let fact)) = $0 { fact != .known(false) && !fact.isAbsent } else { false }
            }
        guard !isAway else { return 0 }
        let needed = height(of: element)
        guard needed > 0 else { return 0 }
        let own = element.attributes.lazy.compactMap { use -> Double? in
            guard case .layout(.frame(let frame)) = use.attribute else { return nil }
            return frame.height.values.min() ?? frame.maximumHeight.values.min()
        }
        return min(needed, own.min() ?? needed)
    }

    private func line(of element: ElementView) -> Double {
        guard element.isReadable else { return 0 }
        let text = ResolvedText(element)
        let size = min(textSize, text.largestTextSize)
        guard let height = text.resolved?.lineHeight(at: size, on: platform) else { return 0 }
        return text.minimumScale.isAbsent ? height : height * (text.minimumScale.value ?? 0)
    }
}
