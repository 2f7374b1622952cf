public import HandrailModel

/// What a project may decide of a rule: one row, beside the examples of the rule.
///
/// The schema of configurations, their reader, `handrail config show` and `handrail explain` go through these rows.
public struct RuleOption: Hashable, Sendable {
    /// What may be written, and what holds where nothing is.
    public enum Kind: Hashable, Sendable {
        /// A number in a range.
        case number(ClosedRange<Double>, standard: Double)
        /// A number in a range, for all platforms or for each.
        case numberByPlatform(ClosedRange<Double>, standard: [Platform: Double])
        /// Words besides those that the rule knows.
        case words
    }

    /// What is written for an option.
    public enum Value: Hashable, Sendable {
        /// A number, for all platforms where there is one for each.
        case number(Double)
        /// Numbers for some platforms.
        case numberByPlatform([Platform: Double])
        /// Words.
        case words([String])
    }

    /// Its name, as configurations write it.
    public let name: String
    /// What may be written.
    public let kind: Kind
    /// What it decides, as a sentence.
    public let meaning: Bilingual

    /// A row.
    public init(_ name: String, _ kind: Kind, _ meaning: Bilingual) {
        self.name = name
        self.kind = kind
        self.meaning = meaning
    }
}

extension RuleOption.Value {
    /// The value as a configuration has it: `44`, `{iOS: 44, macOS: 28}`, `[more, here]`.
    public var text: String {
        switch self {
        case .number(let number): number.inPoints
        case .numberByPlatform(let numbers):
            "{"
                + numbers.sorted { $0.key < $1.key }.map { "\($0.key.rawValue): \($0.value.inPoints)" }
                .joined(separator: ", ") + "}"
        case .words(let words): "[" + words.joined(separator: ", ") + "]"
        }
    }
}

extension RuleOption {
    /// What holds where nothing is written, as a configuration has it.
    public var standardText: String {
        switch kind {
        case .number(_, let standard): Value.number(standard).text
        case .numberByPlatform(_, let standard): Value.numberByPlatform(standard).text
        case .words: Value.words([]).text
        }
    }
}
