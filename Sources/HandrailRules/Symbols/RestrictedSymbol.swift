import HandrailModel
import HandrailSemantics
import HandrailStandards

/// A symbol that stands for a service of Apple's, used for something else.
struct RestrictedSymbol: BundleUseRule {
    static let info = RuleInfo(
        id: "restricted-symbol",
        title: Bilingual(en: "Symbol of a service of Apple's", ko: "Apple 서비스를 뜻하는 심벌"),
        reason: Bilingual(
            en: """
                People know these symbols as iCloud, FaceTime or AirPlay, and VoiceOver calls them so. Used for \
                something else they promise what does not happen; Apple allows them for its own services only.
                """,
            ko: """
                사람들은 이 심벌을 iCloud, FaceTime, AirPlay 등으로 알고 있고 VoiceOver도 그렇게 읽습니다. 다른 뜻으로 쓰면 일어나지 않을 일을 \
                기대하게 됩니다. Apple은 자사 서비스를 가리킬 때만 쓰도록 허용합니다.
                """),
        impact: .minor, guidelines: ["symbols.restricted"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(.review, #"Label("Sync with our server", systemImage: ↓"icloud.and.arrow.up")"#),
        RuleExample(
            .review,
            """
            Button { call() } label: {
                HStack {
                    ↓Image(systemName: "livephoto")
                    Text("Bright spots")
                }
            }
            """),
        RuleExample(.silent, #"Label("Back up to iCloud", systemImage: "icloud.and.arrow.up")"#),
        RuleExample(.silent, #"Label("Sync with our server", systemImage: "cloud")"#),
        RuleExample(.silent, #"Image(systemName: "icloud.and.arrow.up")"#),
        RuleExample(.silent, #"Label(title, systemImage: "icloud.and.arrow.up")"#),
        RuleExample(
            .nearMiss("the code works with the service"),
            """
            import CloudKit
            import SwiftUI
            struct Example: View {
                var body: some View { Label("Sync", systemImage: "icloud.and.arrow.up") }
            }
            """),
    ]

    /// A symbol and what it stands for.
    struct Signal: Hashable, Sendable {
        /// Its name.
        let name: String
        /// What Apple allows it for.
        let service: String
        /// The words that it stands with.
        let words: String
    }

    /// A service, the words by which texts name it, and the modules of code that works with it.
    private struct Service {
        let names: [String]
        var modules: Set<String> = []
    }

    /// Services that a text names where it speaks of them; of devices the words are too many.
    private static let services: [String: Service] = [
        "iCloud service": Service(names: ["icloud", "drive"], modules: ["CloudKit"]),
        "AirPlay": Service(names: ["airplay", "cast", "output", "stream"], modules: ["AVKit"]),
        "FaceTime app": Service(names: ["facetime", "video", "call", "통화"]),
        "Safari browser": Service(names: ["safari", "browser", "web", "link", "url", "브라우저", "웹", "링크"]),
        "SharePlay": Service(names: ["shareplay", "together", "함께"], modules: ["GroupActivities"]),
        "Siri": Service(names: ["siri"], modules: ["Intents", "AppIntents"]),
        "Live Photos feature": Service(names: ["live"], modules: ["PhotosUI"]),
        "Shazam": Service(names: ["shazam"], modules: ["ShazamKit"]),
        "App Clips": Service(names: ["clip"]),
        "Face ID feature": Service(
            names: ["face", "biometr", "unlock", "lock", "잠금", "생체"], modules: ["LocalAuthentication"]),
        "Touch ID feature": Service(
            names: ["touch", "finger", "biometr", "unlock", "lock", "잠금", "지문", "생체"],
            modules: ["LocalAuthentication"]),
        "Apple Intelligence": Service(names: ["intelligence", "인텔리전스"]),
        "ARKit": Service(names: ["ar", "augment"], modules: ["ARKit", "RealityKit", "QuickLook"]),
        "Sign in with Apple": Service(names: ["apple"], modules: ["AuthenticationServices"]),
    ]

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        let modules = Set(project.targets.flatMap(\.modules))
        var seen: Set<String> = []
        for (number, tree) in uses.screens {
            let elements = tree.screen.tree
            for index in elements.elements.indices where elements.elements[index].kind == .image {
                let element = elements[index]
                guard case .image(.symbol(.known(let name))) = element.content,
                    let symbol = SymbolCatalog.symbol(named: name), symbol.isCertain,
                    let use = symbol.restrictedTo, let service = Self.services[use]
                else { continue }
                guard let words = element.wordsAround else {
                    answers.cannotTell(en: "the words beside the symbol are not known", ko: "심벌 옆의 글자를 알 수 없습니다")
                    continue
                }
                let told = words.lowercased()
                guard !service.names.contains(where: told.contains), service.modules.isDisjoint(with: modules),
                    seen.insert(name).inserted
                else {
                    answers.pass()
                    continue
                }
                answers.review(
                    Signal(name: name, service: use, words: words), on: element, certainty: .possible, screen: number)
            }
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "“\(signal.name)” stands for: \(signal.service). Here it is used for “\(signal.words)”.",
                ko: "심벌 “\(signal.name)”은(는) \(signal.service)을(를) 뜻하는데 여기에서는 “\(signal.words)”에 쓰였습니다."),
            fix: Bilingual(
                en: "If it is about something else, choose a symbol that is free to use, such as “cloud” for “icloud”.",
                ko: "다른 것을 가리킨다면 자유롭게 쓸 수 있는 심벌을 고르세요. 예를 들어 “icloud” 대신 “cloud”를 쓸 수 있습니다."))
    }
}

extension ElementView {
    /// The words of the control, label or row that it is part of; `nil` where there are none, or some are not known.
    fileprivate var wordsAround: String? {
        var level: ElementView? = self
        var depth = 0
        while let current = level, depth < 6 {
            let words = current.ownWords
            if !words.isEmpty {
                let known = words.compactMap(\.value?.text)
                return known.count == words.count ? known.joined(separator: " ") : nil
            }
            if current.index != index, current.kind.isControl { return nil }
            level = current.parent
            depth += 1
        }
        return nil
    }

    /// What it is called, or else the texts in it.
    private var ownWords: [Fact<Words>] {
        let labels = attributes.compactMap { use -> Fact<Words>? in
            if case .accessibility(.label(let words)) = use.attribute { words } else { nil }
        }
        if !labels.isEmpty { return labels }
        return ([self] + descendants).compactMap { element in
            if case .words(let words) = element.content { words } else { nil }
        }
    }
}
