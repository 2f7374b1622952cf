import HandrailModel

/// What to do about what is heard and done in classes of UIKit and AppKit and in interface files.
extension ViewFix {
    /// The title of a part that is no heading.
    static let heading = ViewFix(
        views: Wording(
            en: "If it is a heading, insert .header into its accessibilityTraits.",
            ko: "머리말이라면 accessibilityTraits에 .header를 넣으세요."),
        interfaceFile: Wording(
            en: "If it is a heading, turn on the trait Header in the Identity inspector.",
            ko: "머리말이라면 Identity inspector에서 Header 특성을 켜세요."),
        onMac: Wording(
            en: """
                If it is a heading, call \(.accessibilityAddTraits(".isHeader")) on it where the system has that role, \
                or group what follows under its words with \(.accessibilityLabel()).
                """,
            ko: """
                머리말이라면 시스템에 그 역할이 있을 때 \(.accessibilityAddTraits(".isHeader"))을 호출하거나, 뒤따르는 내용을 묶어 \
                \(.accessibilityLabel())로 그 글을 지정하세요.
                """))

    /// A long screen without headings.
    static let headings = ViewFix(
        views: Wording(
            en: """
                Insert .header into the accessibilityTraits of the titles on the screen, or offer \
                \(.accessibilityRotor()).
                """,
            ko: "화면 제목들의 accessibilityTraits에 .header를 넣거나 \(.accessibilityRotor())를 제공하세요."),
        interfaceFile: Wording(
            en: "Turn on the trait Header for the titles on the screen in the Identity inspector.",
            ko: "Identity inspector에서 화면 제목들의 Header 특성을 켜세요."),
        onMac: Wording(
            en: """
                Group what belongs together (setAccessibilityRole(.group) with \(.accessibilityLabel())), or offer \
                \(.accessibilityRotor()).
                """,
            ko: """
                함께 속하는 내용을 묶고(setAccessibilityRole(.group)과 \(.accessibilityLabel())) \(.accessibilityRotor())를 제공하세요.
                """))

    /// Names that are the same.
    static let distinctName = ViewFix(
        views: Wording(
            en: "Set \(.accessibilityLabel()) to the words that are seen, with what each one acts on after them.",
            ko: "\(.accessibilityLabel())에 보이는 글을 먼저 쓰고 각각 무엇에 쓰이는지 덧붙이세요."),
        interfaceFile: Wording(
            en: """
                Write the words that are seen as \(.labelField) in the Identity inspector, with what each one acts on \
                after them.
                """,
            ko: "Identity inspector의 \(.labelField)에 보이는 글을 먼저 쓰고 각각 무엇에 쓰이는지 덧붙이세요."),
        mac: Wording(
            en: "Say with \(.accessibilityLabel()) the words that are seen, with what each one acts on after them.",
            ko: "\(.accessibilityLabel())에 보이는 글을 먼저 쓰고 각각 무엇에 쓰이는지 덧붙이세요."))

    /// A string for tests that is heard.
    static let identifier = ViewFix(
        views: Wording(
            en: "Say in words what the element is or does; a string for tests goes into \(.accessibilityIdentifier()).",
            ko: "요소가 무엇인지 또는 무엇을 하는지 말로 적으세요. 테스트용 문자열은 \(.accessibilityIdentifier())에 두세요."),
        interfaceFile: Wording(
            en: "Write as \(.labelField) what the element is or does; a string for tests goes into Identifier.",
            ko: "Label에 요소가 무엇인지 또는 무엇을 하는지 적으세요. 테스트용 문자열은 Identifier에 두세요."),
        mac: Wording(
            en: "Say in words what the element is or does; a string for tests goes into \(.accessibilityIdentifier()).",
            ko: "요소가 무엇인지 또는 무엇을 하는지 말로 적으세요. 테스트용 문자열은 \(.accessibilityIdentifier())에 두세요."))

    /// A label without the words that are seen.
    static let visibleText = ViewFix(
        views: Wording(
            en: """
                Begin \(the: .accessibilityLabel()) with the visible text, or take the label away where the text says \
                enough.
                """,
            ko: "\(.accessibilityLabel())을 보이는 텍스트로 시작하거나, 텍스트로 충분하면 레이블을 없애세요."),
        interfaceFile: Wording(
            en: """
                Begin the \(.labelField) in the Identity inspector with the visible text, or take it away where the \
                text says enough.
                """,
            ko: "Identity inspector의 \(.labelField)을 보이는 텍스트로 시작하거나, 텍스트로 충분하면 지우세요."),
        mac: Wording(
            en: """
                Begin the label set with \(.accessibilityLabel()) with the visible text, or take it away where the \
                text says enough.
                """,
            ko: "\(.accessibilityLabel())로 지정하는 레이블을 보이는 텍스트로 시작하거나, 텍스트로 충분하면 없애세요."))

    /// A name that cannot be said.
    static let spokenName = ViewFix(
        views: Wording(
            en: "Say in \(.accessibilityLabel()) what it does.",
            ko: "\(.accessibilityLabel())에 무엇을 하는지 적으세요."),
        interfaceFile: Wording(
            en: "Write what it does as \(.labelField) in the Identity inspector.",
            ko: "Identity inspector의 \(.labelField)에 무엇을 하는지 적으세요."),
        mac: Wording(
            en: "Say with \(.accessibilityLabel()) what it does.",
            ko: "\(.accessibilityLabel())로 무엇을 하는지 알려 주세요."))

    /// A hint that does not help.
    static let hint = ViewFix(
        views: Wording(
            en: """
                Say in \(.accessibilityHint()) what happens, beginning with a verb, as in “Plays the song.”; leave the \
                gesture out.
                """,
            ko: "\(.accessibilityHint())에는 “노래를 재생합니다.”처럼 무슨 일이 일어나는지만 적고, 제스처는 쓰지 마세요."),
        interfaceFile: Wording(
            en: """
                Write as Hint in the Identity inspector what happens, beginning with a verb, as in “Plays the song.”; \
                leave the gesture out.
                """,
            ko: "Identity inspector의 Hint에는 “노래를 재생합니다.”처럼 무슨 일이 일어나는지만 적고, 제스처는 쓰지 마세요."),
        mac: Wording(
            en: """
                Say with \(.accessibilityHint()) or in the toolTip what happens, beginning with a verb, as in “Plays \
                the song.”; leave the gesture out.
                """,
            ko: "\(.accessibilityHint())나 toolTip에는 “노래를 재생합니다.”처럼 무슨 일이 일어나는지만 적고, 제스처는 쓰지 마세요."),
        macFile: Wording(
            en: """
                Write as Help in the Identity inspector what happens, beginning with a verb, as in “Plays the song.”; \
                leave the gesture out.
                """,
            ko: "Identity inspector의 Help에는 “노래를 재생합니다.”처럼 무슨 일이 일어나는지만 적고, 제스처는 쓰지 마세요."))

    /// A key that no table has.
    static let key = ViewFix(
        views: Wording(
            en: "Add the key to Localizable, or correct it.",
            ko: "Localizable에 키를 추가하거나 키를 바로잡으세요."),
        interfaceFile: Wording(
            en: "Add the key to the strings file that goes with the interface file, or correct it.",
            ko: "인터페이스 파일과 함께 쓰는 strings 파일에 키를 추가하거나 키를 바로잡으세요."))

    /// Traits that do not go together.
    static let traitByState = ViewFix(
        views: Wording(
            en: "Insert the trait while it holds and remove it otherwise, and take the other away.",
            ko: "해당하는 동안에만 특성을 넣고 아니면 빼세요. 맞지 않는 다른 특성은 없애세요."),
        interfaceFile: Wording(
            en: "Keep the one trait in the Identity inspector that is true.",
            ko: "Identity inspector에서 맞는 특성 하나만 남기세요."),
        onMac: Wording(
            en: "Keep the one role that is true with setAccessibilityRole(_:).",
            ko: "setAccessibilityRole(_:)로 맞는 역할 하나만 남기세요."))

    /// A control that cannot be reached.
    static let outOfReach = ViewFix(
        views: Wording(
            en: "Take \(.ignoresInteractionInViews) away, or offer the same as \(an: .customAction).",
            ko: "\(.ignoresInteractionInViews)를 없애거나 \(.namedAction)로 같은 동작을 제공하세요."),
        interfaceFile: Wording(
            en: "Offer the same as \(an: .customAction) in code.",
            ko: "코드에서 \(.namedAction)로 같은 동작을 제공하세요."),
        onMac: Wording(
            en: "Offer the same as an \(.customAction), or with a control that can be reached.",
            ko: "\(.customAction)이나 도달할 수 있는 컨트롤로 같은 동작을 제공하세요."))

    /// A modal view without escape.
    static let escape = ViewFix(
        views: Wording(
            en: """
                Override accessibilityPerformEscape() in the modal view or its controller, and do there what closes it.
                """,
            ko: "모달 뷰나 컨트롤러에서 accessibilityPerformEscape()를 재정의해 닫는 동작을 하세요."),
        interfaceFile: Wording(
            en: "Override accessibilityPerformEscape() in its controller, and do there what closes it.",
            ko: "컨트롤러에서 accessibilityPerformEscape()를 재정의해 닫는 동작을 하세요."),
        mac: Wording(
            en: """
                Answer cancelOperation(_:), or give a button the key equivalent Escape, “\\u{1b}”, and do there what \
                closes it.
                """,
            ko: "cancelOperation(_:)을 구현하거나 버튼의 keyEquivalent를 Escape(“\\u{1b}”)로 하고 닫는 동작을 하세요."),
        macFile: Wording(
            en: "Give a button the key equivalent Escape, or answer cancelOperation(_:) in its controller.",
            ko: "버튼의 Key Equivalent를 Escape로 하거나 컨트롤러에서 cancelOperation(_:)을 구현하세요."))

    /// A change that nobody hears of.
    static let announcement = ViewFix(
        views: Wording(
            en: "Post \(.announcement) when it appears, or move there with .layoutChanged.",
            ko: "나타날 때 \(.announcement)를 보내거나 .layoutChanged로 초점을 옮기세요."),
        interfaceFile: Wording(
            en: "Post \(.announcement) in code when it appears.",
            ko: "나타날 때 코드에서 \(.announcement)를 보내세요."),
        mac: Wording(
            en: """
                Post NSAccessibility.post(element:notification:userInfo:) with .announcementRequested when it appears.
                """,
            ko: "나타날 때 .announcementRequested로 NSAccessibility.post(element:notification:userInfo:)를 보내세요."),
        macFile: Wording(
            en: """
                In code post NSAccessibility.post(element:notification:userInfo:) with .announcementRequested when it \
                appears.
                """,
            ko: "코드에서 나타날 때 .announcementRequested로 NSAccessibility.post(element:notification:userInfo:)를 보내세요."))

    /// Words that are said twice.
    static let spokenOnce = ViewFix(
        views: Wording(
            en: """
                Say it in one of them: \(the: .accessibilityLabel()) names the element, \(the: .accessibilityValue()) \
                says how it is.
                """,
            ko: "한 번만 말하게 하세요. \(.accessibilityLabel())에는 이름을, \(.accessibilityValue())에는 상태를 두세요."),
        interfaceFile: Wording(
            en: "Say it in one of them, or turn Accessibility off for the one that only repeats.",
            ko: "한 번만 말하게 하거나, 되풀이하는 요소의 Accessibility를 끄세요."),
        mac: Wording(
            en: """
                Say it in one of them: \(.accessibilityLabel()) names the element, \(.accessibilityValue()) says how \
                it is.
                """,
            ko: "한 번만 말하게 하세요. \(.accessibilityLabel())에는 이름을, \(.accessibilityValue())에는 상태를 두세요."),
        macFile: Wording(
            en: """
                Say it in one of them, or call \(.isAccessibilityElement(false)) in code on the one that only repeats.
                """,
            ko: "한 번만 말하게 하거나, 되풀이하는 요소에는 코드에서 \(.isAccessibilityElement(false))를 호출하세요."))

    /// A control inside another.
    static let nesting = ViewFix(
        views: Wording(
            en: "Put it beside the other control instead of into it, and give it \(an: .accessibilityLabel()).",
            ko: "다른 컨트롤 안이 아니라 옆에 두고 \(.accessibilityLabel())을 지정하세요."),
        interfaceFile: Wording(
            en: "Put it beside the other control instead of into it.",
            ko: "다른 컨트롤 안이 아니라 옆에 두세요."),
        mac: Wording(
            en: "Put it beside the other control instead of into it, and name it with \(.accessibilityLabel()).",
            ko: "다른 컨트롤 안이 아니라 옆에 두고 \(.accessibilityLabel())로 이름을 지정하세요."))

    /// A drawing that says nothing.
    static let drawing = ViewFix(
        views: Wording(
            en: """
                If it tells something, \(set: .isAccessibilityElement(true)) and \(an: .accessibilityLabel()); offer \
                parts people should reach as accessibilityElements.
                """,
            ko: """
                전하는 내용이 있다면 \(set: .isAccessibilityElement(true), ending: "고") \(.accessibilityLabel())을 지정하세요. 따로 \
                도달해야 하는 부분은 accessibilityElements로 제공하세요.
                """),
        interfaceFile: Wording(
            en: """
                If it tells something, turn Accessibility on in the Identity inspector and write it as \(.labelField).
                """,
            ko: "전하는 내용이 있다면 Identity inspector에서 Accessibility를 켜고 \(.labelField)에 적으세요."),
        onMac: Wording(
            en: """
                If it tells something, call \(.isAccessibilityElement(true)), setAccessibilityRole(_:) and \
                \(.accessibilityLabel()) on it; offer parts people should reach as accessibilityChildren().
                """,
            ko: """
                전하는 내용이 있다면 \(.isAccessibilityElement(true))와 setAccessibilityRole(_:), \(.accessibilityLabel())을 \
                호출하세요. 따로 도달해야 하는 부분은 accessibilityChildren()으로 제공하세요.
                """))

    /// A state told by color only.
    static let colorAlone = ViewFix(
        views: Wording(
            en: "Say it in words or with another symbol as well, and tell it in \(.accessibilityValue()).",
            ko: "단어나 다른 심벌로도 나타내고 \(.accessibilityValue())로 상태를 전달하세요."),
        interfaceFile: Wording(
            en: "Say it in words or with another symbol as well, and tell it in \(.accessibilityValue()) in code.",
            ko: "단어나 다른 심벌로도 나타내고 코드에서 \(.accessibilityValue())로 상태를 전달하세요."),
        mac: Wording(
            en: "Say it in words or with another symbol as well, and tell it with \(.accessibilityValue()).",
            ko: "단어나 다른 심벌로도 나타내고 \(.accessibilityValue())로 상태를 전달하세요."))

    /// A link that is known by color only.
    static let link = ViewFix(
        views: Wording(
            en: "Underline it with .underlineStyle, or make it a button.",
            ko: ".underlineStyle로 밑줄을 긋거나 버튼으로 만드세요."),
        interfaceFile: Wording(
            en: "Underline it in its attributed text, or make it a button.",
            ko: "속성 문자열에서 밑줄을 긋거나 버튼으로 만드세요."))

    /// Something that opens a page and is called a button.
    static let linkTrait = ViewFix(
        views: Wording(
            en: "Insert .link into its accessibilityTraits and remove .button.",
            ko: "accessibilityTraits에 .link를 넣고 .button을 빼세요."),
        interfaceFile: Wording(
            en: "In the Identity inspector turn on the trait Link and turn off Button.",
            ko: "Identity inspector에서 Link 특성을 켜고 Button을 끄세요."),
        mac: Wording(
            en: "Call \(.accessibilityAddTraits(".isLink")) on it.",
            ko: "\(.accessibilityAddTraits(".isLink"))를 호출하세요."),
        macFile: Wording(
            en: "In code call \(.accessibilityAddTraits(".isLink")) on it.",
            ko: "코드에서 \(.accessibilityAddTraits(".isLink"))를 호출하세요."))

    /// A switch that is drawn.
    static let switching = ViewFix(
        views: Wording(
            en: """
                Use a UISwitch, or set the trait \(.toggleButtonTrait) and \(an: .accessibilityValue()) that says \
                whether it is on.
                """,
            ko: "UISwitch를 쓰거나, \(.toggleButtonTrait) 특성과 켜짐 여부를 알리는 \(.accessibilityValue())를 지정하세요."),
        interfaceFile: Wording(
            en: "Use a switch, or in code set \(an: .accessibilityValue()) that says whether it is on.",
            ko: "스위치를 쓰거나, 코드에서 켜짐 여부를 알리는 \(.accessibilityValue())를 지정하세요."),
        mac: Wording(
            en: """
                Use an NSSwitch or a check box, or call setAccessibilityRole(.checkBox) and say with \
                \(.accessibilityValue()) whether it is on.
                """,
            ko: "NSSwitch나 체크상자를 쓰거나, setAccessibilityRole(.checkBox)를 호출하고 \(.accessibilityValue())로 켜짐 여부를 알리세요."),
        macFile: Wording(
            en: """
                Use a switch or a check box, or in code call setAccessibilityRole(.checkBox) and say with \
                \(.accessibilityValue()) whether it is on.
                """,
            ko: "스위치나 체크상자를 쓰거나, 코드에서 setAccessibilityRole(.checkBox)를 호출하고 \(.accessibilityValue())로 켜짐 여부를 알리세요."))

    /// An overlay that lets through to what is behind it.
    static let modality = ViewFix(
        views: Wording(
            en: """
                Set accessibilityViewIsModal to true on it, or present it as a controller of its own; override \
                accessibilityPerformEscape() to close it.
                """,
            ko: "accessibilityViewIsModal을 true로 하거나 별도의 컨트롤러로 표시하세요. 닫을 수 있도록 accessibilityPerformEscape()도 재정의하세요."),
        interfaceFile: Wording(
            en: "Set accessibilityViewIsModal to true on it in code, or make it a scene of its own.",
            ko: "코드에서 accessibilityViewIsModal을 true로 하거나 별도의 씬으로 만드세요."),
        onMac: Wording(
            en: """
                Call setAccessibilityModal(true) on it, or show it as a sheet or a window of its own that Escape closes.
                """,
            ko: "setAccessibilityModal(true)를 호출하거나, Escape로 닫히는 시트나 별도의 윈도우로 표시하세요."))

    /// A control that is met late.
    static let nearness = ViewFix(
        views: Wording(
            en: """
                Put a heading before it (the trait .header), put it into the bar, or group what stands before it into \
                fewer elements.
                """,
            ko: "앞에 머리말(.header 특성)을 두거나, 막대에 넣거나, 앞에 있는 요소를 묶어 수를 줄이세요."),
        interfaceFile: Wording(
            en: """
                Put a heading before it (the trait Header), put it into the bar, or group what stands before it into \
                fewer elements.
                """,
            ko: "앞에 머리말(Header 특성)을 두거나, 막대에 넣거나, 앞에 있는 요소를 묶어 수를 줄이세요."),
        onMac: Wording(
            en: "Put it into the toolbar, or group what stands before it into fewer elements.",
            ko: "도구 막대에 넣거나, 앞에 있는 요소를 묶어 수를 줄이세요."))
}
