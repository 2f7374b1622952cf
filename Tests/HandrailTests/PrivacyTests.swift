import Foundation
import Handrail
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// What an app asks people for is told by target: from its list, its build settings and its code.
@Suite("Privacy of an app")
struct PrivacyTests {
    /// Findings of one rule as `file: key or words`, in a project with the app `App` and its extension `Share`.
    private func found(
        _ rule: String, _ files: [String: String], settings: String = "INFOPLIST_FILE = Info.plist;"
    ) throws -> [String] {
        try TemporaryFolder.with { folder in
            let all = files.merging([
                "App.xcodeproj/project.pbxproj": Self.project(settings),
                "Main.swift": Self.main,
            ]) { own, _ in own }
            try TemporaryFolder.write(all.mapValues { Data($0.utf8) }, into: folder)
            let audit = try Auditor(policy: AuditPolicy(rules: .named([rule]), jobs: 1)).audit([folder.path])
            return audit.findings.map {
                let text = audit.file(of: $0.place)
                let line = text.lines.position(of: $0.place.range.lower).line
                return "\($0.outcome.rawValue) \(text.path):\(line)"
            }
        }
    }

    private static let main = """
        import SwiftUI
        @main struct Main: App {
            var body: some Scene { WindowGroup { Button("Go") { Guide().start() } } }
        }
        """

    private static func project(_ settings: String) -> String {
        """
        // !$*UTF8*$!
        {
        objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T, E); buildConfigurationList = L; };
            G = { isa = PBXGroup; sourceTree = "<group>"; children = (F1, F2, F3, F4); };
            F1 = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = Guide.m; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = Guide.swift; sourceTree = "<group>"; };
            F4 = { isa = PBXFileReference; path = Share.swift; sourceTree = "<group>"; };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; };
            B4 = { isa = PBXBuildFile; fileRef = F4; };
            S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
            SE = { isa = PBXSourcesBuildPhase; files = (B4); };
            L = { isa = XCConfigurationList; buildConfigurations = (C); };
            LE = { isa = XCConfigurationList; buildConfigurations = (CE); };
            C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; \(settings) }; };
            CE = { isa = XCBuildConfiguration; name = Release; buildSettings = {
                SDKROOT = iphoneos; INFOPLIST_FILE = Share.plist; }; };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (S); buildConfigurationList = L; };
            E = { isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension";
                buildPhases = (SE); buildConfigurationList = LE; };
        };
        rootObject = P;
        }
        """
    }

    private static func list(_ keys: String = "") -> String { "<plist><dict>\(keys)</dict></plist>" }
    private static let locating = "<key>NSLocationWhenInUseUsageDescription</key><string>Show trails nearby.</string>"
    private static let guide = """
        import CoreLocation
        final class Guide {
            let manager = CLLocationManager()
            func start() {
                manager.requestWhenInUseAuthorization()
            }
        }
        """

    @Test("Objective-C asks as Swift does")
    func objectiveC() throws {
        let code = """
            #import <CoreLocation/CoreLocation.h>
            @implementation Guide
            - (void)start {
                [self.manager requestWhenInUseAuthorization];
                [AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo completionHandler:^(BOOL granted) {}];
            }
            @end
            """
        let files = ["Guide.m": code, "Info.plist": Self.list()]
        #expect(try found("missing-purpose-string", files) == ["violation Guide.m:4", "violation Guide.m:5"])
    }

    @Test("A purpose string that a build setting writes counts, and one whose variable is not known as well")
    func settings() throws {
        let files = ["Guide.swift": Self.guide]
        let key = "INFOPLIST_KEY_NSLocationWhenInUseUsageDescription"
        let generated = "GENERATE_INFOPLIST_FILE = YES;"
        #expect(try found("missing-purpose-string", files, settings: generated) == ["violation Guide.swift:5"])
        for text in ["\"Show trails nearby.\"", "\"$(WHY)\""] {
            let settings = "\(generated) \(key) = \(text);"
            #expect(try found("missing-purpose-string", files, settings: settings).isEmpty)
        }
        let vague = "\(generated) \(key) = \"$(PRODUCT_NAME) needs your location\"; PRODUCT_NAME = App;"
        #expect(try found("unclear-purpose-string", files, settings: vague).count == 1)
    }

    @Test("An extension asks with the words of its app, and what only it lacks is a review")
    func extensions() throws {
        let files = ["Share.swift": Self.guide, "Share.plist": Self.list(), "Info.plist": Self.list(Self.locating)]
        #expect(try found("missing-purpose-string", files).isEmpty)
        let without = files.merging(["Info.plist": Self.list()]) { _, new in new }
        #expect(try found("missing-purpose-string", without) == ["review Share.swift:5"])
    }

    @Test("A list that is not there, is broken or is made by something else says nothing")
    func unread() throws {
        let files = ["Guide.swift": Self.guide]
        #expect(try found("missing-purpose-string", files).isEmpty)
        for text in ["<plist><dict><key>", "bplist00\u{1}\u{2}", "<plist><dict><key>A</key></dict></plist>"] {
            let broken = files.merging(["Info.plist": text]) { _, new in new }
            #expect(try found("missing-purpose-string", broken).isEmpty, "\(text)")
        }
    }

    @Test("What only previews use asks for nothing")
    func previews() throws {
        let code = """
            import SwiftUI
            struct Guide_Previews: PreviewProvider {
                static var previews: some View {
                    let _ = CLLocationManager().requestWhenInUseAuthorization()
                    Text(verbatim: "")
                }
            }
            #Preview { Button("") { CLLocationManager().requestWhenInUseAuthorization() } }
            """
        #expect(try found("missing-purpose-string", ["Guide.swift": code, "Info.plist": Self.list()]).isEmpty)
    }

    @Test("A list that is nested without end is read as far as anything is known of it")
    func nested() throws {
        let deep = String(repeating: "<key>A</key><dict>", count: 40) + String(repeating: "</dict>", count: 40)
        let off = "<key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><true/></dict>"
        let list = Self.list(deep + off)
        #expect(try found("transport-security-off", ["Info.plist": list]) == ["violation Info.plist:1"])
    }
}
