import HandrailModel
import HandrailSimulation

/// Nodes as the tests write them down.
enum Views {
    /// An element.
    static func element(
        _ id: Int, _ label: String, _ traits: Traits = [], at frame: NodeFrame? = nil
    ) -> AccessibilityNode {
        var node = AccessibilityNode(id: id)
        node.isElement = true
        node.label = SpokenText(label)
        node.traits = traits
        node.frame = frame
        return node
    }

    /// A view that is no element.
    static func view(
        _ id: Int, _ children: [AccessibilityNode], container: ContainerKind? = nil, label: String? = nil
    ) -> AccessibilityNode {
        var node = AccessibilityNode(id: id)
        node.children = children
        node.container = container
        node.label = label.map { SpokenText($0) }
        return node
    }

    /// A rectangle of ten by ten points.
    static func at(_ x: Double, _ y: Double) -> NodeFrame { NodeFrame(x: x, y: y, width: 10, height: 10) }
}

extension AccessibilityNode {
    /// The same after a change.
    func with(_ change: (inout AccessibilityNode) -> Void) -> AccessibilityNode {
        var node = self
        change(&node)
        return node
    }
}

extension VoiceOverTour {
    /// What is said at each stop, in English.
    var lines: [String] { stops.map { $0.utterance.text(.english) } }
}
