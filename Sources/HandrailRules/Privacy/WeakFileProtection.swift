import HandrailModel
import HandrailSource

/// A file that is written without protection.
struct WeakFileProtection: CodeUseRule {
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
    ]

    let names: Set<String> = [
        "noFileProtection", "FileProtectionType.none", "NSFileProtectionNone", "NSDataWritingFileProtectionNone",
    ]

    /// A file is written so.
    enum Signal: Hashable, Sendable { case unprotected }

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
        Phrasing(
            message: Bilingual(
                en: "What is written here can be read from a locked device.", ko: "여기에서 저장하는 파일은 잠긴 기기에서도 읽을 수 있습니다."),
            fix: Bilingual(
                en: "Leave the protection as the system has it, or use .complete; .none is for what is needed before "
                    + "the first unlock and tells nothing of people.",
                ko: "시스템 기본 보호를 그대로 쓰거나 .complete를 쓰세요. .none은 처음 잠금 해제 전에 필요하고 개인정보가 없는 파일에만 "
                    + "쓰세요."))
    }
}
