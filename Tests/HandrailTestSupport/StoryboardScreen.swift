import Foundation
import HandrailModel

/// A scene of an iOS storyboard with the class `HarborViewController`, as specifications ask for it.
package enum StoryboardScreen {
    /// The text of a storyboard with these views, and with what else the controller holds.
    package static func storyboard(_ views: String, controller: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
        initialViewController="c1">
        <scenes><scene sceneID="s1"><objects>
        <viewController id="c1" customClass="HarborViewController" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1">
        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
        <subviews>\(views)</subviews>
        <viewLayoutGuide key="safeArea" id="g1"/>
        </view>
        \(controller)
        </viewController>
        </objects></scene></scenes></document>
        """
    }

    /// The stops of the one screen of these files in reading order: names, and traits behind a colon.
    package static func stops(_ files: [String: String]) throws -> [String] {
        let audit = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) })
        guard let tree = audit.screens.first(where: { $0.screen.toolkit == .interfaceFile }) else {
            throw MissingScreen(name: "of an interface file")
        }
        return tree.stops.map(\.nameAndTraits)
    }

    /// The stops of a storyboard with these views, beside other files.
    package static func stops(
        _ views: String, controller: String = "", files: [String: String] = [:]
    ) throws -> [String] {
        let storyboard = storyboard(views, controller: controller)
        return try stops(files.merging(["Base.lproj/Main.storyboard": storyboard]) { _, new in new })
    }
}
