/// A JSON value on its way out.
package enum JSONValue: Hashable, Sendable {
    /// A text.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// True or false.
    case boolean(Bool)
    /// Values in order.
    case array([JSONValue])
    /// Values by name; they are written sorted.
    case object(JSONObject)

    /// An object without the members that have no value.
    package static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        var object = JSONObject()
        for case (let name, let value?) in members { object.set(name, value) }
        return .object(object)
    }

    /// An array of strings.
    package static func strings(_ values: some Sequence<String>) -> JSONValue { .array(values.map { .string($0) }) }

    /// This value, or nothing where it is an empty array or object.
    package var unlessEmpty: JSONValue? {
        switch self {
        case .array(let values): values.isEmpty ? nil : self
        case .object(let members): members.isEmpty ? nil : self
        case .string, .integer, .boolean: self
        }
    }
}
