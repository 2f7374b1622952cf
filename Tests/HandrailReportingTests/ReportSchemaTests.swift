import Foundation
import HandrailReporting
import Testing

/// The schema describes what is written. `Tests/Scripts/check_reports.py` holds real reports against it.
struct ReportSchemaTests {
    /// As much of a JSON Schema as is looked at here.
    private struct Schema: Decodable {
        struct Definition: Decodable {
            let required: [String]
            let properties: [String: Property]
        }
        struct Property: Decodable {
            let description: String
        }
        enum CodingKeys: String, CodingKey {
            case dialect = "$schema"
            case start = "$ref"
            case definitions = "$defs"
        }
        let dialect: String
        let start: String
        let definitions: [String: Definition]
    }

    private func schema() throws -> Schema {
        try JSONDecoder().decode(Schema.self, from: Data(ReportSchema.text().utf8))
    }

    @Test func `it is of draft 2020-12 and defines every object`() throws {
        let schema = try schema()
        #expect(schema.dialect == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema.start == "#/$defs/Report")
        #expect(
            schema.definitions.keys.sorted() == [
                "Edit", "Finding", "Note", "Outcomes", "Reach", "ReachCounts", "Related", "Repair", "Report", "Screen",
                "Summary", "Tool",
            ])
    }

    @Test func `every demanded member of a finding is required, but for the setting`() throws {
        let finding = try #require(try schema().definitions["Finding"])
        #expect(Set(finding.properties.keys).subtracting(finding.required) == ["setting"])
        #expect(
            Set(finding.required).isSuperset(of: [
                "rule", "guidelines", "criteria", "outcome", "certainty", "impact", "file", "line", "column", "endLine",
                "endColumn", "offset", "length", "message", "fix", "related", "repairs", "screens", "fingerprint",
            ]))
    }

    @Test func `words are listed`() {
        #expect(ReportSchema.text().contains(#""enum": ["mechanical", "behavioral", "needsWords"]"#))
    }
}
