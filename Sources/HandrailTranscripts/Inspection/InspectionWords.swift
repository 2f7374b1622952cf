package import HandrailModel

/// What is known of words, actions and traits, for people to read.
package enum InspectionWords {
    /// Words, with `…` for what is only known while the app runs; `nil` where there are none.
    package static func of(_ fact: Fact<Words>) -> String? {
        switch fact {
        case .absent: nil
        case .known(let words): words.display
        case .oneOf(let cases): cases.map(\.display).joined(separator: " / ")
        case .dynamic, .unknown: "…"
        }
    }

    /// The different names that an element may have; empty where it has none.
    package static func names(_ name: PerceivedName) -> [String] {
        var seen: Set<String> = []
        return name.cases.flatMap(wordings).filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    /// The wordings of a name in one case: of a part that a condition chooses, each there may be. Parts that have the
    /// same number of choices are taken to be chosen by the same condition.
    private static func wordings(_ name: NameCase) -> [String] {
        let counts = Set(name.parts.map { choices($0).count }).subtracting([1])
        guard counts.count == 1, let count = counts.first, count > 1 else { return [name.display] }
        return (0..<min(count, maximumWordings)).map { index in
            name.parts.map { part in
                let choices = choices(part)
                return choices.count == 1 ? choices[0] : choices[index]
            }.filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }

    private static let maximumWordings = 6

    private static func choices(_ part: NamePart) -> [String] {
        if case .oneOf(let words) = part.words, !words.isEmpty { return words.map(\.display) }
        return [of(part.words) ?? ""]
    }

    /// An action.
    package static func action(_ action: AccessibilityAction) -> Bilingual {
        switch action {
        case .activate: Bilingual(en: "activate", ko: "활성화")
        case .escape: Bilingual(en: "escape", ko: "나가기")
        case .magicTap: Bilingual(en: "magic tap", ko: "매직 탭")
        case .delete: Bilingual(en: "delete", ko: "삭제")
        case .adjust: Bilingual(en: "adjust", ko: "값 조절")
        case .scroll: Bilingual(en: "scroll", ko: "스크롤")
        case .zoom: Bilingual(en: "zoom", ko: "확대/축소")
        case .showMenu: Bilingual(en: "show menu", ko: "메뉴 보기")
        case .named(let words): Bilingual(en: of(words) ?? "…", ko: of(words) ?? "…")
        }
    }

    /// The traits' names, in their order.
    package static func traits(_ traits: Traits, _ language: ReportLanguage) -> [String] {
        Traits.names.filter { traits.contains($0.0) }.map { name in
            switch language {
            case .english: name.1
            case .korean: korean[name.1] ?? name.1
            }
        }
    }

    private static let korean = [
        "button": "버튼", "link": "링크", "image": "이미지", "selected": "선택됨", "plays sound": "소리 재생",
        "keyboard key": "키보드 키", "static text": "텍스트", "summary element": "요약", "dimmed": "흐리게 표시됨",
        "updates frequently": "자주 업데이트됨", "search field": "검색 필드", "starts media session": "미디어 세션 시작",
        "adjustable": "조절 가능", "allows direct interaction": "직접 상호작용 허용", "causes page turn": "페이지 넘김",
        "tab bar": "탭 막대", "heading": "머리말", "modal": "모달", "toggle": "토글", "text field": "텍스트 필드",
        "secure text field": "보안 텍스트 필드", "pop-up button": "팝업 버튼", "tab": "탭", "back button": "뒤로 버튼",
        "is editing": "편집 중", "text area": "텍스트 영역",
    ]
}
