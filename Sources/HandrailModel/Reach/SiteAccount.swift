public import HandrailSource

/// Where the view that a place in the code makes is met.
public enum SiteAccount: Hashable, Sendable {
    /// On a screen that the app opens with, or that something brings up.
    case onScreen
    /// In a view that nothing was seen to show, and that is judged by itself.
    case inComponent
    /// In a preview, which people see in the editor only.
    case inPreview
    /// Nowhere: the declaration around it is named nowhere else.
    case unused
    /// Nowhere, although it may be shown.
    case notReached(UnreachedReason, at: SourcePlace)
}
