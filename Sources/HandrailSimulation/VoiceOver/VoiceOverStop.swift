/// A place where VoiceOver stops.
public struct VoiceOverStop: Hashable, Sendable {
    /// Its place in the tour, from 0.
    public let index: Int
    /// The element.
    public let node: AccessibilityNode
    /// What its surroundings add.
    public let context: StopContext
    /// Indices of the tour's containers around it, outermost first.
    public let containers: [Int]

    /// A stop.
    public init(index: Int, node: AccessibilityNode, context: StopContext, containers: [Int]) {
        self.index = index
        self.node = node
        self.context = context
        self.containers = containers
    }

    /// What is said of it.
    public var utterance: Utterance { Utterance(node, in: context) }
    /// Actions that VoiceOver offers by name.
    public var actions: [NodeAction] { node.actions.filter(\.isListed) }
}
