import HandrailModel
import HandrailSource

/// The pasteboard is read before anybody pastes.
struct PasteboardReadUnasked: CodeUseRule {
    static let info = RuleInfo(
        id: "pasteboard-read-unasked",
        title: Bilingual(en: "Pasteboard read without a paste", ko: "붙여넣기 없이 읽는 클립보드"),
        reason: Bilingual(
            en: "What people copied elsewhere is theirs; the system interrupts them with a question each time.",
            ko: "다른 앱에서 복사한 내용은 사용자의 것입니다. 읽을 때마다 시스템이 허용할지 물어 사용을 방해합니다."),
        impact: .moderate, guidelines: ["privacy.data-minimization"], criteria: [], examples: examples)

    private static func opening(_ code: String, in function: String) -> String {
        """
        import UIKit

        final class Search: UIViewController {
            \(function) {
                \(code)
            }
        }
        """
    }

    private static let appear = "override func viewDidAppear(_ animated: Bool)"

    private static let examples: [RuleExample] = [
        RuleExample(.review, opening("field.text = ↓UIPasteboard.general.string", in: appear)),
        RuleExample(
            .review,
            opening(
                "open(↓UIPasteboard.general.url)",
                in: "func applicationDidBecomeActive(_ application: UIApplication)")),
        RuleExample(.silent, opening("UIPasteboard.general.string = link", in: appear)),
        RuleExample(.silent, opening("field.text = UIPasteboard.general.string", in: "@objc func pasteLink()")),
        RuleExample(.silent, opening("button.isHidden = !UIPasteboard.general.hasURLs", in: appear)),
        RuleExample(
            .nearMiss("patterns are detected without reading"),
            opening("UIPasteboard.general.detectPatterns(for: [.probableWebURL]) { _ in }", in: appear)),
    ]

    private static let places = ["string", "strings", "url", "urls", "image", "images", "items"]

    let names = Set(
        Self.places.flatMap { ["UIPasteboard.general.\($0)", "UIPasteboard.generalPasteboard.\($0)"] })

    /// When it is read.
    enum Signal: Hashable, Sendable { case activation, appearance }

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        for use in code.uses {
            guard !use.arguments.contains(where: { $0.label == "=" }), let function = use.function,
                let signal = Self.moment(of: function)
            else {
                answers.pass()
                continue
            }
            answers.review(signal, of: use, in: code, certainty: .likely)
        }
    }

    private static func moment(of function: String) -> Signal? {
        if activations.contains(where: function.hasPrefix) { return .activation }
        return appearances.contains(where: function.hasPrefix) ? .appearance : nil
    }

    private static let activations = [
        "applicationDidBecomeActive", "applicationWillEnterForeground", "sceneDidBecomeActive",
        "sceneWillEnterForeground", "application(_:didFinishLaunchingWithOptions:)", "scene(_:willConnectTo:",
    ]
    private static let appearances = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]

    func phrase(_ signal: Signal) -> Phrasing {
        let moment =
            switch signal {
            case .activation: Bilingual(en: "each time the app comes to the front", ko: "앱이 활성화될 때마다")
            case .appearance: Bilingual(en: "as soon as the screen comes up", ko: "화면이 나타나자마자")
            }
        return Phrasing(
            message: Bilingual(
                en: "The pasteboard is read \(moment.en), whether or not people mean to paste.",
                ko: "\(moment.ko) 사용자가 붙여넣으려는지와 관계없이 클립보드를 읽습니다."),
            fix: Bilingual(
                en: "Offer a paste button (UIPasteControl, iOS 16), or ask detectPatterns (iOS 14) what it is first.",
                ko: "붙여넣기 버튼(UIPasteControl, iOS 16)을 두거나 먼저 detectPatterns(iOS 14)로 종류만 확인하세요."))
    }
}
