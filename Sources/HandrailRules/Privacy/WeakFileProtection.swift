import HandrailModel
import HandrailSource

/// A file that is written without protection, or an app whose files all are.
struct WeakFileProtection: CodeUseRule, TargetRule {
    static let info = RuleInfo(
        id: "weak-file-protection",
        title: Bilingual(en: "File without protection", ko: "보호하지 않는 파일"),
        reason: Bilingual(
            en: "A file without protection can be read by whoever has the device, locked or not.",
            ko: "보호하지 않은 파일은 기기가 잠겨 있어도 기기를 가진 사람이 읽을 수 있습니다."),
        impact: .moderate, guidelines: ["privacy.system-protections"], criteria: [], examples: examples)

    private static func keeping(_ code: String) -> String {
        """
        import Foundation

        final class Notes {
            func keep(_ data: Data, at url: URL) throws {
                \(code)
            }
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, keeping("try data.write(to: url, options: ↓.noFileProtection)")),
        RuleExample(.review, keeping("try set([.protectionKey: ↓FileProtectionType.none], at: url)")),
        RuleExample(.silent, keeping("try data.write(to: url, options: .completeFileProtection)")),
        RuleExample(.silent, keeping("try data.write(to: url, options: .atomic)")),
        RuleExample(.silent, keeping("try set([.protectionKey: FileProtectionType.complete], at: url)")),
        RuleExample(
            .nearMiss("nothing is protected by another kind of `none`"),
            keeping("try set(SelectionType.none, at: url)")),
    ] + ofTargets

    private static func entitled(
        _ expectation: RuleExample.Expectation, _ keys: String, settings: String = "App.entitlements"
    ) -> RuleExample {
        RuleExample(
            expectation, RuleExample.list(keys), in: "App.entitlements",
            files: RuleExample.app.mapValues { text in
                text.replacing(
                    "INFOPLIST_FILE = Info.plist;",
                    with: "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = \(settings);")
            })
    }

    private static func protection(_ level: String) -> String {
        "<key>com.apple.developer.default-data-protection</key><string>\(level)</string>"
    }

    private static let ofTargets: [RuleExample] = [
        entitled(.review, "↓" + protection("NSFileProtectionNone")),
        entitled(.review, "<key>get-task-allow</key><true/>↓" + protection("NSFileProtectionNone")),
        entitled(.silent, protection("NSFileProtectionComplete")),
        entitled(.silent, protection("NSFileProtectionCompleteUntilFirstUserAuthentication")),
        entitled(.silent, "<key>aps-environment</key><string>NSFileProtectionNone</string>"),
        entitled(
            .nearMiss("no target is signed with them"), protection("NSFileProtectionNone"),
            settings: "Other.entitlements"),
    ]

    let names: Set<String> = [
        "noFileProtection", "FileProtectionType.none", "NSFileProtectionNone", "NSDataWritingFileProtectionNone",
    ]

    /// What is written so.
    enum Signal: Hashable, Sendable {
        /// A file.
        case unprotected
        /// Every file of the app that says nothing else of itself.
        case unprotectedByDefault
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        guard let level = target.declared.entitlements.last(where: { $0.name == Self.entitlement }) else { return }
        guard level.text == "NSFileProtectionNone", !level.isOfSomeBuilds else { return answers.pass() }
        answers.review(.unprotectedByDefault, of: target, at: level.place, certainty: .likely)
    }

    private static let entitlement = "com.apple.developer.default-data-protection"

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        for use in code.uses {
            // What is asked whether it is so, is not made so.
            if use.arguments.contains(where: { $0.label == "==" || $0.label == "!=" }) {
                answers.pass()
            } else {
                answers.review(.unprotected, of: use, in: code, certainty: .likely)
            }
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .unprotected: Self.ofFile
        case .unprotectedByDefault: Self.ofApp
        }
    }

    private static let ofApp = Phrasing(
        message: Bilingual(
            en: "Every file that the app writes can be read from a locked device, unless its code says otherwise.",
            ko: "코드에서 따로 정하지 않는 한 앱이 저장하는 모든 파일을 잠긴 기기에서도 읽을 수 있습니다."),
        fix: Bilingual(
            en: """
                Remove the entitlement, or set it to NSFileProtectionComplete; give .none only to the files that are \
                needed before the first unlock.
                """,
            ko: """
                이 권한 항목을 지우거나 NSFileProtectionComplete로 바꾸세요. .none은 처음 잠금 해제 전에 필요한 파일에만 지정하세요.
                """))

    private static let ofFile = Phrasing(
        message: Bilingual(
            en: "What is written here can be read from a locked device.", ko: "여기에서 저장하는 파일은 잠긴 기기에서도 읽을 수 있습니다."),
        fix: Bilingual(
            en: "Leave the protection as the system has it, or use .complete; .none is for what is needed before the "
                + "first unlock and tells nothing of people.",
            ko: "시스템 기본 보호를 그대로 쓰거나 .complete를 쓰세요. .none은 처음 잠금 해제 전에 필요하고 개인정보가 없는 파일에만 쓰세요."))
}
