import HandrailModel
import HandrailSemantics
import HandrailSource

/// An app or a screen that allows one orientation only, or turns by itself.
struct OrientationForced: CodeUseRule, TargetRule {
    static let info = RuleInfo(
        id: "orientation-forced",
        title: Bilingual(en: "Forced orientation", ko: "고정된 화면 방향"),
        reason: Bilingual(
            en: "Some people's devices are mounted on a wheelchair or a bed and cannot be turned to suit an app.",
            ko: "휠체어나 침대에 기기를 고정해 두어 앱에 맞춰 돌릴 수 없는 사람도 있습니다."),
        impact: .moderate, guidelines: ["layout.orientations"], criteria: ["WCAG 2.2 1.3.4"],
        examples: OrientationForcedExamples.all)

    let apis: Set<CodeUse.Kind> = [.orientations, .turn]

    /// What is forced.
    struct Signal: Hashable, Sendable {
        /// The orientations that are left.
        let names: [String]
        /// What is held to them.
        let what: Subject
        /// The question by which code tells phones from other devices, where only phones are held so.
        var phones: String?
        /// The build setting that says so.
        var setting: String?
    }

    /// What is held to some orientations.
    enum Subject: Hashable, Sendable {
        case app, screen
        /// The app on phones, by a key of its `Info.plist`.
        case phones
        /// The app on iPads, by a key of its own, or on both.
        case pads, phonesAndPads
        /// The screen, to the way it is held when it opens, for good or on systems that still ask.
        case opening(ofOldSystems: Bool)
        /// The device as it is held, by code that turns the screen; by a key that systems ignore from iOS 16 on.
        case turn(byKey: Bool)
    }

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        let holdsPlayer = code.screen?.screen.tree.holdsPlayer ?? false
        for use in code.uses {
            switch use.api {
            case .orientations(let names, let isApp):
                if Self.isOneWay(names), isApp || !holdsPlayer {
                    answers.review(
                        Signal(names: names, what: isApp ? .app : .screen, phones: use.condition?.text), of: use,
                        in: code, certainty: .likely, related: isApp ? [] : Self.turns(besides: code))
                } else {
                    answers.pass()
                }
            case .keptOrientation(let isOld):
                if holdsPlayer || (isOld && Self.isNew(code.screen?.screen.platforms ?? [])) {
                    answers.pass()
                } else {
                    answers.review(Signal(names: [], what: .opening(ofOldSystems: isOld)), of: use, in: code)
                }
            case .turn(let names, let byKey) where Self.isOneWay(names):
                let isIgnored = byKey && Self.isNew(code.screen?.screen.platforms ?? [])
                if holdsPlayer || isIgnored || Self.isLocked(code.screen) {
                    answers.pass()
                } else {
                    answers.review(
                        Signal(names: names, what: .turn(byKey: byKey)), of: use, in: code, certainty: .likely)
                }
            default: break
            }
        }
    }

    /// Whether what a screen allows holds it one way, which is told where it is said: turning it besides changes
    /// nothing.
    private static func isLocked(_ screen: PerceivedTree?) -> Bool {
        uses(on: screen).contains { use in
            if case .orientations(let names, false) = use.api { isOneWay(names) } else { false }
        }
    }

    /// The code that turns a screen which is held one way anyhow.
    private static func turns(besides code: CodeBlockView) -> [RelatedPlace] {
        uses(on: code.screen).compactMap { use in
            guard case .turn(_, let byKey) = use.api else { return nil }
            return RelatedPlace(place: use.place, why: byKey ? ignored : turned)
        }
    }

    private static func uses(on screen: PerceivedTree?) -> [CodeUse] { screen?.screen.tree.code.flatMap(\.uses) ?? [] }

    private static let ignored = Bilingual(
        en: "This turns the screen as well; from iOS 16 on it does nothing.",
        ko: "여기에서도 화면을 돌립니다. iOS 16부터는 아무 효과가 없습니다.")
    private static let turned = Bilingual(en: "This turns the screen as well.", ko: "여기에서도 화면을 돌립니다.")

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let runsOnPhones = target.platforms.isEmpty || target.platforms.contains { $0.platform == .iOS }
        guard runsOnPhones else { return }
        let phones = Self.names(in: target, by: Self.key)
        let pads = Self.names(in: target, by: Self.key + "~ipad")
        switch (phones.flatMap(Self.oneWay), pads.flatMap(Self.oneWay)) {
        case (let phone?, let pad?) where phone.names == pad.names:
            answers.review(
                Signal(names: phone.names, what: .phonesAndPads, setting: phone.setting), of: target, at: phone.place,
                certainty: .likely,
                related: [RelatedPlace(place: pad.place, why: Self.onPads)].filter { $0.place != phone.place })
        case (let phone?, _):
            answers.review(
                Signal(names: phone.names, what: .phones, setting: phone.setting), of: target, at: phone.place,
                certainty: .likely)
        case (nil, let pad?):
            answers.review(
                Signal(names: pad.names, what: .pads, setting: pad.setting), of: target, at: pad.place,
                certainty: .likely)
        case (nil, nil): if phones != nil { answers.pass() }
        }
    }

    private static let onPads = Bilingual(en: "The same on iPads.", ko: "iPad에서도 같습니다.")

    /// The orientations that a key of a target lists.
    private struct Listed {
        let names: [String]
        let setting: String?
        let place: SourcePlace
    }

    private static func names(in target: TargetFacts, by key: String) -> Listed? {
        guard let key = target.keys.last(where: { $0.name == key }), !key.list.isEmpty else { return nil }
        return Listed(names: key.list.map { members[$0] ?? $0 }, setting: key.setting, place: key.place)
    }

    private static func oneWay(_ listed: Listed) -> Listed? { isOneWay(listed.names) ? listed : nil }

    private static let key = "UISupportedInterfaceOrientations"
    private static let members = [
        "UIInterfaceOrientationPortrait": "portrait", "UIInterfaceOrientationPortraitUpsideDown": "portraitUpsideDown",
        "UIInterfaceOrientationLandscapeLeft": "landscapeLeft",
        "UIInterfaceOrientationLandscapeRight": "landscapeRight",
    ]

    /// Whether the app runs on no system that still asks a screen whether it turns.
    private static func isNew(_ platforms: [PlatformVersion]) -> Bool {
        let version = platforms.first { $0.platform == .iOS }?.version
        return version.map { $0 >= Version(16) } ?? false
    }

    /// Whether all of them are upright, or all lie on the side.
    private static func isOneWay(_ names: [String]) -> Bool {
        guard !names.isEmpty else { return false }
        return names.allSatisfy { $0.hasPrefix("portrait") } || names.allSatisfy { $0.hasPrefix("landscape") }
    }

    private static func devices(_ what: Subject) -> Bilingual {
        switch what {
        case .pads: Bilingual(en: "iPad", ko: "iPad")
        case .phonesAndPads: Bilingual(en: "iPhone or iPad", ko: "iPhone과 iPad")
        case .app, .screen, .phones, .opening, .turn: Bilingual(en: "iPhone", ko: "iPhone")
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let names = signal.names.map { ".\($0)" }.joined(separator: ", ")
        let allow = Wording(
            en: "Allow .all, and let the layout follow the size of the window, unless one orientation is essential.",
            ko: "한 방향이 꼭 필요한 경우가 아니면 .all을 허용하고 레이아웃이 창 크기를 따르게 하세요.")
        switch signal.what {
        case .app:
            return Phrasing(
                message: Bilingual(
                    en: "The app allows \(names) only: on a device mounted the other way everything lies on its side.",
                    ko: "앱이 \(names) 방향만 허용합니다. 다른 방향으로 고정된 기기에서는 모든 내용이 옆으로 누워 보입니다."),
                fix: allow)
        case .phones, .pads, .phonesAndPads:
            let devices = Self.devices(signal.what)
            let place = signal.setting.map {
                Bilingual(en: " in the build setting \($0)", ko: "빌드 설정 \($0)의 ")
            }
            let fix = Wording(
                en: """
                    List the other orientations\(place?.en ?? "") as well, and let the layout follow the size of the \
                    window, unless one orientation is essential.
                    """,
                ko: """
                    한 방향이 꼭 필요한 경우가 아니면 나머지 방향도 \(place?.ko ?? "")목록에 넣고 레이아웃이 창 크기를 따르게 하세요.
                    """)
            return Phrasing(
                message: Bilingual(
                    en: """
                        On an \(devices.en) the app allows \(names) only: on one that is mounted the other way \
                        everything lies on its side.
                        """,
                    ko: """
                        \(devices.ko)에서 앱이 \(names) 방향만 허용합니다. 다른 방향으로 고정된 기기에서는 모든 내용이 옆으로 누워 보입니다.
                        """),
                fix: fix, inViews: fix)
        case .screen:
            let asked = signal.phones.map { Bilingual(en: " on phones (\($0))", ko: "iPhone(\($0))에서 ") }
            return Phrasing(
                message: Bilingual(
                    en: """
                        This screen allows \(names) only\(asked?.en ?? ""): on a device mounted the other way it lies \
                        on its side.
                        """,
                    ko: """
                        이 화면은 \(asked?.ko ?? "")\(names) 방향만 허용합니다. 다른 방향으로 고정된 기기에서는 화면이 옆으로 누워 보입니다.
                        """),
                fix: allow)
        case .opening(let isOld):
            return Phrasing(
                message: Bilingual(
                    en: """
                        This screen does not turn with the device\(isOld ? " before iOS 16" : ""): it stays the way \
                        the device was held when it opened.
                        """,
                    ko: "이 화면은 \(isOld ? "iOS 16 이전에서 " : "")기기를 돌려도 따라 돌지 않고, 열릴 때의 방향으로 남아 있습니다."),
                fix: Wording(
                    en: """
                        Let the screen turn, and let the layout follow the size of the window, unless a task needs it \
                        to stay still.
                        """,
                    ko: "작업 중 화면이 멈춰 있어야 하는 경우가 아니면 화면이 따라 돌게 하고 레이아웃이 창 크기를 따르게 하세요."))
        case .turn(let byKey):
            return Phrasing(
                message: Bilingual(
                    en: """
                        This code turns the screen to \(names), however the device is \
                        held\(byKey ? "; from iOS 16 on it does nothing" : "").
                        """,
                    ko: """
                        이 코드는 기기를 어떻게 들고 있든 화면을 \(names) 방향으로 돌립니다.\
                        \(byKey ? " iOS 16부터는 아무 효과가 없습니다." : "")
                        """),
                fix: Wording(
                    en: "Let people turn the device, or offer a button that turns the content and back.",
                    ko: "사용자가 직접 기기를 돌리게 하거나, 방향을 바꾸고 되돌리는 버튼을 제공하세요."))
        }
    }
}

extension ElementTree {
    /// Whether a video, a map, a drawing or something that could not be looked into is on the screen.
    fileprivate var holdsPlayer: Bool {
        elements.contains { element in
            switch element.kind {
            case .video, .canvas, .map, .opaque, .animationPlayer: true
            default: false
            }
        }
    }
}
