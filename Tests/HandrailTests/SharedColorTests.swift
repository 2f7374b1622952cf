import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

@Suite("A color that fails in many places")
struct SharedColorTests {
    private func audit(_ code: String, _ color: String = "0.70", other files: [String: String] = [:]) throws -> Audit {
        let contents = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "\(color)", "green": "\(color)", "blue": "\(color)", "alpha": "1.000"}}}],
            "info": {"author": "xcode", "version": 1}}
            """
        let all = files.merging(
            ["Assets.xcassets/Faint.colorset/Contents.json": contents, "Code.swift": "import SwiftUI\n" + code]
        ) { $1 }
        return try TemporaryFolder.audit(all.mapValues { Data($0.utf8) }, jobs: 1)
    }

    private func texts(_ count: Int) -> String {
        (0..<count).map { "Text(\"Line \($0) of it\").foregroundColor(Color(\"Faint\"))" }.joined(separator: "\n")
    }

    @Test("is told once, at its color set")
    func asset() throws {
        let audit = try audit(
            "struct Home: View { var body: some View { VStack {\n\(texts(4))\n}.background(Color.white) } }")
        let found = audit.findings.filter { $0.rule == "low-text-contrast" }
        #expect(found.count == 1)
        #expect(found.first?.related.count == 4)
        #expect(
            found.first.map { audit.files[Int($0.place.file.value)].path }
                == "Assets.xcassets/Faint.colorset/Contents.json")
        #expect(found.first?.message.en.contains("in 4 places") == true)
        #expect(found.first?.message.ko.contains("4곳") == true)
    }

    @Test("is told where it is used as long as it is used twice")
    func twice() throws {
        let audit = try audit(
            "struct Home: View { var body: some View { VStack {\n\(texts(2))\n}.background(Color.white) } }")
        let found = audit.findings.filter { $0.rule == "low-text-contrast" }
        #expect(found.map { audit.files[Int($0.place.file.value)].path } == ["Code.swift", "Code.swift"])
    }

    @Test("is the accent color where its color set has a color, and only there", arguments: ["0.80", nil])
    func accent(component: String?) throws {
        let color = component.map {
            """
            , "color": {"color-space": "srgb", "components":
            {"red": "\($0)", "green": "\($0)", "blue": "\($0)", "alpha": "1.000"}}
            """
        }
        let contents = """
            {"colors": [{"idiom": "universal"\(color ?? "")}], "info": {"author": "xcode", "version": 1}}
            """
        let audit = try audit(
            """
            struct Home: View {
                var body: some View { VStack { Button("Continue") { next() } }.background(Color.white) }
            }
            """, other: ["Assets.xcassets/AccentColor.colorset/Contents.json": contents])
        let found = audit.findings.filter { $0.rule == "low-text-contrast" }
        #expect(found.count == (component == nil ? 0 : 1))
    }

    @Test("and a text that two rules speak of on two screens is one finding")
    func twoScreens() throws {
        let audit = try audit(
            """
            struct Note: View { var body: some View { Text("Nothing to see").foregroundColor(Color("Faint")) } }
            struct Plain: View { var body: some View { Note() } }
            struct Colored: View { var body: some View { Note().background(Color.blue) } }
            """)
        let found = audit.findings.filter { ["low-text-contrast", "literal-text-color"].contains($0.rule) }
        #expect(found.map(\.rule) == ["low-text-contrast"])
        #expect(found.first?.screens == ["Colored", "Plain"])
    }

    @Test("is mended in the words of the framework that shows it")
    func words() throws {
        let labels = (1...3).map { line in
            """
            <label text="Line \(line)" id="l\(line)"><rect key="frame" x="0" y="\(line * 40)" width="80" height="30"/>
            <color key="textColor" name="Faint"/></label>
            """
        }
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
            targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view contentMode="scaleToFill" id="r"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <subviews>
            \(labels.joined(separator: "\n"))
            </subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view></objects></document>
            """
        let found = try audit("", "0.10", other: ["Lines.xib": xib]).findings.filter { $0.rule == "low-text-contrast" }
        #expect(found.map { $0.message.en.contains("in 3 places") } == [true])
        #expect(found.allSatisfy { $0.fix.en.contains("Change the color here once") })
        #expect(found.allSatisfy { !$0.fix.en.contains(".primary") })
        #expect(found.allSatisfy { !$0.fix.ko.contains(".primary") })
    }
}
