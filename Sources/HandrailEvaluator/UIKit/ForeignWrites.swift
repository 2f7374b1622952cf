import HandrailModel

/// What classes do to objects of other classes, to be added to what those do themselves.
struct ForeignWrites: Sendable {
    private let byType: [String: [ForeignWrite]]
    private let stray: [String: [ForeignWrite]]

    private static let other = ElementCondition(subject: .app, text: "…")

    init(_ writes: [ForeignWrite]) {
        byType = Dictionary(grouping: writes.filter { $0.type != nil }) { $0.type ?? "" }
        stray = Dictionary(grouping: writes.filter { $0.type == nil }, by: \.field)
    }

    /// A scene with what other classes do to its views.
    func applied(to scene: InterfaceScene, of reading: ClassReading) -> InterfaceScene {
        var properties: [String: [ViewProperty]] = [:]
        for write in byType[reading.type.name] ?? [] where !write.field.isEmpty {
            guard let property = write.property else { continue }
            for identity in reading.fields[write.field] ?? [] { properties[identity, default: []].append(property) }
        }
        for (field, identities) in reading.fields {
            guard let writes = stray[field] else { continue }
            for identity in identities { properties[identity, default: []] += writes.compactMap(\.property) }
        }
        let writes = (byType[reading.type.name] ?? []).filter(\.field.isEmpty)
        let own = writes.compactMap(\.property)
        let selections = writes.compactMap(\.selection).prefix(1)
        guard !properties.isEmpty || !own.isEmpty || !selections.isEmpty else { return scene }
        let isController = scene.systemClass.hasSuffix("Controller")
        var roots = scene.roots.map { add(properties, to: $0) }
        if !isController, let root = roots.first, !own.isEmpty { roots[0] = root.adding(properties: fit(own, root)) }
        if let root = roots.first, !selections.isEmpty { roots[0] = root.adding(gestures: Array(selections)) }
        return scene.with(
            roots: roots, barItems: scene.barItems.map { add(properties, to: $0) },
            adding: isController ? own : [])
    }

    private func add(_ properties: [String: [ViewProperty]], to view: ViewDescription) -> ViewDescription {
        let inside = view.subviews.isEmpty ? view : view.holding(view.subviews.map { add(properties, to: $0) })
        guard let more = properties[view.identity] else { return inside }
        return inside.adding(properties: fit(more, inside))
    }

    /// What others set is one case among those that the class itself sets.
    private func fit(_ properties: [ViewProperty], _ view: ViewDescription) -> [ViewProperty] {
        var named = Set(view.properties.map(\.name))
        return properties.map { property in
            guard named.insert(property.name).inserted else {
                return ViewProperty(property.name, property.value, place: property.place, condition: Self.other)
            }
            return ViewProperty(property.name, property.value, place: property.place)
        }
    }
}
