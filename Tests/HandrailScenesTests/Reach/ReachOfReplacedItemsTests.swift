import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Items of bars in interface files that code puts others in the place of are met by nobody.
@Suite("Reach of replaced items") struct ReachOfReplacedItemsTests {
    private static let file = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c1">
            <scenes>
                <scene sceneID="s1"><objects>
                    <viewController id="c1" customClass="Pier" sceneMemberID="viewController">
                        <view key="view" id="v1"><subviews><label text="Pier" id="l1"/></subviews></view>
                        <navigationItem key="navigationItem" title="Pier" id="n1">
                            <barButtonItem key="rightBarButtonItem" title="Moor" id="b1"/>
                        </navigationItem>
                    </viewController>
                </objects></scene>
            </scenes>
        </document>
        """

    /// What became of the item in the file.
    private static func account(_ body: String) throws -> SiteAccount? {
        let code = "import UIKit\nclass Pier: UIViewController {\n\(body)\n}"
        let files = ["Main.storyboard": Data(file.utf8), "Pier.swift": Data(code.utf8)]
        let sites = try TemporaryFolder.audit(files, jobs: 1).reach.sites
        return sites.first { $0.kind == .designed && $0.name == "UIBarButtonItem" }?.account
    }

    @Test(
        "counts an item as unused that code replaces as the screen is loaded",
        arguments: [
            "navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)",
            "navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UISwitch())",
        ])
    func replaced(statement: String) throws {
        #expect(try Self.account("override func viewDidLoad() { \(statement) }") == .unused)
    }

    @Test(
        "counts it as met where code leaves it, or replaces it now and then only",
        arguments: [
            "",
            "@objc func edit() { if isEditing { navigationItem.rightBarButtonItem = editButtonItem } }",
        ])
    func left(body: String) throws {
        #expect(try Self.account(body) == .inComponent || Self.account(body) == .onScreen)
    }
}
