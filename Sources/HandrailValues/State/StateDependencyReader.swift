package import HandrailCode
package import HandrailModel
import HandrailProgram
import HandrailSource

/// Finds out which state of the app decides between the looks that an expression gives: `isOn ? .blue : .gray`.
///
/// Names that were handed in are followed to what was handed, so that a chip's `isSelected` is also the
/// `filter == item` of the screen that shows the chip.
package struct StateDependencyReader {
    /// Resolves names.
    package let evaluator: Evaluator
    /// What was found, from the place where it is asked outward.
    package private(set) var stateDependencies: [StateDependency] = []

    /// Whether the first of two looks is the one where the condition holds; `nil` where more than one condition
    /// decides.
    private var holdsFirst: Bool?
    private var conditionals = 0
    private var limit = ReadingLimit(steps: 60)

    init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// What decides about the value of an expression; `nil` where nothing does.
    package static func look(of expression: Expression, in scope: Scope, _ evaluator: Evaluator) -> Attribute? {
        var reader = StateDependencyReader(evaluator: evaluator)
        reader.readValue(expression, in: scope, depth: 0)
        if reader.stateDependencies.isEmpty { return nil }
        let holdsFirst = reader.conditionals == 1 ? reader.holdsFirst : nil
        return .state(.look(by: reader.stateDependencies, holdsFirst: holdsFirst))
    }

    /// What a condition asks.
    package static func stateDependencies(
        asked condition: Expression, in scope: Scope, _ evaluator: Evaluator
    ) -> [StateDependency] {
        var reader = StateDependencyReader(evaluator: evaluator)
        reader.readCondition(condition, in: scope, depth: 0)
        return reader.stateDependencies
    }

    // MARK: Values

    private mutating func readValue(_ expression: Expression, in scope: Scope, depth: Int) {
        guard depth < 6, limit.takeStep(at: scope.place(of: expression), of: evaluator.budget) else { return }
        switch expression.kind {
        case .ternary(let condition, let then, let otherwise):
            conditionals += 1
            holdsFirst = !Self.isNegated(condition)
            readCondition(condition, in: scope, depth: depth)
            readValue(then, in: scope, depth: depth + 1)
            readValue(otherwise, in: scope, depth: depth + 1)
        case .conditional(let conditional):
            conditionals += 2
            for branch in conditional.branches { readConditions(branch.conditions, in: scope, depth: depth) }
        case .call(let callee, let arguments):
            if case .member(let base?, _, _) = callee.kind { readValue(base, in: scope, depth: depth + 1) }
            for argument in arguments where !argument.isTrailing {
                readValue(argument.value, in: scope, depth: depth + 1)
            }
            if let function = function(callee, arguments, in: scope) {
                readResult(of: function.body, in: function.scope, depth: depth + 1)
            }
        case .binary(_, let left, let right):
            readValue(left, in: scope, depth: depth + 1)
            readValue(right, in: scope, depth: depth + 1)
        case .member(let base?, let name, _):
            if case .name("self") = base.kind { readValue(memberSource(of: name, in: scope), depth: depth) }
            else { readValue(base, in: scope, depth: depth + 1) }
        case .name(let name): readValue(source(of: name, in: scope), depth: depth)
        case .unary(_, let operand), .cast(let operand, _, _): readValue(operand, in: scope, depth: depth + 1)
        default: break
        }
    }

    private mutating func readValue(_ source: (expression: Expression, scope: Scope)?, depth: Int) {
        if let source { readValue(source.expression, in: source.scope, depth: depth + 1) }
    }

    /// The body of a function of the app that is called here, with its arguments bound.
    private func function(
        _ callee: Expression, _ arguments: [Argument], in scope: Scope
    ) -> (body: [Statement], scope: Scope)? {
        let name: String
        switch callee.kind {
        case .name(let plain): name = plain
        case .member(let base?, let member, _):
            guard case .name("self") = base.kind else { return nil }
            name = member
        default: return nil
        }
        guard !name.beginsWithCapital else { return nil }
        if case .function(let function, let home)? = scope.local(name) {
            return (function.body, home.binding(Arguments.bind(arguments, to: function.parameters, from: scope)))
        }
        guard evaluator.program.isMethod(name), let type = scope.currentType,
            let function = Arguments.best(
                evaluator.program.functions(name, of: type), for: arguments, from: scope.lookupContext)
        else { return nil }
        let home = Scope(
            parent: nil, names: Arguments.bind(arguments, to: function.declaration.parameters, from: scope),
            receiver: scope.currentReceiver, file: function.file, module: function.module)
        return (function.declaration.body, home)
    }

    /// What a body returns: by its only expression, or by whatever conditions choose among its results.
    private mutating func readResult(of body: [Statement], in scope: Scope, depth: Int) {
        guard depth < 6 else { return }
        for statement in body {
            switch statement.kind {
            case .expression(let expression): readValue(expression, in: scope, depth: depth + 1)
            case .result(let expression?): readValue(expression, in: scope, depth: depth + 1)
            default: break
            }
        }
    }

    private static func isNegated(_ condition: Expression) -> Bool {
        switch condition.kind {
        case .unary("!", let operand):
            condition.range.lower < operand.range.lower ? !isNegated(operand) : isNegated(operand)
        case .binary("!=", _, _): true
        default: false
        }
    }

    // MARK: Names

    /// The expression that a name stands for, with the scope it is written in: what was handed in under the name, or a
    /// property that chooses by itself.
    private func source(of name: String, in scope: Scope) -> (expression: Expression, scope: Scope)? {
        if case .deferred(let expression, let home, _)? = scope.local(name) { return (expression, home) }
        return memberSource(of: name, in: scope)
    }

    /// The same of a property of `self`, such as `var color: Color { isOn ? .blue : .gray }`.
    private func memberSource(of name: String, in scope: Scope) -> (expression: Expression, scope: Scope)? {
        if let given = scope.given(name) { return given }
        guard case .value(.instance(let instance))? = scope.currentReceiver,
            let property = evaluator.program.property(name, of: instance.type),
            let only = Evaluator.onlyExpression(property.declaration.getter)
        else { return nil }
        return (only, Scope(parent: nil, receiver: scope.currentReceiver, file: property.file, module: property.module))
    }

    // MARK: Conditions

    private mutating func readConditions(_ conditions: [Condition], in scope: Scope, depth: Int) {
        for condition in conditions {
            if case .expression(let expression) = condition { readCondition(expression, in: scope, depth: depth) }
        }
    }

    private mutating func readCondition(_ expression: Expression, in scope: Scope, depth: Int) {
        guard depth < 6, limit.takeStep(at: scope.place(of: expression), of: evaluator.budget) else { return }
        switch expression.kind {
        case .name(let written):
            let name = written.utf8.first == UInt8(ascii: "$") ? String(written.dropFirst()) : written
            if isSettled(name, in: scope) { return }
            stateDependencies.append(StateDependency(name: name))
            follow(name, in: scope, depth: depth)
        case .member(let base?, let name, _):
            if name == "wrappedValue" { return readCondition(base, in: scope, depth: depth + 1) }
            // Whether there is anything at all is no choice among things.
            if name == "isEmpty" || name == "count" { return }
            stateDependencies.append(StateDependency(name: name))
            if case .name("self") = base.kind { follow(name, in: scope, depth: depth) }
        case .binary("==", let left, let right), .binary("!=", let left, let right):
            readComparison(left, right, in: scope)
        case .binary("<", let left, let right), .binary("<=", let left, let right), .binary(">", let left, let right),
            .binary(">=", let left, let right):
            // How far something is, of the things that a loop goes through: `index <= step`.
            if isOneOfMany(left, in: scope) != isOneOfMany(right, in: scope) { readComparison(left, right, in: scope) }
        case .binary("&&", let left, let right), .binary("||", let left, let right):
            readCondition(left, in: scope, depth: depth + 1)
            readCondition(right, in: scope, depth: depth + 1)
        case .call(let callee, let arguments): readCall(callee, arguments, in: scope)
        case .unary(_, let operand): readCondition(operand, in: scope, depth: depth + 1)
        default: break
        }
    }

    /// Whether a property was given a constant, or nothing in the place of the one that is written down: then nothing
    /// decides.
    private func isSettled(_ name: String, in scope: Scope, depth: Int = 0) -> Bool {
        // A parameter that this call hands a constant.
        if depth < 6, case .deferred(let given, let home, _)? = scope.local(name) {
            if case .name(let other) = given.kind { return isSettled(other, in: home, depth: depth + 1) }
            return given.isConstant
        }
        guard scope.local(name) == nil, case .value(.instance(let instance))? = scope.currentReceiver,
            !instance.isRuntime
        else { return false }
        if let given = scope.given(name) { return given.expression.isConstant }
        // A view that is met by itself may be given anything elsewhere.
        guard instance.properties[name] == nil, evaluator.program.role(of: instance.type) != .view else { return false }
        return evaluator.program.property(name, of: instance.type)?.declaration.keepsInitialValue ?? false
    }

    /// What a name stands for, asked as well.
    private mutating func follow(_ name: String, in scope: Scope, depth: Int) {
        if let source = source(of: name, in: scope) {
            readCondition(source.expression, in: source.scope, depth: depth + 1)
        }
    }

    private mutating func readComparison(_ left: Expression, _ right: Expression, in scope: Scope) {
        if case .null = left.kind { return }
        if case .null = right.kind { return }
        for (side, other) in [(left, right), (right, left)] {
            guard let name = side.lastName, !isOneOfMany(side, in: scope) || isOneOfMany(other, in: scope)
            else { continue }
            switch side.kind {
            case .member(nil, _, _): continue
            case .name, .member, .unary:
                stateDependencies.append(StateDependency(name: name, comparand: text(of: other, in: scope)))
            default: continue
            }
        }
    }

    /// Whether it is what a loop goes through: the thing itself, not what keeps the choice.
    private func isOneOfMany(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression.kind {
        case .name(let name):
            if case .value? = scope.local(name) { return true }
            return false
        case .member(let base?, _, _): return isOneOfMany(base, in: scope)
        default: return false
        }
    }

    /// `selection.contains(item)` asks the selection for the item; other calls are asked by their own name.
    private mutating func readCall(_ callee: Expression, _ arguments: [Argument], in scope: Scope) {
        guard let argument = arguments.first?.value else { return }
        switch callee.kind {
        case .member(let base?, "contains", _):
            guard let name = base.lastName else { return }
            stateDependencies.append(StateDependency(name: name, comparand: text(of: argument, in: scope)))
        case .member(_, let name, _), .name(let name):
            stateDependencies.append(StateDependency(name: name, comparand: text(of: argument, in: scope)))
        default: break
        }
    }

    private func text(of expression: Expression, in scope: Scope) -> String {
        if case .closure = expression.kind { return "" }
        return evaluator.program.spelling(of: SourcePlace(file: scope.file, range: expression.range))
    }
}
