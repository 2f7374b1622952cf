import HandrailModel

/// What people call a control, for messages.
enum ControlNoun: Hashable, Sendable {
    case button, link, menu, toggle, slider, stepper, picker, datePicker, colorPicker, photosPicker, textField,
        secureField, textEditor, tab, tappedImage, gauge, progress, shareButton

    /// The word for a stop that people act on or read a value from; `nil` for anything else.
    init?(_ stop: PerceivedView) {
        if let noun = Self.kinds[stop.kind] {
            self = noun
        } else if stop.element.traits.contains(.toggle) {
            self = .toggle
        } else if stop.element.traits.contains(.link) {
            self = .link
        } else if stop.element.traits.contains(.button) {
            self = .button
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

    /// The word.
    var word: Bilingual {
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
        case .tappedImage: Bilingual(en: "image that reacts to a tap", ko: "탭에 반응하는 이미지")
        case .gauge: Bilingual(en: "gauge", ko: "게이지")
        case .progress: Bilingual(en: "progress bar", ko: "진행률 막대")
        case .shareButton: Bilingual(en: "share button", ko: "공유 버튼")
        }
    }
}

extension ElementView {
    /// Whether a tap on it does something; a tap that only puts the keyboard away does not count.
    ///
    /// The modifier may stand behind others that wrap the view, such as an overlay.
    var isTapped: Bool {
        var current: ElementView? = self
        for _ in 0..<6 {
            guard let view = current else { return false }
            if view.attributes.contains(where: { $0.attribute.isTap }) { return true }
            guard let parent = view.parent, parent.kind == .layered || parent.kind == .customView else { return false }
            current = parent
        }
        return false
    }
}

extension Attribute {
    /// Whether it makes a tap do something.
    fileprivate var isTap: Bool {
        guard case .gesture(let gesture) = self, gesture.kind == .tap else { return false }
        return !gesture.action.endsEditing && !gesture.action.isEmpty
    }
}
