package import HandrailModel
package import HandrailSimulation
import HandrailTranscripts

/// Switch Control in step scanning: one key goes on to the next item, another selects it.
package struct SwitchControlOperation: FeatureOperation {
    /// Switch Control.
    package static let feature = AssistiveFeature.switchControl

    /// What the highlight is in.
    private enum Level: Sendable {
        /// The items of the screen, or of the groups that were gone into, by their positions.
        case items
        /// The menu of a stop.
        case menu(stop: Int, entries: [SwitchControlMenuEntry])
    }

    private let screen: SessionScreen
    private let scan: SwitchControlScan
    private let language: ReportLanguage
    private var groups: [Int] = []
    private var level = Level.items
    /// Position of what is highlighted; `nil` before the first press.
    private var position: Int?
    /// Presses so far.
    package private(set) var presses = 0

    /// Nothing is highlighted yet.
    package init(_ screen: SessionScreen, language: ReportLanguage) {
        self.screen = screen
        self.language = language
        scan = SwitchControlScan(screen.voiceOver.tour)
    }

    private var items: [SwitchControlItem] { groups.reduce(scan.items) { $0[$1].items } }

    /// Items of the level; in a group its frame comes last, by which it is left.
    private var count: Int {
        switch level {
        case .items: items.count + (groups.isEmpty ? 0 : 1)
        case .menu(_, let entries): entries.count
        }
    }

    /// Index of the stop that is highlighted, or whose menu is open.
    package var stop: Int? {
        switch level {
        case .menu(let stop, _): return stop
        case .items:
            guard let position, items.indices.contains(position), case .element(let stop) = items[position].kind else {
                return nil
            }
            return stop
        }
    }

    /// What is highlighted.
    package var current: String {
        guard count > 0 else { return "" }
        guard let position else {
            return Bilingual(en: "Nothing is highlighted yet: press Space.", ko: "아직 강조 표시된 항목이 없습니다. Space를 누르세요.")[
                language]
        }
        return name(position)
    }

    private func name(_ position: Int) -> String { Self.name(position, level, items, screen, language) }

    private static func name(
        _ position: Int, _ level: Level, _ items: [SwitchControlItem], _ screen: SessionScreen,
        _ language: ReportLanguage
    ) -> String {
        if case .menu(_, let entries) = level { return entries[position].title[language] }
        guard items.indices.contains(position) else {
            return Bilingual(en: "(the group: leave it)", ko: "(그룹 전체: 나가기)")[language]
        }
        switch items[position].kind {
        case .element(let stop): return screen.voiceOver.tour.stops[stop].node.shownName(language)
        case .group(let container):
            let name = screen.voiceOver.tour.containers[container].node.label.map { " “\($0[language])”" } ?? ""
            let count = items[position].items.count
            return Bilingual(en: "group\(name): \(count) items", ko: "그룹\(name): 항목 \(count)개")[language]
        }
    }

    /// Presses so far.
    package var details: String { Bilingual(en: "presses: \(presses)", ko: "누른 횟수: \(presses)")[language] }

    /// The items of the level.
    package var body: SessionContent.Body {
        let (level, items, screen, language) = (level, items, screen, language)
        return .list(count: count, marked: position) { position in
            "\(position + 1). " + Self.name(position, level, items, screen, language)
        }
    }

    // MARK: Keys

    /// The keys that matter most.
    package static let keys = Bilingual(
        en: "q quit  Space next  ⏎ select  ← back  Esc leave  c cases  ? help",
        ko: "q 종료  Space 다음  ⏎ 선택  ← 이전  Esc 나가기  c 조건  ? 도움말")

    /// All its keys.
    package static let help: [(keys: String, meaning: Bilingual)] =
        [
            ("Space →", Bilingual(en: "the switch that goes on to the next item", ko: "다음 항목으로 넘어가는 스위치")),
            (
                "⏎",
                Bilingual(
                    en: "the switch that selects: goes into a group, opens the menu, takes its entry",
                    ko: "선택하는 스위치 (그룹 들어가기, 메뉴 열기, 메뉴 항목 실행)")
            ),
            ("←", Bilingual(en: "the previous item", ko: "이전 항목")),
            ("Esc", Bilingual(en: "close the menu, or leave the group", ko: "메뉴 닫기, 그룹 나가기")),
        ] + SessionKeys.common + [("q", Bilingual(en: "quit", ko: "종료"))]

    /// Goes on, back, in or out.
    package mutating func press(_ key: TerminalKey) -> FeatureStep? {
        switch key {
        case .character(" "), .right, .down, .tab: return go(by: 1)
        case .left, .up, .backTab: return go(by: -1)
        case .enter: return select()
        case .escape: return leave()
        default: return nil
        }
    }

    private mutating func go(by step: Int) -> FeatureStep {
        guard count > 0 else { return FeatureStep() }
        presses += 1
        // The scan begins anew at its end.
        position = position.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
        return FeatureStep(speech: current)
    }

    private mutating func select() -> FeatureStep {
        guard let position else {
            return FeatureStep(message: current)
        }
        presses += 1
        switch level {
        case .menu(let stop, let entries): return take(entries[position], of: stop)
        case .items:
            guard items.indices.contains(position) else { return leaveGroup() }
            switch items[position].kind {
            case .group:
                groups.append(position)
                self.position = 0
            case .element(let stop):
                level = .menu(stop: stop, entries: scan.menu(of: stop))
                self.position = 0
            }
            return FeatureStep(speech: current)
        }
    }

    private mutating func take(_ entry: SwitchControlMenuEntry, of stop: Int) -> FeatureStep {
        closeMenu(of: stop)
        switch entry {
        case .tap: return FeatureStep(message: screen.voiceOver.tour.stops[stop].node.activation.tapped[language])
        case .increment, .decrement, .scroll, .escape, .action:
            let title = entry.title
            return FeatureStep(
                message: Bilingual(en: "“\(title.en)” is performed.", ko: "‘\(title.ko)’ 동작을 실행합니다.")[language])
        }
    }

    private mutating func closeMenu(of stop: Int) {
        level = .items
        position = scan.paths.indices.contains(stop) ? scan.paths[stop]?.positions.last : nil
    }

    private mutating func leave() -> FeatureStep {
        switch level {
        case .menu(let stop, _):
            closeMenu(of: stop)
            return FeatureStep(speech: current)
        case .items: return leaveGroup()
        }
    }

    private mutating func leaveGroup() -> FeatureStep {
        guard let group = groups.popLast() else { return FeatureStep() }
        position = group
        return FeatureStep(speech: current)
    }
}
