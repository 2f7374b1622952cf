import Foundation
import HandrailCaptureImporter
import HandrailModel
import HandrailSimulation
import HandrailSource
import HandrailTestSupport
import Testing

/// What is read of captures.
@Suite struct CaptureImporterTests {
    /// The stops of the only capture in a text, in reading order: names, and traits behind a colon.
    private func stops(_ text: String) throws -> [String] {
        let audit = try TemporaryFolder.inspect(["Capture.json": Data(text.utf8)])
        let screen = try #require(audit.screens.first)
        #expect(screen.screen.toolkit == .capture)
        return screen.stops.map(\.nameAndTraits)
    }

    private func format(_ text: String) -> CaptureFormat? { Captures.read(text).format }

    @Test("Appium: names, traits, states; what the system draws is left out")
    func appium() throws {
        #expect(format(Captures.appium) == .appiumXML)
        #expect(
            try stops(Captures.appium) == [
                "Back: button", "Berths: static text, heading", "Boat: text field", "Stay overnight: button, toggle",
                "-: button", "Tides: button, dimmed",
            ])
    }

    @Test("WebDriverAgent's JSON, and its XML inside JSON")
    func appiumJSON() throws {
        #expect(format(Captures.appiumJSON) == .appiumJSON)
        #expect(
            try stops(Captures.appiumJSON) == ["Berths: static text, heading", "Tides: button, dimmed"])
        let quoted = Captures.appium.replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n")
        let wrapped = "{\"value\": \"\(quoted)\"}"
        #expect(format(wrapped) == .appiumXML)
        #expect(try stops(wrapped) == stops(Captures.appium))
    }

    @Test("idb, AXe, sim-use: values of any type, what other processes draw is the system's")
    func simulator() throws {
        #expect(format(Captures.simulator) == .simulatorJSON)
        let expected = ["Back: button", "Berths: static text, heading", "Tides: button, dimmed"]
        #expect(try stops(Captures.simulator) == expected)
        let wrapped = "{\"ok\": true, \"data\": {\"entries\": [], \"raw\": \(Captures.simulator)}}"
        #expect(try stops(wrapped) == expected)
        #expect(format(Captures.complete) == .idbComplete)
        #expect(try stops(Captures.complete) == ["Tides: button, selected"])
    }

    @Test("Maestro: what holds others repeats their words and is no element")
    func maestro() throws {
        #expect(format(Captures.maestro) == .maestro)
        #expect(try stops(Captures.maestro) == ["Berths", "Tides", "Boat: text field"])
        #expect(format(Captures.maestroCommands) == .maestroCommands)
        #expect(try stops(Captures.maestroCommands) == ["Berths", "Tides", "Boat: text field"])
    }

    @Test("XCUITest: quotes and commas in labels, words for states, and nothing of the query")
    func description() throws {
        #expect(format(Captures.description) == .debugDescription)
        let audit = try TemporaryFolder.inspect(["Failure.txt": Data(Captures.description.utf8)])
        #expect(
            try #require(audit.screens.first).stops.map(\.nameAndTraits) == [
                "Back: button", "YOU'RE IN, label: almost: static text, heading", "Boat: text field",
                "Tides: button, dimmed", "Berth 4: button, selected",
            ])
        #expect(audit.screens.first?.screen.name == "Failure")
    }

    @Test("AccessibilitySnapshot: what is read first stands first")
    func snapshot() throws {
        #expect(format(Captures.snapshot) == .snapshotModel)
        #expect(try stops(Captures.snapshot) == ["Berths: static text, heading", "Tides: button, dimmed"])
    }

    @Test("VoiceOver Designer: traits of its own mask")
    func designed() throws {
        #expect(format(Captures.designed) == .voiceOverDesigner)
        #expect(try stops(Captures.designed) == ["Berths: static text, heading", "Tides: button, selected"])
    }

    @Test("Handrail's own format")
    func own() throws {
        let file = Captures.read(Captures.own)
        #expect(file.format == .handrail)
        #expect(file.unknown == [.hint])
        #expect(file.tolerance == 0.5)
        #expect(try stops(Captures.own) == ["Berths: static text, heading", "Tides: button, dimmed"])
    }

    @Test(
        "Written in Handrail's format, a capture is read as the same",
        arguments: [
            Captures.appium, Captures.appiumJSON, Captures.simulator, Captures.complete, Captures.maestro,
            Captures.description, Captures.snapshot, Captures.designed, Captures.own,
        ])
    func converting(text: String) throws {
        let written = HandrailCaptureWriter.text(of: Captures.read(text))
        let again = Captures.read(written)
        #expect(again.format == .handrail)
        #expect(again.unknown == Captures.read(text).unknown)
        #expect(try stops(written) == stops(text))
        #expect(HandrailCaptureWriter.text(of: again) == written)
    }

    @Test("Each format says what it cannot tell, and single captures what they left out")
    func unknown() {
        #expect(Captures.read(Captures.appium).unknown == [.hint, .identifier, .actions, .order])
        #expect(Captures.read(Captures.simulator).unknown == [.visibility, .traits, .placeholder])
        #expect(Captures.read(Captures.maestro).unknown.isSuperset(of: [.role, .traits, .hint, .exposure]))
        #expect(Captures.read(Captures.description).unknown.isSuperset(of: [.traits, .hint, .exposure]))
        let old = Captures.appium.replacingOccurrences(of: " accessible=\"true\"", with: "")
            .replacingOccurrences(of: " accessible=\"false\"", with: "")
            .replacingOccurrences(of: "traits=\"", with: "extra=\"")
        #expect(Captures.read(old).unknown.isSuperset(of: [.exposure, .traits, .heading]))
        #expect(!Captures.read(Captures.simulator).unknown.contains(.heading))
    }

    @Test("What was captured in the order of reading is heard in it, and not by where it lies")
    func order() throws {
        let button = { (name: String, y: Int) in
            """
            {"AXLabel": "\(name)", "AXUniqueId": null, "AXFrame": "{{0, \(y)}, {90, 60}}", "role": "AXButton"}
            """
        }
        let text = "[\(button("Tides", 400)), \(button("Berths", 100))]"
        let screen = try #require(TemporaryFolder.inspect(["Capture.json": Data(text.utf8)]).screens.first)
        #expect(screen.screen.capture?.unknown.contains(.order) == false)
        let heard = ScreenSimulation(screen, language: .english).tour.stops
        let places = heard.compactMap { $0.node.place?.range.lower }
        #expect(places.count == 2)
        #expect(places == places.sorted())
    }

    @Test("The bars that show how far something is scrolled are the system's")
    func scrollBars() throws {
        let text = """
            Element subtree:
             →Application, 0x1, pid: 1, label: 'Harbor'
                Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
                  StaticText, 0x3, {{20.0, 100.0}, {60.0, 20.0}}, label: 'Tides'
                  Other, 0x4, {{357.0, 47.0}, {30.0, 797.0}}, label: 'Vertical scroll bar, 1 page', value: 0%
                    Other, 0x5, {{384.0, 47.0}, {3.0, 400.0}}
            Path to element:
            """
        #expect(try stops(text) == ["Tides: static text"])
    }

    @Test("The keyboard of a simulator is known by its keys, whatever language they are in")
    func keyboard() throws {
        let key = { (name: String, id: String?, x: Int, y: Int) in
            """
            {"AXFrame": "{{\(x), \(y)}, {40, 54}}", "AXLabel": "\(name)",
            "AXUniqueId": \(id.map { "\"\($0)\"" } ?? "null"), "role": "AXButton", "type": "Button", "pid": 7}
            """
        }
        let letters = (0..<10).map { key("가\($0)", nil, $0 * 39, 590) }
        let others = ["delete", "space", "emoji", "Search"].enumerated().map { key("키\($0)", $1, $0 * 90, 752) }
        let text = """
            [{"AXFrame": "{{0, 0}, {390, 844}}", "AXLabel": "Harbor", "AXUniqueId": null, "role": "AXApplication",
            "pid": 7, "children": [\(key("Tides", nil, 20, 230)), \((letters + others).joined(separator: ", "))]}]
            """
        #expect(try stops(text) == ["Tides: button"])
    }
}
