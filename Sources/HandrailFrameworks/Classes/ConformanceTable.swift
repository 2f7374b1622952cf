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
    ]

    /// What makes cases of data, in a form that nobody else writes where cases carry values.
    package static let readsData: NameSet = ["Codable", "Decodable", "Encodable"]
}
