/// A case of an enum.
public struct EnumCase: Sendable {
    /// Its name.
    public let name: String
    /// The types of its payload.
    public let payload: [Parameter]
    /// Its raw value as written.
    public let rawValue: Expression?

    /// A case.
    public init(name: String, payload: [Parameter], rawValue: Expression?) {
        self.name = name
        self.payload = payload
        self.rawValue = rawValue
    }
}
