import HandrailModel
import HandrailSource
import HandrailStandards

/// A purpose string that tells people nothing.
struct UnclearPurposeString: TargetRule {
    static let info = RuleInfo(
        id: "unclear-purpose-string",
        title: Bilingual(en: "Purpose string that says no purpose", ko: "목적을 알려 주지 않는 사용 목적 문구"),
        reason: Bilingual(
            en: "“Needs access to the camera” repeats the question. What people get for it is what they decide by.",
            ko: "‘카메라 접근이 필요합니다’는 질문을 되풀이할 뿐입니다. 사람들은 허용하면 무엇을 할 수 있는지를 보고 결정합니다."),
        impact: .moderate, guidelines: ["privacy.purpose-strings"], criteria: [],
        options: [placeholders], examples: examples)

    private static let placeholders = RuleOption(
        "placeholder-words", .words,
        Bilingual(
            en: "Words of texts that were never written, besides TODO, lorem and the like.",
            ko: "아직 쓰지 않은 문구에 들어가는 말입니다. TODO, lorem 등은 이미 포함되어 있습니다."))

    private let own: Set<String>

    /// The rule as a project decides.
    init(options: RuleOptions = .standard) {
        own = Set(options.words(Self.placeholders).map { $0.lowercased() })
    }

    private static func camera(_ text: String) -> String {
        RuleExample.list("↓<key>NSCameraUsageDescription</key><string>\(text)</string>")
    }

    private static func silent(_ text: String) -> String { camera(text).replacing("↓", with: "") }

    private static let examples: [RuleExample] = [
        RuleExample(.violation, camera("")),
        RuleExample(.violation, camera("TODO")),
        RuleExample(.review, camera("$(PRODUCT_NAME) needs access to your camera.")),
        RuleExample(.review, camera("Take pictures.")),
        RuleExample(.review, camera("카메라 접근 권한이 필요합니다.")),
        RuleExample(.review, camera("Camera access is required by Trips.")),
        RuleExample(
            .review,
            RuleExample.list(
                """
                ↓<key>NSCameraUsageDescription</key><string>Take pictures.</string>
                <key>NSMicrophoneUsageDescription</key><string>We need the microphone.</string>
                """)),
        RuleExample(.review, camera("This app does not require the camera.")),
        RuleExample(.review, camera("카메라를 사용하지 않습니다.")),
        RuleExample(.silent, silent("Without the camera this app cannot read the code, so do not turn it off.")),
        RuleExample(.silent, silent("Scan the code on a ticket to add it to your trips.")),
        RuleExample(.silent, silent("$(PRODUCT_NAME) uses the camera to scan the code on a ticket.")),
        RuleExample(.silent, silent("카메라로 승차권의 코드를 스캔해 여행에 추가합니다.")),
        RuleExample(.silent, silent("The camera is used to scan tickets.")),
        RuleExample(.silent, silent("Access to the camera is required to send photos and scan tickets.")),
        RuleExample(.silent, silent("Scanne le code de ton billet.")),
        RuleExample(
            .nearMiss("people are shown the text of the table"), silent("Localized"),
            files: RuleExample.app.merging([
                "ko.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"승차권의 코드를 스캔합니다.\";",
                "App.xcodeproj/project.pbxproj": RuleExample.app["App.xcodeproj/project.pbxproj", default: ""]
                    .replacing("developmentRegion = en", with: "developmentRegion = ko"),
            ]) { _, own in own }),
        RuleExample(
            .nearMiss("a table for all languages has the text"), silent("Camera"),
            files: RuleExample.app.merging([
                "Base.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"Scan the code on a ticket.\";",
                "App.xcodeproj/project.pbxproj": RuleExample.app["App.xcodeproj/project.pbxproj", default: ""]
                    .replacing("ko.lproj/InfoPlist", with: "Base.lproj/InfoPlist"),
            ]) { _, own in own }),
        RuleExample(
            .nearMiss("what a variable stands for is not known"), silent("$(CAMERA_PURPOSE)")),
    ]

    /// Texts and what is wrong with them.
    struct Signal: Hashable, Sendable {
        /// The first.
        let first: Unclear
        /// The keys of others of the same target.
        let others: [String]
    }

    /// A text and what is wrong with it.
    struct Unclear: Hashable, Sendable {
        /// The key.
        let key: String
        /// What is wrong.
        let fault: PurposeText.Fault
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        guard target.kind != .other else { return }
        var found: [Fault] = []
        for key in target.declared.purposes ?? [] where key.name.hasSuffix("UsageDescription") {
            let shown = target.declared.shown(key, in: target.developmentLanguage)
            guard let text = shown.text,
                let fault = PurposeText.fault(of: text, key: key.name, placeholders: own)
            else {
                answers.pass()
                continue
            }
            found.append(Fault(key: shown, fault: fault))
        }
        let unwritten = found.filter(\.isUnwritten)
        if let first = unwritten.first {
            answers.violation(
                Self.signal(unwritten, first), of: target, at: first.key.place, related: Self.places(unwritten))
        }
        let vague = found.filter { !$0.isUnwritten }.sorted { !$0.isPassive && $1.isPassive }
        guard let first = vague.first else { return }
        answers.review(
            Self.signal(vague, first), of: target, at: first.key.place,
            certainty: first.isPassive ? .possible : .likely, impact: first.isPassive ? .minor : nil,
            related: Self.places(vague))
    }

    /// A key with what is wrong with its text.
    private struct Fault {
        let key: BundleKey
        let fault: PurposeText.Fault

        /// Whether nobody wrote a text.
        var isUnwritten: Bool {
            switch fault {
            case .empty, .placeholder: true
            case .withoutPurpose, .passive, .unneeded: false
            }
        }

        var isPassive: Bool { if case .passive = fault { true } else { false } }
    }

    private static func signal(_ all: [Fault], _ first: Fault) -> Signal {
        Signal(first: Unclear(key: first.key.name, fault: first.fault), others: all.dropFirst().map(\.key.name))
    }

    private static func places(_ all: [Fault]) -> [RelatedPlace] {
        all.dropFirst().map { RelatedPlace(place: $0.key.place, why: Self.also) }
    }

    private static let also = Bilingual(en: "This one is unclear as well.", ko: "이 문구도 분명하지 않습니다.")

    func phrase(_ signal: Signal) -> Phrasing {
        let first = Self.message(signal.first)
        let fix = Self.fix(signal.first.fault)
        guard !signal.others.isEmpty else { return Phrasing(message: first, fix: fix) }
        let keys = signal.others.joined(separator: ", ")
        return Phrasing(
            message: Bilingual(
                en: "\(first.en) The same goes for \(keys).", ko: "\(first.ko) 다음 문구도 분명하지 않습니다: \(keys)."),
            fix: fix)
    }

    private static func message(_ unclear: Unclear) -> Bilingual {
        let key = unclear.key
        switch unclear.fault {
        case .empty:
            return Bilingual(en: "\(key) is empty.", ko: "\(key) 문구가 비어 있습니다.")
        case .placeholder(let text):
            return Bilingual(en: "\(key) is a placeholder: “\(text)”.", ko: "\(key) 문구가 임시 문구입니다: “\(text)”.")
        case .withoutPurpose(let text):
            return Bilingual(
                en: "\(key) says what is asked for, and not what for: “\(text)”.",
                ko: "\(key) 문구가 무엇을 요청하는지만 말하고 왜 필요한지는 말하지 않습니다: “\(text)”.")
        case .unneeded(let text):
            return Bilingual(
                en: "\(key) says that the app has no need of it: “\(text)”. Then nothing should ask for it.",
                ko: "\(key) 문구가 앱에 필요하지 않다고 말합니다: “\(text)”. 그렇다면 요청하는 코드도 없어야 합니다.")
        case .passive(let words):
            return Bilingual(
                en: "\(key) says that something “\(words)”, and not what people get for it.",
                ko: "\(key) 문구가 필요하다고만 말하고(“\(words)”) 허용하면 무엇을 할 수 있는지는 말하지 않습니다.")
        }
    }

    private static func fix(_ fault: PurposeText.Fault) -> Bilingual {
        if case .unneeded = fault {
            return Bilingual(
                en: "Remove the key; where a library asks nevertheless, say what people get from that.",
                ko: "이 키를 지우세요. 라이브러리가 요청한다면 허용했을 때 무엇을 할 수 있는지 적으세요.")
        }
        return Bilingual(
            en: "Say in one active sentence what people can do with it, with an example of this app.",
            ko: "허용하면 무엇을 할 수 있는지 이 앱의 예를 들어 능동형 한 문장으로 쓰세요.")
    }
}
