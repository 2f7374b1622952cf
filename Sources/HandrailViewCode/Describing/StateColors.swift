import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Finds what code of a class shows by colors alone: states of the app on which colors of views depend and nothing else
/// does.
///
/// Anything but a color that depends on the same state, or that may say it in words, counts as another way.
struct StateColors {
    /// A view whose color a state decides on.
    struct Turn: Hashable, Sendable {
        /// The property of the class that holds the view.
        package let field: String
        /// The property of the view: `tintColor`, `backgroundColor`, `borderColor`.
        package let property: String
        /// The state.
        let state: String
        /// The colors it takes.
        let colors: [ColorUse]
        /// Where it takes the first of them.
        package let place: SourcePlace
    }

    /// What depends on a state.
    private struct Effects {
        var colors: [(field: String, property: String, color: ColorUse, place: SourcePlace)] = []
        var isTold = false
    }

    private let evaluator: Evaluator
    private var effects: [String: Effects] = [:]
    /// Whether texts are shown that may say any state in words.
    private var saysAnything = false
    private var limit = ReadingLimit(steps: 6_000)

    /// The turns of all views of a class.
    static func turns(of type: LinkedType, _ evaluator: Evaluator) -> [Turn] {
        let lineage = evaluator.program.lineage(of: type)
        guard evaluator.program.lineage(of: type, mentions: colors) else { return [] }
        var reader = StateColors(evaluator: evaluator)
        let receiver = Scope.Receiver.value(.instance(Instance(type: type, properties: [:], isRuntime: true)))
        for ancestor in lineage {
            for function in ancestor.ordered where !isColor(function.declaration.result) {
                var scope = Scope(parent: nil, receiver: receiver, file: function.file, module: function.module)
                scope = scope.binding(FunctionOrder.open(function.declaration.parameters))
                reader.read(function.declaration.body, in: scope, on: [], depth: 0)
            }
            for property in ancestor.properties.values where !isColor(property.declaration.type) {
                let scope = Scope(parent: nil, receiver: receiver, file: property.file, module: property.module)
                reader.read(property.declaration.observers, in: scope, on: [], depth: 0)
                if let getter = property.declaration.getter { reader.read(getter, in: scope, on: [], depth: 0) }
                if let initial = property.declaration.initialValue { reader.mention(initial) }
            }
        }
        return reader.turns
    }

    private static let colors = CodeWords(["color"])

    private init(evaluator: Evaluator) { self.evaluator = evaluator }

    private static func isColor(_ type: TypeName?) -> Bool {
        switch type.flatMap({ FrameworkType.kind(of: $0.name) }) {
        case .color, .layerColor: true
        default: false
        }
    }

    private var turns: [Turn] {
        guard !saysAnything, !limit.isSpent else { return [] }
        var result: [Turn] = []
        for (state, effect) in effects.sorted(by: { $0.key < $1.key })
        where !effect.isTold && !Self.circumstances.occur(in: state) {
            var seen: Set<String> = []
            for first in effect.colors where seen.insert("\(first.field).\(first.property)").inserted {
                let own = effect.colors.filter { $0.field == first.field && $0.property == first.property }
                var colors: [ColorUse] = []
                for one in own where !colors.contains(one.color) { colors.append(one.color) }
                guard colors.count > 1, !colors.contains(.unknown) else { continue }
                result.append(
                    Turn(field: first.field, property: first.property, state: state, colors: colors, place: first.place)
                )
            }
        }
        return result
    }

    // What the system tells of, what passes while a finger is down, and what is no state of what is shown.
    private static let circumstances = Fragments([
        "highlight", "focus", "edit", "press", "hover", "dark", "theme", "style", "enabled", "loading", "responder",
        "collection", "count", "interface", "contrast", "appearance", "last", "first", "even", "odd", "index",
    ])

    // MARK: Statements

    private mutating func read(_ body: [Statement], in scope: Scope, on states: [String], depth: Int) {
        guard depth < 12 else { return }
        var scope = scope
        for statement in body {
            let place = SourcePlace(file: scope.file, range: statement.range)
            guard limit.takeStep(at: place, of: evaluator.budget) else { return }
            switch statement.kind {
            case .expression(let expression): read(expression, in: scope, on: states, depth: depth)
            case .binding(let name, let type, let value?):
                if !Self.isColor(type), !isColor(value, in: scope) { mention(value) }
                scope = scope.binding(name, to: .deferred(value, scope, type: type))
            case .tupleBinding(_, let value), .result(let value?):
                mention(value)
                tell(states)
            case .guardElse(let conditions, let inner):
                for name in conditions.flatMap(StateNames.names) { effects[name, default: Effects()].isTold = true }
                read(inner, in: scope, on: states, depth: depth + 1)
            case .forEach(_, let sequence, let inner):
                mention(sequence)
                read(inner, in: scope, on: states, depth: depth + 1)
            case .block(let inner), .caught(let inner): read(inner, in: scope, on: states, depth: depth + 1)
            case .conditionalCompilation(let clauses):
                for clause in clauses { read(clause.body, in: scope, on: states, depth: depth + 1) }
            case .function(let function): read(function.body, in: scope, on: states, depth: depth + 1)
            case .result(nil): tell(states)
            case .binding(_, _, nil), .other: break
            }
        }
    }

    private mutating func read(_ expression: Expression, in scope: Scope, on states: [String], depth: Int) {
        switch expression.kind {
        case .binary("=", let target, let value):
            guard case .member(_, let property, _) = target.kind, Self.properties.contains(property) else {
                return assign(value, to: target, on: states)
            }
            paint(target, property, value, in: scope, on: states)
        case .conditional(let conditional):
            var names = conditional.branches.flatMap { $0.conditions.flatMap(StateNames.names) }
            if let subject = conditional.subject { names += StateNames.words(in: subject).suffix(1) }
            for branch in conditional.branches { read(branch.body, in: scope, on: states + names, depth: depth + 1) }
        case .call(let callee, let arguments):
            if Self.isHarmless(callee) {
                for argument in arguments {
                    if case .closure(let closure) = argument.value.kind {
                        read(closure.body, in: scope, on: states, depth: depth + 1)
                    }
                }
                return
            }
            mention(expression)
            tell(states)
        default:
            mention(expression)
            tell(states)
        }
    }

    /// Colors that a view is given.
    private mutating func paint(
        _ target: Expression, _ property: String, _ value: Expression, in scope: Scope, on states: [String]
    ) {
        let field = StateNames.field(of: target)
        var (plain, home) = (value, scope)
        if case .member(let base?, "cgColor", _) = plain.kind { plain = base }
        if case .tuple(let parts) = plain.kind, parts.count == 1 { plain = parts[0].value }
        if case .name(let name) = plain.kind, case .deferred(let given, let scope, _)? = home.local(name) {
            (plain, home) = (given, scope)
        }
        if case .ternary(let condition, let then, let otherwise) = plain.kind {
            let names = StateNames.asked(condition)
            for state in names {
                for side in [then, otherwise] { note(side, field, property, state, in: home, at: target) }
            }
            return
        }
        for state in states { note(plain, field, property, state, in: home, at: target) }
    }

    private mutating func note(
        _ value: Expression, _ field: String?, _ property: String, _ state: String, in scope: Scope,
        at target: Expression
    ) {
        guard let field else { return }
        var plain = value
        if case .member(let base?, "cgColor", _) = plain.kind { plain = base }
        let color = ColorReader(evaluator: evaluator).color(plain, in: scope, of: FrameworkType.impliedColor)
        effects[state, default: Effects()].colors.append(
            (field, property, color, SourcePlace(file: scope.file, range: target.range)))
    }

    private mutating func assign(_ value: Expression, to target: Expression, on states: [String]) {
        let name = target.lastName ?? ""
        if Self.sized.contains(name), states.isEmpty { return }
        // Keeping a state is not telling it.
        let own = states.filter { $0 != name }
        if !states.contains(name) { tell(own) }
        for word in StateNames.words(in: value) where word != name { effects[word, default: Effects()].isTold = true }
        if Self.worded.contains(name), StateNames.words(in: value).contains(where: Self.statements.occur) {
            saysAnything = true
        }
        if name.hasPrefix("accessibility"), name != "accessibilityIdentifier", !Self.isLiteral(value) {
            saysAnything = true
        }
    }

    // MARK: What is said

    private mutating func tell(_ states: [String]) {
        for state in states { effects[state, default: Effects()].isTold = true }
    }

    private mutating func mention(_ expression: Expression) {
        for word in StateNames.words(in: expression) { effects[word, default: Effects()].isTold = true }
    }

    private func isColor(_ value: Expression, in scope: Scope) -> Bool {
        if case .ternary(_, let then, _) = value.kind {
            let reader = ColorReader(evaluator: evaluator)
            return reader.color(then, in: scope, of: FrameworkType.impliedColor) != .unknown
        }
        return false
    }

    private static let properties: NameSet = ["tintColor", "backgroundColor", "borderColor"]
    private static let sized: NameSet = ["borderWidth", "cornerRadius"]
    private static let worded: NameSet = ["text", "attributedText", "image", "title"]

    // Texts of this kind say how things stand.
    private static let statements = Fragments([
        "status", "state", "detail", "subtitle", "message", "summary", "descri", "info", "kind", "type",
    ])

    private static func isLiteral(_ value: Expression) -> Bool {
        switch value.kind {
        case .string(let segments): segments.allSatisfy { if case .text = $0 { true } else { false } }
        case .boolean, .number, .null: true
        case .call(let callee, _): callee.lastName.flatMap(FrameworkType.kind) == .localizing
        case .member(let base?, _, _): isLiteral(base)
        case .name(let name): name.beginsWithCapital
        default: false
        }
    }

    /// What runs a closure, changes the state itself, or only lets the system draw anew.
    private static func isHarmless(_ callee: Expression) -> Bool {
        callee.lastName.map(harmless.contains) ?? false
    }

    private static let harmless: NameSet = [
        "animate", "transition", "toggle", "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "async",
        "performWithoutAnimation", "setTitleColor",
    ]
}
