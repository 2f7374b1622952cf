import HandrailModel
import HandrailStandards

/// What the focus of Full Keyboard Access comes to, in which order, and what stays out of its reach.
///
/// Certainty: that Tab visits what responds to people and passes by plain text is documented, as is that arrows move
/// inside groups; that bars of tabs, segmented controls, lists and data tables are such groups is derived. A link
/// inside a text is never reached (CVS Health, heard and tried on devices). SwiftUI's own focus (`focusable`) is
/// another matter and is not followed.
public struct FullKeyboardAccessTour: Sendable {
    /// What takes the focus, in order.
    public let stops: [FullKeyboardAccessStop]
    /// Position in `stops` for each stop of VoiceOver's tour; `nil` where the focus does not come.
    public let positions: [Int?]
    /// Whether each stop of VoiceOver's tour answers to people.
    public let responses: [Responsiveness]
    /// Shortcuts that take the system's keys.
    public let clashes: [ShortcutClash]
    private let tour: VoiceOverTour

    /// The way of the focus through what VoiceOver tours.
    public init(_ tour: VoiceOverTour) {
        self.tour = tour
        let responses = tour.stops.map { Responsiveness($0.node) }
        var stops: [FullKeyboardAccessStop] = []
        var positions = [Int?](repeating: nil, count: tour.stops.count)
        var clashes: [ShortcutClash] = []
        for (index, stop) in tour.stops.enumerated() {
            for shortcut in stop.node.shortcuts {
                guard let meaning = SystemShortcut.meaning(of: shortcut), stop.node.clashes(with: meaning) else {
                    continue
                }
                clashes.append(ShortcutClash(stop: index, shortcut: shortcut, meaning: meaning))
            }
            guard responses[index].answer == .responds else { continue }
            positions[index] = stops.count
            stops.append(Self.next(index, after: stops.last, group: tour.keyboardGroup(of: stop)))
        }
        self.stops = stops
        self.positions = positions
        self.responses = responses
        self.clashes = clashes
    }

    /// The focus on a stop; `nil` where it does not come.
    public func focus(on stop: Int) -> FullKeyboardAccessStop? {
        guard positions.indices.contains(stop), let position = positions[stop] else { return nil }
        return stops[position]
    }

    /// Keys that act on a stop; empty where the focus does not come, except for shortcuts, which need none.
    public func commands(on stop: Int) -> [KeyCommand] {
        guard tour.stops.indices.contains(stop) else { return [] }
        let node = tour.stops[stop].node
        return focus(on: stop) == nil ? node.shortcuts.map(KeyCommand.shortcut) : KeyCommand.commands(for: node)
    }

    /// Why the focus comes to a stop, or does not.
    public func trace(of stop: Int) -> Trace {
        guard responses.indices.contains(stop) else { return Trace() }
        var trace = Trace()
        trace.add(responses[stop].sentence, place: tour.stops[stop].node.place)
        guard let focus = focus(on: stop) else {
            trace.add(Bilingual(en: "Tab passes it by.", ko: "Tab으로 이동하지 않습니다."))
            return trace
        }
        trace.add(Bilingual(en: "Tab comes here after \(focus.tabs) presses.", ko: "Tab을 \(focus.tabs)번 누르면 도달합니다."))
        if focus.group != nil, focus.arrows > 0 {
            trace.add(
                Bilingual(
                    en: "Inside its group the arrows are pressed \(focus.arrows) times.",
                    ko: "그룹 안에서 화살표 키를 \(focus.arrows)번 누릅니다."))
        }
        return trace
    }

    private static func next(_ stop: Int, after last: FullKeyboardAccessStop?, group: Int?) -> FullKeyboardAccessStop {
        guard let last else { return FullKeyboardAccessStop(stop: stop, tabs: 1, group: group) }
        if let group, last.group == group {
            return FullKeyboardAccessStop(stop: stop, tabs: last.tabs, arrows: last.arrows + 1, group: group)
        }
        return FullKeyboardAccessStop(stop: stop, tabs: last.tabs + 1, group: group)
    }
}

extension VoiceOverTour {
    /// The innermost container around a stop whose elements the arrow keys go through.
    fileprivate func keyboardGroup(of stop: VoiceOverStop) -> Int? {
        stop.containers.last { index in
            switch containers[index].node.container {
            case .list, .dataTable, .series, .tabBar: true
            case .semanticGroup, .landmark, nil: false
            }
        }
    }
}

extension AccessibilityNode {
    /// Whether it does something else than what its keys mean already.
    fileprivate func clashes(with meaning: SystemShortcut.Meaning) -> Bool {
        switch meaning {
        case .system, .voiceOver: true
        case .editing(let command):
            label.map { $0.knowledge == .certain && command.isMeant(by: $0.text.en) == false } ?? false
        }
    }
}
