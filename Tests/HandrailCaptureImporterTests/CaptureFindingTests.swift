import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// What rules say of captures: the findings, all of them, and where they cannot tell.
@Suite struct CaptureFindingTests {
    private func audit(_ text: String, as path: String = "Capture.json") throws -> Audit {
        try TemporaryFolder.audit([path: Data(text.utf8)])
    }

    /// The findings: rule, outcome, line.
    private func findings(_ audit: Audit) -> [String] {
        audit.findings.map { finding in
            let line = audit.file(of: finding.place).lines.position(of: finding.place.range.lower).line
            return "\(line) \(finding.rule) \(finding.outcome.rawValue)"
        }.sorted()
    }

    @Test("A button without a name, and one that is too small; items of bars are as large as the system makes them")
    func appium() throws {
        let audit = try audit(Captures.appium, as: "Harbor.xml")
        #expect(findings(audit) == ["13 unnamed-control violation", "14 small-hit-target review"])
        let size = try #require(audit.findings.first { $0.rule == "small-hit-target" })
        #expect(size.message.en.contains("captured with 60 × 30 points"))
        #expect(size.message.ko.contains("크기는 60 × 30 pt"))
    }

    @Test("Where a format does not say what is an element, what would be a violation is a review")
    func uncertain() throws {
        let text = """
            Element subtree:
             →Application, 0x1, pid: 1, label: 'Harbor'
                Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
                  Button, 0x3, {{20.0, 100.0}, {60.0, 60.0}}
                  Button, 0x4, {{20.0, 200.0}, {60.0, 60.0}}
                    StaticText, 0x5, {{20.0, 200.0}, {60.0, 60.0}}, label: 'Tides'
            Path to element:
            """
        #expect(try findings(audit(text, as: "Failure.txt")) == ["4 unnamed-control review"])
    }

    @Test("Whole numbers are a point off: 43 may be 44")
    func tolerance() throws {
        let button = { (height: Int) in
            """
            <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
            <XCUIElementTypeButton label="Tides" x="20" y="230" width="60" height="\(height)" accessible="true"/>
            </XCUIElementTypeApplication>
            """
        }
        #expect(try findings(audit(button(43), as: "A.xml")) == [])
        #expect(try findings(audit(button(42), as: "A.xml")) == ["2 small-hit-target review"])
    }

    @Test("Where the kind of elements is not known, rules about controls cannot tell, and pass nothing")
    func blind() throws {
        let audit = try audit(Captures.maestro)
        #expect(findings(audit) == [])
        for rule in ["unnamed-control", "small-hit-target", "hint-quality"] {
            let tally = try #require(audit.tallies.first { $0.rule == rule })
            #expect(tally.passes == 0)
            #expect(tally.cannotTell.values.reduce(0, +) == 1, "\(rule)")
        }
        #expect(audit.notes.contains { $0.text.en.contains("Maestro hierarchy") })
        #expect(audit.notes.contains { $0.text.en.hasPrefix("Captured screens: 1.") })
    }

    @Test("Rules that ask for source say nothing of a capture")
    func sourceOnly() throws {
        let audit = try audit(Captures.appium, as: "Harbor.xml")
        for rule in ["low-symbol-contrast", "fixed-font-size", "clamped-type-size", "nested-control"] {
            let tally = try #require(audit.tallies.first { $0.rule == rule })
            #expect(tally.passes == 0 && tally.cannotTell.isEmpty, "\(rule)")
        }
    }

    @Test("A control where people swipe home is told, unless it scrolls, is the system's or reaches up")
    func bottomEdge() throws {
        let text = """
            <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
            <XCUIElementTypeButton label="Pay" x="20" y="796" width="350" height="48" accessible="true"/>
            <XCUIElementTypeButton label="Book" x="20" y="760" width="350" height="48" accessible="true"/>
            <XCUIElementTypeButton label="Map" x="0" y="744" width="390" height="100" accessible="true"/>
            <XCUIElementTypeScrollView x="0" y="0" width="390" height="844" accessible="false">
            <XCUIElementTypeButton label="Fees" x="20" y="797" width="350" height="46" accessible="true"/>
            </XCUIElementTypeScrollView>
            <XCUIElementTypeTabBar x="0" y="795" width="390" height="49" accessible="false">
            <XCUIElementTypeButton label="Tides" x="0" y="796" width="90" height="48" accessible="true"/>
            </XCUIElementTypeTabBar></XCUIElementTypeApplication>
            """
        #expect(try findings(audit(text, as: "A.xml")) == ["2 control-at-bottom-edge review"])
    }

    @Test("What the system draws, what lies off the screen and what a row has at its end is not judged by its size")
    func exempt() throws {
        let text = """
            <XCUIElementTypeApplication x="0" y="0" width="390" height="844"><XCUIElementTypeTable accessible="false">
            <XCUIElementTypeCell x="0" y="100" width="390" height="60" accessible="false">
            <XCUIElementTypeButton label="More Info" x="350" y="119" width="22" height="22" accessible="true"/>
            </XCUIElementTypeCell></XCUIElementTypeTable>
            <XCUIElementTypeButton label="Later" x="20" y="2230" width="20" height="20" accessible="true"/>
            <XCUIElementTypeStepper label="Nights" x="20" y="300" width="94" height="32" accessible="false">
            <XCUIElementTypeButton label="More" x="20" y="300" width="47" height="32" accessible="true"/>
            </XCUIElementTypeStepper></XCUIElementTypeApplication>
            """
        let audit = try audit(text, as: "A.xml")
        #expect(findings(audit) == [])
        #expect(audit.tallies.first { $0.rule == "small-hit-target" }?.cannotTell.values.reduce(0, +) == 1)
    }
}
