/// A value of a configuration with the place where it is written.
public struct Written<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value.
    public let value: Value
    /// Where it is written.
    public let origin: ConfigurationOrigin

    /// A value with its place.
    public init(_ value: Value, _ origin: ConfigurationOrigin) {
        self.value = value
        self.origin = origin
    }
}
