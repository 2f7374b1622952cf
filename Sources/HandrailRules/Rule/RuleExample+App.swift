extension RuleExample {
    /// An Xcode project with one app: its list, its manifest and its only source are those of an example.
    static let app = [
        "App.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        {
        objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T); developmentRegion = en; knownRegions = (en, ko);
                buildConfigurationList = L; };
            G = { isa = PBXGroup; sourceTree = "<group>"; children = (F1, F2, F3, F4, F5, F6, F7); };
            F1 = { isa = PBXFileReference; path = Example.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = PrivacyInfo.xcprivacy; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            F4 = { isa = PBXFileReference; path = Example.m; sourceTree = "<group>"; };
            F5 = { isa = PBXFileReference; path = ko.lproj/Localizable.strings; sourceTree = "<group>"; };
            F6 = { isa = PBXFileReference; path = ko.lproj/InfoPlist.strings; sourceTree = "<group>"; };
            F7 = { isa = PBXFileReference; path = "\(ExampleFont.path)"; sourceTree = "<group>"; };
            B5 = { isa = PBXBuildFile; fileRef = F5; };
            B6 = { isa = PBXBuildFile; fileRef = F6; };
            B7 = { isa = PBXBuildFile; fileRef = F7; };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; };
            B4 = { isa = PBXBuildFile; fileRef = F4; };
            S = { isa = PBXSourcesBuildPhase; files = (B1, B3, B4); };
            R = { isa = PBXResourcesBuildPhase; files = (B5, B6, B7); };
            L = { isa = XCConfigurationList; buildConfigurations = (C); };
            C = { isa = XCBuildConfiguration; name = Release; buildSettings = {
                SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0; INFOPLIST_FILE = Info.plist; }; };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (S, R); buildConfigurationList = L; };
        };
        rootObject = P;
        }
        """,
        "App.swift": """
        import SwiftUI
        @main struct Main: App { var body: some Scene { WindowGroup { Start() } } }
        """,
        "Info.plist": list(""),
    ]

    /// The same app with a privacy manifest.
    static let appWithManifest = app.mapValues {
        $0.replacing("files = (B5, B6, B7);", with: "files = (B2, B5, B6, B7);")
    }

    /// The same app whose list has some keys.
    static func app(with keys: String) -> [String: String] {
        app.merging(["Info.plist": list(keys)]) { _, new in new }
    }

    /// The same app without any text of its list, beside a file of code.
    static func app(running code: String) -> [String: String] {
        app.merging(["Example.swift": code]) { _, new in new }
    }

    /// The first screen of that app, with a button that runs some code.
    static func start(_ code: String) -> String {
        """
        import SwiftUI

        struct Start: View {
            private let manager = CLLocationManager()

            var body: some View {
                Button("Start") {
                    \(code)
                }
            }
        }
        """
    }

    /// A property list with some keys.
    static func list(_ keys: String) -> String { "<plist version=\"1.0\"><dict>\(keys)</dict></plist>" }
}
