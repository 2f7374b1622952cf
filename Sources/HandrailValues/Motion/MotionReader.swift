package import HandrailCode
package import HandrailModel
import HandrailProgram
import HandrailSource

/// Reads what an action sets in motion: changes inside `withAnimation`, things taken away after a delay, players
/// started.
package struct MotionReader {
    /// What surrounds the code being read.
    fileprivate struct Circumstances {
        /// Whether Reduce Motion was asked for before.
        var isGoverned = false
        /// Whether it was asked before if an assistive technology is on.
        var isAssisted = false
        /// Whether anything was asked for before.
        var isConditional = false
        /// Seconds after the action, once it waits.
        var delay: Fact<Double> = .absent
    }

    private let evaluator: Evaluator
    private var changes: [AnimatedChange] = []
    private var delays: [DelayedChange] = []
    private var plays: [PlayCall] = []
    private var assigned: Set<StatePath> = []
    private var everAssigned: Set<StatePath> = []
    private var numbers: [StatePath: [Fact<Double>]] = [:]
    private var limit = ReadingLimit(steps: 300)

    private let tellsStates: Bool

    private init(evaluator: Evaluator, tellsStates: Bool) {
        self.evaluator = evaluator
        self.tellsStates = tellsStates
    }

    /// What the action given as `expression` sets in motion.
    ///
    /// - Parameter tellsStates: whether to find out which state it assigns, for what it changes and clears.
    package static func summary(
        of expression: Expression, in scope: Scope, evaluator: Evaluator, tellsStates: Bool = true
    ) -> MotionSummary {
        var reader = MotionReader(evaluator: evaluator, tellsStates: tellsStates)
        if case .closure(let closure, let home) = evaluator.value(of: expression, in: scope) {
            reader.read(closure.body, in: home, Circumstances(), depth: 0)
        } else {
            reader.follow(call: expression, [], in: scope, Circumstances(), depth: 0)
        }
        return reader.summary
    }

    /// What code sets in motion that is written out, as that of a function.
    package static func summary(ofBody body: [Statement], in scope: Scope, evaluator: Evaluator) -> MotionSummary {
        var reader = MotionReader(evaluator: evaluator, tellsStates: true)
        reader.read(body, in: scope, Circumstances(), depth: 0)
        return reader.summary
    }

    private var summary: MotionSummary {
        MotionSummary(changes: changes, delays: delays, plays: plays, assigned: everAssigned, numbers: numbers)
    }

    // MARK: Statements

    private mutating func read(_ body: [Statement], in scope: Scope, _ now: Circumstances, depth: Int) {
        runAside(body, at: Site(scope: scope, now: now, depth: depth))
    }

    private func circumstances(_ now: Circumstances, after conditions: [Condition], in scope: Scope) -> Circumstances {
        var reader = StateReader(evaluator: evaluator)
        reader.read(conditions, in: scope)
        var inner = now
        inner.isGoverned = now.isGoverned || reader.asksForReducedMotion
        inner.isAssisted = now.isAssisted || reader.asksForAssistance
        // Unwrapping asks nobody.
        inner.isConditional = now.isConditional || conditions.contains { if case .binding = $0 { false } else { true } }
        return inner
    }

    /// The seconds of `Task.sleep`.
    private func sleep(_ expression: Expression, in scope: Scope) -> Fact<Double>? {
        guard case .call(let callee, let arguments) = Self.awaited(expression).kind,
            case .member(let base?, "sleep", _) = callee.kind, let first = arguments.first
        else { return nil }
        guard base.lastName == "Task" else { return .dynamic }
        switch first.label {
        case "nanoseconds": return evaluator.number(of: first.value, in: scope).map { $0 / 1_000_000_000 }
        default: return seconds(first.value, in: scope)
        }
    }

    private static func awaited(_ expression: Expression) -> Expression {
        if case .unary(_, let operand) = expression.kind { return awaited(operand) }
        return expression
    }

    /// A duration: a number of seconds, `.seconds(2)`, `.now() + 2`.
    private func seconds(_ expression: Expression, in scope: Scope) -> Fact<Double> {
        Self.seconds(expression, in: scope, evaluator)
    }

    /// A duration: a number of seconds, `.seconds(2)`, `.now() + 2`.
    package static func seconds(_ expression: Expression, in scope: Scope, _ evaluator: Evaluator) -> Fact<Double> {
        switch expression.kind {
        case .call(let callee, let arguments):
            guard let name = callee.lastName, let first = arguments.first else { return .dynamic }
            let number = evaluator.number(of: first.value, in: scope)
            switch name {
            case "seconds": return number
            case "milliseconds": return number.map { $0 / 1_000 }
            case "microseconds": return number.map { $0 / 1_000_000 }
            case "nanoseconds": return number.map { $0 / 1_000_000_000 }
            default: return .dynamic
            }
        case .binary("+", _, let right): return seconds(right, in: scope, evaluator)
        default: return evaluator.number(of: expression, in: scope)
        }
    }

    // MARK: Expressions

    /// Takes one step; `false` where no more of the action is read.
    private mutating func takesStep(at place: @autoclosure () -> SourcePlace) -> Bool {
        limit.takeStep(at: place(), of: evaluator.budget)
    }

    private mutating func read(_ expression: Expression, in scope: Scope, _ now: Circumstances, depth: Int) {
        guard depth < 9, takesStep(at: scope.place(of: expression)) else { return }
        switch expression.kind {
        case .call(let callee, let arguments):
            read(call: callee, arguments, at: expression, in: scope, now, depth: depth)
        case .binary(let infix, let target, let value):
            read(value, in: scope, now, depth: depth)
            if infix.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!=="].contains(infix) {
                note(assignment: target, infix == "=" ? value : nil, at: expression, in: scope, now)
            }
        case .conditional(let conditional):
            var site = Site(scope: scope, now: now, depth: depth)
            _ = walkBranches(of: conditional, at: &site)
        case .ternary(let condition, let then, let otherwise):
            let inner = circumstances(now, after: [.expression(condition)], in: scope)
            read(then, in: scope, inner, depth: depth + 1)
            read(otherwise, in: scope, inner, depth: depth + 1)
        case .unary(_, let operand): read(operand, in: scope, now, depth: depth)
        default: break
        }
    }

    private mutating func read(
        call callee: Expression, _ arguments: [Argument], at expression: Expression, in scope: Scope,
        _ now: Circumstances, depth: Int
    ) {
        guard let name = callee.lastName else {
            if case .closure(let closure) = callee.kind { read(closure.body, in: scope, now, depth: depth + 1) }
            return
        }
        var inner = now
        switch name {
        case "withAnimation":
            readAnimated(arguments, at: expression, in: scope, now, depth: depth)
            return
        case "withTransaction":
            guard let animation = self.animation(ofTransaction: arguments.first?.value, in: scope) else { break }
            let body = arguments.last?.value
            readAnimated(by: animation, at: expression, in: scope, now) { reader in
                if case .closure(let closure)? = body?.kind {
                    reader.read(closure.body, in: scope, now, depth: depth + 1)
                }
            }
            return
        case "send":
            guard case .member(let store?, _, _) = callee.kind,
                let (body, home) = evaluator.stores.reduction(sentTo: store, arguments, in: scope)
            else { break }
            let animation = arguments.first { $0.label == "animation" }?.value
            readAnimated(
                by: animation, at: expression, in: scope, now) { $0.read(body, in: home, now, depth: depth + 1) }
            return
        case "asyncAfter":
            inner.delay = arguments.first { $0.label == "deadline" }.map { seconds($0.value, in: scope) } ?? .dynamic
        case "scheduledTimer":
            if case .boolean(false)? = arguments.first(where: { $0.label == "repeats" })?.value.kind {
                inner.delay = arguments.first { $0.label == "withTimeInterval" }.map { seconds($0.value, in: scope) }
                    ?? .dynamic
            }
        case "toggle":
            if case .member(let base?, _, _) = callee.kind {
                note(assignment: base, nil, at: expression, in: scope, now)
            }
            return
        case "dismiss":
            if !now.delay.isAbsent, case .name = callee.kind { note(dismissalAt: expression, in: scope, now) }
            if !now.delay.isAbsent, case .member(let base?, _, _) = callee.kind,
                case .name("self") = Self.awaited(base).kind
            {
                note(dismissalAt: expression, in: scope, now)
            }
            if case .member(let base?, _, _) = callee.kind, Self.isPresentation(base), !now.delay.isAbsent {
                note(dismissalAt: expression, in: scope, now)
            }
        case "removeAll", "removeFirst", "removeLast", "remove":
            if case .member(let base?, _, _) = callee.kind { note(removalFrom: base, at: expression, in: scope, now) }
        case "play":
            if case .member(let base?, _, _) = callee.kind { note(play: base, at: expression, in: scope, now) }
        default: break
        }
        for argument in arguments {
            guard case .closure(let closure) = argument.value.kind else { continue }
            let names = closure.openNames
            read(closure.body, in: scope.binding(names), inner, depth: depth + 1)
        }
        follow(call: callee, arguments, in: scope, now, depth: depth)
    }

    private static func isPresentation(_ base: Expression) -> Bool {
        switch base.kind {
        case .member(let inner?, "wrappedValue", _): isPresentation(inner)
        case .name(let name): name == "presentationMode"
        default: false
        }
    }

    private mutating func readAnimated(
        _ arguments: [Argument], at expression: Expression, in scope: Scope, _ now: Circumstances, depth: Int
    ) {
        let outer = assigned
        assigned = []
        for argument in arguments where argument.label == nil || argument.label == "body" {
            if case .closure(let closure) = argument.value.kind {
                read(closure.body, in: scope, now, depth: depth + 1)
            }
        }
        let first = arguments.first { $0.label == nil && !$0.isTrailing }?.value
        noteAnimated(by: first, at: expression, in: scope, now)
        assigned.formUnion(outer)
    }

    /// The animation of `Transaction(animation: .spring())`, also where a name stands for it.
    private func animation(ofTransaction expression: Expression?, in scope: Scope) -> Expression? {
        guard let expression, let (made, _) = evaluator.symbol(expression, in: scope).first,
            case .call(let callee, let arguments) = made.kind, callee.lastName == "Transaction"
        else { return nil }
        return arguments.first { $0.label == "animation" }?.value
    }

    /// What an action does that is sent to a store, with an animation or without one.
    private mutating func readAnimated(
        by animation: Expression?, at expression: Expression, in scope: Scope, _ now: Circumstances,
        _ body: (inout MotionReader) -> Void
    ) {
        let outer = assigned
        assigned = []
        body(&self)
        if animation != nil { noteAnimated(by: animation, at: expression, in: scope, now) }
        assigned.formUnion(outer)
    }

    /// Notes that what was assigned since is animated.
    private mutating func noteAnimated(
        by first: Expression?, at expression: Expression, in scope: Scope, _ now: Circumstances
    ) {
        var animation = AnimationUse(names: ["default"], trigger: nil, duration: .absent)
        // An action stays one whatever settings its animation asks for: the change only notes that it is governed.
        if let first {
            let reader = AnimationReader(evaluator: evaluator)
            _ = evaluator.session.listen { animation = reader.animation(first, in: scope, trigger: nil) }
        }
        if !animation.isNone {
            changes.append(
                AnimatedChange(
                    animation: animation, states: assigned,
                    place: SourcePlace(file: scope.file, range: expression.range),
                    isGoverned: now.isGoverned || animation.asksForReducedMotion))
        }
    }

    // MARK: Notes

    private mutating func note(
        assignment target: Expression, _ value: Expression?, at expression: Expression, in scope: Scope,
        _ now: Circumstances
    ) {
        guard tellsStates else { return }
        var reader = StateReader(evaluator: evaluator)
        reader.read(target, in: scope)
        assigned.formUnion(reader.states)
        everAssigned.formUnion(reader.states)
        if reader.states.count == 1, let state = reader.states.first {
            numbers[state, default: []].append(value.flatMap(Self.number).map { .oneOf($0) } ?? .dynamic)
        }
        guard !now.delay.isAbsent, let value, Self.isNothing(value) else { return }
        noteCleared(reader.states, at: expression, in: scope, now)
    }

    /// Notes what is taken out of a list after a delay.
    private mutating func note(
        removalFrom list: Expression, at expression: Expression, in scope: Scope, _ now: Circumstances
    ) {
        guard tellsStates, !now.delay.isAbsent else { return }
        var reader = StateReader(evaluator: evaluator)
        reader.read(list, in: scope)
        guard !reader.states.isEmpty else { return }
        noteCleared(reader.states, at: expression, in: scope, now)
    }

    private mutating func noteCleared(
        _ states: Set<StatePath>, at expression: Expression, in scope: Scope, _ now: Circumstances
    ) {
        delays.append(
            DelayedChange(
                seconds: now.delay, cleared: states, dismisses: false, asksForAssistance: now.isAssisted,
                place: SourcePlace(file: scope.file, range: expression.range)))
    }

    /// The numbers of which one is written out; `nil` for anything that has to be looked up.
    private static func number(_ value: Expression) -> [Double]? {
        switch value.kind {
        case .number(let number): [number]
        case .member(_, "zero", _): [0]
        case .unary("-", let operand): number(operand)?.map { -$0 }
        case .ternary(_, let then, let otherwise):
            if let first = number(then), let second = number(otherwise) { first + second } else { nil }
        default: nil
        }
    }

    private static func isNothing(_ value: Expression) -> Bool {
        switch value.kind {
        case .null, .boolean(false): true
        case .member(nil, "none", _): true
        default: false
        }
    }

    private mutating func note(dismissalAt expression: Expression, in scope: Scope, _ now: Circumstances) {
        delays.append(
            DelayedChange(
                seconds: now.delay, cleared: [], dismisses: true, asksForAssistance: now.isAssisted,
                place: SourcePlace(file: scope.file, range: expression.range)))
    }

    private mutating func note(
        play base: Expression, at expression: Expression, in scope: Scope, _ now: Circumstances
    ) {
        guard let name = base.lastName else { return }
        plays.append(
            PlayCall(
                player: name, isConditional: now.isConditional,
                place: SourcePlace(file: scope.file, range: expression.range)))
    }

    /// Reads the body of a function of the project.
    private mutating func follow(
        call callee: Expression, _ arguments: [Argument], in scope: Scope, _ now: Circumstances, depth: Int
    ) {
        guard depth < 4 else { return }
        let program = evaluator.program
        var found: (LinkedFunction, Scope.Receiver?)?
        switch callee.kind {
        case .name(let name):
            if case .function(let function, let home)? = scope.local(name) {
                read(function.body, in: home, now, depth: depth + 3)
                return
            }
            guard program.isMethod(name) else { return }
            let own = scope.currentType.map { program.functions(name, of: $0) } ?? []
            found = Arguments.best(own, for: arguments, from: scope.lookupContext).map { ($0, scope.currentReceiver) }
        case .member(let base?, let name, _):
            // Most calls are of frameworks.
            guard program.isMethod(name) else { return }
            if case .name("self") = base.kind, let type = scope.currentType {
                found = Arguments.best(program.functions(name, of: type), for: arguments, from: scope.lookupContext)
                    .map { ($0, scope.currentReceiver) }
            } else if let first = evaluator.value(of: base, in: scope).alternatives.first,
                let (type, receiver) = evaluator.types.owner(of: first, in: scope)
            {
                found = Arguments.best(program.functions(name, of: type), for: arguments, from: scope.lookupContext)
                    .map { ($0, receiver) }
            }
        default: break
        }
        guard let (function, receiver) = found, function.declaration.name != "init" else { return }
        let home = Scope(
            parent: nil, names: Arguments.bind(arguments, to: function.declaration.parameters, from: scope),
            receiver: receiver, file: function.file, module: function.module)
        read(function.declaration.body, in: home, now, depth: depth + 3)
    }
}

/// What the statements of an action set in motion: whatever may run counts, and no `return` ends it.
extension MotionReader: BranchingInterpreter {
    /// Where a statement stands.
    package struct Site: ScopedSite {
        /// What names stand for.
        package var scope: Scope
        fileprivate var now: Circumstances
        /// How deep code is nested.
        fileprivate var depth: Int
    }

    /// Takes one step.
    package mutating func spend(at site: Site) -> Bool {
        guard site.depth < 9 else { return false }
        return takesStep(at: SourcePlace(file: site.scope.file, range: .zero))
    }

    /// Reads an expression; what follows a `sleep` runs so much later.
    package mutating func perform(_ expression: Expression, at site: inout Site) -> ControlFlow {
        if let seconds = sleep(expression, in: site.scope) {
            site.now.delay = seconds
        } else {
            read(expression, in: site.scope, site.now, depth: site.depth)
        }
        return .goesOn
    }

    /// Reads what a variable is given, and lets its name stand for it.
    package mutating func bind(
        _ name: String, _ type: TypeName?, to value: Expression?, at site: inout Site
    ) {
        if let value { read(value, in: site.scope, site.now, depth: site.depth) }
        let bound: Binding = value.map { .deferred($0, site.scope, type: type) } ?? .value(.runtime(type))
        site.scope = site.scope.binding(name, to: bound)
    }

    /// Tuples are not followed.
    package mutating func bind(_ names: [String], to tuple: Expression, at site: inout Site) {}

    /// A local function is not followed.
    package mutating func bind(_ function: FunctionDeclaration, at site: inout Site) {}

    /// Reads what is returned like any other expression.
    package mutating func giveBack(_ value: Expression?, at site: inout Site) -> ControlFlow {
        value.map { perform($0, at: &site) } ?? .goesOn
    }

    /// What is asked holds for both sides.
    package mutating func fail(
        _ conditions: [Condition], otherwise: [Statement], isCertain: Bool, at site: inout Site
    ) {
        site.now = circumstances(site.now, after: conditions, in: site.scope)
        runAside(otherwise, at: site)
    }

    /// Binds what the conditions bind.
    package mutating func pass(_ conditions: [Condition], at site: inout Site) {
        site.scope = site.scope.binding(evaluator.names(boundBy: conditions, in: site.scope))
    }

    // MARK: Conditionals

    /// The branches of a conditional that are left, and what all of them ask.
    package struct Branching {
        fileprivate var branches: ArraySlice<Branch>
        fileprivate let conditions: [Condition]
    }

    /// Every branch may be taken.
    package mutating func open(_ conditional: Conditional, at site: inout Site) -> Branching {
        Branching(branches: conditional.branches[...], conditions: conditional.branches.flatMap(\.conditions))
    }

    /// In each branch, what all of them ask was asked.
    package mutating func nextBranch(of branching: inout Branching, at site: Site) -> (body: [Statement], site: Site)? {
        guard let branch = branching.branches.popFirst() else { return nil }
        var inner = site
        inner.depth += 1
        inner.now = circumstances(site.now, after: branching.conditions, in: site.scope)
        pass(branch.conditions, at: &inner)
        return (branch.body, inner)
    }
}
