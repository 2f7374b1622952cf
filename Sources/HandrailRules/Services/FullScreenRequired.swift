import HandrailModel
import HandrailSource

/// An app that shares the screen of an iPad with nothing, or hides the status bar on all of its screens.
struct FullScreenRequired: TargetRule {
    static let info = RuleInfo(
        id: "full-screen-required",
        title: Bilingual(en: "Whole screen claimed by the app", ko: "화면 전체를 차지하는 앱"),
        reason: Bilingual(
            en: "People keep notes or a reader beside an app, and look at the status bar for the time and for calls.",
            ko: "앱 옆에 메모나 보조 앱을 함께 열어 두는 사람이 있고, 상태 막대에서 시간과 통화 상태를 확인합니다."),
        impact: .moderate, guidelines: ["layout.windows-and-displays", "layout.status-bar-visibility"], criteria: [],
        examples: examples)

    private static let pad = """
        <key>UISupportedInterfaceOrientations~ipad</key><array><string>UIInterfaceOrientationPortrait</string></array>
        """
    private static let full = "<key>UIRequiresFullScreen</key><true/>"
    private static let hidden = "<key>UIStatusBarHidden</key><true/>"
    private static let one = "<key>UIViewControllerBasedStatusBarAppearance</key><false/>"

    private static let examples: [RuleExample] = [
        RuleExample(.review, RuleExample.list("↓" + full + pad)),
        RuleExample(.review, RuleExample.list("↓" + hidden + one)),
        RuleExample(.silent, RuleExample.list("<key>UIRequiresFullScreen</key><false/>" + pad)),
        RuleExample(.silent, RuleExample.list(full)),
        RuleExample(.silent, RuleExample.list(one)),
        RuleExample(.nearMiss("the status bar comes back once the app has started"), RuleExample.list(hidden)),
    ]

    /// What is claimed.
    enum Signal: Hashable, Sendable { case wholeScreen, statusBar }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        guard target.kind == .app else { return }
        let key = { (name: String) in target.keys.last { $0.name == name } }
        let isForPads = target.keys.contains { $0.name.hasSuffix("~ipad") || $0.name.hasSuffix("_iPad") }
        if let full = key("UIRequiresFullScreen"), full.flag == true, isForPads {
            answers.review(.wholeScreen, of: target, at: full.place, certainty: .likely)
        }
        let isOfScreens = key("UIViewControllerBasedStatusBarAppearance")?.flag ?? true
        if let hidden = key("UIStatusBarHidden"), hidden.flag == true, !isOfScreens {
            answers.review(.statusBar, of: target, at: hidden.place, certainty: .likely)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .wholeScreen:
            Phrasing(
                message: Bilingual(
                    en: "On an iPad the app refuses Split View, Slide Over and windows that people size themselves.",
                    ko: "iPad에서 Split View와 Slide Over, 크기를 조절하는 윈도우를 쓸 수 없습니다."),
                fix: Bilingual(
                    en: "Remove UIRequiresFullScreen and let the layout follow the size of the window.",
                    ko: "UIRequiresFullScreen을 지우고 레이아웃이 윈도우 크기를 따르게 하세요."))
        case .statusBar:
            Phrasing(
                message: Bilingual(
                    en: "The status bar is hidden on all screens of the app.", ko: "앱의 모든 화면에서 상태 막대를 가립니다."),
                fix: Bilingual(
                    en: "Remove both keys, and hide it only while immersive content is shown.",
                    ko: "두 키를 지우고, 몰입형 콘텐츠를 보여 주는 동안에만 가리세요."))
        }
    }
}
