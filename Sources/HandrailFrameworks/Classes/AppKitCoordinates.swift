/// From which edge the views of AppKit count the places of those in them.
package enum AppKitCoordinates {
    /// Whether a class counts from the top, as all other frameworks do. Source: NSView, `isFlipped`, which these
    /// classes override.
    package static func countsFromTop(_ name: String) -> Bool { flipped.contains(name) }

    private static let flipped: Set<String> = [
        "NSTableView", "NSOutlineView", "NSTextView", "NSCollectionView", "NSSplitView", "NSScrollView",
    ]
}
