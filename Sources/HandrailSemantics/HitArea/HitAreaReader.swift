public import HandrailModel
import HandrailSource

/// Bounds for the area that reacts to a touch, at the standard text size.
///
/// No layout is computed: what frames, paddings, fonts and pictures do not bound stays open, with its reason.
public struct HitAreaReader: Sendable {
    /// How deep labels are followed.
    static let depthLimit = 24

    /// The platform whose text sizes hold.
    let platform: Platform
    /// The screen that is read; `nil` where all of it is SwiftUI's.
    let screen: Screen?

    /// A reader for a platform.
    public init(for platform: Platform, on screen: Screen? = nil) {
        self.platform = platform
        self.screen = screen
    }

    /// The area in which a control reacts: its label's, not that of frames and paddings around the control.
    ///
    /// SwiftUI's buttons react where their label is. A frame around the control holds a label that says no size of its
    /// own to that size, so it bounds the area from above and never from below.
    public func target(of control: ElementView) -> HitArea {
        // A slider reacts along its track; its label is not drawn there.
        let label = control.kind == .slider ? .unknown : label(of: control, 0)
        return isLaidOut(control) ? reach(of: control, around: label) : around(control, label)
    }

    /// How large a view of UIKit or AppKit is, with what reacts around it.
    private func reach(of view: ElementView, around content: HitArea) -> HitArea {
        let area = LaidOutArea(view).area(around: content)
        for use in view.attributes {
            guard case .interaction(.touchSlop(let across, let down)) = use.attribute else { continue }
            return HitArea(width: area.width.grown(by: across...across), height: area.height.grown(by: down...down))
        }
        return area
    }

    /// The area in which a gesture on an element reacts: what the modifiers before the gesture came to.
    public func target(of element: ElementView, before gesture: AttributeUse) -> HitArea {
        let content = content(of: element, 0)
        if isLaidOut(element) { return reach(of: element, around: content) }
        return element.attributes.prefix { $0.place != gesture.place }.reduce(content) {
            AreaModifier($1).applied(to: $0)
        }
    }

    /// Whether constraints and frames say how large an element is, as they do for views of UIKit and AppKit.
    private func isLaidOut(_ element: ElementView) -> Bool {
        guard let screen else { return false }
        return screen.toolkit(at: element.place) != .swiftUI
    }

    private func around(_ control: ElementView, _ label: HitArea) -> HitArea {
        var size = label
        for use in control.attributes where use.condition == nil {
            switch use.attribute {
            case .layout(.frame(let frame)):
                size = HitArea(
                    width: frame.width.value.map { size.width.within($0, at: use.place) } ?? size.width,
                    height: frame.height.value.map { size.height.within($0, at: use.place) } ?? size.height)
            case .interaction(.contentShape), .unknownModifier:
                size = HitArea(
                    width: .open(.modifier, least: size.width.least), height: .open(.modifier, least: size.height.least)
                )
            default: break
            }
        }
        return size
    }

    // MARK: Sizes

    /// The label of a control, which may be a title and an icon beside each other.
    private func label(of control: ElementView, _ depth: Int) -> HitArea {
        let parts = control.children.filter {
            ($0.slot == .label || $0.slot == .icon) && DeclaredVisibility(of: $0).isShownText
        }
        guard parts.count > 1 else { return parts.first.map { size(of: $0, depth) } ?? .unknown }
        return row(parts.map { size(of: $0, depth + 1) }, spacing: Self.usualSpacing)
    }

    /// How large an element is with its modifiers.
    func size(of element: ElementView, _ depth: Int) -> HitArea {
        guard depth < Self.depthLimit else { return .unknown }
        let content = content(of: element, depth)
        if isLaidOut(element) { return LaidOutArea(element).area(around: content) }
        return element.attributes.reduce(content) { AreaModifier($1).applied(to: $0) }
    }

    private func content(of element: ElementView, _ depth: Int) -> HitArea {
        switch element.kind {
        case .text:
            let isTitle = element.slot == .label && element.parent?.kind == .button && isLaidOut(element)
            return TextArea(element, on: platform, isTitleOfView: isTitle).area
        case .image: return PictureArea(element, on: platform).area
        case .label: return label(of: element, depth)
        case .horizontalStack, .verticalStack: return line(element, depth)
        case .depthStack: return shown(element, depth).reduce(nil) { $0?.longer($1) ?? $1 } ?? .unknown
        case .alternatives:
            return element.children.map { size(of: $0, depth + 1) }.reduce(nil) { $0?.either($1) ?? $1 } ?? .unknown
        case .layered: return layered(element, depth)
        case .branch, .group, .customView:
            let parts = shown(element, depth)
            return parts.count == 1 ? parts[0] : .unknown
        case .shape, .fill: return .open(.room)
        default: return .unknown
        }
    }

    /// The sizes of what an element shows beside each other.
    private func shown(_ element: ElementView, _ depth: Int) -> [HitArea] {
        element.children.filter { $0.slot == .content || $0.slot == .label || $0.slot == .icon }
            .filter { $0.kind != .nothing }.map { child in
                switch child.kind {
                case .spacer where child.attributes.isEmpty: Self.spacer(in: element.kind)
                case .divider: Self.divider(in: element.kind)
                default: size(of: child, depth + 1)
                }
            }
    }

    /// A spacer is as long as there is room along a stack, and nothing across it.
    private static func spacer(in line: ElementKind) -> HitArea {
        let nothing = Span(least: 0, most: 0)
        switch line {
        case .horizontalStack: return HitArea(width: .open(.room, least: AreaModifier.leastRoom), height: nothing)
        case .verticalStack: return HitArea(width: nothing, height: .open(.room))
        default: return .open(.room)
        }
    }

    /// A divider is a hair across the room it is given.
    private static func divider(in line: ElementKind) -> HitArea {
        let hair = Span(least: 0, most: 1)
        return line == .horizontalStack
            ? HitArea(width: hair, height: .open(.room)) : HitArea(width: .open(.room), height: hair)
    }

    /// The spacing of stacks that say none: as much as the system finds right between two views.
    private static let usualSpacing = 0.0...12.0

    /// A row or a column: long along its axis by the sum, across it by the longest.
    private func line(_ element: ElementView, _ depth: Int) -> HitArea {
        let said = element.outermost { attribute -> Fact<Double>? in
            if case .layout(.spacing(let points)) = attribute { points } else { nil }
        }
        let spacing = said.map { said -> ClosedRange<Double> in
            let values = said.value.values.map { max($0, 0) }
            return (values.min() ?? 0)...(values.max() ?? .infinity)
        }
        let parts = shown(element, depth)
        return element.kind == .horizontalStack
            ? row(parts, spacing: spacing ?? Self.usualSpacing)
            : row(parts.map(\.turned), spacing: spacing ?? Self.usualSpacing).turned
    }

    private func row(_ parts: [HitArea], spacing: ClosedRange<Double>) -> HitArea {
        guard let first = parts.first else { return .unknown }
        let gaps = Double(parts.count - 1)
        return parts.dropFirst().reduce(first) { sum, part in
            HitArea(width: sum.width.plus(part.width), height: sum.height.longer(part.height))
        }.widened(by: gaps == 0 ? 0...0 : (spacing.lowerBound * gaps)...(spacing.upperBound * gaps))
    }

    /// A view with layers: as large as the view; a layer that is given a size of its own may reach farther.
    private func layered(_ element: ElementView, _ depth: Int) -> HitArea {
        var result: HitArea?
        for child in element.children {
            switch child.slot {
            case .content, .label, .icon:
                result = result?.longer(size(of: child, depth + 1)) ?? size(of: child, depth + 1)
            case .background, .overlay:
                let layer = size(of: child, depth + 1)
                guard layer.width.least > 0 || layer.height.least > 0, let inner = result else { continue }
                result = inner.longer(layer)
            default: continue
            }
        }
        return result ?? .unknown
    }
}

extension HitArea {
    /// The same on its side.
    fileprivate var turned: HitArea { HitArea(width: height, height: width) }

    fileprivate func widened(by lengths: ClosedRange<Double>) -> HitArea {
        HitArea(width: width.grown(by: lengths), height: height)
    }
}
