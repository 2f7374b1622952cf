import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailViewCode

/// What classes do to objects of other classes, to be added to what those do themselves.
struct CrossClassWrites: Sendable {
    private let byType: [String: [ForeignWrite]]
    private let byField: [String: [ForeignWrite]]
    private let files: Set<FileIndex>

    /// Sorts writes by what they are done to.
    ///
    /// - Parameter files: the storyboards and xibs, of whose views code takes the place of what the file says.
    init(_ writes: [ForeignWrite], files: Set<FileIndex>) {
        self.files = files
        byType = Dictionary(grouping: writes.filter { $0.type != nil }) { $0.type ?? "" }
        byField = Dictionary(grouping: writes.filter { $0.type == nil }, by: \.field)
    }

    /// A scene with what other classes do to its objects.
    func applied(to scene: InterfaceScene, objects: [ResolvedObject]) -> InterfaceScene {
        var additions = Additions()
        let present = Set(objects.map(\.type))
        for object in objects { collect(for: object, among: present, &additions) }
        guard !additions.isEmpty else { return scene }
        let isController = scene.systemClass.hasSuffix("Controller")
        var roots = scene.roots.map { add(additions, to: $0) }
        if !isController, let root = roots.first, !additions.own.isEmpty {
            roots[0] = root.adding(properties: fit(additions.own, root))
        }
        if !isController, let root = roots.first, !additions.ownFacts.isEmpty {
            roots[0] = root.adding(facts: fit(additions.ownFacts, root))
        }
        if let root = roots.first, !additions.selections.isEmpty {
            roots[0] = root.adding(gestures: additions.selections)
        }
        return scene.with(
            roots: roots, barItems: scene.barItems.map { add(additions, to: $0) },
            adding: isController ? additions.own : [])
    }

    /// What is added to which view.
    private struct Additions {
        var properties: [String: [ViewProperty]] = [:]
        var facts: [String: [ViewFact]] = [:]
        var gestures: [String: ViewGesture] = [:]
        /// To the object that the whole screen is.
        var own: [ViewProperty] = []
        var ownFacts: [ViewFact] = []
        var selections: [ViewGesture] = []

        var isEmpty: Bool {
            properties.isEmpty && facts.isEmpty && gestures.isEmpty && own.isEmpty && ownFacts.isEmpty
                && selections.isEmpty
        }
    }

    /// - Parameter present: the classes of all objects of the scene.
    private func collect(for object: ResolvedObject, among present: Set<String>, _ additions: inout Additions) {
        for write in byType[object.type] ?? [] {
            if let fact = write.fact {
                collect(fact, of: write.field, for: object, &additions)
            } else if write.field.isEmpty {
                switch (object.identity, write.property, write.selection) {
                case (nil, let property, let selection):
                    if let property { additions.own.append(property) }
                    if let selection, additions.selections.isEmpty { additions.selections.append(selection) }
                case (let identity?, let property, let selection):
                    if let property { additions.properties[identity, default: []].append(property) }
                    // A cell of a list of this scene is chosen by who is in it, and by nobody else.
                    if let selection, object.isChosen, write.chooser.map(present.contains) ?? true {
                        additions.gestures[identity] = selection
                    }
                }
            } else if let property = write.property {
                for identity in object.fields[write.field] ?? [] {
                    additions.properties[identity, default: []].append(property)
                }
            }
        }
        for (field, identities) in object.fields.sorted(by: { $0.key < $1.key }) {
            guard let writes = byField[field] else { continue }
            let properties = writes.compactMap(\.property).map(Self.ofSomeClass)
            for identity in identities { additions.properties[identity, default: []] += properties }
        }
    }

    /// What is set on an object of a class that is not known may be set on one of another: which color it has is not
    /// known then.
    private static func ofSomeClass(_ property: ViewProperty) -> ViewProperty {
        guard case .known(.color) = property.value else { return property }
        return ViewProperty(
            property.name, .known(.color(.unknown)), place: property.place, condition: property.condition)
    }

    private func collect(
        _ fact: ViewFact, of field: String, for object: ResolvedObject, _ additions: inout Additions
    ) {
        if !field.isEmpty {
            for identity in object.fields[field] ?? [] { additions.facts[identity, default: []].append(fact) }
        } else if let identity = object.identity {
            additions.facts[identity, default: []].append(fact)
        } else {
            additions.ownFacts.append(fact)
        }
    }

    /// - Parameter isClosed: whether it lies in a list in which nothing can be chosen.
    private func add(_ additions: Additions, to view: ViewDescription, isClosed: Bool = false) -> ViewDescription {
        let isClosed = isClosed || view.allowsNoChoice
        var result = view.subviews.isEmpty
            ? view : view.holding(view.subviews.map { add(additions, to: $0, isClosed: isClosed) })
        if let more = additions.properties[view.identity] {
            result = files.contains(view.place.file)
                ? result.overlaid(with: more) : result.adding(properties: fit(more, result))
        }
        if let more = additions.facts[view.identity] {
            result = files.contains(view.place.file)
                ? result.knowing(SettledFacts(more).laid(over: result.facts)) : result.adding(facts: fit(more, result))
        }
        if !isClosed, let gesture = additions.gestures[view.identity] { result = result.adding(gestures: [gesture]) }
        return result
    }

    /// What others set is one case among those that the class itself sets.
    private func fit(_ properties: [ViewProperty], _ view: ViewDescription) -> [ViewProperty] {
        var named = Set(view.properties.map(\.name))
        return properties.map { property in
            guard named.insert(property.name).inserted else {
                return ViewProperty(property.name, property.value, place: property.place, condition: .unknown)
            }
            return ViewProperty(property.name, property.value, place: property.place)
        }
    }

    private func fit(_ facts: [ViewFact], _ view: ViewDescription) -> [ViewFact] {
        var known = view.facts.map(\.content)
        return facts.map { fact in
            let isOneOfSeveral = known.contains { fact.content.isAlternative(to: $0) }
            known.append(fact.content)
            return ViewFact(fact.content, place: fact.place, isConditional: isOneOfSeveral)
        }
    }
}

extension ViewDescription {
    /// Whether it is a list in which nothing can be chosen.
    fileprivate var allowsNoChoice: Bool {
        systemClass == BuiltInClass.collection.name
            && (value("allowsSelection") == .known(.flag(false))
                || value("isUserInteractionEnabled") == .known(.flag(false)))
    }

    /// The same view of an interface file, with what other classes set on it now and then.
    fileprivate func overlaid(with more: [ViewProperty]) -> ViewDescription {
        let writes = more.map {
            ViewWrite(name: $0.name, value: $0.value, place: $0.place, manner: .assign, isConditional: true)
        }
        let overlay = DesignOverlay(self, writes: writes, systemClass: systemClass, holdsConfiguration: false)
        return setting(overlay.properties)
    }
}
