extension FuzzProject {
    /// A small app with a file for every reader.
    package static let kiosk = FuzzProject(
        name: "Kiosk",
        files: [
            FuzzFile("Kiosk.xcodeproj/project.pbxproj", project),
            FuzzFile("Kiosk/KioskApp.swift", app),
            FuzzFile("Kiosk/KioskController.h", header),
            FuzzFile("Kiosk/KioskController.m", implementation),
            FuzzFile("Kiosk/Kiosk.storyboard", storyboard),
            FuzzFile("Kiosk/Info.plist", plist("<key>UIUserInterfaceStyle</key><string>Light</string>")),
            FuzzFile(
                "Kiosk/Kiosk.entitlements", plist("<key>com.apple.security.app-sandbox</key><true/>")),
            FuzzFile(
                "Kiosk/PrivacyInfo.xcprivacy",
                plist("<key>NSPrivacyTracking</key><false/><key>NSPrivacyTrackingDomains</key><array/>")),
            FuzzFile("Kiosk/Kiosk.xcconfig",
                "// Settings\nIPHONEOS_DEPLOYMENT_TARGET = 17.0\nPRODUCT_NAME = $(TARGET_NAME)\n"),
            FuzzFile(
                "Kiosk/en.lproj/Localizable.strings",
                "/* A button */\n\"buy\" = \"Buy a ticket\";\n\"left %d\" = \"%1$d left\";\n"
                    + "key = \"value\\n\\U00e9\";\n"),
            FuzzFile(
                "Kiosk/en.lproj/Plurals.stringsdict",
                plist(
                    """
                    <key>tickets</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
                    <key>n</key><dict>
                    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d tickets</string>
                    </dict></dict>
                    """)),
            FuzzFile(
                "Kiosk/Catalog.xcstrings",
                """
                {"sourceLanguage": "en", "strings": {"Buy": {"localizations": {"ko": {"stringUnit":
                {"state": "translated", "value": "구매"}}, "en": {"variations": {"plural": {"other": {"stringUnit":
                {"state": "new", "value": "Buy %lld"}}}}}}}}, "version": "1.0"}
                """),
            FuzzFile("Kiosk/Assets.xcassets/Contents.json", "{\"info\": {\"author\": \"xcode\", \"version\": 1}}"),
            FuzzFile(
                "Kiosk/Assets.xcassets/kiosk.imageset/Contents.json",
                """
                {"images": [{"filename": "kiosk.png", "idiom": "universal", "scale": "2x"}],
                "info": {"author": "xcode", "version": 1}, "properties": {"template-rendering-intent": "template"}}
                """),
            FuzzFile(path: "Kiosk/Assets.xcassets/kiosk.imageset/kiosk.png", bytes: picture),
            FuzzFile(
                "Kiosk/Assets.xcassets/faint.colorset/Contents.json",
                """
                {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "0.800", "green": "0xCC", "blue": "204", "alpha": "1.000"}}}, {"idiom": "universal",
                "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space":
                "gray-gamma-22",
                "components": {"white": "0.5", "alpha": "1.0"}}}], "info": {"author": "xcode", "version": 1}}
                """),
        ])

    private static let app = """
        import SwiftUI

        @main struct KioskApp: App {
            var body: some Scene { WindowGroup { Counter() } }
        }

        struct Counter: View {
            @State private var left = 12
            let step: Double = 1.5
            private enum Kind: String, CaseIterable { case single, week }

            var body: some View {
                VStack(spacing: 8) {
                    Image("kiosk").resizable().frame(width: 24, height: 24)
                    Text("left \\(left)").foregroundColor(Color("faint")).font(.system(size: 9))
                    ForEach(Kind.allCases, id: \\.self) { kind in
                        Button { left -= 1 } label: { Image(systemName: kind == .single ? "ticket" : "calendar") }
                    }
                    if left < 1 { Text("None") } else { Text(label(for: left)).opacity(0.2) }
                }
                .animation(.easeInOut(duration: 0.3), value: left)
            }

            private func label(for count: Int) -> String {
                guard count > 0 else { return "" }
                switch count {
                case 1: return NSLocalizedString("buy", comment: "")
                case 2...9: return String(format: "%d", count)
                default: return "\\(count * 2 - 1)"
                }
            }
        }

        """

    private static let header = """
        #import <UIKit/UIKit.h>

        @interface KioskController : UIViewController
        @property (nonatomic, weak) IBOutlet UIButton *buyButton;
        @property (nonatomic, weak) IBOutlet UILabel *priceLabel;
        - (IBAction)buy:(id)sender;
        @end

        """

    private static let implementation = """
        #import "KioskController.h"

        @implementation KioskController

        - (void)viewDidLoad {
            [super viewDidLoad];
            self.buyButton.accessibilityLabel = NSLocalizedString(@"buy", nil);
            self.priceLabel.text = [NSString stringWithFormat:@"%d", 12];
            self.priceLabel.font = [UIFont systemFontOfSize:9.5];
            self.priceLabel.alpha = 0.4;
            UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(buy:)];
            [self.priceLabel addGestureRecognizer:tap];
            [UIView animateWithDuration:0.3 animations:^{ self.priceLabel.alpha = 1; }];
        }

        - (BOOL)accessibilityPerformEscape { return YES; }

        - (IBAction)buy:(id)sender {
            for (int i = 0; i < 3; i++) { [self.view setNeedsLayout]; }
        }

        @end

        """

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="one">
        <scenes><scene sceneID="s1"><objects>
        <viewController title="Kiosk" id="one" customClass="KioskController" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="390"
        height="844"/><subviews>
        <button opaque="NO" id="b1"><rect key="frame" x="16" y="60" width="20" height="20"/>
        <state key="normal" image="kiosk"/><connections><action selector="buy:" destination="one"
        eventType="touchUpInside" id="a1"/>
        <segue destination="two" kind="show" id="g1"/></connections></button>
        <label opaque="NO" text="12" id="l1"><fontDescription key="fontDescription" type="system" pointSize="9"/>
        <color key="textColor" red="0.8" green="0.8" blue="0.8" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/></label>
        </subviews><constraints><constraint firstItem="b1" firstAttribute="top" secondItem="v1" secondAttribute="top"
        constant="8" id="c1"/>
        </constraints></view>
        <connections><outlet property="buyButton" destination="b1" id="o1"/><outlet property="priceLabel"
        destination="l1" id="o2"/>
        </connections></viewController></objects></scene>
        <scene sceneID="s2"><objects><tableViewController id="two" sceneMemberID="viewController">
        <tableView key="view" rowHeight="44" id="t1"><prototypes><tableViewCell reuseIdentifier="ticket" id="p1">
        <tableViewCellContentView key="contentView" id="w1"><subviews><imageView image="kiosk" id="i1"/></subviews>
        </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene>
        </scenes>
        <resources><image name="kiosk" width="24" height="24"/></resources>
        </document>

        """

    private static let project = """
        // !$*UTF8*$!
        {
            archiveVersion = 1; classes = {}; objectVersion = 56;
            objects = {
                A1 /* KioskApp.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1; };
                A2 = {isa = PBXBuildFile; fileRef = F2; };
                A3 = {isa = PBXBuildFile; fileRef = F3; };
                F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = KioskApp.swift; sourceTree =
                "<group>"; };
                F2 = {isa = PBXFileReference; path = KioskController.m; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (G2, ); sourceTree = "<group>"; };
                G2 /* Kiosk */ = {isa = PBXGroup; children = (F1, F2, F3, ); path = Kiosk; sourceTree = "<group>"; };
                S1 = {isa = PBXSourcesBuildPhase; files = (A1, A2, ); };
                R1 = {isa = PBXResourcesBuildPhase; files = (A3, ); };
                T1 /* Kiosk */ = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (S1, R1, ); name =
                Kiosk;
                    productType = "com.apple.product-type.application"; };
                P1 = {isa = PBXProject; buildConfigurationList = L1; developmentRegion = en; mainGroup = G1; targets =
                (T1, ); };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); defaultConfigurationName = Release; };
                C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0;
                    INFOPLIST_FILE = Kiosk/Info.plist; SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = "1,2"; }; };
            };
            rootObject = P1;
        }

        """

    /// The head of a picture of 24 by 24 points.
    private static let picture: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 24, 0, 0, 0, 24]
        + [8, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

    private static func plist(_ items: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>\(items)</dict></plist>

        """
    }
}
