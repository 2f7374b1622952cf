/// Something that people turn on in Settings.
public enum SettingSwitch: String, Hashable, Sendable, CaseIterable, Comparable {
    case darkMode, increaseContrast, boldText, reduceMotion, crossFade, reduceTransparency, invertColors,
        differentiateWithoutColor, buttonShapes, rightToLeft, voiceOver, switchControl, assistiveAccess,
        stillImages, stillVideo, dimFlashingLights, largeContentViewer

    /// Its name as Settings shows it.
    public var name: Bilingual {
        switch self {
        case .darkMode: Bilingual(en: "Dark Mode", ko: "다크 모드")
        case .increaseContrast: Bilingual(en: "increased contrast", ko: "대비 증가")
        case .boldText: Bilingual(en: "Bold Text", ko: "볼드체 텍스트")
        case .reduceMotion: Bilingual(en: "Reduce Motion", ko: "동작 줄이기")
        case .crossFade: Bilingual(en: "Prefer Cross-Fade Transitions", ko: "크로스 페이드 전환 효과 선호")
        case .reduceTransparency: Bilingual(en: "Reduce Transparency", ko: "투명도 줄이기")
        case .invertColors: Bilingual(en: "Smart Invert", ko: "스마트 반전")
        case .differentiateWithoutColor: Bilingual(en: "Differentiate Without Color", ko: "색상 없이 구별")
        case .buttonShapes: Bilingual(en: "Button Shapes", ko: "단추 모양")
        case .rightToLeft: Bilingual(en: "right-to-left layout", ko: "오른쪽에서 왼쪽 레이아웃")
        case .voiceOver: Bilingual(en: "VoiceOver", ko: "VoiceOver")
        case .switchControl: Bilingual(en: "Switch Control", ko: "스위치 제어")
        case .assistiveAccess: Bilingual(en: "Assistive Access", ko: "손쉬운 접근")
        case .stillImages: Bilingual(en: "animated images off", ko: "움직이는 이미지 자동 재생 끔")
        case .stillVideo: Bilingual(en: "video previews off", ko: "비디오 미리보기 자동 재생 끔")
        case .dimFlashingLights: Bilingual(en: "Dim Flashing Lights", ko: "깜박이는 불빛 어둡게 하기")
        case .largeContentViewer: Bilingual(en: "Large Content Viewer", ko: "큰 콘텐츠 뷰어")
        }
    }

    /// In the order of declaration.
    public static func < (a: SettingSwitch, b: SettingSwitch) -> Bool {
        (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
}
