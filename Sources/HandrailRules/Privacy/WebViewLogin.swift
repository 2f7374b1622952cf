import HandrailModel
import HandrailSource

/// The login page of a service that is shown in a web view of the app's own.
struct WebViewLogin: TargetRule {
    static let info = RuleInfo(
        id: "web-view-login",
        title: Bilingual(en: "Login in a web view", ko: "웹 뷰에서 하는 로그인"),
        reason: Bilingual(
            en: "An app reads what is typed into its web views, and they know no passkeys and no login of the browser.",
            ko: "앱은 자기 웹 뷰에 입력한 내용을 읽을 수 있습니다. 웹 뷰에서는 패스키나 브라우저의 로그인 상태도 쓸 수 없습니다."),
        impact: .moderate, guidelines: ["privacy.no-custom-authentication"], criteria: [], examples: examples)

    private static func login(_ code: String, _ page: String) -> String {
        "import WebKit\n" + RuleExample.start("let page = \(page)\n            \(code)")
    }

    private static let web = "WKWebView().load(URLRequest(url: URL(string: page)!))"
    private static let hub = "\"https://github.com/login/oauth/authorize?client_id=7\""
    private static let mail = "\"https://accounts.google.com/o/oauth2/v2/auth\""

    private static let examples: [RuleExample] = [
        RuleExample(.review, login(web, "↓" + hub), files: RuleExample.app),
        RuleExample(.review, login(web, "↓" + mail), files: RuleExample.app),
        RuleExample(
            .silent, login("ASWebAuthenticationSession(url: page, callbackURLScheme: nil) { _, _ in }", hub),
            files: RuleExample.app),
        RuleExample(.silent, login(web, "\"https://github.com/about\""), files: RuleExample.app),
        RuleExample(.silent, login("UIApplication.shared.open(URL(string: page)!)", hub), files: RuleExample.app),
        RuleExample(
            .nearMiss("the web view shows something else where the app has a session for logins"),
            login(web + "\n        ASWebAuthenticationSession(url: page, callbackURLScheme: nil) { _, _ in }", hub),
            files: RuleExample.app),
    ]

    /// Where the login pages of services begin, as they document them.
    private static let pages: Set<String> = [
        "https://accounts.google.com/o/oauth2", "https://appleid.apple.com/auth/authorize",
        "https://github.com/login/oauth/authorize", "https://login.microsoftonline.com/",
        "https://api.twitter.com/oauth/auth", "https://www.facebook.com/dialog/oauth",
        "https://www.reddit.com/api/v1/authorize", "https://www.dropbox.com/oauth2/authorize",
        "https://kauth.kakao.com/oauth/authorize", "https://nid.naver.com/oauth2.0/authorize",
        "https://slack.com/oauth/",
    ]
    private static let sessions: Set<String> = [
        "ASWebAuthenticationSession", "SFAuthenticationSession", "webAuthenticationSession", "SFSafariViewController",
    ]

    let names = Self.sessions.union(Self.pages.map { "\"" + $0 }).union(["WKWebView"])

    /// A login page is in the code, and only web views to show it.
    enum Signal: Hashable, Sendable { case shown }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let pages = Set(Self.pages.map { "\"" + $0 })
        guard let page = target.uses.first(where: { $0.isNamed(among: pages) }) else { return }
        let showsWeb = target.uses.contains { use in
            use.isNamed(among: ["WKWebView"]) && use.place.file == page.place.file
        }
        if target.usesOfProject.contains(where: { $0.isNamed(among: Self.sessions) }) {
            answers.pass()
        } else if showsWeb {
            answers.review(.shown, of: target, at: page.place, certainty: .likely)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "The login page of a service is shown in a web view of the app.",
                ko: "서비스의 로그인 페이지를 앱의 웹 뷰에 보여 줍니다."),
            fix: Bilingual(
                en: "Use ASWebAuthenticationSession: people see whose page it is, and their passwords stay theirs.",
                ko: "ASWebAuthenticationSession을 쓰세요. 누구의 페이지인지 보이고, 입력한 암호를 앱이 읽을 수 없습니다."))
    }
}
