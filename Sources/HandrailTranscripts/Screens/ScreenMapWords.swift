package import HandrailModel

/// The words of the map of screens.
package enum ScreenMapWords {
    /// What heads the screens, and what heads the pieces.
    package static let screens = Bilingual(en: "Screens", ko: "화면")
    /// What heads views, cells and bars that are no screens by themselves.
    package static let pieces = Bilingual(en: "By themselves, on no screen that was reached", ko: "도달한 화면에 속하지 않는 요소")
    /// What is said where there is no screen.
    package static let none = Bilingual(en: "No screen was found.", ko: "화면을 찾지 못했습니다.")

    /// What a screen is. A capture does not tell how its screen came up.
    package static func kind(of entry: ScreenMap.Entry) -> Bilingual {
        guard entry.tree.screen.capture == nil else { return Bilingual(en: "captured", ko: "캡처한 화면") }
        return switch entry.kind {
        case .entry: Bilingual(en: "the app opens with it", ko: "앱의 첫 화면")
        case .pushed: Bilingual(en: "pushed", ko: "푸시로 열리는 화면")
        case .sheet: Bilingual(en: "sheet", ko: "시트")
        case .cover: Bilingual(en: "full-screen cover", ko: "전체 화면")
        case .popover: Bilingual(en: "popover", ko: "팝오버")
        case .dialog: Bilingual(en: "dialog", ko: "대화상자")
        case .tab: Bilingual(en: "tab", ko: "탭")
        case .widget: Bilingual(en: "widget", ko: "위젯")
        case .part: Bilingual(en: "part of another screen", ko: "다른 화면의 일부")
        case .screen: Bilingual(en: "screen; how it comes up is not known", ko: "화면(여는 방법을 알 수 없음)")
        case .view: Bilingual(en: "view", ko: "뷰")
        case .cell: Bilingual(en: "cell", ko: "셀")
        case .bar: Bilingual(en: "items of a bar", ko: "막대의 항목")
        case .menu: Bilingual(en: "choices of a menu or an alert", ko: "메뉴나 알림의 선택 항목")
        }
    }

    /// How a screen comes up.
    package static func manner(_ manner: NavigationManner) -> Bilingual {
        switch manner {
        case .push: Bilingual(en: "push", ko: "푸시")
        case .sheet: Bilingual(en: "sheet", ko: "시트")
        case .cover: Bilingual(en: "cover", ko: "전체 화면")
        case .popover: Bilingual(en: "popover", ko: "팝오버")
        case .alert: Bilingual(en: "dialog", ko: "대화상자")
        case .tab: Bilingual(en: "tab", ko: "탭")
        case .window: Bilingual(en: "window", ko: "윈도우")
        case .widget: Bilingual(en: "widget", ko: "위젯")
        case .segue(let name): Bilingual(en: "segue “\(name)”", ko: "세그웨이 ‘\(name)’")
        case .link: Bilingual(en: "link", ko: "링크")
        }
    }

    /// What stands where a way leads that is not known.
    package static let unknownTarget = Bilingual(en: "a screen that is not known", ko: "알 수 없는 화면")
    /// What stands where a way leads out of the app to an address that is not known.
    package static let outside = Bilingual(en: "a page outside the app", ko: "앱 밖의 페이지")
}
