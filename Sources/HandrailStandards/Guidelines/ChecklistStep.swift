public import HandrailModel

/// What a person does to see whether the guidelines under one heading are met.
public struct ChecklistStep: Hashable, Sendable {
    /// What to switch on or to open.
    public let preparation: Bilingual
    /// What to do then.
    public let action: Bilingual
    /// What is so where the guidelines are met.
    public let expectation: Bilingual

    /// The step for a guideline.
    public static func step(for guideline: Guideline) -> ChecklistStep {
        steps[guideline.heading] ?? steps[guideline.area] ?? general
    }

    private static let general = ChecklistStep(
        en: ("Run the app on a device.", "Go through each screen.",
                "The guideline holds on each of them."),
        ko: ("기기에서 앱을 실행하세요.", "화면을 하나씩 살펴보세요.",
                "화면마다 지침이 지켜집니다."))

    private init(en: (String, String, String), ko: (String, String, String)) {
        preparation = Bilingual(en: en.0, ko: ko.0)
        action = Bilingual(en: en.1, ko: ko.1)
        expectation = Bilingual(en: en.2, ko: ko.2)
    }

    private static let steps: [String: ChecklistStep] = [
        "accessibility · gestures": ChecklistStep(
            en: (
                "Switch on AssistiveTouch in Settings > Accessibility > Touch.",
                "Do with one finger and with single taps what a gesture does.",
                "Everything works, and nothing needs two fingers, a path or strength."
            ),
            ko: ("설정 > 손쉬운 사용 > 터치에서 AssistiveTouch를 켜세요.", "제스처로 하는 작업을 한 손가락과 한 번 탭하기로 해 보세요.",
                "두 손가락이나 정해진 경로, 힘 없이도 모든 작업을 할 수 있습니다.")),
        "accessibility · buttons and controls": ChecklistStep(
            en: (
                "Switch on Button Shapes and On/Off Labels in Settings > Accessibility > Display & Text Size.",
                "Tell by sight what can be pressed, and press each control once.",
                "What can be pressed looks so, and each press hits what was meant."
            ),
            ko: (
                "설정 > 손쉬운 사용 > 디스플레이 및 텍스트 크기에서 버튼 모양과 켬/끔 레이블을 켜세요.",
                "누를 수 있는 것을 눈으로 구별하고, 컨트롤을 하나씩 눌러 보세요.",
                "누를 수 있는 것이 그렇게 보이고, 누르려던 것이 눌립니다."
            )),
        "accessibility · user input": ChecklistStep(
            en: ("Switch on dictation, Siri and Full Keyboard Access.", "Fill in each field by voice and by keys.",
                "Each field takes what is said or typed, and the focus goes on to the next."),
            ko: ("받아쓰기, Siri, 전체 키보드 접근을 켜세요.", "입력란마다 음성과 키보드로 입력해 보세요.",
                "말하거나 입력한 내용이 그대로 들어가고 초점이 다음 입력란으로 넘어갑니다.")),
        "accessibility · haptics": ChecklistStep(
            en: (
                "Hold a phone with System Haptics on, then off.",
                "Do what answers with a haptic, and look and listen for another sign of it.",
                "Whatever is felt is seen or heard as well."
            ),
            ko: ("iPhone에서 시스템 햅틱을 켠 상태와 끈 상태로 각각 확인하세요.", "햅틱이 울리는 동작을 하고, 눈과 귀로도 알 수 있는지 확인하세요.",
                "햅틱으로 알리는 것은 눈이나 귀로도 알 수 있습니다.")),
        "accessibility · VoiceOver content": ChecklistStep(
            en: ("Switch on VoiceOver with the screen curtain.", "Listen to each screen, and say what is on it.",
                "What is heard tells as much as what is seen."),
            ko: ("VoiceOver와 화면 커튼을 켜세요.", "화면마다 끝까지 듣고 무엇이 있는지 말해 보세요.",
                "보이는 것만큼 들어서 알 수 있습니다.")),
        "accessibility · VoiceOver navigation": ChecklistStep(
            en: ("Switch on VoiceOver.", "Reach and use everything on each screen by swiping alone.",
                "Everything is reached in the order in which it is read, and nothing traps."),
            ko: ("VoiceOver를 켜세요.", "쓸어넘기기만으로 화면의 모든 것에 도달하고 사용해 보세요.",
                "읽는 순서대로 모두 도달하고, 갇히는 곳이 없습니다.")),
        "accessibility · text display": ChecklistStep(
            en: (
                "Set the text to the largest accessibility size, and switch on Bold Text.",
                "Read every text, and look for what is cut off, overlaps or cannot be reached.",
                "Every text is read to its end, and everything is reached by scrolling."
            ),
            ko: ("글자 크기를 가장 큰 손쉬운 사용 크기로 하고 볼드체 텍스트를 켜세요.", "모든 텍스트를 읽고 잘리거나 겹치거나 닿을 수 없는 것을 찾으세요.",
                "모든 텍스트를 끝까지 읽을 수 있고, 스크롤하면 모두 닿습니다.")),
        "accessibility · color and effects": ChecklistStep(
            en: (
                "Switch on Increase Contrast, Reduce Motion, Reduce Transparency and Smart Invert, one by one.",
                "Look at each screen, light and dark, and watch what moves.",
                "Texts stand out, nothing slides or flashes, and photos keep their colors."
            ),
            ko: ("대비 증가, 동작 줄이기, 투명도 줄이기, 스마트 색상 반전을 하나씩 켜세요.", "라이트 모드와 다크 모드에서 화면과 움직임을 살펴보세요.",
                "텍스트가 또렷하고, 미끄러지거나 번쩍이는 것이 없으며, 사진의 색이 그대로입니다.")),
        "color": ChecklistStep(
            en: ("Look at the screens in both appearances, in the sun and at night.", "Compare their colors.",
                "One color means one thing everywhere, and all are told apart."),
            ko: ("라이트 모드와 다크 모드로, 햇빛 아래와 밤에 화면을 보세요.", "색상을 서로 비교하세요.",
                "한 색은 어디서나 한 가지를 뜻하고, 서로 구별됩니다.")),
        "images": ChecklistStep(
            en: ("Run the app on displays of each scale, and of wide color.", "Look closely at every image.",
                "Images are sharp, in their own proportions, and hold no words."),
            ko: ("배율이 다른 디스플레이와 넓은 색 영역 디스플레이에서 앱을 실행하세요.", "모든 이미지를 자세히 살펴보세요.",
                "이미지가 선명하고 비율이 맞으며 글자가 들어 있지 않습니다.")),
        "layout": ChecklistStep(
            en: (
                "Run the app on the smallest and the largest device, in both orientations, in a language read from "
                    + "right to left and in a long one.",
                "Look at what stands where, and what is cut off.",
                "Everything is there, in the order of the language, and within the safe area."
            ),
            ko: (
                "가장 작은 기기와 가장 큰 기기에서 두 방향 모두, 오른쪽에서 왼쪽으로 읽는 언어와 문장이 긴 언어로 앱을 실행하세요.",
                "무엇이 어디에 있고 무엇이 잘리는지 살펴보세요.",
                "모든 것이 언어의 방향에 맞게, 안전 영역 안에 있습니다."
            )),
        "privacy": ChecklistStep(
            en: (
                "Delete the app, install it anew, and have “handrail privacy” at hand.",
                "Go to each feature that asks for something, say no, and go on.",
                "Each question comes where its reason is seen, and the rest works after a no."
            ),
            ko: ("앱을 지우고 다시 설치한 뒤 ‘handrail privacy’ 표를 옆에 두세요.", "권한을 요청하는 기능마다 거절하고 계속 써 보세요.",
                "이유를 알 수 있는 곳에서 묻고, 거절해도 나머지 기능은 쓸 수 있습니다.")),
        "SF Symbols": ChecklistStep(
            en: ("Open the symbols of the app in the SF Symbols app.", "Compare weight, scale and meaning.",
                "Symbols weigh as much as the text beside them, and mean what they mean elsewhere."),
            ko: ("SF Symbols 앱에서 앱이 쓰는 심벌을 여세요.", "굵기, 크기, 의미를 주변 텍스트와 비교하세요.",
                "옆의 텍스트와 굵기가 맞고, 다른 앱에서와 같은 뜻으로 쓰입니다.")),
        "Texture (AsyncDisplayKit) nodes": ChecklistStep(
            en: ("Switch on VoiceOver.", "Swipe through every list of nodes, scroll, and listen again.",
                "Each row is heard once, in order, and again after scrolling."),
            ko: ("VoiceOver를 켜세요.", "노드로 만든 목록을 쓸어넘기고, 스크롤한 뒤 다시 들어 보세요.",
                "행마다 순서대로 한 번씩 들리고, 스크롤한 뒤에도 같습니다.")),
        "typography": ChecklistStep(
            en: ("Set the text to its smallest and its largest size.", "Compare headings, texts and captions.",
                "Headings stay headings at every size, and captions can be read."),
            ko: ("글자 크기를 가장 작게, 가장 크게 바꾸세요.", "제목, 본문, 캡션을 비교하세요.",
                "어느 크기에서나 제목이 제목으로 보이고, 캡션을 읽을 수 있습니다.")),
    ]
}
