import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// Source and captures of what it makes, audited together, on the sample app.
@Suite struct SourceAndCaptureTests {
    private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Samples/Trailhead/Trailhead")

    /// The sources of the sample, and captures beside them.
    private func audit(_ captures: [String: String]) throws -> Audit {
        let paths = FileManager.default.enumerator(atPath: Self.sample.path)?.compactMap { $0 as? String } ?? []
        var files = captures.mapValues { Data($0.utf8) }
        for path in paths where path.hasSuffix(".swift") {
            files["Trailhead/" + path] = try Data(contentsOf: Self.sample.appendingPathComponent(path))
        }
        return try TemporaryFolder.audit(files)
    }

    private static func capture(_ elements: String) -> String {
        """
        {"schema": "handrail.capture/1", "screens": [{"elements": [{"role": "application",
        "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
        \(elements)]}]}]}
        """
    }

    private static let map = capture(
        """
        {"role": "button", "label": "location.circle.fill", "frame": {"x": 200, "y": 700, "width": 60, "height": 60}},
        {"role": "button", "label": "Recording", "value": "Off",
        "frame": {"x": 300, "y": 700, "width": 28, "height": 28}}
        """)
    private static let profile = capture(
        """
        {"role": "textField", "label": "Name", "value": "Ada",
        "frame": {"x": 20, "y": 100, "width": 350, "height": 44}},
        {"role": "textField", "value": "Busan", "frame": {"x": 20, "y": 150, "width": 350, "height": 44}},
        {"role": "text", "label": "Member since 2021, thank you",
        "frame": {"x": 20, "y": 200, "width": 350, "height": 20}}
        """)

    private func found(_ rule: String, _ audit: Audit) -> [Finding] { audit.findings.filter { $0.rule == rule } }

    private func path(_ place: SourcePlace, _ audit: Audit) -> String { audit.file(of: place).path }

    @Test("The same defect in source and in a capture is one finding, at the line, with the capture as a related place")
    func one() throws {
        let (alone, both) = (try audit([:]), try audit(["captures/map.json": Self.map]))
        #expect(found("name-is-identifier", alone).count == found("name-is-identifier", both).count)
        let finding = try #require(
            found("name-is-identifier", both).first { path($0.place, both).hasSuffix("MapScreen.swift") })
        #expect(finding.related.map { path($0.place, both) }.contains("captures/map.json"))
        #expect(finding.screens == ["MapScreen", "map"])
    }

    @Test("What has no name is matched where it is the only such thing on both screens")
    func unnamed() throws {
        let both = try audit(["captures/profile.json": Self.profile])
        let fields = found("unnamed-control", both).filter { finding in
            finding.related.contains { path($0.place, both) == "captures/profile.json" }
        }
        #expect(fields.map { path($0.place, both) } == ["Trailhead/Screens/SettingsScreen.swift"])
        #expect(!found("unnamed-control", both).contains { path($0.place, both) == "captures/profile.json" })
    }

    @Test("A finding that only the capture tells names the line that makes the element")
    func line() throws {
        let both = try audit(["captures/map.json": Self.map])
        let finding = try #require(
            found("small-hit-target", both).first { path($0.place, both) == "captures/map.json" })
        let related = try #require(finding.related.first)
        #expect(path(related.place, both).hasSuffix(".swift"))
        let line = both.file(of: related.place).lines.position(of: related.place.range.lower).line
        #expect(finding.message.en.hasSuffix("It is made at \(path(related.place, both)):\(line)."))
        #expect(finding.message.ko.hasSuffix("이 요소를 만드는 코드: \(path(related.place, both)):\(line)"))
    }

    @Test("Where several places may make it, none is named")
    func several() throws {
        let text = Self.capture(
            #"{"role": "button", "label": "Zoom", "frame": {"x": 20, "y": 700, "width": 28, "height": 28}}"#)
        let both = try audit(["captures/map.json": text])
        let finding = try #require(
            found("small-hit-target", both).first { path($0.place, both) == "captures/map.json" })
        #expect(finding.related.isEmpty)
        #expect(!finding.message.en.contains("made at"))
    }
}
