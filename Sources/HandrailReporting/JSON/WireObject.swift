/// An object of a JSON report. One list of its fields says how it is written and what its schema is, so that the two
/// cannot drift.
package protocol WireObject: WireValue {
    /// Its name among the schema's definitions.
    static var name: String { get }
    /// What it is, for the schema.
    static var note: String { get }
    /// All of its members.
    static var fields: [WireField<Self>] { get }
}

extension WireObject {
    /// All fields that have a value.
    package var json: JSONValue? {
        let fields = Self.fields
        var members = JSONObject(room: fields.count)
        for field in fields { if let value = field.value(self) { members.set(field.name, value) } }
        return .object(members)
    }

    /// A reference to `definition`.
    package static var schema: JSONValue { .object(["$ref": .string("#/$defs/\(name)")]) }
    /// Itself.
    package static var objects: [any WireObject.Type] { [Self.self] }

    /// The definition that `schema` refers to. Unknown members are allowed: within a version the format only grows.
    package static var definition: JSONValue {
        .object([
            "type": .string("object"), "description": .string(note),
            "required": .strings(fields.filter { !$0.isOptional }.map(\.name)),
            "properties": .object(
                fields.reduce(into: JSONObject()) { properties, field in properties.set(field.name, field.schema) }),
        ])
    }

    /// The objects that its fields hold.
    package static var parts: [any WireObject.Type] { fields.flatMap(\.objects) }
}
