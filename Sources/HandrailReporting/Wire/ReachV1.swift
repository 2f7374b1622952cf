import HandrailModel

/// How much of the code that makes views is met on screens.
public struct ReachV1: Codable, Hashable, Sendable {
    /// Every place that makes a view.
    public let views: ReachCountsV1
    /// The places among them that make what people act on.
    public let controls: ReachCountsV1

    init(_ reach: Reach) {
        views = ReachCountsV1(reach.counts)
        controls = ReachCountsV1(reach.controls)
    }
}

extension ReachV1: WireObject {
    /// Its name in the schema.
    package static let name = "Reach"
    /// What the schema says of it.
    package static let note = "How much of the code that makes views is met on screens."
    /// Its members.
    package static let fields: [WireField<ReachV1>] = [
        WireField("views", "Every place that makes a view.") { $0.views },
        WireField("controls", "The places among them that make what people act on.") { $0.controls },
    ]
}
