import HandrailModel
import HandrailSimulation

extension Activation {
    /// What follows, as far as it is known; `nil` where nothing is said of it.
    var consequence: Bilingual? {
        switch self {
        case .none, .acts, .dismisses: nil
        case .toggles: Bilingual(en: "It is switched over.", ko: "상태가 바뀝니다.")
        case .edits: Bilingual(en: "Text can be typed.", ko: "텍스트를 입력할 수 있습니다.")
        case .opensMenu: Bilingual(en: "A list of choices opens.", ko: "선택 목록이 열립니다.")
        case .shows(_, let screen?): Bilingual(en: "“\(screen)” comes up.", ko: "‘\(screen)’ 화면이 나타납니다.")
        case .shows(_, nil): Bilingual(en: "Another screen comes up.", ko: "다른 화면이 나타납니다.")
        case .opensLink: Bilingual(en: "A page outside the app opens.", ko: "앱 밖의 페이지가 열립니다.")
        }
    }

    /// What happens when it is tapped, with what follows.
    var tapped: Bilingual {
        let start: Bilingual =
            switch self {
            case .none: Bilingual(en: "It is tapped; nothing is known to happen.", ko: "탭하지만 일어나는 일을 알 수 없습니다.")
            case .dismisses: Bilingual(en: "It is tapped: the screen goes.", ko: "탭하면 화면이 닫힙니다.")
            default: Bilingual(en: "It is tapped.", ko: "탭합니다.")
            }
        guard let consequence else { return start }
        return Bilingual(en: start.en + " " + consequence.en, ko: start.ko + " " + consequence.ko)
    }
}
