public import HandrailModel

/// What a rule says in both languages, before its terms are spelled.
public struct Wording: Hashable, Sendable {
    /// English.
    public let en: Sentence
    /// Korean.
    public let ko: Sentence

    /// A wording in English and Korean.
    public init(en: Sentence, ko: Sentence) {
        self.en = en
        self.ko = ko
    }

    /// A wording that is the same in every dialect.
    public init(_ text: Bilingual) { self.init(en: Sentence(text.en), ko: Sentence(text.ko)) }

    /// The same where only classes of UIKit or AppKit can be meant, on screens of SwiftUI as well.
    var ofViews: Wording { Wording(en: en.ofViews, ko: ko.ofViews) }

    /// The text in a dialect.
    public func spelled(in dialect: Dialect) -> Bilingual {
        Bilingual(en: en.spelled(in: dialect, .english), ko: ko.spelled(in: dialect, .korean))
    }

    /// The text in a dialect, with a note on what in it an older system that the app runs on does not have.
    public func spelledWithNotes(in dialect: Dialect) -> Bilingual {
        let text = spelled(in: dialect)
        let late = en.lateNames(in: dialect)
        guard !late.isEmpty else { return text }
        let notes = ReleaseNote.notes(on: late, in: dialect)
        return Bilingual(
            en: ([text.en] + notes.map(\.en)).joined(separator: " "),
            ko: ([text.ko] + notes.map(\.ko)).joined(separator: " "))
    }
}
