import HandrailModel
import HandrailSource

/// A server whose certificate is trusted whatever it says.
struct CertificateCheckDisabled: CodeUseRule {
    static let info = RuleInfo(
        id: "certificate-check-disabled",
        title: Bilingual(en: "Certificate of a server not checked", ko: "확인하지 않는 서버 인증서"),
        reason: Bilingual(
            en: "Whoever stands between the app and its server can pass for the server, and read and change all that "
                + "people send.",
            ko: "앱과 서버 사이에 있는 누구나 서버 행세를 하며 사용자가 보내는 내용을 읽고 바꿀 수 있습니다."),
        impact: .serious, guidelines: ["privacy.system-protections"], criteria: [], examples: examples)

    private static func delegate(_ code: String) -> String {
        """
        import Foundation

        final class Connection: NSObject, URLSessionDelegate {
            func urlSession(
                _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
                completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
            ) {
                \(code)
            }
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            delegate("completionHandler(.useCredential, ↓URLCredential(trust: challenge.serverTrust!))")),
        RuleExample(
            .violation,
            delegate(
                """
                if challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust {
                            completionHandler(.useCredential, ↓URLCredential(trust: trust))
                        } else {
                            completionHandler(.performDefaultHandling, nil)
                        }
                """)),
        RuleExample(.silent, delegate("completionHandler(.performDefaultHandling, nil)")),
        RuleExample(
            .silent,
            delegate("completionHandler(.useCredential, URLCredential(user: user, password: word)")),
        RuleExample(
            .silent,
            delegate(
                """
                guard SecTrustEvaluateWithError(trust, nil) else { return }
                        completionHandler(.useCredential, URLCredential(trust: trust))
                """)),
        RuleExample(
            .silent,
            delegate(
                """
                #if DEBUG
                        completionHandler(.useCredential, URLCredential(trust: trust))
                        #endif
                """)),
        RuleExample(
            .nearMiss("code that can also refuse a server has a check of its own"),
            delegate(
                """
                guard pins.accept(trust) else { return completionHandler(.cancelAuthenticationChallenge, nil) }
                        completionHandler(.useCredential, URLCredential(trust: trust))
                """)),
        RuleExample(
            .nearMiss("a server that the app knows is trusted under a condition"),
            delegate(
                """
                if pins.accept(trust) {
                            completionHandler(.useCredential, URLCredential(trust: trust))
                        }
                """)),
    ]

    let names: Set<String> = Self.checks.union(["URLCredential"])

    /// Every certificate is taken.
    struct Signal: Hashable, Sendable {}

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        let isChecked = code.uses.contains { use in
            if case .named(let name, _) = use.api { Self.checks.contains(name) } else { false }
        }
        for use in code.uses where Self.trusts(use) {
            if isChecked || Self.isUnderCheck(use) {
                answers.pass()
            } else {
                answers.violation(Signal(), of: use, in: code, certainty: .likely)
            }
        }
    }

    /// Whether a server's own word is what is trusted, where the system asks whether to.
    private static func trusts(_ use: CodeUse) -> Bool {
        guard case .named("URLCredential", let arguments) = use.api, let function = use.function else { return false }
        return arguments.map(\.label) == ["trust"] && function.contains("didReceive:")
    }

    /// Whether it is done under a condition that may be a check; which kind of challenge it is says nothing about the
    /// certificate.
    private static func isUnderCheck(_ use: CodeUse) -> Bool {
        guard let condition = use.condition else { return false }
        let text = condition.text
        let isKind = text.hasSuffix("NSURLAuthenticationMethodServerTrust") && !text.contains("&&")
        let isUnwrapping = text.hasPrefix("let ") && text.lowercased().hasSuffix("trust")
        return condition.subject == .platform || !(isKind || isUnwrapping)
    }

    /// What code that looks at a certificate has, or code that can refuse one.
    private static let checks: Set<String> = [
        "SecTrustEvaluateWithError", "SecTrustEvaluate", "SecTrustEvaluateAsyncWithError", "SecTrustGetTrustResult",
        "SecTrustCopyCertificateChain", "SecTrustGetCertificateAtIndex", "SecTrustCopyKey", "SecTrustCopyPublicKey",
        "SecTrustSetAnchorCertificates", "cancelAuthenticationChallenge", "rejectProtectionSpace",
    ]

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "The certificate of the server is trusted without being checked.",
                ko: "서버의 인증서를 확인하지 않고 신뢰합니다."),
            fix: Bilingual(
                en: "Answer with performDefaultHandling, or evaluate the trust first and cancel where it fails.",
                ko: "performDefaultHandling으로 응답하거나, 먼저 신뢰를 평가하고 실패하면 취소하세요."))
    }
}
