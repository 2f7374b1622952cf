/// Something that stands in a JSON report: it can be written, and it knows the schema of what it writes.
package protocol WireValue: Sendable {
    /// What is written; `nil` leaves the member out.
    var json: JSONValue? { get }
    /// JSON Schema of what is written.
    static var schema: JSONValue { get }
    /// Whether a member of this type may be missing.
    static var isOptional: Bool { get }
    /// The objects it is or holds.
    static var objects: [any WireObject.Type] { get }
}

extension WireValue {
    /// Members are required unless their type says otherwise.
    package static var isOptional: Bool { false }
    /// Plain values hold no objects.
    package static var objects: [any WireObject.Type] { [] }
}

extension String: WireValue {
    /// The text.
    package var json: JSONValue? { .string(self) }
    /// Any text.
    package static var schema: JSONValue { .object(["type": .string("string")]) }
}

extension Int: WireValue {
    /// The number.
    package var json: JSONValue? { .integer(self) }
    /// No number of a report is negative.
    package static var schema: JSONValue { .object(["type": .string("integer"), "minimum": .integer(0)]) }
}

extension Bool: WireValue {
    /// True or false.
    package var json: JSONValue? { .boolean(self) }
    /// True or false.
    package static var schema: JSONValue { .object(["type": .string("boolean")]) }
}

extension Optional: WireValue where Wrapped: WireValue {
    /// The value, if there is one.
    package var json: JSONValue? { self?.json }
    /// That of the value: a member that is there is never null.
    package static var schema: JSONValue { Wrapped.schema }
    /// It may be missing.
    package static var isOptional: Bool { true }
    /// Those of the value.
    package static var objects: [any WireObject.Type] { Wrapped.objects }
}

extension Array: WireValue where Element: WireValue {
    /// The elements in order.
    package var json: JSONValue? { .array(compactMap { $0.json }) }
    /// A list of one kind of element.
    package static var schema: JSONValue { .object(["type": .string("array"), "items": Element.schema]) }
    /// Those of its elements.
    package static var objects: [any WireObject.Type] { Element.objects }
}

extension Dictionary: WireValue where Key == String, Value: WireValue {
    /// The values by name.
    package var json: JSONValue? { .object(JSONObject(compactMapValues { $0.json })) }
    /// Any names with one kind of value.
    package static var schema: JSONValue { .object(["type": .string("object"), "additionalProperties": Value.schema]) }
    /// Those of its values.
    package static var objects: [any WireObject.Type] { Value.objects }
}

extension WireValue where Self: RawRepresentable, Self: CaseIterable, RawValue == String {
    /// The word of the case.
    package var json: JSONValue? { .string(rawValue) }
    /// One of the words.
    package static var schema: JSONValue { .object(["enum": .strings(allCases.map(\.rawValue))]) }
}
