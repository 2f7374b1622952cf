/// The JSON Schema (draft 2020-12) of `handrail.report/1`, printed from the types that write the report.
public enum ReportSchema {
    /// The schema, ending with a line end.
    public static func text() -> String { JSONWriter.text(document) }

    private static var document: JSONValue {
        .object([
            "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
            "$id": .string("urn:handrail:report:1"),
            "title": .string(JSONReport.schemaName),
            "$ref": .string("#/$defs/\(ReportV1.name)"),
            "$defs": .object(definitions),
        ])
    }

    private static var definitions: [String: JSONValue] {
        var definitions: [String: JSONValue] = [:]
        var waiting: [any WireObject.Type] = [ReportV1.self]
        while let type = waiting.popLast() {
            guard definitions[type.name] == nil else { continue }
            definitions[type.name] = type.definition
            waiting += type.parts
        }
        return definitions
    }
}
