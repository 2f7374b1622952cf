import HandrailModel
import HandrailSource
import HandrailStandards

/// An API that a privacy manifest has to give a reason for, in an app whose manifest gives none.
struct MissingAccessReason: TargetRule {
    static let info = RuleInfo(
        id: "missing-access-reason",
        title: Bilingual(en: "API used without a declared reason", ko: "이유를 선언하지 않고 쓴 API"),
        reason: Bilingual(
            en: "Some APIs tell enough about a device to recognize it. People can trust what an app does with them "
                + "only where it says so; the store takes no upload without it.",
            ko: "기기를 알아볼 수 있을 만큼 많은 정보를 주는 API가 있습니다. 앱이 용도를 밝혀야 믿고 쓸 수 있으며, 밝히지 않으면 "
                + "App Store에 올릴 수 없습니다."),
        impact: .moderate, guidelines: ["privacy.transparency"], criteria: [], examples: examples)

    private static let store = RuleExample.start("↓UserDefaults.standard.set(3, forKey: \"rows\")")
    private static let clock = RuleExample.start("began = ↓ProcessInfo.processInfo.systemUptime")

    private static func attributes(_ key: String) -> String {
        RuleExample.start("""
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
                    changed = attributes?[\(key)]
            """)
    }

    private static func manifest(_ category: String) -> [String: String] {
        let entry = """
            <dict><key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategory\(category)</string>\
            <key>NSPrivacyAccessedAPITypeReasons</key><array><string>CA92.1</string></array></dict>
            """
        let list = RuleExample.list("<key>NSPrivacyAccessedAPITypes</key><array>\(entry)</array>")
        return RuleExample.appWithManifest.merging(["PrivacyInfo.xcprivacy": list]) { _, new in new }
    }

    private static let examples: [RuleExample] = [
        RuleExample(.violation, store, files: RuleExample.app),
        RuleExample(.violation, clock, files: manifest("UserDefaults")),
        RuleExample(.violation, attributes("↓.modificationDate"), files: manifest("UserDefaults")),
        RuleExample(.silent, attributes(".size"), files: manifest("UserDefaults")),
        RuleExample(.silent, store.replacing("↓", with: ""), files: manifest("UserDefaults")),
        RuleExample(.silent, store.replacing("↓", with: "")),
        RuleExample(
            .silent, RuleExample.start("began = Date()"), files: RuleExample.app),
        RuleExample(
            .nearMiss("a sample of a library is given to nobody"), store.replacing("↓", with: ""),
            files: RuleExample.app.mapValues { $0.replacing("name = App;", with: "name = PierDemo;") }.merging([
                "Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription

                let package = Package(name: "Pier", targets: [.target(name: "Pier")])
                """,
                "Sources/Pier/Pier.swift": "public struct Pier {}",
            ]) { _, own in own }),
        RuleExample(
            .nearMiss("the manifest that the project names is written during the build"),
            store.replacing("↓", with: ""), files: RuleExample.appWithManifest),
    ]

    let names = Set(ReasonedAPIs.all.flatMap(\.names))

    /// What has no reason.
    struct Signal: Hashable, Sendable {
        /// The group.
        let api: ReasonedAPI
        /// Whether there is a manifest.
        let hasManifest: Bool
        /// The target; what several have in common is told of the first.
        let target: String

        static func == (one: Signal, other: Signal) -> Bool {
            one.api == other.api && one.hasManifest == other.hasManifest
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(api)
            hasher.combine(hasManifest)
        }
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let isAsked = [Platform.iOS, .tvOS, .watchOS, .visionOS].contains(where: target.runs)
        guard target.kind == .app, isAsked, !target.isSample, !target.declared.hasUnreadManifest else { return }
        let types = target.declared.manifests.joined().filter { $0.name == "NSPrivacyAccessedAPITypes" }
        let declared = Set(types.flatMap(\.members).compactMap { $0["NSPrivacyAccessedAPIType"]?.text })
        for api in ReasonedAPIs.all {
            guard let use = target.uses.first(where: { $0.isNamed(api.names) && !$0.isOfSomeBuilds }) else { continue }
            if declared.contains(api.category) {
                answers.pass()
            } else {
                answers.violation(
                    Signal(api: api, hasManifest: !target.declared.manifests.isEmpty, target: target.name), of: target,
                    at: use.place)
            }
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let reasons = signal.api.reasons.joined(separator: ", ")
        let lacking =
            signal.hasManifest
            ? Bilingual(
                en: "the privacy manifest of the target “\(signal.target)” gives no reason",
                ko: "“\(signal.target)” 타깃의 개인정보 보호 매니페스트에 이유가 없습니다")
            : Bilingual(
                en: "the target “\(signal.target)” has no privacy manifest",
                ko: "“\(signal.target)” 타깃에 개인정보 보호 매니페스트가 없습니다")
        return Phrasing(
            message: Bilingual(
                en: "This uses an API of \(signal.api.category), and \(lacking.en).",
                ko: "\(signal.api.category)에 속하는 API를 쓰지만 \(lacking.ko)."),
            fix: Bilingual(
                en: """
                    Add the category to NSPrivacyAccessedAPITypes in PrivacyInfo.xcprivacy, with the reason that \
                    applies: one of \(reasons).
                    """,
                ko: """
                    PrivacyInfo.xcprivacy의 NSPrivacyAccessedAPITypes에 이 분류를 넣고, 다음 가운데 해당하는 이유를 적으세요: \
                    \(reasons).
                    """))
    }
}

extension CodeUse {
    /// Whether it is the use of one of some names.
    fileprivate func isNamed(_ names: [String]) -> Bool {
        guard case .named(let name, _) = api else { return false }
        return names.contains { name == $0 || name.hasPrefix($0 + ".") }
    }
}
