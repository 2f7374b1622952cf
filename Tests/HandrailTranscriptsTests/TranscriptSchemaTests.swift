import Foundation
import HandrailModel
import HandrailTranscripts
import Testing

/// The schema describes what `listen --format json` prints. `Tests/Scripts/check_reports.sh` holds real transcripts
/// against it with another program; here every member that is printed must be described, and every one that is required
/// must be printed.
@Suite("The schema of transcripts")
struct TranscriptSchemaTests {
    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private func definitions() throws -> [String: [String: Any]] {
        try #require(try object(TranscriptSchema.text())["$defs"] as? [String: [String: Any]])
    }

    @Test("is of draft 2020-12 and defines every object")
    func objects() throws {
        let schema = try object(TranscriptSchema.text())
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema["title"] as? String == "handrail.transcript/1")
        #expect(schema["$ref"] as? String == "#/$defs/Transcript")
        #expect(
            try definitions().keys.sorted() == [
                "Call", "Condition", "Cost", "Focus", "Location", "Part", "Scan", "ScreenTranscript", "ShortcutClash",
                "Stop",
                "TraceStep", "Traces", "Transcript",
            ])
    }

    @Test("describes each member of real output, and requires what is always there")
    func members() throws {
        let definitions = try definitions()
        let transcript = try object(try ReadApp.sample("Trailhead").transcript(.english).text)
        try check(transcript, as: "Transcript", definitions)
        let screens = try #require(transcript["screens"] as? [[String: Any]])
        #expect(screens.count > 5)
        var seen: Set<String> = []
        for screen in screens {
            try check(screen, as: "ScreenTranscript", definitions)
            for condition in screen["conditions"] as? [[String: Any]] ?? [] {
                try check(condition, as: "Condition", definitions)
            }
            for stop in screen["stops"] as? [[String: Any]] ?? [] {
                try check(stop, as: "Stop", definitions)
                let traces = try #require(stop["traces"] as? [String: [[String: Any]]])
                for (feature, steps) in traces {
                    #expect(!steps.isEmpty, "\(feature)")
                    for step in steps { try check(step, as: "TraceStep", definitions) }
                }
                for (member, name) in [
                    ("switchControl", "Scan"), ("keyboard", "Focus"), ("voiceControl", "Call"), ("cost", "Cost"),
                    ("traces", "Traces"),
                ] {
                    guard let value = stop[member] as? [String: Any] else { continue }
                    seen.insert(member)
                    try check(value, as: name, definitions)
                }
            }
        }
        #expect(seen.count == 5)
    }

    private func check(_ value: [String: Any], as name: String, _ definitions: [String: [String: Any]]) throws {
        let definition = try #require(definitions[name])
        let properties = try #require(definition["properties"] as? [String: Any])
        let required = try #require(definition["required"] as? [String])
        #expect(Set(value.keys).isSubset(of: properties.keys), "\(name)")
        #expect(Set(required).isSubset(of: value.keys), "\(name)")
        #expect(Set(required).count == required.count, "\(name)")
    }
}
