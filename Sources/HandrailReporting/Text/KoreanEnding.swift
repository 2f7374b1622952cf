/// How a word ends when a Korean reads it aloud.
enum KoreanEnding: Hashable {
    /// Without a final consonant.
    case vowel
    /// With a final consonant other than ㄹ.
    case consonant
    /// With ㄹ, after which 로 stays 로.
    case rieul
    /// The reading is not known.
    case unknown

    /// The ending of the last letter or digit; quotes, backticks and brackets that close the word are passed over.
    init(of word: some StringProtocol) {
        let trailing = word.reversed().drop { !$0.isLetter && !$0.isNumber }
        guard let last = trailing.first, let scalar = last.unicodeScalars.first else {
            self = .unknown
            return
        }
        if (0xAC00...0xD7A3).contains(scalar.value) {
            self = Self.syllable((scalar.value - 0xAC00) % 28)
        } else if let digit = Self.digits[last] {
            self = digit
        } else if last.isASCII {
            self = Self.latin(String(trailing.prefix { $0.isASCII && $0.isLetter }.reversed()))
        } else {
            self = .unknown
        }
    }

    private static func syllable(_ final: UInt32) -> KoreanEnding {
        switch final {
        case 0: .vowel
        case 8: .rieul
        default: .consonant
        }
    }

    /// 영 일 이 삼 사 오 육 칠 팔 구; powers of ten (십, 백, 천, 만) end in a consonant like 영.
    private static let digits: [Character: KoreanEnding] = [
        "0": .consonant, "1": .rieul, "2": .vowel, "3": .consonant, "4": .vowel, "5": .vowel, "6": .consonant,
        "7": .rieul, "8": .rieul, "9": .vowel,
    ]

    /// Capitals are spelled out by letter (URL 유알엘); words follow the usual transcription of their ending (버튼, 라벨, 스택).
    private static func latin(_ word: String) -> KoreanEnding {
        guard let last = word.last else { return .unknown }
        if word.count == 1 || word.suffix(2).allSatisfy(\.isUppercase) {
            return letters[Character(last.lowercased())] ?? .vowel
        }
        let lowercase = word.lowercased()
        return endings.first { lowercase.hasSuffix($0.0) }?.1 ?? .vowel
    }

    /// 엘 엠 엔 알; the other letters' names end in a vowel.
    private static let letters: [Character: KoreanEnding] = ["l": .rieul, "m": .consonant, "n": .consonant, "r": .rieul]

    /// The first that fits counts; all others (이미지, 텍스트, 피커, 링크) end in a vowel.
    private static let endings: [(String, KoreanEnding)] = [
        ("le", .rieul), ("l", .rieul), ("ne", .consonant), ("me", .consonant), ("n", .consonant), ("m", .consonant),
        ("ng", .consonant), ("ck", .consonant), ("ic", .consonant), ("ok", .consonant), ("ap", .consonant),
        ("op", .consonant), ("ep", .consonant), ("ip", .consonant), ("up", .consonant), ("ab", .consonant),
        ("eb", .consonant), ("mat", .consonant), ("set", .consonant), ("get", .consonant), ("out", .consonant),
    ]
}
