package import HandrailModel

/// The view of UIKit or AppKit that a representable makes.
package struct RepresentedView: Sendable {
    /// What is known of it.
    package let view: ViewDescription
    /// The code that was followed to read it.
    package let followed: FollowedCode

    /// A view, read by following code.
    package init(_ view: ViewDescription, following followed: FollowedCode) {
        self.view = view
        self.followed = followed
    }
}
