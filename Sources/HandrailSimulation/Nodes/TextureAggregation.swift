import HandrailModel

/// Which elements a node of Texture gives, and what those say that speak for all that is in them.
public struct TextureAggregation: Sendable {
    /// Where the window is; without one nothing is collected.
    private let window: NodeFrame?

    /// How nodes are asked in a window.
    public init(window: NodeFrame?) { self.window = window }

    /// The elements of a node in the order in which they are met; `nil` for none, so that a view in it may speak for
    /// itself.
    public func elements(of node: TextureNode) -> [TextureElement]? { elements(of: node, isScrolled: false) }

    private func elements(of node: TextureNode, isScrolled: Bool) -> [TextureElement]? {
        if let listed = node.listed, !listed.isEmpty { return listed.map { TextureElement($0) } }
        guard window != nil else { return nil }
        let found = entries(of: node, isScrolled: isScrolled || node.scrolls)
        return found.isEmpty ? nil : Self.sorted(found) { $0.frame }.flatMap(\.elements)
    }

    /// What takes one place among what a node gives: an element, or a view with elements of its own.
    private struct Entry {
        let frame: NodeFrame?
        let elements: [TextureElement]

        init(_ element: TextureElement) {
            frame = element.frame
            elements = [element]
        }

        init(frame: NodeFrame?, _ elements: [TextureElement]) {
            self.frame = frame
            self.elements = elements
        }
    }

    private func entries(of node: TextureNode, isScrolled: Bool) -> [Entry] {
        if node.isContainer, !Self.holdsList(node) { return Self.joined(node).map { Entry($0) } }
        if node.rasterizesSubtree { return Self.inside(node).filter(\.isElement).map { Entry(TextureElement($0)) } }
        guard !node.isHidden else { return [] }
        let modal = node.children.last { $0.isModal }
        return (modal.map { [$0] } ?? node.children).flatMap { child -> [Entry] in
            guard !child.isHidden, isScrolled || isOnScreen(child) else { return [] }
            if child.isElement { return [Entry(TextureElement(child))] }
            if child.isLayerBacked {
                return child.isContainer
                    ? Self.joined(child).map { Entry($0) }
                    : Self.inside(child).filter(\.isElement).map { Entry(TextureElement($0)) }
            }
            return elements(of: child, isScrolled: isScrolled).map { [Entry(frame: child.frame, $0)] } ?? []
        }
    }

    private func isOnScreen(_ node: TextureNode) -> Bool {
        guard let window, let frame = node.frame else { return true }
        return frame.x < window.x + window.width && window.x < frame.x + frame.width
            && frame.y < window.y + window.height && window.y < frame.y + frame.height
    }

    // MARK: Containers

    private static let interactive: Traits = [.link, .keyboardKey, .button]

    /// A container as one element, and the containers in it beside it. What a node in it is called joins its label or
    /// becomes an action, whether it is seen or not.
    private static func joined(_ container: TextureNode) -> [TextureElement] {
        let joins = (container.label ?? "").isEmpty || !container.traits.isDisjoint(with: interactive)
        var labels: [TextureElement] = []
        var actions: [TextureElement] = []
        var others: [TextureElement] = []
        var open = [container]
        var position = 0
        while position < open.count {
            let (node, isStart) = (open[position], position == 0)
            position += 1
            if !isStart, node.isContainer {
                others += joined(node)
                continue
            }
            if let label = node.label, !label.isEmpty {
                if !node.traits.isDisjoint(with: interactive) {
                    actions.append(TextureElement(node))
                } else if isStart || joins {
                    labels.append(TextureElement(node))
                }
            }
            open += node.children
        }
        let label = sorted(labels) { $0.frame }.map(\.label).joined(separator: ", ")
        return [
            TextureElement(container, label: label, actions: sorted(actions) { $0.frame }.map(\.label))
        ] + others
    }

    /// All nodes in a node, the outer ones first.
    private static func inside(_ node: TextureNode) -> [TextureNode] {
        var open = node.children
        var position = 0
        while position < open.count {
            open += open[position].children
            position += 1
        }
        return open
    }

    private static func holdsList(_ node: TextureNode) -> Bool { inside(node).contains(where: \.isList) }

    // MARK: Order

    /// From the top down, then from left to right, the lower before the higher, the narrower before the wider; no row
    /// is made of what lies about as high.
    private static func sorted<Item>(_ items: [Item], by frame: (Item) -> NodeFrame?) -> [Item] {
        items.enumerated().sorted { one, other in
            guard let first = frame(one.element), let second = frame(other.element) else {
                return one.offset < other.offset
            }
            let (a, b) = (sides(first), sides(second))
            return a == b ? one.offset < other.offset : a.lexicographicallyPrecedes(b)
        }.map(\.element)
    }

    private static func sides(_ frame: NodeFrame) -> [Double] { [frame.y, frame.x, frame.height, frame.width] }
}
