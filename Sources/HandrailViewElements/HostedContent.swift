package import HandrailModel
import HandrailProgram
package import HandrailSource

/// Builds what classes of UIKit and AppKit take in from elsewhere, on one screen: SwiftUI views, and the screens of
/// other controllers.
package protocol HostedContent: AnyObject {
    /// The name of the scene that fills a view, by where its interface file says so.
    func scene(embeddedAt place: SourcePlace) -> String?

    /// What the controller of a class shows, which is built from now on until `leave()` is called; `nil` where that is
    /// not known, or the controller shows itself.
    func enter(_ name: String) -> ViewDescription?

    /// Whether an interface file says what a view at a place is.
    func isDesigned(_ place: SourcePlace) -> Bool

    /// Ends the screen that was entered last.
    func leave()

    /// Adds the SwiftUI view of a number to a tree; `false` where there is none.
    func build(_ number: Int, into tree: inout ElementTreeBuilder) -> Bool
}
