import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

@Suite("Code that leads nobody to its views")
struct UnusedCodeTests {
    /// An Xcode project that builds an app of one file and a xib, with other files.
    private static func project(_ code: String, xib: String? = nil, others: [String] = []) -> [String: Data] {
        let names = others.indices.map { "Other\($0)" }
        let references = names.map { name in
            "\(name)F = {isa = PBXFileReference; path = \(name).swift; sourceTree = \"<group>\"; };"
                + "\(name)B = {isa = PBXBuildFile; fileRef = \(name)F; };"
        }.joined()
        let project = """
            // !$*UTF8*$!
            { objects = { F = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
            X = {isa = PBXFileReference; path = Lantern.xib; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = F; }; Y = {isa = PBXBuildFile; fileRef = X; }; \(references)
            S = {isa = PBXSourcesBuildPhase; files = (B\(names.map { ", \($0)B" }.joined())); };
            Z = {isa = PBXResourcesBuildPhase; files = (Y); };
            G = {isa = PBXGroup; children = (F, X\(names.map { ", \($0)F" }.joined())); sourceTree = "<group>"; };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos;
            IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            T = {isa = PBXNativeTarget; name = Harbor; productType = "com.apple.product-type.application";
            buildPhases = (S, Z); buildConfigurationList = L; };
            R = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
            }; rootObject = R; }
            """
        var files = ["Harbor/Harbor.xcodeproj/project.pbxproj": project, "Harbor/Home.swift": code]
        files["Harbor/Lantern.xib"] = xib
        for (name, code) in zip(names, others) { files["Harbor/\(name).swift"] = code }
        return files.mapValues { Data($0.utf8) }
    }

    private static func unnamed(_ files: [String: Data]) throws -> Int {
        try TemporaryFolder.audit(files, jobs: 1).findings
            .count { $0.rule == "unnamed-control" || $0.rule == "symbol-as-name" }
    }

    private static let app = """
        import SwiftUI
        import UIKit
        @main struct Harbor: App { var body: some Scene { WindowGroup { Home() } } }
        struct Buoy: View {
            var body: some View { Button(action: ring) { Image("buoy") } }
            func ring() {}
        }

        """

    @Test(
        "What only an uncalled member, a helper or a case that nobody makes leads to is met by nobody",
        arguments: [
            ("struct Home: View { var body: some View { marker }; private var marker: some View { Buoy() } }", 1),
            ("struct Home: View { var body: some View { Text(\"H\") }; private var marker: some View { Buoy() } }", 0),
            ("struct Home: View { var body: some View { Text(\"H\") }; func marker() -> some View { Buoy() } }", 0),
            ("struct Home: View { var body: some View { marker() }; func marker() -> some View { Buoy() } }", 1),
            (
                "struct Home: View { var body: some View { Text(\"H\") } }\n"
                    + "extension View { func marked() -> some View { overlay(Buoy()) } }", 0
            ),
            (
                "struct Home: View { var body: some View { Text(\"H\").marked() } }\n"
                    + "extension View { func marked() -> some View { overlay(Buoy()) } }", 1
            ),
            (
                "struct Home: View { var body: some View { Text(\"H\") } }\n"
                    + "final class Pilot { func buoy() -> some View { Buoy() } }", 0
            ),
            (
                "struct Home: View { let pilot = Pilot(); var body: some View { pilot.buoy() } }\n"
                    + "final class Pilot { func buoy() -> some View { Buoy() } }", 1
            ),
            (
                "struct Home: View { var body: some View { Text(\"H\") } }\n"
                    + "final class Pilot: NSObject { @objc func buoy() -> UIView { UIHostingController(rootView: "
                    + "Buoy()).view } }\n@objc final class Watch: NSObject { let pilot = Pilot() }", 1
            ),
            (
                "struct Home: View { var body: some View { Stack { Text(\"H\") } } }\n"
                    + "struct Stack: View { init(@Joined _ made: () -> AnyView) {}; "
                    + "var body: some View { Text(\"S\") } }\n"
                    + "@resultBuilder struct Joined { "
                    + "static func buildBlock(_ parts: Text...) -> some View { Buoy() } }", 1
            ),
            (
                "struct Home: View { var body: some View { Text(\"H\") } }\n"
                    + "public extension View { func marked() -> some View { overlay(Buoy()) } }", 1
            ),
            (
                "struct Home: View { var body: some View { Text(\"H\") } }\n"
                    + "@objcMembers class Watch: NSObject {}\nfinal class Night: Watch { func buoy() -> UIView { "
                    + "UIHostingController(rootView: Buoy()).view } }\nlet night = Night()", 1
            ),
        ])
    func members(code: String, count: Int) throws {
        #expect(try Self.unnamed(Self.project(Self.app + code)) == count, "\(code)")
    }

    @Test("A helper that is made without its name in another file is used")
    func inferred() throws {
        let main = """
            import SwiftUI
            @main struct Harbor: App { var body: some Scene { WindowGroup { Home(pilot: .init()) } } }
            struct Buoy: View {
                var body: some View { Button(action: ring) { Image("buoy") } }
                func ring() {}
            }
            """
        let home = "import SwiftUI\nstruct Home: View { let pilot: Pilot; var body: some View { pilot.buoy() } }"
        let pilot = "import SwiftUI\nfinal class Pilot { func buoy() -> some View { Buoy() } }"
        #expect(try Self.unnamed(Self.project(main, others: [home, pilot])) == 1)
    }

    @Test("A pattern of another enum, and one beside a branch for all others, is not taken for that of an own case")
    func otherPatterns() throws {
        let code = """
            enum Load { case idle, failure }
            struct Home: View {
                let load = Load.idle
                let result: Result<Int, Error>
                var body: some View {
                    switch result {
                    case .success: Text("Log")
                    case .failure: Buoy()
                    }
                }
            }
            """
        #expect(try Self.unnamed(Self.project(Self.app + code)) == 1)
        let rest = code.replacing("case .success:", with: "default:")
        #expect(try Self.unnamed(Self.project(Self.app + rest)) == 1)
    }

    @Test(
        "A branch for a case that nobody makes is met by nobody",
        arguments: [
            ("enum Sheet: Identifiable { case log, buoy; var id: Int { 1 } }", "sheet = .log", 0),
            ("enum Sheet: Identifiable { case log, buoy; var id: Int { 1 } }", "sheet = .buoy", 1),
            (
                "enum Sheet: String, Identifiable { case log, buoy; var id: Int { 1 } }",
                "sheet = Sheet(rawValue: \"\")", 1
            ),
            (
                "enum Sheet: CaseIterable, Identifiable { case log, buoy; var id: Int { 1 } }",
                "sheet = Sheet.allCases[0]", 1
            ),
            ("enum Sheet: Codable, Identifiable { case log(Int), buoy; var id: Int { 1 } }", "sheet = .log(1)", 1),
            ("enum Sheet: Encodable, Identifiable { case log, buoy; var id: Int { 1 } }", "sheet = .log", 0),
            ("enum Sheet: Codable, Identifiable { case log, buoy; var id: Int { 1 } }", "sheet = .log", 1),
        ])
    func cases(sheet: String, use: String, count: Int) throws {
        let home = """
            \(sheet)
            struct Home: View {
                @State private var sheet: Sheet?
                var body: some View {
                    Button("Open") { \(use) }.sheet(item: $sheet) { sheet in
                        switch sheet {
                        case .log: Text("Log")
                        case .buoy: Buoy()
                        }
                    }
                }
            }
            """
        #expect(try Self.unnamed(Self.project(Self.app + home)) == count, "\(use)")
    }

    private static func xib(owner: String = "", root: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)/>
        <view contentMode="scaleToFill" id="a1b-2c-3d4" \(root)><rect key="frame" x="0" y="0" width="100" height="100"/>
        <subviews><button id="b1"><rect key="frame" x="0" y="0" width="50" height="50"/>
        <state key="normal" image="buoy"/></button></subviews></view></objects></document>
        """
    }

    private static let home = "struct Home: View { var body: some View { Rack() } }\n"
    private static let rack =
        "struct Rack: UIViewRepresentable { func updateUIView(_ view: UIView, context: Context) {}"

    @Test(
        "A xib is judged where its name or a class of it is used",
        arguments: [
            (xib(), "func makeUIView(context: Context) -> UIView { UIView() } }", 0),
            (xib(root: "customClass=\"Lamp\""), "func makeUIView(context: Context) -> UIView { UIView() } }", 0),
            (xib(owner: "customClass=\"Lamp\""), "func makeUIView(context: Context) -> UIView { UIView() } }", 0),
            (xib(owner: "customClass=\"Lamp\""), "func makeUIView(context: Context) -> UIView { Lamp() } }", 1),
            (xib(root: "customClass=\"Lamp\""), "func makeUIView(context: Context) -> UIView { load(Lamp.self) } }", 1),
            (
                xib(),
                "func makeUIView(context: Context) -> UIView { UINib(nibName: \"Lantern\", bundle: nil)"
                    + ".instantiate(withOwner: nil)[0] as! UIView } }", 1
            ),
            (xib(), "func makeUIView(context: Context) -> UIView { R.nib.lantern() } }", 1),
            (xib(), "func makeUIView(context: Context) -> UIView { load(\"Lan\\(kind)\") } }", 1),
            (xib(), "func makeUIView(context: Context) -> UIView { load(\"\\(kind)tern\") } }", 1),
            (xib(), "func makeUIView(context: Context) -> UIView { load(\"Lan\") } }", 0),
        ])
    func xibs(xib: String, code: String, count: Int) throws {
        let lamp = "final class Lamp: UIView {}\n"
        let files = Self.project(Self.app + Self.home + lamp + Self.rack + "\n" + code, xib: xib)
        #expect(try Self.unnamed(files) == count, "\(code)")
        let notes = try TemporaryFolder.audit(files, jobs: 1).notes
        #expect(notes.contains { $0.text.en.contains("Xibs that nothing in the app loads") } == (count == 0))
    }

    @Test("Without an app every xib may be loaded")
    func loneXib() throws {
        #expect(try Self.unnamed(["Lantern.xib": Data(Self.xib().utf8), "Code.swift": Data("let one = 1".utf8)]) == 1)
    }
}
