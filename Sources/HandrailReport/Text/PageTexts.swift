import HandrailModel
import HandrailReporting

/// The texts of a page in both languages. Each stands in the page once and is named by its number elsewhere: a screen
/// says the same again and again.
struct PageTexts {
    private var numbers: [Bilingual: Int] = [Bilingual(en: "", ko: ""): 0]
    private var texts: [Bilingual] = [Bilingual(en: "", ko: "")]

    /// The number of a text; 0 is the empty one.
    mutating func number(_ text: Bilingual?) -> JSONValue { .integer(index(of: text)) }

    /// The number of a text that is the same in both languages, such as a path or what an app itself says.
    mutating func number(_ text: String?) -> JSONValue { number(text.map { Bilingual(en: $0, ko: $0) }) }

    private mutating func index(of text: Bilingual?) -> Int {
        guard let text else { return 0 }
        if let known = numbers[text] { return known }
        numbers[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }

    /// All of them: one text where both languages are the same, otherwise English and Korean.
    var json: JSONValue {
        .array(
            texts.map { text in
                let english = PageText.clean(text.en)
                let korean = PageText.clean(KoreanParticle.settle(text.ko))
                return english == korean ? .string(english) : .strings([english, korean])
            })
    }
}
