/// What VoiceOver calls roles, states and places.
///
/// English: as spoken in recorded tests on iOS 17 to 26. Korean: VoiceOver's own table is not public; confirmed words
/// come from the Korean localization of UIKit's accessibility strings, the others from neighboring parts of the system,
/// from reports, or by inference.
public enum SpokenVocabulary {
    /// The word for a term.
    public static func word(for term: SpokenTerm) -> SpokenWord {
        switch term {
        case .button: SpokenWord("Button", "버튼", isConfirmed: true)
        case .backButton: SpokenWord("Back Button", "뒤로 버튼")
        // Reports disagree: an unlabeled switch was heard as 스위치, the system's word for a toggle elsewhere is 토글 버튼.
        case .switchButton: SpokenWord("Switch Button", "전환 버튼", ["스위치", "토글 버튼"])
        case .checkbox: SpokenWord("Checkbox", "체크상자")
        case .popUpButton: SpokenWord("Pop-up button", "팝업 버튼")
        case .tab: SpokenWord("Tab", "탭", isConfirmed: true)
        case .textField: SpokenWord("Text Field", "텍스트 필드")
        case .secureTextField: SpokenWord("Secure Text Field", "보안 텍스트 필드", ["암호 필드"])
        case .heading: SpokenWord("Heading", "머리말", isConfirmed: true)
        case .link: SpokenWord("Link", "링크", isConfirmed: true)
        case .adjustable: SpokenWord("Adjustable", "조절 가능", isConfirmed: true)
        case .image: SpokenWord("Image", "이미지", isConfirmed: true)
        case .searchField: SpokenWord("Search Field", "검색 필드", isConfirmed: true)
        case .selected: SpokenWord("Selected", "선택됨", isConfirmed: true)
        case .dimmed: SpokenWord("Dimmed", "흐리게 표시됨", ["비활성화됨", "흐려짐"])
        case .on: SpokenWord("On", "켬", isConfirmed: true)
        case .off: SpokenWord("Off", "끔", isConfirmed: true)
        case .mixed: SpokenWord("Mixed", "혼합", isConfirmed: true)
        case .checked: SpokenWord("Checked", "선택됨")
        case .unchecked: SpokenWord("Unchecked", "선택 해제됨")
        case .expanded: SpokenWord("Expanded", "확장됨")
        case .collapsed: SpokenWord("Collapsed", "축소됨")
        case .isEditing: SpokenWord("Is editing", "편집 중")
        case .inProgress: SpokenWord("In progress", "진행 중", isConfirmed: true)
        case .tabBar: SpokenWord("Tab bar", "탭 막대", isConfirmed: true)
        case .list: SpokenWord("List", "목록")
        case .listStart: SpokenWord("List Start", "목록 시작")
        case .listEnd: SpokenWord("List End", "목록 끝")
        case .landmark: SpokenWord("Landmark", "랜드마크")
        case .landmarkEnd: SpokenWord("End", "끝")
        case .increment: SpokenWord("Increment", "증가", isConfirmed: true)
        case .decrement: SpokenWord("Decrement", "감소", isConfirmed: true)
        // The pattern …하려면 이중 탭하십시오 is the system's own; 두 번 탭 is what another platform's screen reader says.
        case .toggleHint: SpokenWord("Double tap to toggle setting", "설정을 토글하려면 이중 탭하십시오")
        case .editHint: SpokenWord("Double tap to edit", "편집하려면 이중 탭하십시오")
        case .misspelledHint:
            SpokenWord("Use the rotor to access Misspelled Words", "철자가 틀린 단어로 이동하려면 로터를 사용하십시오")
        case .adjustHint:
            SpokenWord(
                "Swipe up or down with one finger to adjust the value", "값을 조절하려면 한 손가락으로 위나 아래로 쓸어 넘기십시오")
        case .activateHint: SpokenWord("Double tap to activate", "활성화하려면 이중 탭하십시오")
        case .actionsAvailable: SpokenWord("Actions Available", "동작 사용 가능")
        case .moreContentAvailable: SpokenWord("More Content Available", nil)
        }
    }

    /// The place among siblings: `2 of 5`, as tabs and segments have it. The Korean order is the system's for positions
    /// that UIKit makes; for tabs people also report another, so it is not confirmed.
    public static func position(_ number: Int, of count: Int) -> SpokenWord {
        SpokenWord("\(number) of \(count)", "총 \(count) 중 \(number)", ["\(count)개 중 \(number)번째"])
    }

    /// The row of a cell, counted from 1. The Korean wording is the system's for tables of formulas.
    public static func row(_ number: Int) -> SpokenWord { SpokenWord("Row \(number)", "\(number)행") }

    /// The column of a cell, counted from 1.
    public static func column(_ number: Int) -> SpokenWord { SpokenWord("Column \(number)", "\(number)열") }

    /// The rows that a cell takes, where there are several.
    public static func spansRows(_ count: Int) -> SpokenWord { SpokenWord("Spans \(count) rows", "\(count)행에 걸쳐 있음") }

    /// The columns that a cell takes, where there are several.
    public static func spansColumns(_ count: Int) -> SpokenWord {
        SpokenWord("Spans \(count) columns", "\(count)열에 걸쳐 있음")
    }
}
