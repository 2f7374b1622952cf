import HandrailModel
import HandrailSource

/// A login that knows passwords and nothing that serves instead of them.
struct PasswordOnlyLogin: TargetRule {
    static let info = RuleInfo(
        id: "password-only-login",
        title: Bilingual(en: "Login by password alone", ko: "암호로만 하는 로그인"),
        reason: Bilingual(
            en: "Passwords have to be remembered, typed and kept secret; a passkey, or an account of the system, needs "
                + "none of it.",
            ko: "암호는 기억하고 입력하고 지켜야 합니다. 패스키나 Apple로 로그인에는 그런 부담이 없습니다."),
        impact: .minor, guidelines: ["privacy.authentication"], criteria: ["WCAG 2.2 3.3.8"], examples: examples)

    private static func login(_ code: String) -> String { RuleExample.start(code) }

    private static let examples: [RuleExample] = [
        RuleExample(.review, login("↓password.textContentType = .password"), files: RuleExample.app),
        RuleExample(
            .review,
            RuleExample.start("open()").replacing(
                "}\n    }\n}",
                with: "}\n        ↓SecureField(\"Password\", text: $password).textContentType(.password)\n    }\n}"),
            files: RuleExample.app),
        RuleExample(
            .silent,
            login("""
                password.textContentType = .password
                        ASAuthorizationController(authorizationRequests: []).performRequests()
                """), files: RuleExample.app),
        RuleExample(.silent, login("password.textContentType = .name"), files: RuleExample.app),
        RuleExample(.silent, login("password.isSecureTextEntry = true"), files: RuleExample.app),
        RuleExample(
            .nearMiss("a page of the service may offer what it likes"),
            login("""
                password.textContentType = .password
                        ASWebAuthenticationSession(url: url, callbackURLScheme: nil) { _, _ in }.start()
                """), files: RuleExample.app),
    ]

    private static let others: Set<String> = [
        "ASAuthorizationController", "ASAuthorizationAppleIDProvider", "ASAuthorizationAppleIDButton",
        "SignInWithAppleButton", "ASAuthorizationPlatformPublicKeyCredentialProvider", "ASWebAuthenticationSession",
        "SFAuthenticationSession", "GIDSignIn", "LoginManager", "LAContext", "webAuthenticationSession",
        "authorizationController",
    ]

    let names = Self.others.union(["textContentType"])

    /// Passwords are asked for, and nothing else is offered.
    enum Signal: Hashable, Sendable { case passwords }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        guard target.kind == .app, let first = target.usesOfProject.first(where: Self.asksForPassword) else { return }
        if target.usesOfProject.contains(where: { $0.isNamed(among: Self.others) }) {
            answers.pass()
        } else if target.files.contains(first.place.file) {
            answers.review(.passwords, of: target, at: first.place)
        }
    }

    private static func asksForPassword(_ use: CodeUse) -> Bool {
        use.isNamed(among: ["textContentType"])
            && use.arguments.contains { argument in
                guard argument.label == "=" || argument.label == nil, case .name(let name) = argument.value else {
                    return false
                }
                return name == "password" || name == "UITextContentTypePassword"
            }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "People log in with a password here, and nothing in the app offers another way.",
                ko: "여기에서 암호로 로그인하지만, 앱 어디에도 암호를 대신할 방법이 없습니다."),
            fix: Bilingual(
                en: "Offer passkeys or Sign in with Apple (ASAuthorizationController) where the service knows them.",
                ko: "서비스가 지원한다면 패스키나 Apple로 로그인(ASAuthorizationController)을 제공하세요."))
    }
}
