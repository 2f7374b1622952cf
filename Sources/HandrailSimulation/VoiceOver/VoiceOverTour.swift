/// Every place where VoiceOver stops on a screen, in the order of swiping.
public struct VoiceOverTour: Sendable {
    /// The stops, in order.
    public let stops: [VoiceOverStop]
    /// Containers that are read as a whole, outer ones before those inside.
    public let containers: [TourContainer]
    /// What was left out and why.
    public let trace: Trace

    /// The tour through a tree.
    ///
    /// Takes time in the order of n log n; nodes nested deeper than `depthLimit` are left out.
    public init(_ root: AccessibilityNode, settings: ReadingSettings = ReadingSettings()) {
        var walk = TourWalk(settings: settings)
        let items = walk.tourItems(of: root, depth: 0)
        var layout = TourLayout()
        layout.add(ReadingOrder(settings).sorted(items), parent: nil, path: [])
        layout.setContexts()
        stops = layout.stops
        containers = layout.containers
        trace = walk.trace
    }

    /// Levels of nesting that are followed.
    public static let depthLimit = 512
}
