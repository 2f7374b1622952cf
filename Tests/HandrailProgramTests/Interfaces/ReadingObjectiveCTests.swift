import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Storyboards of classes that are written in Objective-C.
@Suite("Reading Objective-C beside a storyboard") struct ReadingObjectiveCTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch">
            <scenes>
                <scene sceneID="s1">
                    <objects>
                        <viewController id="vc1" customClass="PlayerViewController" sceneMemberID="viewController">
                            <view key="view" id="v1">
                                <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                                <subviews>
                                    <button opaque="NO" id="b1">
                                        <rect key="frame" x="20" y="80" width="60" height="60"/>
                                        <state key="normal" image="ic_play"/>
                                    </button>
                                    <button opaque="NO" id="b2">
                                        <rect key="frame" x="20" y="180" width="60" height="60"/>
                                        <state key="normal" image="ic_close"/>
                                    </button>
                                </subviews>
                            </view>
                            <connections>
                                <outlet property="playButton" destination="b1" id="o1"/>
                                <outlet property="closeButton" destination="b2" id="o2"/>
                            </connections>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>
        """

    private static let header = """
        @interface PlayerViewController : UIViewController
        @property (weak, nonatomic) IBOutlet UIButton *playButton;
        @property (weak, nonatomic) IBOutlet UIButton *closeButton;
        @end
        """

    private func files(_ body: String) -> [String: Data] {
        [
            "Main.storyboard": Data(Self.storyboard.utf8), "PlayerViewController.h": Data(Self.header.utf8),
            "PlayerViewController.m": Data(
                "@implementation PlayerViewController\n- (void)viewDidLoad {\n\(body)\n}\n@end\n".utf8),
            "en.lproj/Localizable.strings": Data("\"player.play\" = \"Play\";\n".utf8),
        ]
    }

    private func dump(_ body: String) throws -> String {
        let inspection = try TemporaryFolder.inspect(files(body))
        return try #require(inspection.screens.first { $0.screen.name == "PlayerViewController" }).dump
    }

    @Test func `a label that the class sets is the name of the button`() throws {
        #expect(
            try dump("self.playButton.accessibilityLabel = NSLocalizedString(@\"player.play\", nil);") == """
                element button "Play" (label); traits: button; merges: image
                element button "ic_close" (asset ic_close); traits: button; merges: image
                """)
    }

    @Test func `only the button that nothing names is reported`() throws {
        let audit = try TemporaryFolder.audit(
            files("[_playButton setAccessibilityLabel:self.isPlaying ? @\"Pause\" : @\"Play\"];"))
        #expect(audit.findings.map(\.rule) == ["unnamed-control"])
        #expect(audit.notes.contains { $0.text.en.contains("Objective-C") })
    }

    @Test func `a button that other code of the app may name is left alone`() throws {
        func findings(_ theme: String) throws -> [String] {
            var all = files("[Theme name:self.closeButton]; self.playButton.accessibilityLabel = @\"Play\";")
            all["Theme.m"] = Data("@implementation Theme\n\(theme)\n@end\n".utf8)
            return try TemporaryFolder.audit(all).findings.map(\.rule)
        }
        #expect(try findings("").isEmpty)
        #expect(try findings("+ (void)name:(UIButton *)button { button.accessibilityLabel = @\"Close\"; }").isEmpty)
        // What is done to the button is known, and gives it no name.
        #expect(try findings("+ (void)name:(UIButton *)button {}") == ["unnamed-control"])
    }

    @Test func `a class that no file shows leaves its buttons unjudged`() throws {
        let audit = try TemporaryFolder.audit(["Main.storyboard": Data(Self.storyboard.utf8)])
        #expect(audit.findings.isEmpty)
    }

    @Test func `what Swift adds to the class is read`() throws {
        func rules(_ label: String) throws -> [String] {
            let code = """
                import UIKit
                extension PlayerViewController {
                    @objc func addShare() {
                        let share = UIButton(type: .system)
                        share.setImage(UIImage(named: "ic_share"), for: .normal)
                        share.addTarget(self, action: #selector(send), for: .touchUpInside)
                        \(label)
                        view.addSubview(share)
                    }
                    @objc private func send() {}
                }
                """
            var all = files(
                """
                [self addShare];
                self.closeButton.accessibilityLabel = @"Close";
                self.playButton.accessibilityLabel = @"Play";
                """)
            all["PlayerViewController.swift"] = Data(code.utf8)
            return try TemporaryFolder.audit(all).findings.map(\.rule)
        }
        #expect(try rules("") == ["unnamed-control"])
        #expect(try rules("share.accessibilityLabel = NSLocalizedString(\"Share\", comment: \"\")").isEmpty)
    }
}
