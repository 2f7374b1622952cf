import HandrailModel

/// One modifier applied to what the element under it contributes.
struct ModifierApplication {
    /// Reads children that speak for others.
    let reader: DeclaredTreeReader
    /// The element the modifier is written on.
    let element: ElementView
    /// The modifier.
    let use: AttributeUse
    /// What the element inherits.
    let inherited: InheritedContext

    /// Whether the modifier applies in every case, or on every system but old ones that it would not be there on.
    private var always: Bool { use.condition.map(\.asksForNewSystem) ?? true }

    /// The modifiers that change what is perceived. Most elements have none but others, of looks, gestures and reach.
    static let spoken = CaseSet<AttributeKind>([
        .accessibility(.label), .accessibility(.value), .accessibility(.hint), .accessibility(.addTraits),
        .accessibility(.removeTraits), .accessibility(.hidden),
        .visibility(.hidden),
        .visibility(.opacity), .visibility(.absentWhile), .accessibility(.children), .accessibility(.representation),
        .accessibility(.action),
        .interaction(.onDelete), .accessibility(.sortPriority), .accessibility(.listed),
        .accessibility(.unknown), .accessibility(.labeledPair),
    ])

    /// Applies the modifier, one of those that are heard.
    func apply(to sequence: inout ReadingSequence) {
        switch use.attribute {
        case .accessibility(.label(let words)):
            if !words.isAbsent { label(words, &sequence.stops) }
        case .accessibility(.value(let words)):
            tell(&sequence.stops) { $0.value = $0.value.replaced(by: words, always: always) }
        case .accessibility(.hint(let words)):
            tell(&sequence.stops) { $0.hint = $0.hint.replaced(by: words, always: always) }
        case .accessibility(.addTraits(let traits)): add(traits, to: &sequence)
        case .accessibility(.removeTraits(let traits)): remove(traits, from: &sequence.stops)
        case .accessibility(.hidden(let fact)), .visibility(.hidden(let fact)): hide(fact, &sequence)
        case .visibility(.opacity(let fact)): hide(fact.map { $0 <= 0 }, &sequence)
        case .visibility(.absentWhile(let condition)):
            for index in sequence.stops.indices where !sequence.stops[index].isAside {
                sequence.stops[index].absences.append(condition)
            }
        case .accessibility(.children(let behavior)): if always { become(behavior, &sequence) }
        case .accessibility(.representation):
            if always { sequence.stops = reader.read(element.children(in: .label), inherited).stops }
        case .accessibility(.action(let action)): offer(action, &sequence.stops)
        case .interaction(.onDelete): sequence.changeEachStop { $0.actions.append(.delete) }
        case .accessibility(.sortPriority(let fact)):
            if always, let priority = fact.value, priority.isFinite {
                for index in sequence.stops.indices { sequence.stops[index].priority = priority }
            }
        // What is listed is met in the order of the list; what the list leaves out is hidden where it is read.
        case .accessibility(.listed(let position, let count)):
            for index in sequence.stops.indices { sequence.stops[index].priority = Double(count - position) }
        case .accessibility(.unknown(let name)): suspect(name, &sequence.stops)
        case .accessibility(.labeledPair): suspect("accessibilityLabeledPair", &sequence.stops)
        default: break
        }
    }

    // MARK: Names

    private func label(_ words: Fact<Words>, _ stops: inout [PendingElement]) {
        let part = NamePart(words: words, source: .accessibilityLabel, place: use.place)
        name(OpenName(part), &stops)
    }

    private func name(_ name: OpenName, _ stops: inout [PendingElement]) {
        switch stops.target {
        case .none: break
        case .one(let index) where stops[index].exposure == .alternatives:
            for branch in stops[index].children.indices { self.name(name, &stops[index].children[branch].children) }
        case .one(let index):
            stops[index].name = always ? name : name.or(stops[index].name)
            stops[index].presence = .certain
        case .several where element.kind.givesModifiersToEachChild:
            for index in stops.indices where stops[index].isCountable {
                var one = [stops[index]]
                self.name(name, &one)
                stops[index] = one[0]
            }
        case .several:
            var merged = Merger(stops).combined(declared: element.index)
            merged.name = always ? name : name.or(merged.name)
            merged.priority = stops.first?.priority ?? 0
            stops = [merged]
        }
    }

    // A modifier of a package, or another view, may name it; what has a name keeps it as the better guess.
    private func suspect(_ modifier: String, _ stops: inout [PendingElement]) {
        guard case .one(let index) = stops.target, stops[index].exposure == .element, !stops[index].name.maySpeak else {
            return
        }
        let part = NamePart(words: .unknown(.undeclared(modifier)), source: .opaque, place: use.place)
        stops[index].name = OpenName(part)
    }

    // MARK: Values, hints, traits, actions

    // To the one there is, or else to every stop.
    private func tell(_ stops: inout [PendingElement], _ change: (inout PendingElement) -> Void) {
        switch stops.target {
        case .none: break
        case .one(let index) where stops[index].exposure != .alternatives:
            change(&stops[index])
            if stops[index].presence == .latent { stops[index].presence = .certain }
        case .one, .several: tellEach(&stops, change)
        }
    }

    // To every stop; something drawn that is not exposed becomes an element by it.
    private func tellEach(_ stops: inout [PendingElement], _ change: (inout PendingElement) -> Void) {
        if case .one(let index) = stops.target, stops[index].presence == .latent { stops[index].presence = .certain }
        if case .one(let index) = stops.target, stops[index].isExplicitContainer {
            change(&stops[index])
        } else {
            stops.changeEachStop(change)
        }
    }

    private func add(_ fact: Fact<Traits>, to sequence: inout ReadingSequence) {
        let values = fact.values
        guard let first = values.first else { return }
        let certain = always ? values.dropFirst().reduce(first) { $0.intersection($1) } : []
        let possible = values.reduce(Traits()) { $0.union($1) }
        guard !possible.isEmpty else { return }
        if certain.contains(.modal), sequence.stops.target == .several {
            var container = ReadingSequence(sequence.stops).contained(declared: element.index)
            container.isExplicitContainer = true
            container.traits = .modal
            sequence.stops = [container]
        }
        tellEach(&sequence.stops) { pending in
            pending.traits.formUnion(certain)
            pending.possibleTraits.formUnion(possible)
        }
    }

    private func remove(_ fact: Fact<Traits>, from stops: inout [PendingElement]) {
        let removed = fact.values.reduce(Traits()) { $0.union($1) }
        let isCertain = always && fact.value != nil
        stops.changeEachStop { pending in
            if !isCertain { pending.possibleTraits.formUnion(pending.traits.intersection(removed)) }
            pending.traits.subtract(removed)
            if isCertain {
                pending.possibleTraits.subtract(removed)
                pending.removedTraits.formUnion(removed)
            }
            // Without the button trait its words are merged like those of a text.
            if removed.contains(.button) { pending.isInteractive = false }
        }
    }

    private func offer(_ action: AccessibilityAction, _ stops: inout [PendingElement]) {
        // What holds several is activated itself; that makes no button of any of them.
        if case .activate = action, stops.target == .several, !element.kind.givesModifiersToEachChild { return }
        tellEach(&stops) { pending in
            switch action {
            case .activate:
                pending.isInteractive = true
                inherited.dim(&pending)
                gain(.button, &pending)
            case .adjust:
                pending.actions.append(action)
                gain(.adjustable, &pending)
            case .escape, .magicTap, .delete, .scroll, .zoom, .showMenu, .named: pending.actions.append(action)
            }
        }
    }

    private func gain(_ trait: Traits, _ pending: inout PendingElement) {
        if always { pending.traits.insert(trait) } else { pending.possibleTraits.insert(trait) }
    }

    // MARK: Exposure

    private func hide(_ fact: Fact<Bool>, _ sequence: inout ReadingSequence) {
        if fact.isCertainlyTrue, always {
            sequence = ReadingSequence()
        } else if fact.values.contains(true) {
            for index in sequence.stops.indices { sequence.stops[index].mayVanish = true }
        }
    }

    private func become(_ behavior: ChildBehavior, _ sequence: inout ReadingSequence) {
        switch behavior {
        case .ignore:
            guard element.kind != .nothing, element.kind != .spacer else { return }
            var one = PendingElement(.element, declared: element.index)
            one.merged = Merger(sequence.stops).merged
            sequence.stops = [one]
        case .combine:
            guard !sequence.stops.isEmpty else { return }
            sequence.stops = [Merger(sequence.stops.sortedByPriority()).combined(declared: element.index)]
        case .aggregate:
            guard !sequence.stops.isEmpty else { return }
            let (inside, apart) = sequence.stops.withoutAggregates
            sequence.stops = [NodeAggregate(inside).combined(declared: element.index)] + apart
        case .contain:
            guard !sequence.stops.isEmpty else { return }
            sequence = ReadingSequence(explicit(sequence))
        case .replaced:
            let drawn = sequence.stops
            sequence.stops = [explicit(reader.read(element.children(in: .label), inherited))]
            if case .one(let index) = drawn.target { sequence.stops[0].name = drawn[index].name }
        }
    }

    private func explicit(_ sequence: ReadingSequence) -> PendingElement {
        var container = sequence.contained(declared: element.index)
        container.isExplicitContainer = true
        return container
    }
}

extension ElementKind {
    /// Whether SwiftUI hands a modifier on to each child, instead of taking them together.
    fileprivate var givesModifiersToEachChild: Bool { self == .group || self == .repeated }
}
