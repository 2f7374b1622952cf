import HandrailModel
import HandrailSource

/// A privacy manifest that says too little of how the app tracks people.
struct TrackingUndeclared: TargetRule {
    static let info = RuleInfo(
        id: "tracking-undeclared",
        title: Bilingual(en: "Tracking not declared in full", ko: "빠진 항목이 있는 추적 선언"),
        reason: Bilingual(
            en: "The system keeps an app from domains that track people who said no, where the manifest names them.",
            ko: "추적을 거절한 사람의 데이터가 나가지 않도록 시스템이 막는 것은 매니페스트에 적힌 도메인뿐입니다."),
        impact: .moderate, guidelines: ["privacy.tracking", "privacy.transparency"], criteria: [],
        examples: examples)

    private static let yes = "<key>NSPrivacyTracking</key><true/>"
    private static let no = "<key>NSPrivacyTracking</key><false/>"
    private static let domains = """
        <key>NSPrivacyTrackingDomains</key><array><string>ads.example.com</string></array>
        """
    private static let asking = RuleExample.app(
        running: RuleExample.start("ATTrackingManager.requestTrackingAuthorization { _ in }"))
        .merging(RuleExample.appWithManifest.filter { $0.key.hasSuffix("pbxproj") }) { _, new in new }

    private static let examples: [RuleExample] = [
        RuleExample(.violation, RuleExample.list("↓" + yes)),
        RuleExample(.violation, RuleExample.list("↓\(yes)<key>NSPrivacyTrackingDomains</key><array/>")),
        RuleExample(.review, RuleExample.list("↓" + no), files: asking),
        RuleExample(.silent, RuleExample.list(yes + domains)),
        RuleExample(.silent, RuleExample.list(yes + domains), files: asking),
        RuleExample(.silent, RuleExample.list(no)),
        RuleExample(
            .nearMiss("who does not track needs no domains"),
            RuleExample.list("\(no)<key>NSPrivacyTrackingDomains</key><array/>")),
    ]

    let names: Set<String> = ["ATTrackingManager.requestTrackingAuthorization"]

    /// What is missing.
    enum Signal: Hashable, Sendable {
        /// The domains of an app that says that it tracks.
        case domains
        /// That it tracks, which it asks people for.
        case tracking
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        for manifest in target.declared.manifests {
            guard let tracking = manifest.last(where: { $0.name == "NSPrivacyTracking" }) else { continue }
            let domains = manifest.last { $0.name == "NSPrivacyTrackingDomains" }?.list ?? []
            if tracking.flag == true, domains.isEmpty {
                answers.violation(.domains, of: target, at: tracking.place, certainty: .likely)
            } else if tracking.flag == false, target.kind == .app,
                target.usesOfProject.contains(where: { $0.isNamed(among: names) && !$0.isOfSomeBuilds })
            {
                answers.review(.tracking, of: target, at: tracking.place, certainty: .likely)
            } else {
                answers.pass()
            }
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .domains:
            Phrasing(
                message: Bilingual(
                    en: "The manifest says that the app tracks people, and names no domain that takes part in it.",
                    ko: "매니페스트에 추적한다고 적혀 있지만 추적에 쓰는 도메인이 없습니다."),
                fix: Bilingual(
                    en: "List the domains in NSPrivacyTrackingDomains, or set NSPrivacyTracking to false.",
                    ko: "NSPrivacyTrackingDomains에 도메인을 적거나 NSPrivacyTracking을 false로 바꾸세요."))
        case .tracking:
            Phrasing(
                message: Bilingual(
                    en: "The manifest says that the app tracks nobody, while its code asks people for permission to.",
                    ko: "매니페스트에는 추적하지 않는다고 적혀 있지만 코드에서는 추적 동의를 묻습니다."),
                fix: Bilingual(
                    en: "Set NSPrivacyTracking to true and list the domains, or ask for nothing.",
                    ko: "NSPrivacyTracking을 true로 바꾸고 도메인을 적거나, 동의를 묻지 마세요."))
        }
    }
}
