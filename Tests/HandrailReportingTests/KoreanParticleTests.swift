import HandrailReporting
import Testing

/// A particle follows the sound that its word ends with.
struct KoreanParticleTests {
    @Test(arguments: [("버튼", "버튼을"), ("이미지", "이미지를"), ("“합계”", "“합계”를"), ("`닫기 버튼`", "`닫기 버튼`을")])
    func `Hangul decides by its last consonant`(word: String, expected: String) {
        #expect(KoreanParticle.object.attached(to: word) == expected)
    }

    @Test(arguments: [("3", "3은"), ("2", "2는"), ("10", "10은"), ("4.5", "4.5는")])
    func `digits are read aloud`(word: String, expected: String) {
        #expect(KoreanParticle.topic.attached(to: word) == expected)
    }

    @Test(arguments: [
        ("Button", "Button이"), ("Label", "Label이"), ("VStack", "VStack이"), ("Image", "Image가"), ("Text", "Text가"),
        ("Toggle", "Toggle이"), ("TabView", "TabView가"), ("URL", "URL이"), ("API", "API가"), ("ScrollView", "ScrollView가"),
    ])
    func `Latin words are read as developers read them`(word: String, expected: String) {
        #expect(KoreanParticle.subject.attached(to: word) == expected)
    }

    @Test(arguments: [("길", "길로"), ("집", "집으로"), ("위", "위로"), ("Label", "Label로"), ("1", "1로")])
    func `ㄹ keeps the short form of 으로`(word: String, expected: String) {
        #expect(KoreanParticle.by.attached(to: word) == expected)
    }

    @Test func `both forms stay where the reading is not known`() {
        #expect(KoreanParticle.with.attached(to: "漢字") == "漢字과(와)")
        #expect(KoreanParticle.subject.attached(to: "") == "이(가)")
    }

    @Test(arguments: [
        ("“저장”을(를) 누르면 홈(으)로 갑니다.", "“저장”을 누르면 홈으로 갑니다."),
        ("Text이(가) 9pt은(는) 아닙니다.", "Text가 9pt는 아닙니다."),
        ("괄호(있음) 그대로", "괄호(있음) 그대로"),
        ("띄어 쓴 을(를)", "띄어 쓴 을(를)"),
    ])
    func `a double form in a sentence is settled by the word before it`(text: String, expected: String) {
        #expect(KoreanParticle.settle(text) == expected)
    }
}
