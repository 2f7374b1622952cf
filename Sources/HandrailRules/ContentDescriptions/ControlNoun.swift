import HandrailModel

/// What people call a control, for messages.
enum ControlNoun: Hashable, Sendable {
    case button, link, menu, toggle, slider, stepper, picker, datePicker, colorPicker, photosPicker, textField,
        secureField, textEditor, tab, tappedImage, gauge, progress, shareButton, checkBox, radioButton, colorWell,
        pageControl, adjustable

    /// The word for a stop that people act on or read a value from; `nil` for anything else.
    init?(_ stop: PerceivedView) {
        if let noun = stop.declared.adjustedNoun {
            self = noun
        } else if let noun = Self.kinds[stop.kind] {
            self = Self.styled(stop.declared) ?? noun
        } else if stop.element.traits.contains(.toggle) {
            self = .toggle
        } else if stop.element.traits.contains(.link) {
            self = .link
        } else if stop.element.traits.contains(.button) {
            self = .button
        } else if stop.element.traits.contains(.adjustable), stop.isSetUpToBeAdjusted {
            self = .adjustable
        } else if stop.kind == .image, stop.declared.isTapped {
            self = .tappedImage
        } else {
            return nil
        }
    }

    private static let kinds: [ElementKind: ControlNoun] = [
        .button: .button, .link: .link, .shareLink: .shareButton, .navigationLink: .link, .menu: .menu,
        .toggle: .toggle, .slider: .slider, .stepper: .stepper, .picker: .picker, .datePicker: .datePicker,
        .colorPicker: .colorPicker, .photosPicker: .photosPicker, .textField: .textField,
        .secureField: .secureField, .textEditor: .textEditor, .tab: .tab, .gauge: .gauge, .progress: .progress,
    ]

    /// The word for a control that is called by its style.
    private static func styled(_ element: ElementView) -> ControlNoun? {
        for use in element.attributes {
            if case .interaction(.style(_, let name)) = use.attribute, let noun = styles[name] { return noun }
        }
        return nil
    }

    private static let styles: [String: ControlNoun] = [
        "checkbox": .checkBox, "radioButton": .radioButton, "colorWell": .colorWell,
    ]

    /// The word, with what makes it one where it is no control by itself.
    var word: Wording {
        self == .tappedImage
            ? Wording(en: "image that reacts to a \(.tap)", ko: "\(.tap)에 반응하는 이미지") : Wording(plainWord)
    }

    /// The word alone.
    var plainWord: Bilingual {
        switch self {
        case .button: Bilingual(en: "button", ko: "버튼")
        case .link: Bilingual(en: "link", ko: "링크")
        case .menu: Bilingual(en: "menu", ko: "메뉴")
        case .toggle: Bilingual(en: "switch", ko: "스위치")
        case .slider: Bilingual(en: "slider", ko: "슬라이더")
        case .stepper: Bilingual(en: "stepper", ko: "스테퍼")
        case .picker: Bilingual(en: "picker", ko: "피커")
        case .datePicker: Bilingual(en: "date picker", ko: "날짜 선택기")
        case .colorPicker: Bilingual(en: "color picker", ko: "색상 선택기")
        case .photosPicker: Bilingual(en: "photo picker", ko: "사진 선택 버튼")
        case .textField: Bilingual(en: "text field", ko: "텍스트 필드")
        case .secureField: Bilingual(en: "secure text field", ko: "보안 텍스트 필드")
        case .textEditor: Bilingual(en: "text editor", ko: "텍스트 편집기")
        case .tab: Bilingual(en: "tab", ko: "탭")
        case .tappedImage: Bilingual(en: "image", ko: "이미지")
        case .gauge: Bilingual(en: "gauge", ko: "게이지")
        case .progress: Bilingual(en: "progress bar", ko: "진행률 막대")
        case .shareButton: Bilingual(en: "share button", ko: "공유 버튼")
        case .checkBox: Bilingual(en: "check box", ko: "체크상자")
        case .radioButton: Bilingual(en: "radio button", ko: "라디오 버튼")
        case .colorWell: Bilingual(en: "color well", ko: "색상 버튼")
        case .pageControl: Bilingual(en: "page control", ko: "페이지 컨트롤")
        case .adjustable: Bilingual(en: "adjustable element", ko: "조절할 수 있는 요소")
        }
    }
}

extension PerceivedView {
    /// Whether code makes it something to adjust, and not a framework; in UIKit steps alone do not make it an element.
    fileprivate var isSetUpToBeAdjusted: Bool {
        declared.has { attribute in
            switch attribute {
            case .accessibility(.addTraits(let traits)): traits.values.contains { $0.contains(.adjustable) }
            case .accessibility(.action(.adjust)): tree.screen.toolkit(at: declared.place) == .swiftUI
            default: false
            }
        }
    }
}

extension ControlNoun {
    /// Whether VoiceOver tells a value of it, name or none.
    var hasValue: Bool {
        switch self {
        case .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker, .textField, .secureField, .textEditor,
            .gauge,
            .progress, .checkBox, .radioButton, .colorWell, .pageControl, .adjustable:
            true
        case .button, .link, .menu, .photosPicker, .tab, .tappedImage, .shareButton: false
        }
    }

    /// What VoiceOver tells of its value, as the object of a sentence: of a secure field only how much is in it.
    var spokenValue: Bilingual {
        self == .secureField
            ? Bilingual(en: "how many characters are in it", ko: "입력한 글자 수와") : Bilingual(en: "its value", ko: "값과")
    }

    /// How something that shows only a picture gets a name.
    var labelFix: Wording { labelFix(showing: "image") }

    /// How something that shows only a symbol of the system gets a name.
    var symbolFix: Wording { labelFix(showing: "systemImage") }

    private func labelFix(showing picture: String) -> Wording {
        switch self {
        case .tappedImage:
            Wording(
                en: """
                    Make it a Button whose label is \(.label("(_:\(picture):)")) with \(.iconOnlyLabelStyle), or add \
                    \(.accessibilityLabel()) with what a \(.tap) does.
                    """,
                ko: """
                    Button으로 만들고 \(.label("(_:\(picture):)"))에 \(.iconOnlyLabelStyle)를 지정하거나, \(.tap)하면 무엇을 하는지 \
                    \(.accessibilityLabel())로 알려 주세요.
                    """)
        case .button, .link, .menu, .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker, .photosPicker,
            .textField, .secureField, .textEditor, .tab, .gauge, .progress, .shareButton, .checkBox, .radioButton,
            .colorWell, .pageControl, .adjustable:
            Wording(
                en: """
                    Add \(.accessibilityLabel()) with a few words for what it does, or use Label with a title and \
                    \(.iconOnlyLabelStyle).
                    """,
                ko: "\(.accessibilityLabel())로 하는 일을 짧게 알려 주거나, 제목이 있는 Label에 \(.iconOnlyLabelStyle)를 지정하세요.")
        }
    }

    /// How something without any name gets one.
    var titleFix: Wording {
        switch self {
        case .button, .link, .menu, .photosPicker, .tab, .tappedImage, .shareButton: labelFix
        case .toggle, .stepper, .picker, .datePicker, .colorPicker, .checkBox, .radioButton, .colorWell:
            Wording(
                en: """
                    Write what it sets as its title; .labelsHidden() keeps the title from being drawn and VoiceOver \
                    still says it.
                    """,
                ko: "무엇을 설정하는지 제목에 적으세요. 화면에 보이지 않게 하려면 .labelsHidden()을 쓰면 되고, VoiceOver는 제목을 그대로 읽습니다.")
        case .slider:
            Wording(
                en: """
                    Give it a label, as in Slider(value:in:) { Text(…) }, or add \(.accessibilityLabel()) with what it \
                    changes.
                    """,
                ko: "Slider(value:in:) { Text(…) }처럼 레이블을 지정하거나, 무엇을 바꾸는지 \(.accessibilityLabel())로 알려 주세요.")
        case .textField, .secureField:
            Wording(
                en: """
                    Write what belongs into it as its title, or add \(.accessibilityLabel()) with the words that stand \
                    beside it.
                    """,
                ko: "무엇을 입력하는지 제목에 적거나, 옆에 보이는 말을 \(.accessibilityLabel())로 지정하세요.")
        case .textEditor, .gauge, .progress, .pageControl, .adjustable:
            Wording(
                en: "Add \(.accessibilityLabel()) with what it is for, such as the heading that stands above it.",
                ko: "위에 보이는 제목처럼 무엇을 위한 것인지 \(.accessibilityLabel())로 알려 주세요.")
        }
    }
}

extension ElementView {
    /// What people call a control of UIKit that is adjusted as a slider is and is none: the page it shows, the row it
    /// chose.
    var adjustedNoun: ControlNoun? {
        guard kind == .slider, case .type(let name) = content else { return nil }
        return Self.adjusted[name]
    }

    private static let adjusted: [String: ControlNoun] = [
        "UIPageControl": .pageControl, "UIPickerView": .picker, "WKInterfacePicker": .picker,
        "UIDatePicker": .datePicker,
    ]

    /// Whether a tap on it does something; a tap that only puts the keyboard away does not count.
    ///
    /// The modifier may stand behind others that wrap the view, such as an overlay.
    var isTapped: Bool {
        var current: ElementView? = self
        for _ in 0..<6 {
            guard let view = current else { return false }
            if view.attributes.contains(where: { $0.attribute.isTap }) { return true }
            guard let parent = view.parent,
                parent.kind == .layered || parent.kind == .customView
                    || parent.kind == .group && Array(parent.children.prefix(2)).count == 1
            else { return false }
            current = parent
        }
        return false
    }
}

extension Attribute {
    /// Whether it makes a tap do something.
    fileprivate var isTap: Bool {
        guard case .interaction(.gesture(let gesture)) = self, gesture.kind == .tap else { return false }
        return !gesture.action.endsEditing && !gesture.action.isEmpty
    }
}
