public import HandrailModel
import HandrailStandards

/// Whether a label is as large as the system makes one: words, with or without an icon beside them, that the app gives
/// neither a smaller font nor paddings or frames of its own.
public struct SystemSizedLabel: Sendable {
    private let platform: Platform
    /// Points of the font that controls have by themselves.
    private let usual: Double

    /// Labels on a platform, of controls of SwiftUI or of UIKit and AppKit.
    public init(on platform: Platform, isOfViews: Bool) {
        self.platform = platform
        let body = ResolvedFont(growth: .style(.body)).size(on: platform) ?? 17
        usual = isOfViews ? min(body, Self.usualOfViews) : body
    }

    /// Buttons of UIKit have a font of 15 points.
    private static let usualOfViews = 15.0

    /// Whether the label of a control is of the system's size.
    public func isLabel(of control: ElementView) -> Bool {
        let parts = control.children.filter { $0.slot == .label || $0.slot == .icon }
        // On the Mac the system's buttons of icons are as small as their icons.
        guard platform == .macOS || parts.contains(where: { hasWords($0, 0) }) else { return false }
        return parts.allSatisfy { isPlain($0, in: control, 0) }
    }

    private func hasWords(_ element: ElementView, _ depth: Int) -> Bool {
        guard depth < HitAreaReader.depthLimit else { return false }
        switch element.kind {
        case .text: return DeclaredVisibility(of: element).isShownText
        case .alternatives: return element.children.allSatisfy { hasWords($0, depth + 1) }
        default: return element.children.contains { hasWords($0, depth + 1) }
        }
    }

    private func isPlain(_ element: ElementView, in control: ElementView, _ depth: Int) -> Bool {
        guard depth < HitAreaReader.depthLimit, !element.attributes.contains(where: \.sizes) else { return false }
        switch element.kind {
        case .text: return isLarge(element, in: control)
        case .image: return !element.has(.picture(.resizable))
        case .spacer, .nothing: return true
        case .label, .horizontalStack, .verticalStack, .alternatives, .branch, .group, .customView:
            return element.children.allSatisfy { isPlain($0, in: control, depth + 1) }
        default: return false
        }
    }

    /// Whether a text is not smaller than that of the system's own controls.
    private func isLarge(_ element: ElementView, in control: ElementView) -> Bool {
        let text = ResolvedText(element)
        guard let font = text.font else { return true }
        // What nobody sets in UIKit and AppKit is the font that the control takes by itself.
        if font.use.size == .unknown, font.use.place == nil, font.modifier.place == control.place { return true }
        guard !text.hasOpenFont, let size = text.resolved?.size(on: platform) else { return false }
        return size >= usual
    }
}

extension AttributeUse {
    /// Whether the app gives what it is on a size: a frame, or a padding above or below.
    fileprivate var sizes: Bool {
        switch attribute {
        case .layout(.frame(let frame)):
            [frame.width, frame.height, frame.minimumHeight, frame.maximumHeight].contains { !$0.isAbsent }
        case .layout(.padding(let padding)): padding.edges != ["horizontal"] && padding.length != .known(0)
        case .unknownModifier, .interaction(.contentShape): true
        default: false
        }
    }
}
