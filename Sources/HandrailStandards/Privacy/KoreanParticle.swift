/// A Korean particle that follows the sound before it: `을` behind a consonant, `를` behind a vowel.
public struct KoreanParticle: Hashable, Sendable {
    /// The particle behind a consonant.
    public let closed: String
    /// The particle behind a vowel.
    public let open: String

    /// Both forms, as a text says them where the word before is not known: `을(를)`.
    public var both: String {
        self == Self.direction ? "(으)로" : "\(closed)(\(open))"
    }

    /// `으로` and `로`; behind the consonant ㄹ the second stands as well.
    private static let direction = KoreanParticle(closed: "으로", open: "로")

    /// All of them.
    public static let all = [
        KoreanParticle(closed: "을", open: "를"), KoreanParticle(closed: "이", open: "가"),
        KoreanParticle(closed: "은", open: "는"), KoreanParticle(closed: "과", open: "와"), direction,
    ]
}
