public import HandrailModel

/// The page of Apple's that a guideline stands on.
public struct GuidelinePage: Hashable, Sendable {
    /// Its title.
    public let title: Bilingual
    /// Its address.
    public let address: String

    /// The page of a guideline; `nil` where Apple has none.
    public static func page(of guideline: Guideline) -> GuidelinePage? {
        pages[guideline.heading] ?? pages[guideline.area]
    }

    private init(_ en: String, _ ko: String, _ slug: String) {
        title = Bilingual(en: en, ko: ko)
        address = "https://developer.apple.com/design/human-interface-guidelines/\(slug)"
    }

    private static let voiceOver = GuidelinePage("VoiceOver", "VoiceOver", "voiceover")

    private static let pages: [String: GuidelinePage] = [
        "accessibility": GuidelinePage("Accessibility", "손쉬운 사용", "accessibility"),
        "accessibility · VoiceOver content": voiceOver, "accessibility · VoiceOver navigation": voiceOver,
        "accessibility · gestures": GuidelinePage("Gestures", "제스처", "gestures"),
        "accessibility · haptics": GuidelinePage("Playing haptics", "햅틱 재생", "playing-haptics"),
        "color": GuidelinePage("Color", "색상", "color"), "images": GuidelinePage("Images", "이미지", "images"),
        "layout": GuidelinePage("Layout", "레이아웃", "layout"),
        "privacy": GuidelinePage("Privacy", "개인정보 보호", "privacy"),
        "typography": GuidelinePage("Typography", "타이포그래피", "typography"),
        "SF Symbols": GuidelinePage("SF Symbols", "SF Symbols", "sf-symbols"),
    ]
}
