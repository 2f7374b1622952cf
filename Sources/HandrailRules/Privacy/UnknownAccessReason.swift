import HandrailModel
import HandrailSource
import HandrailStandards

/// A reason in a privacy manifest that does not exist.
struct UnknownAccessReason: TargetRule {
    static let info = RuleInfo(
        id: "unknown-access-reason",
        title: Bilingual(en: "Reason that does not exist", ko: "존재하지 않는 이유 코드"),
        reason: Bilingual(
            en: "A reason that nobody knows explains nothing, and the store takes no upload with it.",
            ko: "정의되지 않은 이유 코드는 아무것도 설명하지 못하며, App Store에 올릴 수도 없습니다."),
        impact: .moderate, guidelines: ["privacy.transparency"], criteria: [], examples: examples)

    private static func manifest(_ category: String, _ reasons: String) -> String {
        RuleExample.list(
            """
            <key>NSPrivacyAccessedAPITypes</key><array><dict>\
            <key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategory\(category)</string>\
            \(reasons)</dict></array>
            """)
    }

    private static func reasons(_ code: String) -> String {
        "<key>NSPrivacyAccessedAPITypeReasons</key><array><string>\(code)</string></array>"
    }

    private static let examples: [RuleExample] = [
        RuleExample(.violation, manifest("UserDefaults", "↓" + reasons("CA92"))),
        RuleExample(.violation, manifest("DiskSpace", "↓" + reasons("CA92.1"))),
        RuleExample(.silent, manifest("UserDefaults", reasons("CA92.1"))),
        RuleExample(.silent, manifest("FileTimestamp", reasons("C617.1"))),
        RuleExample(.silent, RuleExample.list("<key>NSPrivacyAccessedAPITypes</key><array/>")),
        RuleExample(.nearMiss("a group that is new may have reasons of its own"), manifest("Newer", reasons("AB12.1"))),
    ]

    /// A reason that its group does not have.
    struct Signal: Hashable, Sendable {
        /// The reason.
        let reason: String
        /// The group.
        let api: ReasonedAPI
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let types = target.declared.manifests.joined().filter { $0.name == "NSPrivacyAccessedAPITypes" }
        for entry in types.flatMap(\.members) {
            guard let category = entry["NSPrivacyAccessedAPIType"]?.text,
                let api = ReasonedAPIs.all.first(where: { $0.category == category }),
                let reasons = entry["NSPrivacyAccessedAPITypeReasons"]
            else { continue }
            guard let wrong = reasons.list.first(where: { !api.reasons.contains($0) }) else {
                answers.pass()
                continue
            }
            answers.violation(Signal(reason: wrong, api: api), of: target, at: reasons.place)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let reasons = signal.api.reasons.joined(separator: ", ")
        return Phrasing(
            message: Bilingual(
                en: "“\(signal.reason)” is no reason that \(signal.api.category) has.",
                ko: "“\(signal.reason)” 코드는 \(signal.api.category)의 이유 목록에 없습니다."),
            fix: Bilingual(
                en: "Give the reason that applies: one of \(reasons).", ko: "다음 가운데 해당하는 이유를 적으세요: \(reasons)."))
    }
}
