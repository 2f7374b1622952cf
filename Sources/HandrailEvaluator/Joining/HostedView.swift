import HandrailCode
import HandrailSource

/// A SwiftUI view that a class of UIKit or AppKit makes and shows: `UIHostingController(rootView:)`,
/// `UIHostingConfiguration { … }`.
struct HostedView: Sendable {
    /// The view.
    let source: ViewSource
    /// Where it is made.
    let place: SourcePlace
    /// The class that makes it.
    let name: String
}
