import HandrailModel
import HandrailRules

/// Reads what a configuration decides of a rule, by the row of the option.
struct OptionReader {
    private let row: RuleOption

    /// So many words may be written, of so many bytes each.
    private static let mostWords = (count: 200, bytes: 100)

    /// A reader of an option.
    init(_ row: RuleOption) { self.row = row }

    /// What is written.
    func value(_ node: YAMLNode) throws(ConfigurationError) -> RuleOption.Value {
        switch row.kind {
        case .number(let range, _): return .number(try node.number(range, row.name))
        case .numberByPlatform(let range, _):
            guard node.isMapping else { return .number(try node.number(range, row.name)) }
            var numbers: [Platform: Double] = [:]
            for (name, value) in try node.named(Bilingual(en: "“\(row.name)”", ko: "‘\(row.name)’")) {
                numbers[try platform(name)] = try value.number(range, "\(row.name).\(name.value)")
            }
            return .numberByPlatform(numbers)
        case .words: return .words(try words(node))
        }
    }

    private func platform(_ name: Written<String>) throws(ConfigurationError) -> Platform {
        if let platform = Platform(rawValue: name.value) { return platform }
        throw name.unknown(
            Bilingual(en: "“\(row.name)”", ko: "‘\(row.name)’"), known: Platform.allCases.map(\.rawValue),
            en: "has no platform “\(name.value)”", ko: "에는 ‘\(name.value)’ 플랫폼이 없습니다")
    }

    private func words(_ node: YAMLNode) throws(ConfigurationError) -> [String] {
        let words = try node.list(row.name).map { node throws(ConfigurationError) in try node.text(row.name) }
        guard words.count <= Self.mostWords.count, words.allSatisfy({ $0.utf8.count <= Self.mostWords.bytes }) else {
            throw ConfigurationError(
                node.origin,
                en: "“\(row.name)” takes at most \(Self.mostWords.count) words of \(Self.mostWords.bytes) bytes each.",
                ko: "‘\(row.name)’에는 \(Self.mostWords.bytes)바이트 이하의 말을 \(Self.mostWords.count)개까지 쓸 수 있습니다.")
        }
        return words
    }
}
