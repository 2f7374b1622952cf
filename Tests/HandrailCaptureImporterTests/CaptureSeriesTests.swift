import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// Captures of one screen: known by their names, by a sheet or by what they hold, judged together.
@Suite struct CaptureSeriesTests {
    private static func capture(_ elements: String...) -> Data {
        Data(
            """
            {"schema": "handrail.capture/1", "screens": [{"elements": [{"role": "application",
            "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
            \(elements.joined(separator: ",\n"))]}]}]}
            """.utf8)
    }

    private static func element(_ role: String, _ label: String, _ frame: (Int, Int, Int, Int)) -> String {
        """
        {"role": "\(role)", "label": "\(label)",
        "frame": {"x": \(frame.0), "y": \(frame.1), "width": \(frame.2), "height": \(frame.3)}}
        """
    }

    private static let screen = capture(
        element("heading", "Berths", (20, 60, 200, 40)), element("text", "Two are free", (20, 120, 200, 20)),
        element("text", "High water at noon", (20, 150, 200, 20)), element("button", "Later", (20, 700, 30, 30)))

    private func findings(_ audit: Audit) -> [String] {
        audit.findings.map { finding in
            "\(finding.rule) on \(finding.screens.joined(separator: " ")), related \(finding.related.count)"
        }.sorted()
    }

    @Test("One fault seen in three captures of a screen is one finding with its places and its own words")
    func oneFinding() throws {
        let audit = try TemporaryFolder.audit([
            "Berths.json": Self.screen, "Berths-dark.json": Self.screen, "Berths-bold-text.json": Self.screen,
        ])
        #expect(findings(audit) == ["small-hit-target on Berths Berths-bold-text Berths-dark, related 2"])
        #expect(audit.findings.first?.message.en.contains("was captured with 30 × 30 points") == true)
    }

    @Test("Captures that hold the same elements are of one screen, whatever they are called; others are not")
    func alike() throws {
        let other = Self.capture(
            Self.element("heading", "Fees", (20, 60, 200, 40)), Self.element("text", "None", (20, 120, 200, 20)),
            Self.element("text", "Pay here", (20, 150, 200, 20)), Self.element("button", "Later", (20, 700, 30, 30)))
        let audit = try TemporaryFolder.audit([
            "run-1/source.json": Self.screen, "run-2/source.json": Self.screen, "run-3/source.json": other,
        ])
        #expect(
            findings(audit) == [
                "small-hit-target on run-1 run-2, related 1", "small-hit-target on run-3, related 0",
            ])
    }

    @Test("Names say how a screen was set")
    func names() throws {
        let variants = try TemporaryFolder.inspect([
            "Berths.json": Self.screen, "Berths-dark-AX5-ko.json": Self.screen,
            "Berths-increased-contrast-rtl.json": Self.screen, "Berths-bold.json": Self.screen,
            "Contrast.json": Self.screen,
        ]).screens.map { (name: $0.screen.name, variant: $0.screen.capture?.variant) }
        let found = Dictionary(uniqueKeysWithValues: variants.map { ($0.name, $0.variant) })
        let all = try #require(found["Berths-dark-AX5-ko"] ?? nil)
        #expect(all.isDark == true && all.contentSize == .accessibility5 && all.language == "ko")
        let contrast = try #require(found["Berths-increased-contrast-rtl"] ?? nil)
        #expect(contrast.isContrastIncreased == true && contrast.isRightToLeft == true)
        #expect(found["Berths-bold"]??.isBold == true)
        #expect(found["Contrast"]??.isContrastIncreased == nil && found["Contrast"]??.series == "Contrast")
        #expect(Set(variants.filter { $0.name != "Contrast" }.map(\.variant?.series)) == ["Berths"])
    }

    @Test("A sheet says it for captures whose names do not, and a key that is not known is noted")
    func sheet() throws {
        let cut = Self.capture(
            Self.element("heading", "Berths", (20, 60, 200, 40)),
            Self.element("text", "Two are free", (20, 120, 200, 70)),
            Self.element("text", "High water at…", (20, 250, 200, 70)))
        let sheet = """
            # How the captures of this folder were taken.
            language: en
            files:
              first.json:
                screen: Berths
              second.json:
                screen: "Berths"   # the same
                text-size: AX5
                colour: red
            """
        let audit = try TemporaryFolder.audit([
            "first.json": Self.screen, "second.json": cut, "capture.yml": Data(sheet.utf8),
        ])
        #expect(
            findings(audit) == [
                "element-vanished on first, related 0", "small-hit-target on first, related 0",
                "text-cut-short on second, related 0",
            ])
        #expect(audit.notes.contains { $0.path == "capture.yml" && $0.text.en.contains("line 9") })
        #expect(audit.findings.contains { $0.message.ko.contains("텍스트 크기 AX5") })
        let without = try TemporaryFolder.audit(["first.json": Self.screen, "second.json": cut])
        #expect(findings(without) == ["small-hit-target on first, related 0"])
    }

    @Test("Two captures that do not show one moment are not held against each other")
    func moments() throws {
        let other = Self.capture(Self.element("heading", "Berths", (20, 60, 200, 40)))
        let audit = try TemporaryFolder.audit(["Berths.json": Self.screen, "Berths-dark.json": other])
        #expect(!audit.findings.contains { $0.rule == "element-vanished" })
    }
}
