import Foundation
import HandrailModel

/// A screen of the Mac with the class `PierController`, designed in a storyboard or made in code, as specifications ask
/// for it.
package enum AppKitScreen {
    /// The text of a storyboard with these views, and with what else the controller holds.
    package static func storyboard(_ views: String, controller: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s1"><objects>
        <viewController id="c1" customClass="PierController" sceneMemberID="viewController">
        <view key="view" id="v1"><subviews>\(views)</subviews></view>\(controller)
        </viewController></objects></scene></scenes></document>
        """
    }

    /// The stops of the one screen of these files in reading order: names, and traits behind a colon.
    package static func stops(_ files: [String: String]) throws -> [String] {
        let audit = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) })
        guard let tree = audit.screens.first else { throw MissingScreen(name: "of AppKit") }
        return tree.stops.map(\.nameAndTraits)
    }

    /// The stops of a storyboard with these views, whose controller is declared by `code`.
    package static func stops(
        designed views: String, code: String = "class PierController: NSViewController {}"
    ) throws -> [String] {
        try stops(["Main.storyboard": storyboard(views), "Code.swift": "import AppKit\n" + code])
    }

    /// The stops of a view controller whose `loadView` makes `view` in this way.
    package static func stops(coded body: String, more: String = "") throws -> [String] {
        let code = """
            import AppKit
            final class PierController: NSViewController {
                override func loadView() {
                    view = NSView()
                    \(body)
                }
            }
            \(more)
            """
        return try stops(["Code.swift": code])
    }
}
