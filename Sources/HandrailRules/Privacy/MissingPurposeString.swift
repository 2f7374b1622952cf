import HandrailModel
import HandrailSource
import HandrailStandards

/// Code that asks for something protected in a target whose `Info.plist` does not say why.
struct MissingPurposeString: TargetRule {
    static let info = RuleInfo(
        id: "missing-purpose-string",
        title: Bilingual(en: "Request without a purpose string", ko: "사용 목적 문구가 없는 권한 요청"),
        reason: Bilingual(
            en: "People decide by the reason that the system shows them; without one the system asks for nothing, and "
                + "ends most apps on the spot.",
            ko: "사람들은 시스템이 보여 주는 사용 목적을 보고 결정합니다. 문구가 없으면 시스템은 권한을 묻지 않으며, 대부분 앱을 바로 "
                + "종료합니다."),
        impact: .serious, guidelines: ["privacy.purpose-strings"], criteria: [],
        examples: MissingPurposeStringExamples.all)

    let names = ProtectedResource.names

    /// What is asked for without a reason.
    struct Signal: Hashable, Sendable {
        /// What it is.
        let resource: ProtectedResource
        /// The target that does not say why.
        let target: String
        /// Whether the code is built into apps that none says why.
        let isOfLibrary: Bool
        /// Whether the tables of the target have the text, and its list alone has not.
        let isInTables: Bool
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) { examine(target, beside: [], &answers) }

    func examine(all project: ProjectFacts, _ answers: inout Answers<Signal>) {
        let apps = project.targets.filter { $0.kind == .app }
        for target in project.targets { examine(target, beside: apps.filter { $0.name != target.name }, &answers) }
    }

    private func examine(_ target: TargetFacts, beside apps: [TargetFacts], _ answers: inout Answers<Signal>) {
        let isOfLibrary = target.kind == .other
        let known = isOfLibrary ? target.declared.purposesOfApps : target.declared.purposes
        let asking = target.uses.filter { !$0.isOfSomeBuilds }
        for resource in ProtectedResources.all {
            let uses = asking.filter(resource.isAskedFor)
            guard let first = uses.first, resource.platforms.contains(where: target.runs) else { continue }
            guard let known else {
                answers.cannotTell(
                    en: "The Info.plist of the target is not there to be read.",
                    ko: "타깃의 Info.plist가 없어 읽지 못했습니다.")
                continue
            }
            // An extension may ask with the words of its app.
            let hosts = target.kind == .appExtension ? target.declared.purposesOfApps ?? [] : []
            if resource.isExplained(by: (known + hosts).map(\.name)) {
                answers.pass()
                continue
            }
            if Self.isOfMac(target), Self.isExplained(resource, of: uses, in: apps) {
                answers.cannotTell(
                    en: "The app for the Mac may leave out what asks for it.", ko: "Mac용 앱에서는 요청하는 기능이 빠질 수 있습니다.")
                continue
            }
            let isInTables = resource.isExplained(by: target.declared.texts.filter { $0.value != nil }.map(\.key))
            let signal = Signal(
                resource: resource, target: target.name, isOfLibrary: isOfLibrary, isInTables: isInTables)
            let related = uses.dropFirst().prefix(5).map {
                RelatedPlace(place: $0.place, why: Self.also)
            }
            // Some systems show what a table says where the list has no key; Apple asks for the key in the list.
            if resource.isCertain, target.kind == .app, !isInTables {
                answers.violation(signal, of: target, at: first.place, related: related)
            } else {
                answers.review(signal, of: target, at: first.place, related: related)
            }
        }
    }

    /// Whether it runs on the Mac alone.
    private static func isOfMac(_ target: TargetFacts) -> Bool {
        !target.platforms.isEmpty
            && target.platforms.allSatisfy { $0.platform == .macOS || $0.platform == .macCatalyst }
    }

    /// Whether another app that is built of the same files says why: what asks may be left out of this one.
    private static func isExplained(_ resource: ProtectedResource, of uses: [CodeUse], in apps: [TargetFacts]) -> Bool {
        apps.contains { app in
            uses.allSatisfy { app.files.contains($0.place.file) }
                && resource.isExplained(by: (app.declared.purposes ?? []).map(\.name))
        }
    }

    private static let also = Bilingual(en: "This asks for it as well.", ko: "여기에서도 요청합니다.")

    func phrase(_ signal: Signal) -> Phrasing {
        let (name, key) = (signal.resource.name, signal.resource.key)
        if signal.isInTables {
            return Phrasing(
                message: Bilingual(
                    en: """
                        This asks for \(name.en). The InfoPlist tables of “\(signal.target)” say why, but its \
                        Info.plist has no \(key), which tables only translate.
                        """,
                    ko: """
                        여기에서 권한을 요청합니다(\(name.ko)). “\(signal.target)” 타깃의 InfoPlist 문자열 테이블에는 사용 목적이 있지만, \
                        번역의 원본이 되는 \(key) 키가 Info.plist에 없습니다.
                        """),
                fix: Bilingual(
                    en: "Add <key>\(key)</key> to the list too, with the text of the first language as its <string>.",
                    ko: "Info.plist에도 <key>\(key)</key>를 추가하고, 원래 언어의 문구를 <string>으로 넣으세요."))
        }
        let owner =
            signal.isOfLibrary
            ? Bilingual(en: "no app of the project says why", ko: "프로젝트의 어떤 앱에도 사용 목적이 없습니다")
            : Bilingual(
                en: "the Info.plist of “\(signal.target)” does not say why",
                ko: "“\(signal.target)” 타깃의 Info.plist에 사용 목적이 없습니다")
        return Phrasing(
            message: Bilingual(
                en: "This asks for \(name.en), and \(owner.en): there is no \(key).",
                ko: "여기에서 권한을 요청하지만(\(name.ko)) \(owner.ko). \(key) 키가 필요합니다."),
            fix: Bilingual(
                en: """
                    Add <key>\(key)</key> with a <string> that says in one sentence what people get for it, and \
                    translate it in InfoPlist.strings.
                    """,
                ko: """
                    <key>\(key)</key>와, 허용하면 무엇을 할 수 있는지 한 문장으로 알려 주는 <string>을 추가하고 \
                    InfoPlist.strings에 번역을 넣으세요.
                    """))
    }
}
