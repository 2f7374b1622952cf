public import HandrailModel
import HandrailStandards

/// The least height that the texts in something need: one line each, whatever else is there. A lower bound, so that
/// what does not fit it does certainly not fit.
public struct MinimumTextHeight: Sendable {
    /// The text size people chose.
    public let textSize: ContentSize
    /// The platform.
    public let platform: Platform

    /// Points that each text is wide at most, so that it takes as many lines as that makes; `nil` where one line each
    /// is all that is asked for.
    public let room: Double?

    /// Heights at a text size on a platform.
    public init(at textSize: ContentSize, on platform: Platform, within room: Double? = nil) {
        self.textSize = textSize
        self.platform = platform
        self.room = room
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
        if !text.minimumScale.isAbsent { return height * (text.minimumScale.value ?? 0) }
        return height * lines(of: text, at: size)
    }

    /// How many lines a text takes at least in the room it has; those that are cut off need none.
    private func lines(of text: ResolvedText, at size: ContentSize) -> Double {
        guard let room, room > 0, case .words(let fact) = text.element.content,
            let points = text.resolved?.size(at: size, on: platform)
        else { return 1 }
        let breadth = fact.values.map(TextWidthEstimate.breadth).min() ?? 0
        let lines = max((breadth * points / room).rounded(.up), 1)
        switch text.lineLimit {
        case .absent: return lines
        case .known(let most): return min(lines, max(most, 1))
        case .oneOf, .dynamic, .unknown: return 1
        }
    }
}
