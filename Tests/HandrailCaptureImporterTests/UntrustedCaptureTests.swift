import Foundation
import HandrailCaptureImporter
import HandrailModel
import HandrailTestSupport
import Testing

/// What is no capture is not taken for one, and nothing in one stops the audit.
@Suite struct UntrustedCaptureTests {
    @Test(
        "Files of apps that look a bit like captures are none",
        arguments: [
            #"{"elements": [{"type": "button", "label": "Buy", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}]}"#,
            #"{"attributes": {"bounds": "wide"}, "children": []}"#,
            #"{"attributes": {"class": "android.view.View", "bounds": "[0,0][9,9]", "enabled": "true"}}"#,
            #"[{"command": "open", "metadata": {"status": 1}}]"#,
            #"{"element": {"name": "x"}, "container": {"_0": 1}}"#,
            #"[{"path": "$.[].AXFrame", "type": "string"}]"#,
            #"{"trait": 1, "isAccessibilityElement": true}"#,
            "<resources><string name=\"a\">b</string></resources>",
            "<hierarchy><android.widget.Button text=\"Buy\" bounds=\"[0,0][9,9]\"/></hierarchy>",
            "Element subtree: none", "", "[", "{\"AXFrameless\": 1",
        ])
    func nearMisses(text: String) {
        let file = Captures.read(text)
        #expect(file.format == nil)
        #expect(file.notes.isEmpty)
    }

    @Test("They change nothing of an audit")
    func beside() throws {
        let code = "import SwiftUI\nstruct Home: View { var body: some View { Text(\"Berths\") } }\n"
        let audit = try TemporaryFolder.audit([
            "Home.swift": Data(code.utf8), "data.json": Data("{\"frame\": [1]}".utf8),
            "strings.xml": Data("<a/>".utf8), "notes.txt": Data("Element".utf8),
        ])
        #expect(audit.screens.map(\.screen.name) == ["Home"])
        #expect(audit.coverage.captures == 0)
        #expect(audit.notes.isEmpty)
    }

    @Test("A capture beside source is read with it")
    func withSource() throws {
        let code = "import SwiftUI\nstruct Home: View { var body: some View { Text(\"Berths\") } }\n"
        let audit = try TemporaryFolder.audit([
            "Home.swift": Data(code.utf8), "captures/harbor/source.xml": Data(Captures.appium.utf8),
        ])
        #expect(audit.screens.map(\.screen.name).sorted() == ["Home", "harbor"])
        #expect(audit.coverage.captures == 1)
    }

    @Test("Members dropped, added and in another order change nothing that they do not tell")
    func orders() throws {
        let text = """
            [{"children": [{"surprise": {"AXLabel": 1}, "pid": 7, "type": "Button", "AXLabel": "Tides", "new": [1, 2],
            "AXFrame": "{{20, 230.5}, {60, 30.5}}", "AXUniqueId": null}, 3, null, "x"], "AXUniqueId": null,
            "AXFrame": "{{0, 0}, {390, 844}}", "type": "Application", "pid": 7, "AXLabel": "Harbor"}]
            """
        let audit = try TemporaryFolder.inspect(["Capture.json": Data(text.utf8)])
        #expect(audit.screens.first?.stops.map(\.nameAndTraits) == ["Tides: button"])
        let tags = """
            <fragments note="x"><Wrapper><XCUIElementTypeSpaceship y="0" x="0" height="90" width="390"><Odd/>
            <XCUIElementTypeButton height="60" width="60" y="10" x="10" label="Tides" new="&amp;"/>
            </XCUIElementTypeSpaceship></Wrapper></fragments>
            """
        let other = try TemporaryFolder.inspect(["Capture.xml": Data(tags.utf8)])
        #expect(other.screens.first?.stops.map(\.nameAndTraits) == ["Tides: button"])
    }

    @Test(
        "Without a size, or without anything that people meet, nothing is measured",
        arguments: [
            #"[{"AXFrame": "{{0, 0}, {0, 0}}", "AXUniqueId": null, "AXLabel": null, "type": null}]"#,
            "<AppiumAUT><XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"390\" height=\"844\"/></AppiumAUT>",
            #"{"schema": "handrail.capture/1", "screens": [{"elements": []}]}"#,
        ])
    func notMeasured(text: String) throws {
        let file = Captures.read(text)
        #expect(file.screens.isEmpty)
        #expect(file.notes.map { $0.text.en.hasPrefix("Not measured: ") } == [true])
        #expect(file.notes.map { $0.text.ko.hasPrefix("측정하지 않음: ") } == [true])
        let audit = try TemporaryFolder.audit(["Capture.json": Data(text.utf8)])
        #expect(audit.findings.isEmpty)
        #expect(audit.coverage.elements == 0)
    }

    @Test("Cut off anywhere, a capture ends in a note or is read as far as it goes")
    func truncated() {
        for text in [Captures.simulator, Captures.maestro, Captures.appium, Captures.description] {
            let bytes = Array(text.utf8)
            for share in [3, 5, 7, 9] {
                let cut = String(decoding: bytes.prefix(bytes.count * share / 10), as: UTF8.self)
                let file = Captures.read(cut)
                #expect(!file.notes.isEmpty || file.format == nil, "\(share)0 % of \(text.prefix(40))")
            }
        }
    }

    @Test("What is nested without end, or has no end, ends in a note")
    func hostile() {
        let tag = "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">"
        let button = "<XCUIElementTypeButton label=\"Tides\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
        let deep = Captures.read(button + String(repeating: tag, count: 30_000), as: "Deep.xml")
        #expect(deep.notes.contains { $0.text.en.contains("more than") })
        let many = Captures.read(String(repeating: button, count: CapturedTree.maximumElements + 5), as: "Many.xml")
        #expect(many.trees.first?.elements.count == CapturedTree.maximumElements)
        #expect(many.notes.contains { $0.text.en.contains("more than") })
        let nested = "[" + String(repeating: "{\"AXLabel\": \"a\", \"AXFrame\": \"\", \"children\": [", count: 4000)
        #expect(Captures.read(nested).notes.count == 1)
        let lines = "Element subtree:\n" + (0..<5000).map { String(repeating: " ", count: $0) + "Other, 0x1" }
            .joined(separator: "\n")
        #expect(!Captures.read(lines, as: "Deep.txt").notes.isEmpty)
        for number in ["1e308", "-1e308", "99999999999999999999"] {
            let text = "[{\"AXFrame\": \"{{\(number), 0}, {1, 1}}\", \"AXLabel\": \"a\", \"AXUniqueId\": \(number)}]"
            #expect(Captures.read(text).screens.count <= 1)
        }
    }
}
