import HandrailModel

/// Buttons and texts that the system writes in words of its own.
enum SystemButtons {
    /// What the button of Sign in with Apple says by the label it is made with, such as `signUp`.
    static func title(_ label: String?) -> Fact<Words> {
        switch label {
        case nil, "signIn"?: words(en: "Sign in with Apple", ko: "Apple로 로그인")
        case "signUp"?: words(en: "Sign up with Apple", ko: "Apple로 등록")
        case "continue"?: words(en: "Continue with Apple", ko: "Apple로 계속하기")
        default: .dynamic
        }
    }

    /// Puts away an alert that has no button of its own.
    static let done = words(en: "OK", ko: "확인")

    /// Puts away a dialog, and nothing else.
    static let cancel = words(en: "Cancel", ko: "취소")

    /// Opens the settings of a Mac app.
    static let settings = words(en: "Settings…", ko: "설정…")

    /// Opens help: a question mark in a circle.
    static let help = words(en: "Help", ko: "도움말")

    /// The tab that searches.
    static let search = words(en: "Search", ko: "검색")

    /// A search that found nothing.
    static let noResults = words(en: "No Results", ko: "결과 없음")

    /// What stands below that.
    static let searchAgain = words(
        en: "Check the spelling or try a new search.", ko: "철자를 확인하거나 새로운 검색을 시도하십시오.")

    private static func words(en: String, ko: String) -> Fact<Words> {
        .known(Words(en, translations: ["en": en, "ko": ko]))
    }
}
