import HandrailModel

/// Places in the code that make views, by where these are met.
public struct ReachCountsV1: Codable, Hashable, Sendable {
    /// On screens that the app opens with, or that something brings up.
    public let onScreens: Int
    /// In views that nothing was seen to show, and that are judged by themselves.
    public let inComponents: Int
    /// Nowhere, although they may be shown.
    public let notReached: Int
    /// In previews.
    public let inPreviews: Int
    /// In code that nothing uses.
    public let unused: Int

    init(_ counts: Reach.Counts) {
        onScreens = counts.onScreens
        inComponents = counts.inComponents
        notReached = counts.notReached
        inPreviews = counts.inPreviews
        unused = counts.unused
    }
}

extension ReachCountsV1: WireObject {
    /// Its name in the schema.
    package static let name = "ReachCounts"
    /// What the schema says of it.
    package static let note = "Places in the code that make views, by where these are met."
    /// Its members.
    package static let fields: [WireField<ReachCountsV1>] = [
        WireField("onScreens", "On screens that the app opens with, or that something brings up.") { $0.onScreens },
        WireField("inComponents", "In views that nothing was seen to show, and that are judged by themselves.") {
            $0.inComponents
        },
        WireField("notReached", "Nowhere, although they may be shown.") { $0.notReached },
        WireField("inPreviews", "In previews.") { $0.inPreviews },
        WireField("unused", "In code that nothing uses.") { $0.unused },
    ]
}
