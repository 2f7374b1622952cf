package import HandrailProgram

/// A value of a type of the project, with what its properties were given where it was made.
package final class Instance: Sendable {
    /// Its type.
    package let type: LinkedType
    /// What was given, by property name; the others have their defaults or are set at run time.
    package let properties: [String: Binding]
    /// Whether it came from somewhere at run time, so that defaults of its variables say nothing.
    package let isRuntime: Bool

    package init(type: LinkedType, properties: [String: Binding], isRuntime: Bool = false) {
        self.type = type
        self.properties = properties
        self.isRuntime = isRuntime
    }
}
