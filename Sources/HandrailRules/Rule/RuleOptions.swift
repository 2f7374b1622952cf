public import HandrailModel

/// What a project decided of one rule.
public struct RuleOptions: Hashable, Sendable {
    private let values: [String: RuleOption.Value]

    /// Decisions by the names of options.
    public init(_ values: [String: RuleOption.Value]) { self.values = values }

    /// Nothing was decided.
    public static let standard = RuleOptions([:])

    /// The number of an option: that of the project, else that of the rule.
    func number(_ option: RuleOption) -> Double {
        if case .number(let number)? = values[option.name] { return number }
        guard case .number(_, let standard) = option.kind else { return 0 }
        return standard
    }

    /// The number of an option on a platform; `nil` where the project says nothing of it.
    func decided(_ option: RuleOption, on platform: Platform) -> Double? {
        switch values[option.name] {
        case .number(let number): number
        case .numberByPlatform(let numbers): numbers[platform]
        case .words, nil: nil
        }
    }

    /// The words that the project adds.
    func words(_ option: RuleOption) -> [String] {
        if case .words(let words)? = values[option.name] { words } else { [] }
    }
}
