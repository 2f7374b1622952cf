import HandrailSource

/// The ways that begin on one screen.
struct ScreenExits {
    private let screen: Screen
    private let position: Int
    private let index: ScreenIndex

    /// The ways that begin on the screen at a position of an audit.
    init(_ screen: Screen, at position: Int, index: ScreenIndex) {
        self.screen = screen
        self.position = position
        self.index = index
    }

    /// The ways in the order of the elements that people act on, then those of which no element is known.
    var edges: [NavigationEdge] {
        let linked = screen.links.flatMap(edges(of:))
        let all = linked + open(besides: Set(linked.compactMap(\.element))) + outside
        let places = all.indices.map { (element: all[$0].element ?? Int.max, position: $0) }
        return places.sorted { ($0.element, $0.position) < ($1.element, $1.position) }.map { all[$0.position] }
    }

    // MARK: Links

    private func edges(of link: ScreenLink) -> [NavigationEdge] {
        let target = index.target(of: link)
        let triggers = triggers(of: link)
        guard !triggers.isEmpty else { return [edge(nil, link.place, target, link.manner)] }
        return triggers.map { edge($0.element, $0.action ?? link.place, target, link.manner) }
    }

    /// Something that people act on, with where it is written what it does.
    private struct Trigger {
        let element: Int
        let action: SourcePlace?
    }

    private func triggers(of link: ScreenLink) -> [Trigger] {
        if let source = link.source {
            return screen.tree.elements.firstIndex { $0.place == source }.map {
                [Trigger(element: $0, action: link.place)]
            } ?? []
        }
        guard let place = link.place else {
            guard case .controller(let name) = link.target else { return [] }
            return acting { $0.calls.contains(name) }
        }
        for (index, element) in screen.tree.elements.enumerated()
        where element.attributeKinds.contains(.screen(.presents)) {
            for use in screen.tree[index].attributes where use.place == place {
                guard case .screen(.presents(let kind, let property)) = use.attribute else { continue }
                if let property { return triggers(setting: property) }
                return kind == .navigationDestination ? valueLinks : []
            }
        }
        return enclosing(place).map { [Trigger(element: $0, action: place)] } ?? []
    }

    /// Controls that set the property that a presentation waits for.
    private func triggers(setting property: String) -> [Trigger] {
        let name = Self.name(of: property)
        let acting = acting { summary in
            summary.toggles.contains { Self.name(of: $0) == name }
                || summary.assignments.contains {
                    Self.name(of: $0.target) == name && $0.value != "nil" && $0.value != "false"
                }
        }
        let bound = screen.tree.elements.indices.compactMap { index -> Trigger? in
            guard screen.tree.elements[index].attributeKinds.contains(.state(.binding)) else { return nil }
            let use = screen.tree[index].attributes.first { use in
                if case .state(.binding(let text)) = use.attribute { Self.name(of: text) == name } else { false }
            }
            return use.map { Trigger(element: index, action: $0.place) }
        }
        return acting + bound
    }

    /// The last name of a property as written, such as `isOpen` of `$model.isOpen`.
    private static func name(of property: String) -> Substring {
        let last = property.split(separator: ".").last ?? Substring(property)
        return last.drop { $0 == "$" }
    }

    /// Links that only say which value they stand for: what that brings up is known where it can be one screen only.
    private var valueLinks: [Trigger] {
        let places = screen.links.filter { $0.manner == .push }.compactMap(\.place)
        let destinations = screen.tree.elements.indices.reduce(0) { count, index in
            count + screen.tree[index].attributes.count { use in
                if case .screen(.presents(.navigationDestination, by: nil)) = use.attribute { true } else { false }
            }
        }
        guard destinations == 1 else { return [] }
        return screen.tree.elements.indices.filter { index in
            let element = screen.tree.elements[index]
            return element.kind == .navigationLink && !places.contains { Self.contains(element.extent, $0) }
        }.map { Trigger(element: $0, action: nil) }
    }

    /// Elements that do something which `condition` holds for.
    private func acting(_ condition: (ActionSummary) -> Bool) -> [Trigger] {
        screen.tree.elements.indices.compactMap { index in
            let kinds = screen.tree.elements[index].attributeKinds
            guard kinds.contains(.code(.action)) || kinds.contains(.interaction(.gesture)) else { return nil }
            let use = screen.tree[index].attributes.first { $0.attribute.summary.map(condition) ?? false }
            return use.map { Trigger(element: index, action: $0.place) }
        }
    }

    /// The innermost element that is written around a place.
    private func enclosing(_ place: SourcePlace) -> Int? {
        var found: Int?
        for (index, element) in screen.tree.elements.enumerated() where Self.contains(element.extent, place) {
            if let best = found, screen.tree.elements[best].extent.range.length < element.extent.range.length {
                continue
            }
            found = index
        }
        return found
    }

    private static func contains(_ outer: SourcePlace, _ inner: SourcePlace) -> Bool {
        outer.file == inner.file && outer.range.contains(inner.range)
    }

    // MARK: What no link tells

    /// Links of which it is not known what they bring up.
    private func open(besides known: Set<Int>) -> [NavigationEdge] {
        screen.tree.elements.indices.filter { screen.tree.elements[$0].kind == .navigationLink && !known.contains($0) }
            .map { edge($0, screen.tree.elements[$0].place, .unknown, .push) }
    }

    /// What leaves the app for a page.
    private var outside: [NavigationEdge] {
        screen.tree.elements.indices.flatMap { index -> [NavigationEdge] in
            let element = screen.tree.elements[index]
            let opening = screen.tree[index].attributes.filter { $0.attribute.summary?.opensURL ?? false }
            if opening.isEmpty {
                return element.kind == .link ? [edge(index, element.place, .outside(nil), .link)] : []
            }
            return opening.flatMap { use -> [NavigationEdge] in
                let addresses = use.attribute.summary?.addresses ?? []
                return (addresses.isEmpty ? [nil] : addresses.map(\.value)).map {
                    edge(index, use.place, .outside($0), .link)
                }
            }
        }
    }

    private func edge(
        _ element: Int?, _ action: SourcePlace?, _ target: NavigationEdge.Target, _ manner: NavigationManner
    ) -> NavigationEdge {
        NavigationEdge(from: position, element: element, action: action, target: target, manner: manner)
    }
}

extension Attribute {
    /// What is done where people act on the element; `nil` for everything else that is set.
    fileprivate var summary: ActionSummary? {
        switch self {
        case .code(.action(let summary)): summary
        case .interaction(.gesture(let gesture)): gesture.action
        default: nil
        }
    }
}
