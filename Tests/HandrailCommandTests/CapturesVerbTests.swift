import Foundation
import HandrailTestSupport
import Testing

@Suite("handrail captures")
struct CapturesVerbTests {
    /// What is asked here of a folder in JSON.
    private struct FolderInfo: Decodable {
        struct File: Decodable { let path: String }

        let schema: String
        let files: [File]
    }

    private static let description = """
        Element subtree:
         →Application, 0x1, pid: 1, label: 'Harbor'
            Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
              Button, 0x3, {{20.0, 100.0}, {60.0, 60.0}}, label: 'Tides'
        Path to element:
        """

    private func run(_ text: String, _ arguments: (String) -> [String]) throws -> Run {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Failure.txt": Data(text.utf8)], into: folder)
            return Run(list: arguments(folder.appendingPathComponent("Failure.txt").path))
        }
    }

    @Test("info says what was recognized and what the format cannot tell, in both languages")
    func info() throws {
        let english = try run(Self.description) { ["captures", "info", $0] }
        #expect(english.status == 0)
        #expect(english.output.contains("XCUITest debugDescription"))
        #expect(english.output.contains("elements: 3, of the system: 0, with words: 2, size: 390 × 844"))
        #expect(english.output.contains("made from real captures"))
        #expect(english.output.contains("- hints"))
        let korean = try run(Self.description) { ["captures", "info", $0, "--lang", "ko"] }
        #expect(korean.output.contains("요소 3개"))
        #expect(korean.output.contains("- 힌트"))
    }

    @Test("info of a folder tells of each capture in it, and of a folder without any that there is none")
    func folder() throws {
        try TemporaryFolder.with { folder in
            let designed = """
                [{"frame": [[0, 0], [90, 40]], "isAccessibilityElement": true, "label": "Tides", "trait": 1}]
                """
            try TemporaryFolder.write(
                ["Failure.txt": Data(Self.description.utf8), "Tides.vodesign/Frame/controls.json": Data(designed.utf8)],
                into: folder)
            let text = Run("captures", "info", folder.path)
            #expect(text.status == 0)
            #expect(text.output.contains("Failure.txt\nXCUITest debugDescription"))
            #expect(text.output.contains("Tides.vodesign/Frame/controls.json\nVoiceOver Designer"))
            let json = Run("captures", "info", folder.path, "--format", "json")
            let printed = try JSONDecoder().decode(FolderInfo.self, from: Data(json.output.utf8))
            #expect(printed.schema == "handrail.capture-folder-info/1")
            #expect(printed.files.map(\.path) == ["Failure.txt", "Tides.vodesign/Frame/controls.json"])
        }
        try TemporaryFolder.with { folder in
            let none = Run("captures", "info", folder.path)
            #expect(none.status == 3)
            #expect(none.errors.contains("No file in"))
        }
    }

    @Test("info prints JSON")
    func json() throws {
        let output = try run(Self.description) { ["captures", "info", $0, "--format", "json"] }.output
        let object = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        #expect(object["schema"] as? String == "handrail.capture-info/1")
        #expect(object["format"] as? String == "xcuitest-description")
        #expect(object["screens"] as? Int == 1)
    }

    @Test("convert prints Handrail's own format")
    func convert() throws {
        let output = try run(Self.description) { ["captures", "convert", $0, "--to", "handrail"] }.output
        #expect(output.contains("\"schema\": \"handrail.capture/1\""))
        #expect(output.contains("{\"role\": \"button\", \"label\": \"Tides\", \"frame\": {\"x\": 20,"))
    }

    @Test("What is no capture, or is not there, is said in a sentence")
    func refusals() throws {
        let other = try run("Element") { ["captures", "info", $0] }
        #expect(other.status == 3)
        #expect(other.errors.contains("is no capture of a format that is read"))
        let missing = Run("captures", "info", "nowhere.json")
        #expect(missing.status == 2)
        #expect(missing.errors.contains("There is no file “nowhere.json”"))
        #expect(Run("captures", "info", "nowhere.json", "--lang", "ko").errors.contains("파일이 없습니다"))
        #expect(try run(Self.description) { ["captures", "convert", $0, "--to", "png"] }.status == 2)
        #expect(try run(Self.description) { ["captures", "convert", $0] }.status == 2)
    }
}
