/// The names by which configurations call rules: their ids, and the guidelines that several rules answer for.
public struct RuleNames: Sendable {
    private let ids: [String: Set<String>]

    /// Names of rules.
    ///
    /// - Parameter rules: ids with the guidelines of each.
    public init(_ rules: [(id: String, guidelines: [String])]) {
        var ids: [String: Set<String>] = [:]
        for rule in rules {
            for guideline in rule.guidelines { ids[guideline, default: []].insert(rule.id) }
        }
        for rule in rules { ids[rule.id] = [rule.id] }
        self.ids = ids
    }

    /// All names, sorted.
    public var all: [String] { ids.keys.sorted() }

    /// The ids of the rules that a name stands for; `nil` where there is no such name.
    public func rules(named name: String) -> Set<String>? { ids[name] }
}
