import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewElements

/// What of a view people meet first: whether what builds the screen hides it or turns it off, for good or until
/// something happens.
enum FirstLook {
    /// The facts that follow for a view, with what an interface file says of it.
    static func facts(_ describer: ViewDescriber, of node: Int, _ design: ViewDescription?) -> [ViewFact] {
        let view = describer.reader.store.nodes[node]
        guard view.viewClass.family == .view else { return [] }
        let writes = view.writes.filter { DecidingProperties.contain($0.name) }
        guard let first = writes.first else { return [] }
        var result: [ViewFact] = []
        if let absence = absence(describer, node, writes, design) {
            result.append(ViewFact(.presence(.absentWhile(absence)), place: first.place))
        }
        let switching = writes.filter { $0.name == DecidingProperties.enabling }
        let before = design?.property(DecidingProperties.enabling)?.value.flag.value ?? true
        if let place = switching.first?.place {
            let state = state(switching, before: !before, isSet: { $0.flag.map { !$0 } })
            if let condition = condition(state, "\(name(of: view)).isEnabled", isNegated: true) {
                result.append(ViewFact(.control(.disabledWhile(condition)), place: place))
            }
        }
        return result
    }

    private static func absence(
        _ describer: ViewDescriber, _ node: Int, _ writes: [ViewWrite], _ design: ViewDescription?
    ) -> ElementCondition? {
        let view = describer.reader.store.nodes[node]
        for name in DecidingProperties.hiding {
            let own = writes.filter { $0.name == name }
            guard !own.isEmpty else { continue }
            let isFading = DecidingProperties.fade(name)
            let before = isFading ? false : design?.property(name)?.value.flag.value ?? false
            let state = state(own, before: before) { value in
                isFading ? value.number.map { $0 <= 0 } : value.flag
            }
            guard let found = condition(state, "\(Self.name(of: view)).\(name)", isNegated: isFading) else { continue }
            // What is shown as soon as there is something to show is what people came for.
            if case .fixed = state, comesBack(own), holdsSomething(describer, node, design) { return nil }
            return found
        }
        return nil
    }

    /// Whether something is shown again some time.
    private static func comesBack(_ writes: [ViewWrite]) -> Bool {
        writes.contains { write in
            switch write.value {
            case .known(.flag(true)), .known(.number(0)): false
            default: true
            }
        }
    }

    /// Whether a view holds others, is a list, or lies in a row that is filled when it is shown.
    private static func holdsSomething(_ describer: ViewDescriber, _ node: Int, _ design: ViewDescription?) -> Bool {
        let store = describer.reader.store
        return !store.nodes[node].children.isEmpty || design?.subviews.isEmpty == false
            || store.nodes[node].viewClass.has(.table) || store.nodes[node].hosted != nil
            || isInRow(store, node)
    }

    private static func isInRow(_ store: ObjectStore, _ node: Int) -> Bool {
        func isRow(_ node: Int) -> Bool {
            let viewClass = store.nodes[node].viewClass
            return viewClass.has(.tableCell) || viewClass.has(.listCell) || viewClass.has(.gridCell)
        }
        return isRow(node) || store.around(node).contains(where: isRow)
    }

    /// The condition under which a view is there that only code makes which nothing of its class calls. What people
    /// operate is there all the same: others may call it.
    static func presence(_ describer: ViewDescriber, of node: Int, holding inside: [ViewDescription])
        -> ElementCondition?
    {
        let store = describer.reader.store
        let view = store.nodes[node]
        guard let maker = view.uncalledMaker, view.viewClass.family == .view, view.isMade,
            view.parent < 0 || store.nodes[view.parent].uncalledMaker == nil, !isOperated(view.viewClass.systemClass),
            !inside.contains(where: holdsControl)
        else { return nil }
        return ElementCondition(subject: .app, text: "\(maker)()", initially: false)
    }

    private static func isOperated(_ systemClass: String) -> Bool {
        SystemClasses.form(of: systemClass)?.kind.isControl ?? false
    }

    private static func holdsControl(_ view: ViewDescription) -> Bool {
        isOperated(view.systemClass) || view.subviews.contains(where: holdsControl)
    }

    private static func name(of view: ViewNode) -> String {
        view.identity.isEmpty || view.identity == "self" ? view.viewClass.systemClass : view.identity
    }

    // MARK: What is set as the screen is built

    private enum State {
        /// It is so, or not.
        case fixed(Bool)
        /// It is so where a condition holds.
        case when(ElementCondition)
        /// Nothing says.
        case open
    }

    private static func condition(_ state: State, _ text: String, isNegated: Bool) -> ElementCondition? {
        switch state {
        case .fixed(let flag):
            flag ? ElementCondition(subject: .app, isNegated: isNegated, text: text, initially: true) : nil
        case .when(let condition): condition
        case .open: nil
        }
    }

    /// What a flag comes to that code sets in this order.
    private static func state(
        _ writes: [ViewWrite], before: Bool, isSet: (ViewValue) -> Bool?
    ) -> State {
        var state = State.fixed(before)
        for write in writes where write.timing != .later {
            let value = write.value.value.flatMap(isSet)
            switch write.timing {
            case .always:
                if let value {
                    state = .fixed(value)
                } else {
                    state = write.asked.map { isSet(.flag(true)) == true ? .when($0) : .when($0.opposite) } ?? .open
                }
            case .when(let condition):
                state = value.map { after(state, set: $0, where: condition) } ?? .open
            case .sometimes: state = .open
            case .later: break
            }
        }
        return state
    }

    /// What a flag comes to that is set where a condition holds.
    private static func after(_ state: State, set flag: Bool, where condition: ElementCondition) -> State {
        switch state {
        case .fixed(let before):
            if before == flag { return state }
            return .when(flag ? condition : condition.opposite)
        case .when(let earlier):
            // The other branch of what was asked before says the same once more.
            if flag ? earlier == condition : earlier == condition.opposite { return state }
            // Both branches set it the same way.
            if flag ? earlier == condition.opposite : earlier == condition { return .fixed(flag) }
            return .open
        case .open: return .open
        }
    }
}

extension ViewValue {
    /// The Boolean that it is.
    fileprivate var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    /// The number that it is.
    fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
}
