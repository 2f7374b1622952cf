import HandrailModel

/// How much of the code that makes and changes views is met on screens.
public struct ReachV1: Codable, Hashable, Sendable {
    /// Every place that makes a view.
    public let views: ReachCountsV1
    /// The places among them that make what people act on.
    public let controls: ReachCountsV1
    /// Every place that makes or changes a view.
    public let sites: ReachCountsV1

    init(_ reach: Reach) {
        views = ReachCountsV1(reach.counts)
        controls = ReachCountsV1(reach.controls)
        sites = ReachCountsV1(reach.all)
    }
}

extension ReachV1: WireObject {
    /// Its name in the schema.
    package static let name = "Reach"
    /// What the schema says of it.
    package static let note = "How much of the code that makes and changes views is met on screens."
    /// Its members.
    package static let fields: [WireField<ReachV1>] = [
        WireField("views", "Every place that makes a view, in code and in interface files.") { $0.views },
        WireField("controls", "The places among them that make what people act on.") { $0.controls },
        WireField(
            "sites",
            "Every place that makes or changes a view: besides views, modifiers, members that give views back, "
                + "properties that are set, functions that add something, and outlets."
        ) { $0.sites },
    ]
}
