import HandrailModel
public import HandrailRules

/// Comments that ask for something to be ignored and do not, or must not, have that effect.
public struct UnusedIgnore: Rule {
    /// What is wrong with a comment.
    public enum Signal: Hashable, Sendable {
        /// What follows `handrail:` is no word that Handrail knows.
        case unknownWord(String)
        /// It names no rule.
        case noRule
        /// It does not say why.
        case noReason(rules: [String])
        /// It names rules that do not exist, or that find nothing in what it covers.
        case names(unknown: [UnknownRule], unused: [String])
    }

    /// A rule's name that no rule has.
    public struct UnknownRule: Hashable, Sendable {
        /// The name as written.
        public let name: String
        /// The known name closest to it.
        public let nearest: String?

        /// An unknown name.
        public init(name: String, nearest: String?) {
            self.name = name
            self.nearest = nearest
        }
    }

    /// Identity, reason and examples.
    public static let info = RuleInfo(
        id: "unused-ignore",
        title: Bilingual(en: "Suppression without effect or reason", ko: "효과나 이유가 없는 무시 주석"),
        reason: Bilingual(
            en: """
                A comment that silences nothing hides the next defect that appears below it, and without a reason \
                nobody can tell whether it still holds.
                """,
            ko: "아무것도 무시하지 않는 주석은 나중에 생길 결함을 가립니다. 이유가 없으면 그 판단이 아직 유효한지 아무도 알 수 없습니다."),
        impact: .minor,
        guidelines: ["accessibility.audit-every-element"],
        criteria: [],
        examples: UnusedIgnoreExamples.all)

    /// The rule.
    public init() {}

    /// What is wrong with the comment and what to do.
    public func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .unknownWord(let word):
            Phrasing(
                message: Bilingual(
                    en: "“handrail:\(word)” is nothing that Handrail knows; the comment has no effect.",
                    ko: "‘handrail:\(word)’은(는) Handrail이 모르는 지시여서 주석에 효과가 없습니다."),
                fix: Bilingual(
                    en: "Write “// handrail:ignore RULE — reason”, or remove the comment.",
                    ko: "‘// handrail:ignore 규칙 — 이유’ 형식으로 쓰거나 주석을 지우세요."))
        case .noRule:
            Phrasing(
                message: Bilingual(
                    en: "The comment names no rule, so it ignores nothing.",
                    ko: "주석에 규칙 이름이 없어 아무것도 무시하지 않습니다."),
                fix: Bilingual(
                    en: "Name the rules after “ignore”, separated by commas.",
                    ko: "‘ignore’ 뒤에 규칙 이름을 쉼표로 구분해 쓰세요."))
        case .noReason(let rules):
            Phrasing(
                message: Bilingual(
                    en: "The comment does not say why \(Self.list(rules)) should be ignored, so it has no effect.",
                    ko: "\(Self.list(rules)) 규칙을 무시하는 이유가 없어 주석에 효과가 없습니다."),
                fix: Bilingual(
                    en: "Add the reason after a dash: “// handrail:ignore \(rules.joined(separator: ", ")) — reason”.",
                    ko: "줄표 뒤에 이유를 쓰세요: ‘// handrail:ignore \(rules.joined(separator: ", ")) — 이유’."))
        case .names(let unknown, let unused):
            Phrasing(
                message: Bilingual(
                    en: (unknown.map(Self.unknownEnglish) + Self.unusedEnglish(unused)).joined(separator: " "),
                    ko: (unknown.map(Self.unknownKorean) + Self.unusedKorean(unused)).joined(separator: " ")),
                fix: Bilingual(
                    en: unknown.isEmpty
                        ? "Remove what is not needed any more." : "Correct the name, or remove it.",
                    ko: unknown.isEmpty ? "더 필요하지 않은 부분을 지우세요." : "이름을 고치거나 지우세요."))
        }
    }

    private static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }

    private static func unknownEnglish(_ rule: UnknownRule) -> String {
        "There is no rule `\(rule.name)`" + (rule.nearest.map { "; did you mean `\($0)`?" } ?? ".")
    }

    private static func unknownKorean(_ rule: UnknownRule) -> String {
        "`\(rule.name)` 규칙이 없습니다." + (rule.nearest.map { " 혹시 `\($0)` 아닌가요?" } ?? "")
    }

    private static func unusedEnglish(_ rules: [String]) -> [String] {
        rules.isEmpty ? [] : ["\(list(rules)) would find nothing here, so there is nothing to ignore."]
    }

    private static func unusedKorean(_ rules: [String]) -> [String] {
        rules.isEmpty ? [] : ["여기서는 \(list(rules)) 규칙에 걸리는 것이 없어 무시할 것도 없습니다."]
    }
}
