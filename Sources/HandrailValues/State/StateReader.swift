package import HandrailCode
package import HandrailModel
import HandrailProgram
import HandrailSource

/// Finds out which state of the app an expression is computed from, and whether it asks for Reduce Motion on the way.
///
/// Properties and functions of the project are followed to the stored properties they read, which are named by the type
/// that holds them: two views with an `isOpen` of their own have nothing to do with each other.
package struct StateReader {
    /// Resolves names.
    package let evaluator: Evaluator
    /// The stored properties read, and what closures and functions are given.
    package private(set) var states: Set<StatePath> = []
    /// Whether Reduce Motion is asked for.
    package private(set) var asksForReducedMotion = false
    /// Whether it is asked if an assistive technology is on.
    package private(set) var asksForAssistance = false

    private var limit = ReadingLimit(steps: 160)

    /// Whether what holds a part of a value is state as well: it changes where code sets the value as a whole.
    private let readsWholes: Bool
    /// Whether some of the states are read as parts of a value which code may set as a whole.
    package private(set) var readsParts = false

    package init(evaluator: Evaluator, readsWholes: Bool = false) {
        self.evaluator = evaluator
        self.readsWholes = readsWholes
    }

    private mutating func note(_ name: String) {
        // The shortest of the names that matter; most are shorter, and every name that is read passes here.
        guard name.utf8.count >= 18, let test = SettingReader.test(ofKey: name) else { return }
        if test.asks(for: [.reduceMotion, .crossFade]) { asksForReducedMotion = true }
        if test.asks(for: [.voiceOver, .switchControl]) { asksForAssistance = true }
    }

    /// Reads an expression.
    package mutating func read(_ expression: Expression, in scope: Scope, depth: Int = 0) {
        guard depth < 12, limit.takeStep(at: scope.place(of: expression), of: evaluator.budget) else { return }
        switch expression.kind {
        case .name(let name): read(name: name, in: scope, depth: depth)
        case .member(let base, let name, _): read(member: name, of: base, in: scope, depth: depth)
        case .call(let callee, let arguments):
            for argument in arguments { read(argument.value, in: scope, depth: depth + 1) }
            read(callee: callee, arguments, in: scope, depth: depth)
        case .index(let base, let arguments):
            read(base, in: scope, depth: depth + 1)
            for argument in arguments { read(argument.value, in: scope, depth: depth + 1) }
        case .closure(let closure): read(closure.body, in: scope, depth: depth + 1)
        case .array(let elements): for element in elements { read(element, in: scope, depth: depth + 1) }
        case .tuple(let arguments): for argument in arguments { read(argument.value, in: scope, depth: depth + 1) }
        case .ternary(let condition, let then, let otherwise):
            for part in [condition, then, otherwise] { read(part, in: scope, depth: depth + 1) }
        case .binary(_, let left, let right):
            read(left, in: scope, depth: depth + 1)
            read(right, in: scope, depth: depth + 1)
        case .unary(_, let operand), .cast(let operand, _, _): read(operand, in: scope, depth: depth + 1)
        case .conditional(let conditional): read(conditional, in: scope, depth: depth + 1)
        case .keyPath(let key): note(key)
        case .string, .number, .boolean, .null, .dictionary, .conditionalCompilation, .macro, .other: break
        }
    }

    /// Reads the conditions of a conditional.
    package mutating func read(_ conditions: [Condition], in scope: Scope, depth: Int = 0) {
        for condition in conditions {
            switch condition {
            case .expression(let expression): read(expression, in: scope, depth: depth)
            case .binding(let name, let value):
                read(value ?? Expression(.name(name), .zero), in: scope, depth: depth)
            case .pattern(_, let value): if let value { read(value, in: scope, depth: depth) }
            case .platform: break
            }
        }
    }

    private mutating func read(_ conditional: Conditional, in scope: Scope, depth: Int) {
        if let subject = conditional.subject { read(subject, in: scope, depth: depth) }
        for branch in conditional.branches {
            read(branch.conditions, in: scope, depth: depth)
            read(branch.body, in: scope, depth: depth)
        }
    }

    private mutating func read(_ body: [Statement], in scope: Scope, depth: Int) {
        for statement in body {
            switch statement.kind {
            case .expression(let expression): read(expression, in: scope, depth: depth)
            case .binding(_, _, let value): if let value { read(value, in: scope, depth: depth) }
            case .tupleBinding(_, let value): read(value, in: scope, depth: depth)
            case .result(let value): if let value { read(value, in: scope, depth: depth) }
            case .guardElse(let conditions, let body):
                read(conditions, in: scope, depth: depth)
                read(body, in: scope, depth: depth)
            case .forEach(_, _, let body), .block(let body), .caught(let body): read(body, in: scope, depth: depth)
            case .conditionalCompilation(let clauses):
                for clause in clauses { read(clause.body, in: scope, depth: depth) }
            case .function, .other: break
            }
        }
    }

    // MARK: Names

    private mutating func read(name written: String, in scope: Scope, depth: Int) {
        let name = written.utf8.first == UInt8(ascii: "$") ? String(written.dropFirst()) : written
        note(name)
        if let local = scope.local(name) {
            read(local, named: name, depth: depth)
            return
        }
        switch scope.currentReceiver {
        case .value(let value): if read(property: name, of: value, in: scope, depth: depth) { return }
        case .type(let type):
            if let property = program.property(name, of: type) {
                read(property, receiver: .type(type), owner: type.name, depth: depth)
                return
            }
        case .view, nil: break
        }
        if let property = program.property(named: name, from: scope.lookupContext) {
            read(property, receiver: nil, owner: "", depth: depth)
        }
    }

    private mutating func read(_ binding: Binding, named name: String, depth: Int) {
        switch binding {
        case .deferred(let expression, let home, _): read(expression, in: home, depth: depth + 1)
        case .function(let function, let home): read(function.body, in: home, depth: depth + 1)
        case .value(.closure(let closure, let home)): read(closure.body, in: home, depth: depth + 1)
        case .value(.runtime): states.insert(StatePath(name, isTraced: false))
        case .value: break
        }
    }

    /// Reads a property of a value; `false` where its type has none of that name.
    private mutating func read(property name: String, of value: Value, in scope: Scope, depth: Int) -> Bool {
        switch value {
        case .instance(let instance):
            if let given = instance.properties[name] {
                read(given, named: "\(instance.type.name).\(name)", depth: depth)
                return true
            }
            guard let property = program.property(name, of: instance.type) else { return false }
            read(property, receiver: .value(value), owner: instance.type.name, depth: depth)
            return true
        case .runtime(let type?):
            if let state = evaluator.stores.state(ofStore: type, in: scope) {
                return read(property: name, of: state, in: scope, depth: depth)
            }
            guard let linked = program.type(named: type.name, from: LookupContext(module: 0)),
                let property = program.property(name, of: linked)
            else { return false }
            read(property, receiver: .value(value), owner: linked.name, depth: depth)
            return true
        case .type(let type):
            guard let property = program.property(name, of: type) else { return false }
            read(property, receiver: .type(type), owner: type.name, depth: depth)
            return true
        default:
            return false
        }
    }

    private mutating func read(_ property: LinkedProperty, receiver: Scope.Receiver?, owner: String, depth: Int) {
        let declaration = property.declaration
        let home = Scope(parent: nil, receiver: receiver, file: property.file, module: property.module)
        if let environment = declaration.attribute("Environment")?.arguments.first?.value {
            read(environment, in: home, depth: depth + 1)
            if case .keyPath = environment.kind { return }
        }
        if let getter = declaration.getter {
            read(getter, in: home, depth: depth + 1)
        } else if declaration.isConstant || (declaration.isStatic && declaration.initialValue != nil) {
            if let value = declaration.initialValue { read(value, in: home, depth: depth + 1) }
            else { states.insert(StatePath("\(owner).\(declaration.name)")) }
        } else {
            states.insert(StatePath(owner.isEmpty ? declaration.name : "\(owner).\(declaration.name)"))
        }
    }

    private mutating func read(member name: String, of base: Expression?, in scope: Scope, depth: Int) {
        note(name)
        guard let base else { return }
        if case .name("self") = base.kind {
            read(name: name, in: scope, depth: depth)
            return
        }
        for value in evaluator.value(of: base, in: scope).alternatives
            where read(property: name, of: value, in: scope, depth: depth + 1)
        {
            if readsWholes { read(wholeOf: value, base, in: scope, depth: depth) }
            return
        }
        readMember(name, ofUnresolved: base, in: scope, depth: depth)
    }

    /// What holds a value of the project's, which is set as a whole: `@State private var placement = Placement()`.
    private mutating func read(wholeOf value: Value, _ base: Expression, in scope: Scope, depth: Int) {
        let type: LinkedType? = switch value {
        case .instance(let instance): instance.type
        case .runtime(let name?): program.type(named: name.name, from: LookupContext(module: 0))
        default: nil
        }
        guard type?.keyword == .structure else { return }
        let before = states.count
        read(base, in: scope, depth: depth + 1)
        if states.count > before { readsParts = true }
    }

    /// Parts of values that change together with the value they are parts of.
    private static let partNames: Set<String> = [
        "width", "height", "x", "y", "minX", "minY", "midX", "midY", "maxX", "maxY", "size", "origin", "degrees",
        "radians", "translation", "location", "startLocation", "predictedEndTranslation", "wrappedValue",
        "projectedValue", "rawValue", "count", "isEmpty", "first", "last", "isPresented",
    ]

    /// A property of an object whose type is not known is a state of its own: the object's others do not change with
    /// it.
    private mutating func readMember(_ name: String, ofUnresolved base: Expression, in scope: Scope, depth: Int) {
        var inner = self
        inner.states = []
        inner.read(base, in: scope, depth: depth + 1)
        asksForReducedMotion = inner.asksForReducedMotion
        asksForAssistance = inner.asksForAssistance
        limit = inner.limit
        states.formUnion(Self.partNames.contains(name) ? inner.states : Set(inner.states.map { $0.appending(name) }))
    }

    private mutating func read(callee: Expression, _ arguments: [Argument], in scope: Scope, depth: Int) {
        switch callee.kind {
        case .name(let name):
            if let local = scope.local(name) {
                read(local, named: name, depth: depth)
                return
            }
            let own = scope.currentType.map { program.functions(name, of: $0) } ?? []
            let function = Arguments.best(own, for: arguments, from: scope.lookupContext)
                ?? Arguments.best(program.functions[name] ?? [], for: arguments, from: scope.lookupContext)
            guard let function else { return note(name) }
            read(function, receiver: scope.currentReceiver, arguments, from: scope, depth: depth)
        case .member(let base?, let name, _):
            for value in evaluator.value(of: base, in: scope).alternatives {
                guard let (type, receiver) = evaluator.types.owner(of: value, in: scope),
                    let function = Arguments.best(
                        program.functions(name, of: type), for: arguments, from: scope.lookupContext)
                else { continue }
                read(function, receiver: receiver, arguments, from: scope, depth: depth)
                return
            }
            read(base, in: scope, depth: depth + 1)
        default: break
        }
    }

    private mutating func read(
        _ function: LinkedFunction, receiver: Scope.Receiver?, _ arguments: [Argument], from scope: Scope, depth: Int
    ) {
        guard depth < 6 else { return }
        let home = Scope(
            parent: nil, names: Arguments.bind(arguments, to: function.declaration.parameters, from: scope),
            receiver: receiver, file: function.file, module: function.module)
        read(function.declaration.body, in: home, depth: depth + 2)
    }

    private var program: Program { evaluator.program }
}
