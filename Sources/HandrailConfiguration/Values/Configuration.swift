public import HandrailModel
public import HandrailRules

/// What a team decided about its audits, as one file and those that it extends say it.
public struct Configuration: Hashable, Sendable {
    /// The language of reports.
    public var language: Written<ReportLanguage>?
    /// What makes a run fail: `violation`, `review` or `never`.
    public var failOn: Written<FailingChoice>?
    /// Paths that are audited; empty for all.
    public var include: [Written<ConfiguredPattern>] = []
    /// Paths that are linked but not audited.
    public var exclude: [Written<ConfiguredPattern>] = []
    /// Names of the targets that are audited; empty for all.
    public var targets: [Written<String>] = []
    /// Platforms of which targets are audited; empty for all.
    public var platforms: [Written<Platform>] = []
    /// What is said of rules, by their ids.
    public var rules: [String: Written<RuleSetting>] = [:]
    /// What holds for some paths; later ones win.
    public var overrides: [ConfiguredOverride] = []
    /// Views of code that is not there, by their names.
    public var components: [String: Written<DeclaredComponent>] = [:]
    /// Findings that the team lives with.
    public var exceptions: [ConfiguredException] = []
    /// Where the findings of the first day stand, relative to the folder of the configuration.
    public var baseline: Written<String>?

    /// A configuration that says nothing.
    public init() {}

    /// What makes a run fail.
    public enum FailingChoice: String, Hashable, Sendable, CaseIterable {
        case violation, review, never
    }

    /// What is said of a rule in a file.
    ///
    /// - Parameter path: relative to the folder of the configuration.
    public func setting(of rule: String, at path: String) -> RuleSetting {
        origins(of: rule, at: path).reduce(RuleSetting()) { $0.overridden(by: $1.value) }
    }

    /// All that is said of a rule in a file, the one that wins last.
    public func origins(of rule: String, at path: String) -> [Written<RuleSetting>] {
        let everywhere = rules[rule].map { [$0] } ?? []
        return everywhere + overrides.filter { $0.holds(for: path) }.compactMap { $0.rules[rule] }
    }

    /// What is decided of rules, by their ids.
    public var options: [String: RuleOptions] {
        rules.compactMapValues { rule in
            rule.value.options.isEmpty ? nil : RuleOptions(rule.value.options.mapValues(\.value))
        }
    }

    /// Whether findings are reported in a file.
    ///
    /// - Parameters:
    ///   - path: relative to the folder of the configuration.
    ///   - targets: the names of its targets.
    ///   - platforms: the platforms of its targets; empty where they are not known.
    public func audits(_ path: String, targets: [String], platforms: Set<Platform>) -> Bool {
        guard include.isEmpty || include.contains(where: { $0.value.matches(path) }) else { return false }
        guard !exclude.contains(where: { $0.value.matches(path) }) else { return false }
        guard self.targets.isEmpty || self.targets.contains(where: { targets.contains($0.value) }) else { return false }
        return self.platforms.isEmpty || platforms.isEmpty
            || self.platforms.contains { platforms.contains($0.value) }
    }

    /// This configuration with what another one says besides or instead.
    func overridden(by other: Configuration) -> Configuration {
        var result = self
        result.language = other.language ?? language
        result.failOn = other.failOn ?? failOn
        result.baseline = other.baseline ?? baseline
        result.include = other.include.isEmpty ? include : other.include
        result.targets = other.targets.isEmpty ? targets : other.targets
        result.platforms = other.platforms.isEmpty ? platforms : other.platforms
        result.exclude += other.exclude
        result.rules.merge(other.rules) { mine, theirs in
            Written(mine.value.overridden(by: theirs.value), theirs.origin)
        }
        result.overrides += other.overrides
        result.components.merge(other.components) { _, theirs in theirs }
        result.exceptions += other.exceptions
        return result
    }
}
