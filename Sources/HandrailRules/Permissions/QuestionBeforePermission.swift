import HandrailModel
import HandrailSource
import HandrailStandards

/// A screen or an alert of the app's own before a permission alert that decides for people, or lets them around it.
struct QuestionBeforePermission: TargetRule {
    static let info = RuleInfo(
        id: "question-before-permission",
        title: Bilingual(en: "Question of its own before a permission", ko: "권한 요청 전에 앱이 먼저 던지는 질문"),
        reason: Bilingual(
            en: "People answer in the system's alert alone; a button called Allow before it, a way around it or a "
                + "reward makes them answer twice, or for something else.",
            ko: "허용 여부는 시스템 알림에서만 답하게 되어 있습니다. 그 앞에 ‘허용’ 버튼이나 건너뛰는 길, 보상을 두면 두 번 답하거나 다른 것에 "
                + "답하게 됩니다."),
        impact: .moderate, guidelines: ["privacy.pre-alert", "privacy.tracking"], criteria: [],
        examples: QuestionBeforePermissionExamples.all)

    let names = ProtectedResource.names.filter {
        // Over bytes: telling characters apart would take longer than everything else.
        $0.utf8.split(separator: UInt8(ascii: ".")).last?.starts(with: "request".utf8) ?? false
    }.union(["requestAuthorization", "UNUserNotificationCenter.current.requestAuthorization"])

    let readsTexts = true

    /// What stands before the alert.
    struct Signal: Hashable, Sendable {
        /// What is wrong with it.
        let kind: Kind
        /// The text.
        let text: String
        /// What is asked for.
        let name: Bilingual
    }

    /// What is wrong with a text before an alert.
    enum Kind: Hashable, Sendable {
        /// It is the answer that the system asks for.
        case allow
        /// It leads on without the alert.
        case around
        /// It offers something for a yes to tracking.
        case reward
        /// It tells people what to answer about tracking.
        case urging
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let asks = target.uses.compactMap { use -> (use: CodeUse, name: Bilingual, isTracking: Bool)? in
            guard use.type != nil, !use.isOfSomeBuilds else { return nil }
            if let resource = ProtectedResources.all.first(where: { $0.isAskedFor(by: use) }) {
                return (use, resource.name, resource.key == Self.tracking)
            }
            return use.asksForNotifications ? (use, Self.notifications, false) : nil
        }
        guard !asks.isEmpty else { return }
        let shown = Dictionary(grouping: target.uses.filter { $0.shownWords != nil }, by: \.type)
        let words = TextsOfKeys(target, keys: Set(shown.values.joined().compactMap { $0.shownWords?.text }))
        var told: Set<String?> = []
        for ask in asks where !told.contains(ask.use.type) {
            guard let found = Self.fault(around: ask.use, ask.isTracking, shown[ask.use.type] ?? [], words) else {
                answers.pass()
                continue
            }
            told.insert(ask.use.type)
            answers.review(
                Signal(kind: found.kind, text: found.text, name: ask.name), of: target, at: found.use.place,
                certainty: .likely, related: [RelatedPlace(place: ask.use.place, why: Self.asksHere)])
        }
    }

    private static let asksHere = Bilingual(en: "The permission is asked for here.", ko: "여기에서 권한을 요청합니다.")
    private static let notifications = Bilingual(en: "notifications", ko: "알림")
    private static let tracking = "NSUserTrackingUsageDescription"

    /// The first text of the same screen that goes too far.
    private static func fault(
        around ask: CodeUse, _ isTracking: Bool, _ texts: [CodeUse], _ words: TextsOfKeys
    ) -> (kind: Kind, text: String, use: CodeUse)? {
        let isPrompt = !(ask.type ?? "").camelCaseParts.isDisjoint(with: prompts)
        for use in texts {
            guard let shown = use.shownWords else { continue }
            // What stands in another function of a large type may belong to something else.
            let isNear = isPrompt || use.function == ask.function
            for text in words.texts(of: shown.text) {
                let lower = text.lowercased()
                if shown.mayBeButton, isAllow(lower) { return (.allow, text, use) }
                if isNear, shown.mayBeButton, around.contains(lower) { return (.around, text, use) }
                guard isTracking, isNear else { continue }
                if urging.contains(where: lower.contains) { return (.urging, text, use) }
                if rewards.contains(where: lower.contains) { return (.reward, text, use) }
            }
        }
        return nil
    }

    /// Whether the title of a button is the answer itself: “Allow”, “Allow Access”, “알림 허용”.
    private static func isAllow(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        if words.first == "allow" || words.first == "authorize" { return words.count <= 3 }
        return words.count <= 3 && ["허용", "허용하기"].contains(words.last.map(String.init) ?? "")
    }

    private static let around: Set<String> = [
        "not now", "later", "maybe later", "ask me later", "remind me later", "skip", "skip for now", "no thanks",
        "no, thanks", "no thank you", "don't allow", "don’t allow", "deny", "나중에", "나중에 하기", "나중에 할게요", "다음에",
        "다음에 하기", "건너뛰기", "허용 안 함", "허용하지 않음", "괜찮아요", "거부",
    ]
    private static let rewards = [
        "reward", "discount", "coupon", "bonus", "free gift", "unlock", "earn ", "보상", "할인", "쿠폰", "보너스", "경품",
        "포인트",
    ]
    private static let urging = [
        "tap allow", "tap “allow", "tap \"allow", "press allow", "choose allow", "select allow", "select “allow",
        "choose “allow", "‘허용’을", "“허용”을", "'허용'을", "허용을 눌러", "허용을 선택", "허용을 탭",
    ]
    /// What the names of types have in them that are there for a permission alone.
    private static let prompts: Set<String> = [
        "att", "consent", "permission", "permissions", "priming", "primer", "prompt", "tracking",
    ]

    func phrase(_ signal: Signal) -> Phrasing {
        let text = TextLine.short(signal.text)
        let name = signal.name
        switch signal.kind {
        case .allow:
            return Phrasing(
                message: Bilingual(
                    en: "“\(text)” is a button of the app's own before the system asks for \(name.en).",
                    ko: "시스템이 권한을 묻기 전에(\(name.ko)) 앱의 화면에 “\(text)” 버튼이 있습니다."),
                fix: Bilingual(
                    en: "Call it “Continue” or “Next”, so that only the system's alert is an answer.",
                    ko: "‘계속’이나 ‘다음’으로 바꿔, 시스템 알림에서만 답하게 하세요."))
        case .around:
            return Phrasing(
                message: Bilingual(
                    en: "“\(text)” leads around the system's alert for \(name.en) on the screen that prepares for it.",
                    ko: "권한 요청을 안내하는 화면에(\(name.ko)) 시스템 알림을 건너뛰는 “\(text)” 버튼이 있습니다."),
                fix: Bilingual(
                    en: "Leave one button that leads to the alert: people can say no there. Or ask where the feature "
                        + "is used.",
                    ko: "알림으로 이어지는 버튼 하나만 두세요. 거절은 알림에서 할 수 있습니다. 또는 기능을 쓸 때 요청하세요."))
        case .reward:
            return Phrasing(
                message: Bilingual(
                    en: "“\(text)” offers something for a yes before the app asks whether it may track people.",
                    ko: "추적 허용을 묻기 전에 허용의 대가를 제시합니다: “\(text)”."),
                fix: Bilingual(
                    en: "Say what the data is used for, and offer nothing for the answer.",
                    ko: "데이터를 어디에 쓰는지만 알리고, 답에 따라 주는 것이 없게 하세요."))
        case .urging:
            return Phrasing(
                message: Bilingual(
                    en: "“\(text)” tells people which answer to give before the app asks whether it may track them.",
                    ko: "추적 허용을 묻기 전에 어떤 답을 누를지 알려 줍니다: “\(text)”."),
                fix: Bilingual(
                    en: "Say what the data is used for, and leave the answer to people.",
                    ko: "데이터를 어디에 쓰는지만 알리고, 답은 사용자에게 맡기세요."))
        }
    }
}

/// The texts that tables have for some keys, in English and Korean.
struct TextsOfKeys {
    private let texts: [String: [String]]

    /// The texts of those keys that the tables of a target have.
    init(_ target: TargetFacts, keys: Set<String>) {
        var texts: [String: [String]] = [:]
        for entry in target.declared.tables.joined() where keys.contains(entry.key) {
            guard let value = entry.value, ["en", "ko", "Base"].contains(entry.language) else { continue }
            texts[entry.key, default: []].append(value)
        }
        self.texts = texts
    }

    /// What is shown for a text of the code: what tables have for it, and itself where none has.
    func texts(of key: String) -> [String] { texts[key] ?? [key] }
}

extension CodeUse {
    /// The words that it shows, where they stand in the code or are looked up under a key there.
    fileprivate var shownWords: (text: String, mayBeButton: Bool)? {
        guard case .text(let text) = api else { return nil }
        switch text.sink {
        case .view, .alert, .title, .notice, .anywhere: break
        case .notification, .speech: return nil
        }
        switch text.form {
        case .literal(let words): return (words, text.sink == .view || text.sink == .alert)
        case .lookup(let key, let function):
            return (key, !["Toggle", "Section", "navigationTitle", "navigationBarTitle"].contains(function))
        case .joined, .number, .list, .format, .filled, .plural: return nil
        }
    }
}

extension String {
    /// The words of a name of a type, in lower case.
    fileprivate var camelCaseParts: Set<String> { Set(split { !$0.isLetter }.flatMap { String($0).camelCaseWords }) }
}
