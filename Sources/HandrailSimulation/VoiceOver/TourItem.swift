/// What a node contributes to the reading order before it is laid out.
indirect enum TourItem: Sendable {
    /// A stop.
    case stop(AccessibilityNode)
    /// A container that is read as a whole, with what is inside in order, and the frame that it is placed by.
    case group(AccessibilityNode, [TourItem], frame: NodeFrame?)

    /// Where it is placed among its siblings.
    var frame: NodeFrame? {
        switch self {
        case .stop(let node): node.frame
        case .group(_, _, let frame): frame
        }
    }

    /// Its sort priority among its siblings.
    var priority: Double {
        switch self {
        case .stop(let node), .group(let node, _, _): node.sortPriority
        }
    }
}
