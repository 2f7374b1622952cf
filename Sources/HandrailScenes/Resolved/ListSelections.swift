import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewCode

/// Which cells of the lists of a class react to being chosen, because the class reacts to it.
struct ListSelections {
    private let type: LinkedType
    private let reader: ViewCodeInterpreter
    private let lineage: [LinkedType]

    /// A reader of the class whose code was read.
    init(of type: LinkedType, _ reader: ViewCodeInterpreter) {
        self.type = type
        self.reader = reader
        lineage = reader.program.lineage(of: type)
    }

    /// What becomes of each class of cells.
    func writes() -> [ForeignWrite] {
        guard let choice = FunctionOrder.inOrder(type).first(where: Self.isChoice), !choice.declaration.body.isEmpty
        else { return [] }
        let cells = reader.store.nodes.indices.filter { index in
            guard case .foreign = reader.store.nodes[index].kind else { return false }
            return reader.store.nodes[index].viewClass.has(.gridCell) && isShown(index)
        }
        let chosen = chosen(among: cells, by: choice)
        guard !chosen.isEmpty else { return [] }
        let action = summary(of: choice.declaration.body, in: choice)
        guard Self.acts(action) else { return [] }
        let gesture = ViewGesture(
            Gesture(kind: .tap, action: action, isChoice: true),
            place: reader.program.heading(of: SourcePlace(file: choice.file, range: choice.declaration.range)))
        return chosen.compactMap { cell in
            reader.store.nodes[cell].viewClass.type.map {
                ForeignWrite(type: $0.identity, field: "", selection: gesture, chooser: type.identity)
            }
        }
    }

    private static let chosenItem = "didSelectItem"
    private static let choiceLabel = "didSelectItemAt"
    /// By these a list asks first whether an item may be chosen.
    private static let permissionLabels: NameSet = ["shouldSelectItemAt", "shouldHighlightItemAt"]

    private static func isChoice(_ function: LinkedFunction) -> Bool {
        function.declaration.name == chosenItem
            || function.declaration.parameters.contains { $0.label == choiceLabel }
    }

    /// Whether a class, or one that it is built on, is told which item was chosen.
    static func mayChoose(_ type: LinkedType, in program: Program) -> Bool {
        program.lineage(of: type).contains { $0.functions.values.joined().contains(where: isChoice) }
    }

    // MARK: Which lists

    /// Whether code of the class hands cells of that class to a list in which something can be chosen, or takes one
    /// from it.
    private func isShown(_ cell: Int) -> Bool {
        let lists = reader.store.listedClasses[cell]
        if lists == nil, !isAskedFor(cell) { return false }
        let all = reader.store.nodes.indices.filter {
            reader.store.nodes[$0].viewClass.systemClass == BuiltInClass.collection.name
        }
        let own = lists.map { Array($0) } ?? []
        let meant = own.isEmpty && all.count == 1 ? all : own
        return meant.isEmpty || meant.contains { !isClosed(reader.store.nodes[$0]) }
    }

    /// Whether the class casts what a list has at some place: `view.cellForItem(at: path) as? TrailCell`.
    private func isAskedFor(_ cell: Int) -> Bool {
        guard let name = reader.store.nodes[cell].viewClass.type?.simpleName else { return false }
        let mentions = reader.program.mentions
        return lineage.lazy.flatMap(\.places).contains { place in
            let index = mentions.index(of: place.file)
            return index.positions(of: name, in: place.range).contains { position in
                index.positions(of: Self.cellAt, in: place.range).contains { $0 < position && position - $0 < 16 }
            }
        }
    }

    private static let cellAt = "cellForItem"

    /// Whether nothing in a list can be chosen.
    private func isClosed(_ list: ViewNode) -> Bool {
        Self.locks.contains { name in
            let writes = list.writes.filter { $0.name == name }
            if !writes.isEmpty { return writes.allSatisfy { $0.value == .known(.flag(false)) && !$0.isConditional } }
            return list.design.map { reader.store.designs[$0].value(name) == .known(.flag(false)) } ?? false
        }
    }

    private static let locks = ["allowsSelection", "isUserInteractionEnabled"]

    // MARK: Which cells

    /// The cells of those that a choice does something for.
    private func chosen(among cells: [Int], by choice: LinkedFunction) -> [Int] {
        let isOnly = cells.count == 1
        let selective = SelectiveCode(program: reader.program)
        let body = choice.declaration.body
        // What lets only some of several kinds of cells through does not say which.
        if selective.leavesForType(body) || !isOnly && selective.asksForType(body) { return [] }
        var answers: [CaseAnswers] = []
        for function in lineage.flatMap({ $0.functions.values.joined() })
        where function.declaration.parameters.contains(where: {
            $0.label.map(Self.permissionLabels.contains) ?? false
        }) {
            switch permission(by: function) {
            case .always: continue
            case .never: return []
            case .byCase(let some): answers.append(some)
            case .unknown: if !isOnly { return [] }
            }
        }
        if let said = said(by: choice, handsOn: true) { answers.append(said) }
        answers = answers.filter { $0.tellsApart || !$0.isEverAnswered }
        guard !answers.isEmpty else { return cells }
        if answers.contains(where: { !$0.isEverAnswered }) { return [] }
        let cases = ListedCases(of: lineage, reader.program)
        return cells.filter { cell in
            guard let name = reader.store.nodes[cell].viewClass.type?.simpleName else { return false }
            let own = cases.cases(of: name)
            return answers.allSatisfy { $0.answer(to: own, among: cases.all) ?? isOnly }
        }
    }

    private enum Permission {
        case always, never, unknown
        case byCase(CaseAnswers)
    }

    private func permission(by function: LinkedFunction) -> Permission {
        let body = function.declaration.body
        if case .boolean(let flag)? = Evaluator.onlyExpression(body)?.kind { return flag ? .always : .never }
        if let answers = CaseAnswers(body, acts: Self.permits), answers.tellsApart { return .byCase(answers) }
        return .unknown
    }

    /// Whether a body gives back anything but `false`.
    private static func permits(_ body: [Statement]) -> Bool {
        guard let last = body.last else { return false }
        switch last.kind {
        case .result(let value?), .expression(let value):
            if case .boolean(let flag) = value.kind { return flag }
            return true
        default: return false
        }
    }

    /// What a function does by cases, itself or in what it hands the choice on to.
    ///
    /// - Parameter handsOn: whether a function that it calls may speak for it.
    private func said(by function: LinkedFunction, handsOn: Bool) -> CaseAnswers? {
        let acts: ([Statement]) -> Bool = { Self.acts(summary(of: $0, in: function)) }
        if let own = CaseAnswers(function.declaration.body, acts: acts) { return own }
        guard handsOn else { return nil }
        for statement in function.declaration.body {
            guard case .expression(let expression) = statement.kind,
                case .call(let callee, let arguments) = expression.unwrapped.kind, !arguments.isEmpty
            else { continue }
            let callees: [LinkedFunction]
            switch callee.kind {
            case .name(let name): callees = reader.program.functions(name, of: type)
            case .member(let base?, let name, _):
                if case .name("self") = base.unwrapped.kind {
                    callees = reader.program.functions(name, of: type)
                    break
                }
                let holder = base.unwrapped.lastName.flatMap { reader.program.property($0, of: type) }
                let declared = holder?.declaration.type.flatMap {
                    reader.program.type(named: $0.name, from: type.lookupContext, within: type.name)
                }
                callees = declared.map { reader.program.functions(name, of: $0) } ?? []
            default: continue
            }
            let fitting = callees.filter {
                $0.declaration.parameters.map(\.label) == arguments.map(\.label) && !$0.declaration.body.isEmpty
            }
            if fitting.count == 1, let said = said(by: fitting[0], handsOn: false) { return said }
        }
        return nil
    }

    private func summary(of body: [Statement], in function: LinkedFunction) -> ActionSummary {
        let scope = Scope(parent: nil, receiver: .type(type), file: function.file, module: function.module)
        let closure = Expression(.closure(Closure(parameters: [], body: body)), function.declaration.range)
        return ActionReader.summary(
            of: closure, in: scope, evaluator: reader.evaluator, digest: "\(type.name).didSelect")
    }

    private static func acts(_ action: ActionSummary) -> Bool {
        action.calls.contains { !$0.hasPrefix("deselect") } || !action.assignments.isEmpty
    }
}
