import HandrailStandards
import Testing

@Suite("Words that rules look for")
struct WordListsTests {
    @Test(
        "find a role at the end of a name",
        arguments: [
            (.button, "Save button", "button"), (.button, "SAVE BUTTON.", "button"), (.button, "저장 버튼", "버튼"),
            (.button, "저장버튼", "버튼"), (.link, "Terms Link", "link"),
            (.switchButton, "Wi-Fi toggle switch", "toggle switch"),
            (.image, "Profile icon", "icon"), (.image, "프로필 이미지", "이미지"),
            (.searchField, "도시 검색창", "검색창"), (.tab, "Home tab", "tab"),
        ] as [(SpokenTerm, String, String)])
    func roles(role: SpokenTerm, name: String, found: String) {
        #expect(WordLists.roleWords(for: role)?.phrase(endingIn: name) == found)
    }

    @Test(
        "leave fair names alone",
        arguments: [
            (.button, "Buttons"), (.button, "Button size"), (.button, "버튼 크기"), (.link, "Linked accounts"),
            (.link, "Blink"),
            (.image, "Profile photo"), (.image, "프로필 사진"), (.tab, "스탭"), (.tab, "Table"), (.heading, "Email header"),
            (.textField, "Playing field"), (.button, ""), (.button, "버"),
        ] as [(SpokenTerm, String)])
    func fairNames(role: SpokenTerm, name: String) {
        #expect(WordLists.roleWords(for: role)?.phrase(endingIn: name) == nil)
    }

    @Test("find what an image is said to be at the start of its name")
    func startOfImage() {
        let words = WordLists.roleWords(for: .image)
        #expect(words?.phrase(startingIn: "Image of a cat") == "image of")
        #expect(words?.phrase(startingIn: "A cat") == nil)
    }

    @Test("exist for roles, not for states")
    func termsWithoutWords() {
        #expect(WordLists.roleWords(for: .selected) == nil)
        #expect(WordLists.roleWords(for: .adjustHint) == nil)
    }

    @Test(
        "find states at the end of a name",
        arguments: ["Blue, selected", "Dark mode turned on", "파란색, 선택됨", "알림 꺼짐", "알림 켬"])
    func states(name: String) {
        #expect(WordLists.stateWords.phrase(endingIn: name) != nil)
    }

    @Test(
        "do not take actions and content for states",
        arguments: ["Turn off", "Add-on", "Closed issues", "알림 끄기", "모두 선택", "Selected items"])
    func notStates(name: String) {
        #expect(WordLists.stateWords.phrase(endingIn: name) == nil)
    }

    @Test(
        "find gestures anywhere",
        arguments: [
            "Double-tap to open", "Tap here", "Swipe left for more", "Press and hold to record", "Click the star",
            "열려면 두 번 탭하세요",
            "이중 탭으로 엽니다", "여기를 누르세요", "버튼을 눌러 주세요", "길게 누르면 삭제됩니다", "왼쪽으로 쓸어 넘기면 삭제", "밀어서 잠금 해제",
        ])
    func gestures(text: String) {
        #expect(WordLists.gesturePhrases.phrase(inside: text) != nil)
    }

    @Test(
        "do not take nouns for gestures",
        arguments: [
            "Tap water", "Press releases", "Touch ID", "Click & Collect", "Drag race", "탭 막대", "새 탭", "터치 ID",
            "선택하면 열립니다",
        ])
    func notGestures(text: String) {
        #expect(WordLists.gesturePhrases.phrase(inside: text) == nil)
    }

    @Test(
        "find vague names as a whole",
        arguments: ["Learn more…", "MORE", "Click here!", "더 보기", "더보기", "자세히 보기 >", "여기"])
    func vague(name: String) {
        #expect(WordLists.vagueNames.phrase(equalTo: name) != nil)
    }

    @Test(
        "let names that say something pass",
        arguments: ["Learn more about refunds", "Done", "Edit", "확인", "환불 정책 자세히 보기", "", "…"])
    func notVague(name: String) {
        #expect(WordLists.vagueNames.phrase(equalTo: name) == nil)
    }

    @Test("are in lower case, as texts are before they are compared")
    func lowercase() {
        let lists = [WordLists.stateWords, WordLists.gesturePhrases, WordLists.vagueNames]
        for list in lists + SpokenTerm.allCases.compactMap(WordLists.roleWords) {
            #expect(list.en.allSatisfy { $0 == $0.lowercased() })
            #expect(!list.en.isEmpty && !list.ko.isEmpty)
            #expect(Set(list.en + list.ko).count == list.en.count + list.ko.count)
        }
    }
}
