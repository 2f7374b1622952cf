public import HandrailRules

/// The names by which configurations call rules: their ids, and the guidelines that several rules answer for.
public struct RuleNames: Sendable {
    private let ids: [String: Set<String>]
    private let rows: [String: [RuleOption]]

    /// Names of rules.
    ///
    /// - Parameters:
    ///   - rules: ids with the guidelines of each.
    ///   - options: what may be decided of rules, by their ids.
    public init(_ rules: [(id: String, guidelines: [String])], options: [String: [RuleOption]] = [:]) {
        var ids: [String: Set<String>] = [:]
        for rule in rules {
            for guideline in rule.guidelines { ids[guideline, default: []].insert(rule.id) }
        }
        for rule in rules { ids[rule.id] = [rule.id] }
        self.ids = ids
        rows = options
    }

    /// The names of rules.
    public init(of rules: [RuleInfo]) {
        self.init(
            rules.map { ($0.id, $0.guidelines) },
            options: Dictionary(rules.map { ($0.id, $0.options) }) { first, _ in first })
    }

    /// All names, sorted.
    public var all: [String] { ids.keys.sorted() }

    /// The ids of the rules that a name stands for; `nil` where there is no such name.
    public func rules(named name: String) -> Set<String>? { ids[name] }

    /// What may be decided of a rule; nothing for a guideline, which stands for several rules.
    public func options(of name: String) -> [RuleOption] { rows[name] ?? [] }
}
