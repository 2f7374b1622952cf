/// A member of a `WireObject`.
package struct WireField<Object: Sendable>: Sendable {
    /// The member's name.
    package let name: String
    /// Its schema with its description.
    package let schema: JSONValue
    /// Whether it may be missing.
    package let isOptional: Bool
    /// The objects it holds.
    package let objects: [any WireObject.Type]
    /// Its value in an object.
    package let value: @Sendable (Object) -> JSONValue?

    /// A member, what it is, and where it comes from.
    package init<Value: WireValue>(_ name: String, _ note: String, _ value: @escaping @Sendable (Object) -> Value) {
        self.name = name
        self.isOptional = Value.isOptional
        self.objects = Value.objects
        self.value = { value($0).json }
        var schema = JSONObject()
        if case .object(let members) = Value.schema { schema = members }
        schema.set("description", .string(note))
        self.schema = .object(schema)
    }
}
