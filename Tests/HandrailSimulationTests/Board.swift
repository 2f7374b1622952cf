import HandrailModel
import HandrailSimulation

/// A screen as the tests of the simulations write it down: each node becomes an element or a container in this order.
struct Board {
    private(set) var root: AccessibilityNode

    init(_ nodes: AccessibilityNode...) {
        var root = AccessibilityNode(id: 0)
        root.isOrderExplicit = true
        root.children = nodes
        self.root = root
    }

    var tour: VoiceOverTour { VoiceOverTour(root) }
}

func stop(_ label: String?, _ traits: Traits = .staticText) -> AccessibilityNode {
    var node = AccessibilityNode(id: 1)
    node.isElement = true
    node.label = label.map { SpokenText($0) }
    node.traits = traits
    return node
}

func button(_ label: String?) -> AccessibilityNode { stop(label, .button) }

func container(_ kind: ContainerKind, _ style: NavigationStyle = .automatic, _ nodes: AccessibilityNode...)
    -> AccessibilityNode
{
    var node = AccessibilityNode(id: 2)
    node.container = kind
    node.navigationStyle = style
    node.keepsTogether = true
    node.children = nodes
    return node
}

extension AccessibilityNode {
    func responding(_ responds: Bool) -> AccessibilityNode { with { $0.respondsToUserInteraction = responds } }
    func offering(_ action: String) -> AccessibilityNode {
        with { $0.actions.append(NodeAction(.custom, name: SpokenText(action))) }
    }
    func called(_ names: String...) -> AccessibilityNode { with { $0.inputLabels = names.map { SpokenText($0) } } }
    func shortcut(_ key: String, _ modifiers: Set<Shortcut.Modifier>) -> AccessibilityNode {
        with { $0.shortcuts.append(Shortcut(key: key, modifiers: modifiers)) }
    }
}
