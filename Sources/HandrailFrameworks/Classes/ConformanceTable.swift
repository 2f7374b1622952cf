/// What types conform to, by who calls what they declare for that.
package enum ConformanceTable {
    /// Protocols and classes of frameworks that call no function of a type but those that are overridden, or that all
    /// code names.
    package static let asksForValuesOnly: NameSet = [
        "View", "ViewModifier", "ObservableObject", "Identifiable", "Hashable", "Equatable", "Comparable", "Sendable",
        "AnyObject", "NSObject", "Error", "LocalizedError", "PreferenceKey", "EnvironmentKey",
    ]

    /// What makes cases of an enum that no code names: all of them at once, of a raw value, or of data.
    package static let makesNoCases: NameSet = [
        "Identifiable", "Hashable", "Equatable", "Comparable", "Sendable", "Error", "LocalizedError",
        "Encodable",
    ]

    /// The names of the cases that enums of the standard library have, which those of others cannot be told from.
    package static let standardCases: [Set<String>] = [["success", "failure"], ["some", "none"]]
}
