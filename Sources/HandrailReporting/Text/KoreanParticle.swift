/// The Korean particles whose form depends on how the word before them ends.
public enum KoreanParticle: Sendable, CaseIterable {
    /// 을/를
    case object
    /// 이/가
    case subject
    /// 은/는
    case topic
    /// 과/와
    case with
    /// 으로/로
    case by

    /// The form for `word`; both forms, as in `을(를)`, where nobody can know how the word is read.
    public func after(_ word: some StringProtocol) -> String {
        let forms = forms
        switch KoreanEnding(of: word) {
        case .vowel: return forms.vowel
        case .rieul: return self == .by ? forms.vowel : forms.consonant
        case .consonant: return forms.consonant
        case .unknown: return forms.both
        }
    }

    /// The word with its particle.
    public func attached(to word: String) -> String { word + after(word) }

    /// Replaces every both-ways particle such as `을(를)` or `(으)로` by the form that its word asks for.
    ///
    /// Writers of messages put the double form after an inserted name and need not know the name.
    public static func settle(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
        var result = ""
        var rest = text[...]
        while let character = rest.first {
            if let (particle, spelling) = match(rest, after: result.last) {
                result += particle.after(result)
                rest = rest.dropFirst(spelling.count)
            } else {
                result.append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func match(_ text: Substring, after before: Character?) -> (KoreanParticle, String)? {
        guard let before, !before.isWhitespace else { return nil }
        return spellings.first { text.hasPrefix($0.1) }
    }

    private static let spellings: [(KoreanParticle, String)] = allCases.flatMap { particle in
        particle.forms.spellings.map { (particle, $0) }
    }

    private var forms: (consonant: String, vowel: String, both: String, spellings: [String]) {
        switch self {
        case .object: ("을", "를", "을(를)", ["을(를)", "를(을)"])
        case .subject: ("이", "가", "이(가)", ["이(가)", "가(이)"])
        case .topic: ("은", "는", "은(는)", ["은(는)", "는(은)"])
        case .with: ("과", "와", "과(와)", ["과(와)", "와(과)"])
        case .by: ("으로", "로", "(으)로", ["(으)로"])
        }
    }
}
