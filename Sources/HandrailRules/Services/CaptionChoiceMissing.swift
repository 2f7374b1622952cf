import HandrailModel
import HandrailSource

/// A player of the app's own without a way to choose captions or a spoken description.
struct CaptionChoiceMissing: TargetRule {
    static let info = RuleInfo(
        id: "caption-choice-missing",
        title: Bilingual(en: "Player without a choice of captions", ko: "자막을 고를 수 없는 플레이어"),
        reason: Bilingual(
            en: "The player of the system lets people choose captions and audio description; a player of one's own has "
                + "only what is built into it.",
            ko: "시스템 플레이어에서는 자막과 오디오 설명을 고를 수 있습니다. 직접 만든 플레이어에는 만든 기능만 있습니다."),
        impact: .serious, guidelines: ["accessibility.media-alternatives", "accessibility.subtitle-languages"],
        criteria: ["WCAG 2.2 1.2.2", "WCAG 2.2 1.2.5"], examples: examples)

    private static func player(_ code: String) -> String { RuleExample.start(code) }

    private static let layer = "layer.addSublayer(↓AVPlayerLayer(player: player))"
    private static let plainLayer = "layer.addSublayer(AVPlayerLayer(player: player))"
    private static let criteria = "player.appliesMediaSelectionCriteriaAutomatically = false"

    private static let examples: [RuleExample] = [
        RuleExample(.review, player(layer + "\n        player.seek(to: time)"), files: RuleExample.app),
        RuleExample(.review, player("↓" + criteria), files: RuleExample.app),
        RuleExample(
            .silent,
            player(plainLayer + "\n        player.seek(to: time)\n        item.select(option, in: group)"),
            files: RuleExample.app),
        RuleExample(
            .silent, player("present(AVPlayerViewController(), animated: true)"), files: RuleExample.app),
        RuleExample(
            .silent, player(plainLayer + "\n        player.seek(to: time)\n        player.isMuted = true"),
            files: RuleExample.app),
        RuleExample(
            .nearMiss("a film that nobody can wind is a background"), player(plainLayer), files: RuleExample.app),
    ]

    private static let choices: Set<String> = [
        "select", "selectMediaOption", "mediaSelectionGroup", "loadMediaSelectionGroup", "AVMediaSelectionGroup",
        "mediaSelectionGroupForMediaCharacteristic", "setMediaSelectionCriteria", "AVPlayerViewController",
        "VideoPlayer", "AVPlayerItemLegibleOutput", "MACaptionAppearanceGetDisplayType",
    ]

    let names = Self.choices.union([
        "AVPlayerLayer", "seek", "seekToTime", "isMuted", "muted", "appliesMediaSelectionCriteriaAutomatically",
        "AVPlayerLooper",
    ])

    /// What keeps people from captions.
    enum Signal: Hashable, Sendable {
        /// Nothing chooses them.
        case noChoice
        /// What people chose in Settings is not applied.
        case settingsIgnored
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let chooses = target.usesOfProject.contains { $0.isNamed(among: Self.choices) }
        if let use = target.uses.first(where: Self.ignoresSettings) {
            if chooses { return answers.pass() }
            return answers.review(.settingsIgnored, of: target, at: use.place, certainty: .likely)
        }
        guard let layer = target.uses.first(where: { $0.isNamed(among: ["AVPlayerLayer"]) && !$0.isOfSomeBuilds })
        else { return }
        let isWound = target.usesOfProject.contains { use in
            use.isNamed(among: ["seek", "seekToTime"]) && !use.arguments.isEmpty
        }
        let isBackground = target.usesOfProject.contains { $0.isMute || $0.isNamed(among: ["AVPlayerLooper"]) }
        if chooses || isBackground || !isWound {
            answers.pass()
        } else {
            answers.review(.noChoice, of: target, at: layer.place)
        }
    }

    private static func ignoresSettings(_ use: CodeUse) -> Bool {
        use.isNamed(among: ["appliesMediaSelectionCriteriaAutomatically"])
            && use.arguments.contains { $0.label == "=" && $0.value == .flag(false) }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let message: Bilingual =
            switch signal {
            case .noChoice:
                Bilingual(
                    en: "The app shows films in a player of its own, and nothing in it chooses captions or audio.",
                    ko: "직접 만든 플레이어로 영상을 보여 주지만 자막이나 다른 음성을 고르는 코드가 없습니다.")
            case .settingsIgnored:
                Bilingual(
                    en: "What people chose for captions in Settings is not applied, and nothing here chooses instead.",
                    ko: "설정에서 고른 자막을 적용하지 않으며, 대신 고르는 코드도 없습니다.")
            }
        return Phrasing(
            message: message,
            fix: Bilingual(
                en: "Use AVPlayerViewController or VideoPlayer, or offer the options of the legible and audible media "
                    + "selection groups.",
                ko: "AVPlayerViewController나 VideoPlayer를 쓰거나, legible·audible 미디어 선택 그룹의 항목을 고를 수 있게 하세요."))
    }
}

extension CodeUse {
    /// Whether it mutes something.
    fileprivate var isMute: Bool {
        isNamed(among: ["isMuted", "muted"]) && arguments.contains { $0.label == "=" && $0.value == .flag(true) }
    }
}
