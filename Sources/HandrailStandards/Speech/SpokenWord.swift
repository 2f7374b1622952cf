/// A word that VoiceOver adds by itself, in English and Korean.
public struct SpokenWord: Hashable, Sendable {
    /// In English.
    public let en: String
    /// In Korean; `nil` where no wording was found.
    public let ko: String?
    /// Other Korean wordings that people report, or that other parts of the system have.
    public let otherKo: [String]
    /// Whether the Korean wording is the system's own for this very role or state. Where it is not, it is a
    /// well-founded guess that nobody has checked on a device: show it, but let no rule rest on it.
    public let isConfirmed: Bool

    /// A word.
    init(_ en: String, _ ko: String?, _ otherKo: [String] = [], isConfirmed: Bool = false) {
        self.en = en
        self.ko = ko
        self.otherKo = otherKo
        self.isConfirmed = isConfirmed
    }
}
