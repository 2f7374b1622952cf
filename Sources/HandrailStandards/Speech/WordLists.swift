/// The words that rules look for in names and hints. What is left out is left out on purpose: one false alarm costs
/// more trust than three missed faults.
public enum WordLists {
    /// Words that say a role over again, because VoiceOver speaks the role by itself.
    ///
    /// Look at the end of a name ("Save button", "저장 버튼"), for images at its start as well ("Image of …"), and only
    /// where the element has that role: "Save Image" is a fair name for a button. A visible title that has the word is
    /// to be kept, for Voice Control.
    ///
    /// Left out: photo, map, chart, logo, 사진, 그림 and 지도, which say what kind of image it is, and are not what VoiceOver
    /// says; "field" and "header" alone, which are words of other trades ("Playing field", "Email header"); 제목, which
    /// is the title of something more often than a heading; "menu" and "메뉴", a common name.
    ///
    /// - Returns: `nil` for terms that are no roles, or have no word that repeats them.
    public static func roleWords(for role: SpokenTerm) -> WordList? {
        switch role {
        case .button, .backButton, .popUpButton: buttonWords
        case .switchButton, .checkbox: switchWords
        case .tab: tabWords
        case .textField, .secureTextField: textFieldWords
        case .heading: headingWords
        case .link: linkWords
        case .adjustable: adjustableWords
        case .image: imageWords
        case .searchField: searchFieldWords
        case .selected, .dimmed, .on, .off, .mixed, .checked, .unchecked, .expanded, .collapsed, .isEditing,
            .inProgress, .tabBar, .list, .listStart, .listEnd, .landmark, .landmarkEnd, .increment, .decrement,
            .toggleHint, .editHint, .misspelledHint, .adjustHint, .activateHint, .actionsAvailable,
            .moreContentAvailable:
            nil
        }
    }

    /// Words that say a state over again, or freeze it: state belongs in a trait or a value. Look at the end of a name.
    ///
    /// Left out: "on" and "off", which end names of actions ("Turn off", "Add on"); "active", "open", "closed", "new"
    /// and "열림", which describe content ("Closed issues"); the action forms 켜기, 끄기, 선택, 선택 해제.
    public static let stateWords = WordList(
        en: [
            "selected", "not selected", "unselected", "checked", "unchecked", "not checked", "disabled", "dimmed",
            "expanded", "collapsed", "switched on", "switched off", "turned on", "turned off",
        ],
        ko: [
            "선택됨", "선택 안 됨", "선택되지 않음", "선택 해제됨", "체크됨", "체크 안 됨", "비활성화됨", "활성화됨", "확장됨", "축소됨", "펼쳐짐",
            "접힘", "켜짐", "꺼짐", "켬", "끔",
        ])

    /// Phrases that tell how to act. They are wrong for whoever uses another device than a finger, and VoiceOver gives
    /// its own instruction. Look anywhere in a name or hint.
    ///
    /// Left out: the bare words "tap", "press", "touch", "click", "drag" and "slide", which are nouns as often ("Tap
    /// water", "Press releases", "Touch ID", "Click & Collect"), unless an object or a direction follows; "select",
    /// "choose", "선택하" and "입력하", which hold for every device; "화면을", because the surface is no gesture.
    public static let gesturePhrases = WordList(
        en: [
            "tap to", "tap on", "tap the", "tap this", "tap here", "tap for", "tap and hold", "tap twice", "double tap",
            "triple tap", "single tap", "long press", "press to", "press the", "press this", "press here",
            "press and hold", "touch to", "touch and hold", "touch the", "click to", "click on", "click the",
            "click this", "click here", "click for", "double click", "right click", "swipe to", "swipe left",
            "swipe right", "swipe up", "swipe down", "swipe for", "pinch to", "drag to", "drag the", "slide to",
            "flick to", "flick up", "flick down", "shake to",
        ],
        ko: [
            "탭하", "탭해", "두 번 탭", "두번 탭", "이중 탭", "더블 탭", "더블탭", "한 번 탭", "길게 누르", "길게 눌", "꾹 누르",
            "꾹 눌", "누르", "누릅", "눌러", "터치하", "터치해", "클릭하", "클릭해", "더블 클릭", "더블클릭", "쓸어 올", "쓸어 내",
            "쓸어 넘", "쓸어올", "쓸어내", "쓸어넘", "쓸기", "스와이프", "밀어서", "드래그하", "드래그해", "끌어서", "꼬집", "핀치", "흔들어",
        ])

    /// Names that say nothing away from what stands beside them, as they are heard in a list of links or buttons.
    /// Compare the whole name.
    ///
    /// Left out: what bars and dialogs are called everywhere (OK, Done, Next, Back, Close, Edit, Info, Menu, Options,
    /// 확인, 완료, 다음, 닫기, 편집, 이동), and longer names that begin with these words ("Learn more about refunds"). "More" and 더
    /// 보기 are among them although VoiceOver itself calls an ellipsis so: that is one reason why such a button needs a
    /// name.
    public static let vagueNames = WordList(
        en: [
            "more", "learn more", "read more", "see more", "view more", "show more", "find out more", "more info",
            "more information", "more details", "details", "see details", "view details", "here", "click here",
            "tap here", "press here", "click", "click me", "tap me", "tap", "this", "this link", "this page", "link",
            "button", "go", "go here", "view", "something",
        ],
        ko: [
            "더 보기", "더보기", "더 알아보기", "더 알아 보기", "자세히", "자세히 보기", "자세히보기", "상세 보기", "상세보기", "상세", "여기",
            "여기를", "여기로", "여기를 탭하세요", "여기를 누르세요", "여기를 클릭하세요", "여기를 눌러 주세요", "여기를 눌러주세요", "여기 클릭",
            "바로가기", "바로 가기", "링크", "버튼", "클릭", "클릭하세요", "누르세요", "보기", "보러 가기", "보러가기",
        ])

    private static let buttonWords = WordList(en: ["button", "btn"], ko: ["버튼"])
    private static let switchWords = WordList(
        en: ["switch", "toggle", "switch button", "toggle button", "toggle switch"],
        ko: ["스위치", "토글", "전환 버튼", "토글 버튼", "토글 스위치"])
    private static let tabWords = WordList(en: ["tab", "tab button"], ko: ["탭", "탭 버튼"])
    private static let textFieldWords = WordList(
        en: ["text field", "textfield", "text box", "input field", "edit field", "entry field"],
        ko: ["텍스트 필드", "텍스트필드", "입력 필드", "입력필드", "입력란", "입력창"])
    private static let headingWords = WordList(en: ["heading"], ko: ["머리말"])
    private static let linkWords = WordList(en: ["link", "hyperlink"], ko: ["링크"])
    private static let adjustableWords = WordList(en: ["adjustable", "slider", "stepper"], ko: ["조절 가능", "슬라이더", "스테퍼"])
    private static let imageWords = WordList(
        en: ["image", "image of", "icon", "icon of", "graphic", "graphic of", "picture", "picture of"],
        ko: ["이미지", "아이콘"])
    private static let searchFieldWords = WordList(
        en: ["search field", "search box", "search bar", "searchbar"], ko: ["검색 필드", "검색필드", "검색란", "검색창", "검색 막대"])
}
