public import HandrailModel

/// What a person does to see whether the guidelines under one heading are met.
public struct ChecklistStep: Hashable, Sendable {
    /// What to switch on or to open.
    public let preparation: Bilingual
    /// What to do then.
    public let action: Bilingual

    /// The step for a guideline.
    public static func step(for guideline: Guideline) -> ChecklistStep {
        steps[guideline.heading] ?? steps[guideline.area] ?? general
    }

    private static let general = ChecklistStep(
        en: ("Run the app on a device.", "Go through each screen."),
        ko: ("기기에서 앱을 실행하세요.", "화면을 하나씩 살펴보세요."))

    private init(en: (String, String), ko: (String, String)) {
        preparation = Bilingual(en: en.0, ko: ko.0)
        action = Bilingual(en: en.1, ko: ko.1)
    }

    private static let steps: [String: ChecklistStep] = [
        "accessibility · gestures": ChecklistStep(
            en: (
                "Switch on AssistiveTouch in Settings > Accessibility > Touch.",
                "Do with one finger and with single taps what a gesture does."
            ),
            ko: ("설정 > 손쉬운 사용 > 터치에서 AssistiveTouch를 켜세요.", "제스처로 하는 작업을 한 손가락과 한 번 탭하기로 해 보세요.")),
        "accessibility · buttons and controls": ChecklistStep(
            en: (
                "Switch on Button Shapes and On/Off Labels in Settings > Accessibility > Display & Text Size.",
                "Tell by sight what can be pressed, and press each control once."
            ),
            ko: (
                "설정 > 손쉬운 사용 > 디스플레이 및 텍스트 크기에서 버튼 모양과 켬/끔 레이블을 켜세요.",
                "누를 수 있는 것을 눈으로 구별하고, 컨트롤을 하나씩 눌러 보세요."
            )),
        "accessibility · user input": ChecklistStep(
            en: ("Switch on dictation, Siri and Full Keyboard Access.", "Fill in each field by voice and by keys."),
            ko: ("받아쓰기, Siri, 전체 키보드 접근을 켜세요.", "입력란마다 음성과 키보드로 입력해 보세요.")),
        "accessibility · haptics": ChecklistStep(
            en: (
                "Hold a phone with System Haptics on, then off.",
                "Do what answers with a haptic, and look and listen for another sign of it."
            ),
            ko: ("iPhone에서 시스템 햅틱을 켠 상태와 끈 상태로 각각 확인하세요.", "햅틱이 울리는 동작을 하고, 눈과 귀로도 알 수 있는지 확인하세요.")),
        "accessibility · VoiceOver content": ChecklistStep(
            en: ("Switch on VoiceOver with the screen curtain.", "Listen to each screen, and say what is on it."),
            ko: ("VoiceOver와 화면 커튼을 켜세요.", "화면마다 끝까지 듣고 무엇이 있는지 말해 보세요.")),
        "accessibility · VoiceOver navigation": ChecklistStep(
            en: ("Switch on VoiceOver.", "Reach and use everything on each screen by swiping alone."),
            ko: ("VoiceOver를 켜세요.", "쓸어넘기기만으로 화면의 모든 것에 도달하고 사용해 보세요.")),
        "accessibility · text display": ChecklistStep(
            en: (
                "Set the text to the largest accessibility size, and switch on Bold Text.",
                "Read every text, and look for what is cut off, overlaps or cannot be reached."
            ),
            ko: ("글자 크기를 가장 큰 손쉬운 사용 크기로 하고 볼드체 텍스트를 켜세요.", "모든 텍스트를 읽고 잘리거나 겹치거나 닿을 수 없는 것을 찾으세요.")),
        "accessibility · color and effects": ChecklistStep(
            en: (
                "Switch on Increase Contrast, Reduce Motion, Reduce Transparency and Smart Invert, one by one.",
                "Look at each screen, light and dark, and watch what moves."
            ),
            ko: ("대비 증가, 동작 줄이기, 투명도 줄이기, 스마트 색상 반전을 하나씩 켜세요.", "라이트 모드와 다크 모드에서 화면과 움직임을 살펴보세요.")),
        "color": ChecklistStep(
            en: ("Look at the screens in both appearances, in the sun and at night.", "Compare their colors."),
            ko: ("라이트 모드와 다크 모드로, 햇빛 아래와 밤에 화면을 보세요.", "색상을 서로 비교하세요.")),
        "images": ChecklistStep(
            en: ("Run the app on displays of each scale, and of wide color.", "Look closely at every image."),
            ko: ("배율이 다른 디스플레이와 넓은 색 영역 디스플레이에서 앱을 실행하세요.", "모든 이미지를 자세히 살펴보세요.")),
        "layout": ChecklistStep(
            en: (
                "Run the app on the smallest and the largest device, in both orientations, in a language read from "
                    + "right to left and in a long one.",
                "Look at what stands where, and what is cut off."
            ),
            ko: (
                "가장 작은 기기와 가장 큰 기기에서 두 방향 모두, 오른쪽에서 왼쪽으로 읽는 언어와 문장이 긴 언어로 앱을 실행하세요.",
                "무엇이 어디에 있고 무엇이 잘리는지 살펴보세요."
            )),
        "privacy": ChecklistStep(
            en: (
                "Delete the app, install it anew, and have “handrail privacy” at hand.",
                "Go to each feature that asks for something, say no, and go on."
            ),
            ko: ("앱을 지우고 다시 설치한 뒤 ‘handrail privacy’ 표를 옆에 두세요.", "권한을 요청하는 기능마다 거절하고 계속 써 보세요.")),
        "SF Symbols": ChecklistStep(
            en: ("Open the symbols of the app in the SF Symbols app.", "Compare weight, scale and meaning."),
            ko: ("SF Symbols 앱에서 앱이 쓰는 심벌을 여세요.", "굵기, 크기, 의미를 주변 텍스트와 비교하세요.")),
        "Texture (AsyncDisplayKit) nodes": ChecklistStep(
            en: ("Switch on VoiceOver.", "Swipe through every list of nodes, scroll, and listen again."),
            ko: ("VoiceOver를 켜세요.", "노드로 만든 목록을 쓸어넘기고, 스크롤한 뒤 다시 들어 보세요.")),
        "typography": ChecklistStep(
            en: ("Set the text to its smallest and its largest size.", "Compare headings, texts and captions."),
            ko: ("글자 크기를 가장 작게, 가장 크게 바꾸세요.", "제목, 본문, 캡션을 비교하세요.")),
    ]
}
