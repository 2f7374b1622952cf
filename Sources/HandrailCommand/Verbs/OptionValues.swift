public import ArgumentParser
public import Handrail
public import HandrailReporting
public import HandrailSimulation

// Types of other rooms that people write as options.

extension ReportFormat: ExpressibleByArgument {
    /// The format of a name; `nil` where there is none.
    public init?(argument: String) {
        guard let format = Self.all.first(where: { $0.name == argument }) else { return nil }
        self = format
    }

    /// Its name.
    public var defaultValueDescription: String { name }
    /// The names of all formats.
    public static var allValueStrings: [String] { all.map(\.name) }
}

extension FailingLevel: WordChoice {}

extension AssistiveFeature: WordChoice {}

extension ScreenState: ExpressibleByArgument {
    /// The state of a name; `nil` where there is none.
    public init?(argument: String) {
        guard let state = Self.allCases.first(where: { $0.name == argument }) else { return nil }
        self = state
    }

    /// Its name.
    public var defaultValueDescription: String { name }
    /// The names of all states.
    public static var allValueStrings: [String] { allCases.map(\.name) }
}
