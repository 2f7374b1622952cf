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

    private static let all = list("↓<key>NSAllowsArbitraryLoads</key><true/>")

    private static func app(_ code: String) -> [String: String] {
        RuleExample.app(running: RuleExample.start(code))
    }

    private static let examples: [RuleExample] = [
        RuleExample(.violation, all),
        RuleExample(.violation, all, files: app("load(\"http://ferry.example.com/times\")")),
        RuleExample(.violation, all, files: app("if address.hasPrefix(\"https://\") { load(address) }")),
        RuleExample(.review, all, files: app("if address.hasPrefix(\"http://\") { load(address) }")),
        RuleExample(.review, all, files: app("if url.scheme == \"http\" { load(url) }")),
        RuleExample(.review, all, files: app("field.keyboardType = .URL")),
        RuleExample(
            .review, all,
            files: RuleExample.app(
                running: """
                    import SwiftUI

                    struct Start: View {
                        @State private var server = ""

                        var body: some View { TextField("Server", text: $server).keyboardType(.URL) }
                    }
                    """)),
        RuleExample(
            .nearMiss("the app is a browser"),
            all.replacing("↓", with: "").replacing(
                "</dict></plist>",
                with: """
                    <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>\
                    <array><string>http</string><string>https</string></array></dict></array></dict></plist>
                    """)),
        RuleExample(
            .review,
            RuleExample.list(
                """

                #ifndef ENCRYPTED_ONLY
                ↓<key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><true/></dict>
                #endif

                """)),
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

    let names: Set<String> = Self.keyboards.union(leaving).union([http])

    private static let http = "\"http"
    /// What tells that people type an address, where it is `URL`.
    private static let keyboards: Set<String> = ["keyboardType", "textContentType"]
    /// What hands an address to another app, or to Safari in a sheet, whose connections are not those of the app.
    private static let leaving: Set<String> = [
        "canOpenURL", "SFSafariViewController", "shared.open", "openURL", "UIApplication.shared.open",
    ]

    /// What is not encrypted.
    enum Signal: Hashable, Sendable {
        /// Whatever the app loads.
        case everything
        /// The same, where that may be meant to be so.
        case asked(Reason)
        /// What comes from some domains.
        case domains([String])
    }

    /// Why an app may mean to load things without encryption.
    enum Reason: Hashable, Sendable {
        /// Code takes addresses that begin with `http://`, which people or servers choose.
        case addresses
        /// People type addresses.
        case typed
        /// Only some builds have the key.
        case builds
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) { examine([target], &answers) }

    func examine(all project: ProjectFacts, _ answers: inout Answers<Signal>) { examine(project.targets, &answers) }

    /// The targets of one app decide once: the extensions say what the app says.
    private func examine(_ targets: [TargetFacts], _ answers: inout Answers<Signal>) {
        let all = targets.filter { $0.kind != .other && !$0.isSample }
        let runs = all.filter { $0.kind == .app } + all.filter { $0.kind != .app }
        let declared = runs.compactMap { target in
            target.keys.last { $0.name == "NSAppTransportSecurity" }.map { Declared(target: target, security: $0) }
        }
        examineEverything(declared, of: all, &answers)
        examineDomains(declared, &answers)
    }

    /// What one target says.
    private struct Declared {
        let target: TargetFacts
        let security: BundleKey

        /// The key with which it may load everything.
        var everything: BundleKey? {
            guard let all = security["NSAllowsArbitraryLoads"], all.flag == true,
                !TransportSecurityOff.narrower.contains(where: { security[$0] != nil })
            else { return nil }
            return all
        }

        /// Whether it is a browser, to which the system hands addresses of pages.
        var isBrowser: Bool {
            let types = target.keys.filter { $0.name == "CFBundleURLTypes" }.flatMap(\.members)
            return types.contains { $0["CFBundleURLSchemes"]?.list.contains("http") ?? false }
        }

        /// The domains that it makes exceptions for.
        var domains: [BundleKey] {
            (security["NSExceptionDomains"]?.members ?? []).filter { domain in
                !TransportSecurityOff.isNear(domain.name)
                    && TransportSecurityOff.exceptions.contains { domain[$0]?.flag == true }
            }
        }
    }

    private func examineEverything(
        _ declared: [Declared], of all: [TargetFacts], _ answers: inout Answers<Signal>
    ) {
        for _ in declared where declared.allSatisfy({ $0.everything == nil }) { answers.pass() }
        let open = declared.filter { $0.everything != nil }
        guard let first = open.first, let key = first.everything else { return }
        let others = open.dropFirst().compactMap { other in
            other.everything.map { RelatedPlace(place: $0.place, why: Self.also(other.target)) }
        }
        if first.security.isOfSomeBuilds {
            return answers.review(
                .asked(.builds), of: first.target, at: first.security.place, certainty: .likely, impact: .moderate,
                related: others)
        }
        // What people may open any address with has no list of exceptions.
        if open.contains(where: \.isBrowser) { return answers.pass() }
        let uses = Self.uses(in: open.map(\.target), of: all)
        let typed = uses.filter(Self.isKeyboard)
        let left = Set(uses.filter { $0.isNamed(among: Self.leaving) }.map(CodePart.init))
        let schemes = uses.filter(Self.isScheme)
        let taken = schemes.filter { !left.contains(CodePart(use: $0)) }
        guard !typed.isEmpty || !schemes.isEmpty else {
            return answers.violation(.everything, of: first.target, at: key.place, related: others)
        }
        let places = typed.prefix(3).map { RelatedPlace(place: $0.place, why: Self.types) }
            + taken.prefix(3).map { RelatedPlace(place: $0.place, why: Self.takes) }
        answers.review(
            .asked(typed.isEmpty ? .addresses : .typed), of: first.target, at: key.place, certainty: .likely,
            impact: .moderate, related: others + places)
    }

    /// What the code of some targets uses, with that of libraries; other apps and extensions have lists of their own.
    private static func uses(in open: [TargetFacts], of all: [TargetFacts]) -> [CodeUse] {
        let own = open.reduce(into: Set<FileIndex>()) { $0.formUnion($1.files) }
        let others = all.reduce(into: Set<FileIndex>()) { $0.formUnion($1.files) }.subtracting(own)
        return (open.first?.usesOfProject ?? []).filter { !others.contains($0.place.file) && !$0.isOfSomeBuilds }
    }

    /// Whether a field is set up for an address.
    private static func isKeyboard(_ use: CodeUse) -> Bool {
        use.isNamed(among: keyboards) && use.arguments.contains { $0.value == .name("URL") }
    }

    /// Whether a text is the scheme alone, with which code tells addresses from other texts, or makes them.
    private static func isScheme(_ use: CodeUse) -> Bool {
        guard use.isNamed(among: [http]), case .string(let text)? = use.arguments.first?.value else { return false }
        return text == "http" || text == "http:" || text == "http://"
    }

    private func examineDomains(_ declared: [Declared], _ answers: inout Answers<Signal>) {
        var told: Set<String> = []
        for one in declared {
            let domains = one.domains.filter { told.insert($0.name).inserted }
            guard let first = domains.first else { continue }
            answers.review(
                .domains(domains.map(\.name)), of: one.target, at: first.place, certainty: .likely, impact: .moderate,
                related: domains.dropFirst().map { RelatedPlace(place: $0.place, why: Self.also) })
        }
    }

    private static func also(_ target: TargetFacts) -> Bilingual {
        Bilingual(en: "“\(target.name)” says the same.", ko: "“\(target.name)”에도 같은 키가 있습니다.")
    }

    private static let takes = Bilingual(
        en: "Code asks here whether an address begins with http.", ko: "여기에서 http로 시작하는 주소인지 확인합니다.")
    private static let types = Bilingual(
        en: "People type an address here.", ko: "여기에서 사용자가 주소를 입력합니다.")

    private static let also = Bilingual(en: "another domain", ko: "다른 도메인")

    /// Keys with which systems since iOS 10 ignore the one for everything. Source: Apple, “NSAllowsArbitraryLoads”.
    fileprivate static let narrower = [
        "NSAllowsArbitraryLoadsInWebContent", "NSAllowsArbitraryLoadsForMedia", "NSAllowsLocalNetworking",
    ]

    fileprivate static let exceptions = [
        "NSExceptionAllowsInsecureHTTPLoads", "NSTemporaryExceptionAllowsInsecureHTTPLoads",
        "NSThirdPartyExceptionAllowsInsecureHTTPLoads",
    ]

    /// Whether a name is that of a machine nearby, which has no certificate that anybody vouches for.
    fileprivate static func isNear(_ name: String) -> Bool {
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
                    en: """
                        Remove the key, and make exceptions only for what cannot be encrypted; for pages in web views \
                        NSAllowsArbitraryLoadsInWebContent is enough.
                        """,
                    ko: """
                        이 키를 지우고, 암호화할 수 없는 대상에만 예외를 두세요. 웹 뷰의 페이지 때문이라면 \
                        NSAllowsArbitraryLoadsInWebContent로 충분합니다.
                        """))
        case .asked(let reason):
            Phrasing(
                message: Self.question(reason),
                fix: Bilingual(
                    en: """
                        Ask which feature needs it. Servers that people choose themselves cannot be listed as \
                        exceptions: tell people there that the connection is open. For servers in their own network \
                        NSAllowsLocalNetworking is enough, for pages in web views NSAllowsArbitraryLoadsInWebContent.
                        """,
                    ko: """
                        어떤 기능에 필요한지 확인하세요. 사용자가 직접 고르는 서버는 예외 목록에 적을 수 없으므로, 그 화면에서 연결이 암호화되지 않는다고 알려 주세요. \
                        사용자의 로컬 네트워크라면 NSAllowsLocalNetworking, 웹 뷰의 페이지라면 \
                        NSAllowsArbitraryLoadsInWebContent로 충분합니다.
                        """))
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

    private static func question(_ reason: Reason) -> Bilingual {
        switch reason {
        case .addresses:
            Bilingual(
                en: """
                    The app may load everything over connections without encryption, and its code asks for addresses \
                    that begin with http.
                    """,
                ko: "앱이 무엇이든 암호화하지 않은 연결로 불러올 수 있고, 코드에서 http로 시작하는 주소를 다룹니다.")
        case .typed:
            Bilingual(
                en: """
                    The app may load everything over connections without encryption, also from addresses that people \
                    type.
                    """,
                ko: "사용자가 입력한 주소를 비롯해 앱이 무엇이든 암호화하지 않은 연결로 불러올 수 있습니다.")
        case .builds:
            Bilingual(
                en: "Some builds of the app may load everything over connections without encryption.",
                ko: "일부 빌드에서는 앱이 무엇이든 암호화하지 않은 연결로 불러올 수 있습니다.")
        }
    }
}
