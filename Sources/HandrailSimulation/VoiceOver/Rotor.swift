import HandrailModel

/// What the rotor offers on a screen, and where it leads.
public struct Rotor: Sendable {
    /// Kinds that lead somewhere, with the stops they lead to, in the order of turning.
    public let entries: [(kind: RotorKind, stops: [Int])]

    /// The rotor of a tour. Kinds that would lead nowhere are not offered.
    public init(_ tour: VoiceOverTour) {
        let kinds: [RotorKind] = [.headings, .links, .controls, .textFields, .images]
        var entries = kinds.map { kind in (kind, tour.stops.filter { $0.node.belongs(to: kind) }.map(\.index)) }
        entries.append((.containers, Self.containerStarts(tour)))
        let names = tour.stops.flatMap(\.node.rotors) + tour.containers.flatMap(\.node.rotors)
        // Where the entries of a custom rotor are is known to the app alone.
        for name in names where !entries.contains(where: { $0.0 == .custom(name.text.en) }) {
            entries.append((.custom(name.text.en), []))
        }
        self.entries = entries.filter { entry in
            if case .custom = entry.0 { true } else { !entry.1.isEmpty }
        }.map { (kind: $0.0, stops: $0.1) }
    }

    /// The kinds offered while a stop is in focus.
    public func kinds(at stop: VoiceOverStop) -> [RotorKind] {
        var kinds = entries.map(\.kind)
        if !stop.actions.isEmpty { kinds.append(.actions) }
        if stop.node.traits.contains(.adjustable) { kinds.append(.adjustValue) }
        return kinds
    }

    /// The stops that a kind leads to, in order.
    public func stops(of kind: RotorKind) -> [Int] { entries.first { $0.kind == kind }?.stops ?? [] }

    private static func containerStarts(_ tour: VoiceOverTour) -> [Int] {
        var starts: [Int] = []
        for container in tour.containers where !container.stops.isEmpty {
            if !starts.contains(container.stops.lowerBound) { starts.append(container.stops.lowerBound) }
        }
        return starts.sorted()
    }
}

extension AccessibilityNode {
    /// Whether a rotor leads here.
    fileprivate func belongs(to kind: RotorKind) -> Bool {
        switch kind {
        case .headings: traits.contains(.header)
        case .links: traits.contains(.link)
        case .controls:
            !traits.isDisjoint(with: [
                .button, .toggle, .adjustable, .textEntry, .secureTextEntry, .searchField, .tab, .popUpButton,
            ])
        case .textFields: !traits.isDisjoint(with: [.textEntry, .secureTextEntry, .searchField])
        case .images: traits.contains(.image)
        case .containers, .custom, .actions, .adjustValue: false
        }
    }
}
