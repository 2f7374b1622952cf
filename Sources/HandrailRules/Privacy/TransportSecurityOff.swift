import HandrailModel
import HandrailSource

/// Transport security that is switched off for the whole app, or for a domain.
struct TransportSecurityOff: TargetRule {
    static let info = RuleInfo(
        id: "transport-security-off",
        title: Bilingual(en: "Transport security switched off", ko: "꺼져 있는 전송 보안"),
        reason: Bilingual(
            en: "What goes over a connection without encryption can be read and changed by anybody on the way.",
            ko: "암호화하지 않은 연결로 오가는 내용은 중간에서 누구나 읽고 바꿀 수 있습니다."),
        impact: .serious, guidelines: ["privacy.system-protections"], criteria: [], examples: examples)

    private static func list(_ keys: String) -> String {
        RuleExample.list("<key>NSAppTransportSecurity</key><dict>\(keys)</dict>")
    }

    private static func domain(_ name: String) -> String {
        """
        <key>\(name)</key><dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(.violation, list("↓<key>NSAllowsArbitraryLoads</key><true/>")),
        RuleExample(
            .review, list("<key>NSExceptionDomains</key><dict>↓\(domain("media.example.com"))</dict>")),
        RuleExample(
            .review,
            list(
                "<key>NSExceptionDomains</key><dict>↓\(domain("a.example.com"))\(domain("b.example.com"))</dict>")),
        RuleExample(.silent, list("<key>NSAllowsArbitraryLoads</key><false/>")),
        RuleExample(.silent, list("<key>NSAllowsLocalNetworking</key><true/>")),
        RuleExample(.silent, list("<key>NSExceptionDomains</key><dict>\(domain("printer.local"))</dict>")),
        RuleExample(
            .nearMiss("the system ignores the key where a narrower one is there"),
            list(
                "<key>NSAllowsArbitraryLoads</key><true/><key>NSAllowsArbitraryLoadsInWebContent</key><true/>")),
    ]

    /// What is not encrypted.
    enum Signal: Hashable, Sendable {
        /// Whatever the app loads.
        case everything
        /// What comes from some domains.
        case domains([String])
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        guard target.kind != .other, let security = target.keys.last(where: { $0.name == "NSAppTransportSecurity" })
        else { return }
        let isNarrowed = Self.narrower.contains { security[$0] != nil }
        if let all = security["NSAllowsArbitraryLoads"], all.flag == true, !isNarrowed {
            answers.violation(.everything, of: target, at: all.place)
        } else {
            answers.pass()
        }
        let domains = (security["NSExceptionDomains"]?.members ?? []).filter { domain in
            !Self.isNear(domain.name) && Self.exceptions.contains { domain[$0]?.flag == true }
        }
        guard let first = domains.first else { return }
        answers.review(
            .domains(domains.map(\.name)), of: target, at: first.place, certainty: .likely, impact: .moderate,
            related: domains.dropFirst().map { RelatedPlace(place: $0.place, why: Self.also) })
    }

    private static let also = Bilingual(en: "another domain", ko: "다른 도메인")

    /// Keys with which systems since iOS 10 ignore the one for everything. Source: Apple, “NSAllowsArbitraryLoads”.
    private static let narrower = [
        "NSAllowsArbitraryLoadsInWebContent", "NSAllowsArbitraryLoadsForMedia", "NSAllowsLocalNetworking",
    ]

    private static let exceptions = [
        "NSExceptionAllowsInsecureHTTPLoads", "NSTemporaryExceptionAllowsInsecureHTTPLoads",
        "NSThirdPartyExceptionAllowsInsecureHTTPLoads",
    ]

    /// Whether a name is that of a machine nearby, which has no certificate that anybody vouches for.
    private static func isNear(_ name: String) -> Bool {
        !name.contains(".") || name.hasSuffix(".local") || name.allSatisfy { $0.isNumber || $0 == "." || $0 == ":" }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .everything:
            Phrasing(
                message: Bilingual(
                    en: "The app may load everything over connections without encryption.",
                    ko: "앱이 무엇이든 암호화하지 않은 연결로 불러올 수 있습니다."),
                fix: Bilingual(
                    en: "Remove the key, and make exceptions only for what cannot be encrypted.",
                    ko: "이 키를 지우고, 암호화할 수 없는 대상에만 예외를 두세요."))
        case .domains(let names):
            Phrasing(
                message: Bilingual(
                    en: "What comes from \(names.joined(separator: ", ")) may come without encryption.",
                    ko: "다음 도메인에서 불러오는 내용은 암호화되지 않을 수 있습니다: \(names.joined(separator: ", "))."),
                fix: Bilingual(
                    en: "Use https, and remove the exception once the server answers to it.",
                    ko: "https를 쓰고, 서버가 지원하면 예외를 지우세요."))
        }
    }
}
