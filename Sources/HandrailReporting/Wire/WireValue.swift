/// Something that stands in a JSON report: it can be written, and it knows the schema of what it writes.
protocol WireValue: Sendable {
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
    static var isOptional: Bool { false }
    /// Plain values hold no objects.
    static var objects: [any WireObject.Type] { [] }
}

extension String: WireValue {
    /// The text.
    var json: JSONValue? { .string(self) }
    /// Any text.
    static var schema: JSONValue { .object(["type": .string("string")]) }
}

extension Int: WireValue {
    /// The number.
    var json: JSONValue? { .integer(self) }
    /// No number of a report is negative.
    static var schema: JSONValue { .object(["type": .string("integer"), "minimum": .integer(0)]) }
}

extension Optional: WireValue where Wrapped: WireValue {
    /// The value, if there is one.
    var json: JSONValue? { self?.json }
    /// That of the value: a member that is there is never null.
    static var schema: JSONValue { Wrapped.schema }
    /// It may be missing.
    static var isOptional: Bool { true }
    /// Those of the value.
    static var objects: [any WireObject.Type] { Wrapped.objects }
}

extension Array: WireValue where Element: WireValue {
    /// The elements in order.
    var json: JSONValue? { .array(compactMap(\.json)) }
    /// A list of one kind of element.
    static var schema: JSONValue { .object(["type": .string("array"), "items": Element.schema]) }
    /// Those of its elements.
    static var objects: [any WireObject.Type] { Element.objects }
}

extension Dictionary: WireValue where Key == String, Value: WireValue {
    /// The values by name.
    var json: JSONValue? { .object(compactMapValues(\.json)) }
    /// Any names with one kind of value.
    static var schema: JSONValue { .object(["type": .string("object"), "additionalProperties": Value.schema]) }
    /// Those of its values.
    static var objects: [any WireObject.Type] { Value.objects }
}

extension WireValue where Self: RawRepresentable, Self: CaseIterable, RawValue == String {
    /// The word of the case.
    var json: JSONValue? { .string(rawValue) }
    /// One of the words.
    static var schema: JSONValue { .object(["enum": .strings(allCases.map(\.rawValue))]) }
}
