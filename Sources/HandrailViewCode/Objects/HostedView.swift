import HandrailCode
package import HandrailSource
package import HandrailValues

/// A SwiftUI view that a class of UIKit or AppKit makes and shows: `UIHostingController(rootView:)`,
/// `UIHostingConfiguration { … }`.
package struct HostedView: Sendable {
    /// What it is where nothing that was read holds it.
    package enum Standing: Sendable {
        /// A screen of its own.
        case alone
        /// What a list shows many of, each filled from elsewhere.
        case part
        /// What the project's own view of a name shows, which is found as any view of SwiftUI is.
        case ownView(String)
        /// Nothing that could be told.
        case nothing
    }

    /// The view.
    package let source: ViewSource
    /// Where it is made.
    package let place: SourcePlace
    /// The class that makes it.
    package let name: String
    /// What it is where nothing holds it.
    package internal(set) var standing: Standing
    /// Whether it is also shown by itself: presented, or pushed.
    package var isPresented = false
}
