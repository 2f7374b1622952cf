import HandrailModel

/// What the rotor is set to: what swiping up and down does.
public enum RotorKind: Hashable, Sendable {
    case headings, links, controls, textFields, images, containers
    /// A rotor that the app adds, by its name in English.
    case custom(String)
    /// The actions of the element in focus.
    case actions
    /// The value of the element in focus.
    case adjustValue

    /// What the rotor calls it. The Korean words are those of VoiceOver's settings where these are known.
    public var name: SpokenText {
        switch self {
        case .headings: SpokenText(Bilingual(en: "Headings", ko: "머리말"))
        case .links: SpokenText(Bilingual(en: "Links", ko: "링크"))
        case .controls: SpokenText(Bilingual(en: "Form Controls", ko: "양식 조절기"), isConfirmed: false)
        case .textFields: SpokenText(Bilingual(en: "Text Fields", ko: "텍스트 필드"), isConfirmed: false)
        case .images: SpokenText(Bilingual(en: "Images", ko: "이미지"))
        case .containers: SpokenText(Bilingual(en: "Containers", ko: "컨테이너"))
        case .custom(let name): SpokenText(name)
        case .actions: SpokenText(Bilingual(en: "Actions", ko: "동작"), isConfirmed: false)
        case .adjustValue: SpokenText(Bilingual(en: "Adjust Value", ko: "값 조절"), isConfirmed: false)
        }
    }

    /// Whether it moves from element to element, and does not act on the one in focus.
    public var moves: Bool {
        switch self {
        case .headings, .links, .controls, .textFields, .images, .containers, .custom: true
        case .actions, .adjustValue: false
        }
    }
}
