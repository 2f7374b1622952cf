import HandrailModel
import HandrailSource

/// A password or a token that is written to the log.
struct SecretInLog: CodeUseRule {
    static let info = RuleInfo(
        id: "secret-in-log",
        title: Bilingual(en: "Secret written to the log", ko: "로그에 쓰는 비밀 정보"),
        reason: Bilingual(
            en: "Logs are kept, collected and sent along with reports; a secret in them is one no longer.",
            ko: "로그는 저장되고 수집되어 보고서와 함께 전송되기도 합니다. 로그에 남은 비밀 정보는 더 이상 비밀이 아닙니다."),
        impact: .serious, guidelines: ["privacy.plain-text-secrets"], criteria: [], examples: examples)

    private static func logging(_ code: String) -> String {
        """
        import Foundation

        final class Session {
            func begin(_ accessToken: String, _ password: String) {
                \(code)
            }
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, logging("↓print(password)")),
        RuleExample(.review, logging("↓NSLog(\"%@\", accessToken)")),
        RuleExample(.review, logging("↓print(\"got \\(accessToken)\")")),
        RuleExample(.silent, logging("print(\"no password\")")),
        RuleExample(.silent, logging("print(password.isEmpty)")),
        RuleExample(.silent, logging("#if DEBUG\n        print(password)\n        #endif")),
        RuleExample(.nearMiss("whether there is one is no secret"), logging("print(\"token: \\(hasAccessToken)\")")),
    ]

    let names = printing.union(["NSLog", "os_log"])

    private static let printing: Set<String> = ["print", "debugPrint", "dump"]

    /// What is written.
    struct Signal: Hashable, Sendable {
        /// The name of the value.
        let name: String
        /// Whether it goes to standard output, which systems keep nowhere, and not into their log.
        let isPrinted: Bool
    }

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        for use in code.uses where use.isNamed(among: names) {
            let names = use.arguments.flatMap(Self.names)
            guard !use.isOfSomeBuilds, let name = names.first(where: SecretName.isSecret) else {
                answers.pass()
                continue
            }
            let isPrinted = use.isNamed(among: Self.printing)
            answers.review(
                Signal(name: name, isPrinted: isPrinted), of: use, in: code, certainty: .likely,
                impact: isPrinted ? .minor : nil)
        }
    }

    private static func names(_ argument: CodeArgument) -> [String] {
        switch argument.value {
        case .name(let name): [name]
        case .interpolated(let names): names
        case .string, .number, .flag, .other: []
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        if signal.isPrinted {
            return Phrasing(
                message: Bilingual(
                    en: """
                        “\(signal.name)” is printed in every build. That is no entry in the log of a device, but \
                        whoever connects a debugger or redirects the output reads it.
                        """,
                    ko: """
                        모든 빌드에서 “\(signal.name)” 값을 출력합니다. 기기 로그에는 남지 않지만, 디버거를 연결하거나 출력을 돌려 받으면 \
                        그대로 보입니다.
                        """),
                fix: Bilingual(
                    en: "Remove the line, or keep it between #if DEBUG and #endif.",
                    ko: "이 줄을 지우거나 #if DEBUG와 #endif 사이에 두세요."))
        }
        return Phrasing(
            message: Bilingual(
                en: "“\(signal.name)” is written to the log.", ko: "“\(signal.name)” 값을 로그에 씁니다."),
            fix: Bilingual(
                en: "Leave it out, or log that it is there; with Logger mark it as private.",
                ko: "값을 빼거나 값이 있는지만 기록하세요. Logger를 쓴다면 private으로 표시하세요."))
    }
}
