/// An argument of a call, as far as it is a literal or a name.
public struct CodeArgument: Hashable, Sendable {
    /// What stands there.
    public enum Value: Hashable, Sendable {
        /// A string without interpolations.
        case string(String)
        case number(Double)
        case flag(Bool)
        /// A name, or the last member of a chain: `playback` for `.playback`.
        case name(String)
        /// A text with values in it, of which these are the names.
        case interpolated([String])
        /// Anything else.
        case other
    }

    /// The label; `nil` for none. What is assigned to a name, or compared with it, has the operator for a label.
    public let label: String?
    /// The value.
    public let value: Value

    /// An argument.
    public init(label: String?, value: Value) {
        self.label = label
        self.value = value
    }
}
