public import HandrailModel

/// Where something moves: how large it is, and which settings the code around it asks for.
public struct MotionContext {
    private let element: ElementView

    /// That of an element.
    public init(_ element: ElementView) { self.element = element }

    /// Whether it is no larger than an icon, so that its moving around itself is hardly noticed.
    public var isSmall: Bool { Self.isSmall(element) }

    private static func isSmall(_ element: ElementView) -> Bool {
        for use in element.attributes {
            if case .layout(.frame(let frame)) = use.attribute {
                let sides = [frame.width, frame.height, frame.maximumWidth].compactMap(\.value)
                if !sides.isEmpty { return sides.allSatisfy { $0 <= 64 } }
            }
        }
        switch element.kind {
        case .image:
            if case .image(.symbol) = element.content { return true }
            return false
        case .toggle, .progress, .stepper, .divider: return true
        case .button, .label, .menu:
            let inside = element.descendants
            return inside.allSatisfy { $0.kind != .text } && inside.contains { $0.kind == .image && isSmall($0) }
        case .layered, .customView, .group:
            let inside = Array(element.children)
            return !inside.isEmpty && inside.allSatisfy(isSmall)
        default: return false
        }
    }

    /// Whether it stands at a conditional that asks for Reduce Motion: whoever wrote it thought of it.
    public var asksForReducedMotion: Bool { asks(for: [.reduceMotion, .crossFade]) }

    /// Whether it stands at a conditional that asks if one of these settings is on.
    public func asks(for choices: Set<SettingSwitch>) -> Bool {
        var next: ElementView? = element
        while let current = next {
            if current.kind == .alternatives, current.children.contains(where: { Self.asks($0, for: choices) }) {
                return true
            }
            next = current.parent
        }
        return false
    }

    private static func asks(_ branch: ElementView, for choices: Set<SettingSwitch>) -> Bool {
        guard case .condition(let condition?) = branch.content else { return false }
        return condition.asks(for: choices)
    }
}
