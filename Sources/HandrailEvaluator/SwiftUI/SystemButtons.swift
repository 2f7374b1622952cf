import HandrailModel

/// Buttons that the system draws with words of its own.
enum SystemButtons {
    /// The button of Sign in with Apple.
    static let signIn = "SignInWithAppleButton"

    /// What it says by the label it is made with, such as `signUp`.
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

    private static func words(en: String, ko: String) -> Fact<Words> {
        .known(Words(en, translations: ["en": en, "ko": ko]))
    }
}
