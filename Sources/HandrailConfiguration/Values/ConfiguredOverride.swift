/// What holds for some folders or files besides what holds everywhere.
public struct ConfiguredOverride: Hashable, Sendable {
    /// The paths, relative to the folder of the configuration.
    public let paths: [ConfiguredPattern]
    /// What is said of rules there, by their ids.
    public let rules: [String: Written<RuleSetting>]
    /// Where it is written.
    public let origin: ConfigurationOrigin

    /// Whether it holds for a path.
    func holds(for path: String) -> Bool { paths.contains { $0.matches(path) } }
}
