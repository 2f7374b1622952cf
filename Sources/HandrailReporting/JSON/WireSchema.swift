/// The JSON Schema (draft 2020-12) of a wire format, printed from the types that write it.
package enum WireSchema {
    /// The schema of a document with an object at its root, ending with a line end.
    ///
    /// - Parameters:
    ///   - id: what identifies the schema, such as `urn:handrail:report:1`.
    ///   - title: the name and version of the format.
    package static func text(of root: any WireObject.Type, id: String, title: String) -> String {
        JSONWriter.text(
            .object([
                "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
                "$id": .string(id),
                "title": .string(title),
                "$ref": .string("#/$defs/\(root.name)"),
                "$defs": .object(JSONObject(definitions(of: root))),
            ]))
    }

    private static func definitions(of root: any WireObject.Type) -> [String: JSONValue] {
        var definitions: [String: JSONValue] = [:]
        var waiting: [any WireObject.Type] = [root]
        while let type = waiting.popLast() {
            guard definitions[type.name] == nil else { continue }
            definitions[type.name] = type.definition
            waiting += type.parts
        }
        return definitions
    }
}
