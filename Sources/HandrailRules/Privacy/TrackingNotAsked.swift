import HandrailModel
import HandrailSource
import HandrailStandards

/// An advertising identifier that is read in a project that never asks whether it may track.
struct TrackingNotAsked: TargetRule {
    static let info = RuleInfo(
        id: "tracking-not-asked",
        title: Bilingual(en: "Advertising identifier read without asking", ko: "동의를 묻지 않고 읽는 광고 식별자"),
        reason: Bilingual(
            en: "Whether an app may follow people across other apps is theirs to decide; without an answer the system "
                + "gives zeros.",
            ko: "다른 앱에서까지 추적해도 되는지는 사용자가 정합니다. 동의가 없으면 시스템은 0으로 채운 값을 줍니다."),
        impact: .serious, guidelines: ["privacy.tracking"], criteria: [], examples: examples)

    private static let identifier = "ASIdentifierManager.shared().advertisingIdentifier.uuidString"

    private static func file(_ code: String, _ module: String = "AdSupport") -> String {
        "import \(module)\n" + RuleExample.start(code)
    }

    private static let examples: [RuleExample] = [
        RuleExample(.violation, file("report(↓\(identifier))"), files: RuleExample.app),
        RuleExample(.review, file("report(↓\(identifier))", "AdLibrary"), files: RuleExample.app),
        RuleExample(
            .silent, file("ATTrackingManager.requestTrackingAuthorization { _ in report(\(identifier)) }"),
            files: RuleExample.app),
        RuleExample(
            .silent,
            file("if ATTrackingManager.trackingAuthorizationStatus == .authorized { report(\(identifier)) }"),
            files: RuleExample.app),
        RuleExample(
            .silent, file("report(UIDevice.current.identifierForVendor)"), files: RuleExample.app),
        RuleExample(
            .nearMiss("a property of the app's own has the same name"),
            file("report(campaign.advertisingIdentifier)"), files: RuleExample.app),
    ]

    private static let identifiers: Set<String> = [
        "ASIdentifierManager.shared.advertisingIdentifier", "ASIdentifierManager.sharedManager.advertisingIdentifier",
    ]
    private static let questions: Set<String> = [
        "ATTrackingManager.requestTrackingAuthorization", "ATTrackingManager.trackingAuthorizationStatus",
    ]

    let names = Self.identifiers.union(Self.questions)

    /// The identifier is read, and nothing asks.
    enum Signal: Hashable, Sendable { case unasked(mayBeAskedByLibrary: Bool) }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let reads = target.uses.filter { $0.isNamed(among: Self.identifiers) && !$0.isOfSomeBuilds }
        guard let first = reads.first else { return }
        if target.usesOfProject.contains(where: { $0.isNamed(among: Self.questions) }) { return answers.pass() }
        if target.modules.allSatisfy(SystemModules.contain) {
            answers.violation(.unasked(mayBeAskedByLibrary: false), of: target, at: first.place, certainty: .likely)
        } else {
            answers.review(.unasked(mayBeAskedByLibrary: true), of: target, at: first.place, certainty: .likely)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let library =
            switch signal {
            case .unasked(true):
                Bilingual(en: ", unless a library does", ko: "(라이브러리가 묻지 않는다면)")
            case .unasked(false): Bilingual(en: "", ko: "")
            }
        return Phrasing(
            message: Bilingual(
                en: "The advertising identifier is read here, and nothing asks people whether the app may track "
                    + "them\(library.en).",
                ko: "여기에서 광고 식별자를 읽지만 추적 동의를 묻는 코드가 없습니다\(library.ko)."),
            fix: Bilingual(
                en: "Ask with ATTrackingManager.requestTrackingAuthorization where people see why, and read it only "
                    + "where they agree; or do without it.",
                ko: "이유를 알 수 있는 화면에서 ATTrackingManager.requestTrackingAuthorization으로 묻고 동의한 경우에만 읽거나, "
                    + "식별자를 쓰지 마세요."))
    }
}
