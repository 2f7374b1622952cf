public import HandrailModel

/// A heading of the catalog of guidelines as people read it.
public enum GuidelineHeading {
    /// The title of a heading in both languages; one that nobody translated stands as it is.
    public static func title(of heading: String) -> Bilingual {
        Bilingual(en: heading.prefix(1).uppercased() + heading.dropFirst(), ko: korean[heading] ?? heading)
    }

    private static let korean = [
        "accessibility · best practice": "손쉬운 사용 · 모범 사례", "accessibility · gestures": "손쉬운 사용 · 제스처",
        "accessibility · buttons and controls": "손쉬운 사용 · 버튼과 컨트롤", "accessibility · user input": "손쉬운 사용 · 사용자 입력",
        "accessibility · haptics": "손쉬운 사용 · 햅틱", "accessibility · VoiceOver content": "손쉬운 사용 · VoiceOver 콘텐츠",
        "accessibility · VoiceOver navigation": "손쉬운 사용 · VoiceOver 탐색",
        "accessibility · text display": "손쉬운 사용 · 텍스트 표시",
        "accessibility · color and effects": "손쉬운 사용 · 색상과 효과", "color": "색상", "typography": "서체", "layout": "레이아웃",
        "images": "이미지", "privacy": "개인정보 보호", "Texture (AsyncDisplayKit) nodes": "Texture(AsyncDisplayKit) 노드",
    ]
}
