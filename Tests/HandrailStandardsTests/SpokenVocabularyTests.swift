import HandrailStandards
import Testing

@Suite("Words that VoiceOver adds")
struct SpokenVocabularyTests {
    @Test(
        "are confirmed where the system's own Korean is known",
        arguments: [
            (.button, "Button", "버튼"), (.image, "Image", "이미지"), (.heading, "Heading", "머리말"), (.link, "Link", "링크"),
            (.selected, "Selected", "선택됨"), (.adjustable, "Adjustable", "조절 가능"), (.tab, "Tab", "탭"),
            (.searchField, "Search Field", "검색 필드"), (.on, "On", "켬"), (.off, "Off", "끔"), (.mixed, "Mixed", "혼합"),
        ] as [(SpokenTerm, String, String)])
    func confirmed(term: SpokenTerm, en: String, ko: String) {
        let word = SpokenVocabulary.word(for: term)
        #expect(word.en == en && word.ko == ko && word.isConfirmed)
    }

    @Test("are marked where nobody has heard them for certain")
    func unconfirmed() {
        let button = SpokenVocabulary.word(for: .switchButton)
        #expect(button.ko == "전환 버튼" && button.otherKo == ["스위치", "토글 버튼"] && !button.isConfirmed)
        #expect(!SpokenVocabulary.word(for: .dimmed).isConfirmed)
        #expect(SpokenVocabulary.word(for: .moreContentAvailable).ko == nil)
    }

    @Test("exist for every term, and a missing Korean word is never called confirmed")
    func total() {
        for term in SpokenTerm.allCases {
            let word = SpokenVocabulary.word(for: term)
            #expect(!word.en.isEmpty)
            #expect(word.ko != nil || !word.isConfirmed)
        }
    }

    @Test("count the total first in Korean")
    func position() {
        let word = SpokenVocabulary.position(2, of: 5)
        #expect(word.en == "2 of 5" && word.ko == "총 5 중 2")
    }
}
