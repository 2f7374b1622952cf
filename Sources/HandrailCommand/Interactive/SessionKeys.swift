import HandrailModel

/// Keys and lists that every session has.
enum SessionKeys {
    /// The keys of a list over the screen.
    static let list = Bilingual(en: "↑↓ choose  ⏎ take  Esc close", ko: "↑↓ 선택  ⏎ 실행  Esc 닫기")

    /// The keys of the help.
    static let help = Bilingual(en: "any key: back", ko: "아무 키나 누르면 돌아갑니다")

    /// What the help says of keys that do the same everywhere.
    static let common: [(keys: String, meaning: Bilingual)] = [
        ("c", Bilingual(en: "the conditions of the screen and their cases", ko: "화면의 조건과 그 경우")),
        ("n p", Bilingual(en: "next and previous screen", ko: "다음/이전 화면")),
        ("s", Bilingual(en: "say it again", ko: "다시 말하기")),
    ]

    /// The cases of a screen's conditions.
    static func cases(_ cases: [SessionScreens.Case], marked: Int) -> SessionContent.Body {
        .list(count: cases.count, marked: marked) { index in
            "\(cases[index].choice)=\(cases[index].text)" + (cases[index].isTaken ? " ✓" : "")
        }
    }

    /// Said where there is no further screen.
    static func noScreen(isBefore: Bool) -> Bilingual {
        isBefore
            ? Bilingual(en: "This is the first screen.", ko: "첫 번째 화면입니다.")
            : Bilingual(en: "This is the last screen.", ko: "마지막 화면입니다.")
    }

    /// Said where no condition decides anything.
    static let noCases = Bilingual(
        en: "No condition decides what is on this screen.", ko: "이 화면에는 조건에 따라 달라지는 부분이 없습니다.")
}
