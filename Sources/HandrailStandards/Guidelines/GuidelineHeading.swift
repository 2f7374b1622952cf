public import HandrailModel

/// A heading of the catalog of guidelines as people read it.
public enum GuidelineHeading {
    /// The title of a heading in both languages; one that nobody translated stands as it is.
    public static func title(of heading: String) -> Bilingual {
        Bilingual(en: heading.prefix(1).uppercased() + heading.dropFirst(), ko: korean[heading] ?? heading)
    }

    private static let korean = [
        "accessibility · best practice": "접근성 · 모범 사례", "accessibility · gestures": "접근성 · 제스처",
        "accessibility · buttons and controls": "접근성 · 버튼과 컨트롤", "accessibility · user input": "접근성 · 사용자 입력",
        "accessibility · haptics": "접근성 · 햅틱", "accessibility · VoiceOver content": "접근성 · VoiceOver 콘텐츠",
        "accessibility · VoiceOver navigation": "접근성 · VoiceOver 탐색", "accessibility · text display": "접근성 · 텍스트 표시",
        "accessibility · color and effects": "접근성 · 색상과 효과", "color": "색상", "typography": "서체", "layout": "레이아웃",
        "images": "이미지", "privacy": "개인정보 보호", "Texture (AsyncDisplayKit) nodes": "Texture(AsyncDisplayKit) 노드",
    ]
}
