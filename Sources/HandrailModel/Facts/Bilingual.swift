/// A text in both languages; neither can be left out.
public struct Bilingual: Hashable, Sendable {
    /// English.
    public let en: String
    /// Korean.
    public let ko: String

    /// A text in English and Korean.
    public init(en: String, ko: String) {
        self.en = en
        self.ko = ko
    }

    /// Hashes the English alone: texts that differ do so in English, and hashing Hangul first brings it into one form.
    public func hash(into hasher: inout Hasher) { hasher.combine(en) }

    /// The text in a language.
    public subscript(language: ReportLanguage) -> String {
        switch language {
        case .english: en
        case .korean: ko
        }
    }
}
