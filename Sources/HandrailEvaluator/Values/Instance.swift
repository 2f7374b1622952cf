/// A value of a type of the project, with what its properties were given where it was made.
final class Instance: Sendable {
    /// Its type.
    let type: LinkedType
    /// What was given, by property name; the others have their defaults or are set at run time.
    let properties: [String: Binding]
    /// Whether it came from somewhere at run time, so that defaults of its variables say nothing.
    let isRuntime: Bool

    init(type: LinkedType, properties: [String: Binding], isRuntime: Bool = false) {
        self.type = type
        self.properties = properties
        self.isRuntime = isRuntime
    }
}
