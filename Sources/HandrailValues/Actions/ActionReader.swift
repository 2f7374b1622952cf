package import HandrailCode
import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
import HandrailSource

/// Reads what a closure or a function passed as an action does, one function of the project deep or two.
package struct ActionReader {
    /// Resolves names.
    package let evaluator: Evaluator

    private var calls: [String] = []
    private var assignments: [ActionSummary.Assignment] = []
    private var toggles: [String] = []
    private var counted: Set<String> = []
    private var reveals: Set<String> = []
    private var followed: Set<String> = []
    private var opensURL = false
    private var addresses: [Fact<String>] = []
    private var uses: [CodeUse] = []
    private var dismisses = false
    private var announces = false
    private var endsEditing = false
    private var limit = ReadingLimit(steps: 400)
    /// What is known where the code being read runs, from the outside in.
    private var circumstances: [ActionOutcome] = []
    /// Whether something is left out that only happens with what nobody gave.
    private var isCut = false

    /// A reader of one action.
    package init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// What an action does, with its text as digest; that of what it hands on, where it only calls what it was given.
    package func action(_ expression: Expression, in scope: Scope) -> ActionSummary {
        let origin = ActionOrigin(of: expression, in: scope)
        let range = origin.expression.range
        // The first lines tell actions apart; the rest of a long closure is not needed.
        let start = ByteRange(Int(range.lower), min(Int(range.upper), Int(range.lower) + 400))
        let written = evaluator.program.spelling(of: SourcePlace(file: origin.scope.file, range: start))
        return Self.summary(of: expression, in: scope, evaluator: evaluator, digest: written.withoutBlanksAndComments)
    }

    /// What the action given as `expression` does.
    ///
    /// - Parameter tellsStates: whether to find out which state of the app it assigns.
    package static func summary(
        of expression: Expression, in scope: Scope, evaluator: Evaluator, digest: String, tellsStates: Bool = true
    ) -> ActionSummary {
        var reader = ActionReader(evaluator: evaluator)
        var isEmpty = false
        switch evaluator.value(of: expression, in: scope) {
        case .closure(let closure, let home):
            isEmpty = closure.body.isEmpty
            reader.read(closure.body, in: home, depth: 0)
        default:
            isEmpty = reader.readReference(expression, in: scope)
        }
        let motion = MotionReader.summary(of: expression, in: scope, evaluator: evaluator, tellsStates: tellsStates)
        return reader.summary(
            isEmpty: isEmpty, digest: digest, motion: motion,
            core: OnlyCallReader(evaluator: evaluator).call(by: expression, in: scope))
    }

    /// What a method of a type does.
    ///
    /// - Parameter digest: what controls that send it are known by; the type and the method, where it is `nil`.
    package static func summary(
        of function: LinkedFunction, in type: LinkedType, evaluator: Evaluator, digest: String? = nil
    ) -> ActionSummary {
        var reader = ActionReader(evaluator: evaluator)
        let scope = Scope(
            parent: nil, receiver: .value(.instance(Instance(type: type, properties: [:], isRuntime: true))),
            file: function.file, module: function.module)
        reader.read(function.declaration.body, in: scope, depth: 0)
        return reader.summary(
            isEmpty: function.declaration.body.isEmpty, digest: digest ?? "\(type.name).\(function.declaration.name)",
            motion: .none, core: OnlyCallReader(evaluator: evaluator).call(by: function, in: type))
    }

    private func summary(isEmpty: Bool, digest: String, motion: MotionSummary, core: String?) -> ActionSummary {
        ActionSummary(
            calls: calls, assignments: assignments, toggles: toggles, counted: counted, reveals: reveals,
            followed: followed, opensURL: opensURL,
            addresses: addresses, uses: uses, dismisses: dismisses, announces: announces,
            endsEditing: endsEditing && assignments.isEmpty,
            isEmpty: isEmpty || isCut && calls.isEmpty && assignments.isEmpty && toggles.isEmpty, digest: digest,
            motion: motion, core: core)
    }

    /// Reads what a reference to a function leads to; `true` where that is a method of the class itself that does
    /// nothing.
    private mutating func readReference(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression.kind {
        case .name(let name):
            note(call: name, base: nil, [], at: expression, in: scope, depth: 0)
            let own = scope.currentType.map { evaluator.program.functions(name, of: $0) } ?? []
            return !own.isEmpty && own.allSatisfy(\.declaration.body.isEmpty)
        case .member(let base, let name, _):
            note(call: name, base: base, [], at: expression, in: scope, depth: 0)
            return false
        default: return false
        }
    }

    // MARK: Statements

    private mutating func read(_ body: [Statement], in scope: Scope, depth: Int) {
        runAside(body, at: Site(scope: scope, depth: depth))
    }

    /// Whether conditions do not ask for the value of an optional that is known to have none.
    private mutating func mayHold(_ conditions: [Condition], in scope: Scope) -> Bool {
        for case .binding(let name, let value) in conditions
            where isNothing(value ?? Expression(.name(name), ByteRange(0, 0)), in: scope)
        {
            isCut = true
            return false
        }
        return true
    }

    /// Whether a property or name is known to hold nothing.
    private func isNothing(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression.kind {
        case .name, .member(.some, _, _):
            if case .null = evaluator.value(of: expression, in: scope) { true } else { false }
        default: false
        }
    }

    // MARK: Expressions

    /// Takes one step; `false` where no more of the action is read.
    private mutating func takesStep(at place: @autoclosure () -> SourcePlace) -> Bool {
        limit.takeStep(at: place(), of: evaluator.budget)
    }

    private mutating func read(_ expression: Expression, in scope: Scope, depth: Int) {
        guard takesStep(at: scope.place(of: expression)) else { return }
        switch expression.kind {
        case .call(let callee, let arguments):
            // `action?()` calls what the optional holds.
            if case .unary("?", let optional) = callee.kind, isNothing(optional, in: scope) {
                isCut = true
                return
            }
            switch callee.unwrapped.kind {
            case .name(let name): note(call: name, base: nil, arguments, at: expression, in: scope, depth: depth)
            case .member(let base, let name, _):
                if let base { read(base, in: scope, depth: depth) }
                note(call: name, base: base, arguments, at: expression, in: scope, depth: depth)
            default: read(callee, in: scope, depth: depth)
            }
            for argument in arguments {
                if case .closure(let closure) = argument.value.kind { read(closure.body, in: scope, depth: depth) }
            }
        case .binary(let infix, let target, let value):
            if infix == "=", let name = Self.assignedName(target) {
                note(assignment: name, value, isOfFocus: isOfFocus(target, name, in: scope))
                if name == "isHidden" || name == "alpha" || name == "text" { note(appearanceOf: target, value) }
            } else if infix == "+=" || infix == "-=", case .number = value.kind, let name = target.lastName {
                counted.insert(name)
            }
            read(value, in: scope, depth: depth)
        case .conditional(let conditional):
            var site = Site(scope: scope, depth: depth)
            _ = walkBranches(of: conditional, at: &site)
        case .unary(_, let operand): read(operand, in: scope, depth: depth)
        case .closure(let closure): read(closure.body, in: scope, depth: depth)
        case .ternary(_, let then, let otherwise):
            read(then, in: scope, depth: depth)
            read(otherwise, in: scope, depth: depth)
        default:
            break
        }
    }

    /// The name of what is assigned: a binding stands for what it is bound to.
    private static func assignedName(_ target: Expression) -> String? {
        if case .member(let base?, "wrappedValue", _) = target.unwrapped.kind { return base.lastName }
        return target.lastName
    }

    /// Whether a property of the view itself, or a binding that it was handed, says which field people type into.
    private func isOfFocus(_ target: Expression, _ name: String, in scope: Scope) -> Bool {
        guard target.rootName == name || target.rootName == "self", let type = scope.currentType,
            let declaration = type.properties[name]?.declaration
        else { return false }
        let names = declaration.attributes.map(\.name) + [declaration.type?.name ?? ""]
        return names.contains { $0 == "FocusState" || $0 == "FocusState.Binding" }
    }

    private mutating func note(assignment name: String, _ value: Expression, isOfFocus: Bool) {
        let written: String? =
            switch value.kind {
            case .boolean(let flag): flag ? "true" : "false"
            case .null: "nil"
            case .name(let name): name
            case .member(_, let name, _): name
            case .number(let number): String(number)
            case .unary("!", let operand): operand.lastName == name ? "!" : nil
            case .call(let callee, _):
                if case .member(_, let name, _) = callee.kind { name } else { nil }
            default: nil
            }
        if written == "!" {
            toggles.append(name)
        } else {
            if written == nil, AssignedValue.counts(name, value) { counted.insert(name) }
            let isMeasure = AssignedValue.isMeasure(value)
            assignments.append(
                ActionSummary.Assignment(target: name, value: written, isMeasure: isMeasure, isOfFocus: isOfFocus))
        }
        if written == "nil" || written == "false", isOfFocus || Self.focus.occur(in: name) { endsEditing = true }
    }

    /// A view that is no longer hidden or empty, at least where what is found out says so.
    private mutating func note(appearanceOf target: Expression, _ value: Expression) {
        guard case .member(let base?, let name, _) = target.unwrapped.kind, let view = base.lastName
        else { return }
        switch value.kind {
        case .boolean(true): break
        case _ where name == "isHidden": reveals.insert(view)
        case .number(let number) where name == "alpha" && number > 0.5: reveals.insert(view)
        case .null: break
        case .string(let segments) where name == "text": if !segments.allSatisfy(\.isEmpty) { reveals.insert(view) }
        case _ where name == "text": reveals.insert(view)
        default: break
        }
    }

    private static let focus = Fragments(["focus"])

    private mutating func note(
        call name: String, base: Expression?, _ arguments: [Argument], at expression: Expression, in scope: Scope,
        depth: Int
    ) {
        if name == "toggle", let base, let target = base.lastName, arguments.isEmpty,
            !readMethod(name, of: base, in: scope, depth: depth)
        {
            toggles.append(target)
            return
        }
        calls.append(name)
        switch Self.effects[name] {
        case .opensURL:
            if Self.isURLOpening(name, base, arguments) {
                opensURL = true
                let reader = AddressReader(evaluator: evaluator)
                addresses.append(arguments.first.map { reader.address(of: $0.value, in: scope) } ?? .dynamic)
            }
        case .dismisses: dismisses = true
        case .posts:
            if let base, base.lastName.flatMap(FrameworkType.kind) == .announcements {
                announces = true
            }
        case .announces: announces = true
        case .turns:
            if let names = OrientationReader.names(setBy: name, arguments) {
                let place = SourcePlace(file: scope.file, range: expression.range)
                uses.append(CodeUse(.turn(to: names, byKey: name == "setValue"), place: place))
            }
        case .endsEditing: endsEditing = true
        case nil: break
        }
        if let kind = HapticReader.kind(of: name, arguments) {
            let place = SourcePlace(file: scope.file, range: expression.range)
            let outcome = circumstances.reversed().lazy.map(\.outcome).first { $0 != .open }
            uses.append(CodeUse(.haptic(HapticCall(kind: kind, outcome: outcome ?? .open)), place: place))
        }
        follow(call: name, base: base, arguments, in: scope, depth: depth)
    }

    /// What a call may do that people notice.
    private enum Effect {
        case opensURL, dismisses, posts, announces, turns, endsEditing
    }

    private static let effects: NameTable<Effect> = [
        "open": .opensURL, "openURL": .opensURL, "openWebsite": .opensURL, "openSafari": .opensURL,
        "dismiss": .dismisses,
        "post": .posts, "Announcement": .announces, "LayoutChanged": .announces, "ScreenChanged": .announces,
        "requestGeometryUpdate": .turns, "setValue": .turns, "resignFirstResponder": .endsEditing,
        "endEditing": .endsEditing,
        "hideKeyboard": .endsEditing, "dismissKeyboard": .endsEditing, "endTextEditing": .endsEditing,
        "sendAction": .endsEditing,
        "resignKeyboard": .endsEditing, "closeKeyboard": .endsEditing,
    ]

    /// Reads the body of the project's own function, where it is one of the same type, of an object that views watch,
    /// or free.
    private mutating func follow(
        call name: String, base: Expression?, _ arguments: [Argument], in scope: Scope, depth: Int
    ) {
        // What is called further inside is known by its name, which the action has among its calls.
        guard depth < 2 else { return }
        if name == "trigger", let base, case .instance(let configuration) = evaluator.value(of: base, in: scope),
            let given = configuration.properties[name],
            case .closure(let closure, let home) = evaluator.value(of: given)
        {
            // What a button does, called by the body of its style.
            read(closure.body, in: home, depth: depth + 1)
            return
        }
        if let base {
            guard case .name("self") = base.unwrapped.kind else {
                return followModel(call: name, of: base, arguments, in: scope, depth: depth)
            }
        }
        if base == nil,
            case .value(.closure(let closure, let home))? = scope.local(name).map(
                { Binding.value(evaluator.value(of: $0)) })
        {
            followed.insert(name)
            read(closure.body, in: home, depth: depth + 1)
            return
        }
        let type = scope.currentType
        let function = type.flatMap { evaluator.program.method(name, of: $0) }
            ?? (base == nil ? evaluator.program.functions[name]?.first : nil)
        guard let function else { return }
        followed.insert(name)
        let home = Scope(
            parent: nil, receiver: scope.currentReceiver, file: function.file, module: function.module)
        read(function.declaration.body, in: home, depth: depth + 1)
    }

    /// Reads a method of an object that views watch: what it sets is what people see.
    private mutating func followModel(
        call name: String, of base: Expression, _ arguments: [Argument], in scope: Scope, depth: Int
    ) {
        if name == "send", let (body, home) = evaluator.stores.reduction(sentTo: base, arguments, in: scope) {
            followed.insert(name)
            read(body, in: home, depth: depth + 1)
            return
        }
        guard evaluator.program.isMethod(name), let value = evaluator.value(of: base, in: scope).alternatives.first,
            let (type, receiver) = evaluator.types.owner(of: value, in: scope), evaluator.program.isWatched(type),
            let function = Arguments.best(
                evaluator.program.functions(name, of: type), for: arguments, from: scope.lookupContext)
        else { return }
        followed.insert(name)
        let home = Scope(
            parent: nil, names: Arguments.bind(arguments, to: function.declaration.parameters, from: scope),
            receiver: receiver, file: function.file, module: function.module)
        read(function.declaration.body, in: home, depth: depth + 1)
    }

    /// Reads a method that an object of the project has under a name that a Boolean has one under, too; `false` where
    /// the object has none.
    private mutating func readMethod(_ name: String, of base: Expression, in scope: Scope, depth: Int) -> Bool {
        guard evaluator.program.isMethod(name) else { return false }
        let type: LinkedType
        switch evaluator.value(of: base, in: scope) {
        case .instance(let instance): type = instance.type
        case .runtime(let name?):
            guard let found = evaluator.program.type(named: name.name, from: scope.lookupContext) else { return false }
            type = found
        default: return false
        }
        guard let function = evaluator.program.functions(name, of: type).first else { return false }
        if depth < 2 {
            followed.insert(name)
            let receiver = Value.instance(Instance(type: type, properties: [:], isRuntime: true))
            let home = Scope(parent: nil, receiver: .value(receiver), file: function.file, module: function.module)
            read(function.declaration.body, in: home, depth: depth + 1)
        }
        return true
    }

    private static func isURLOpening(_ name: String, _ base: Expression?, _ arguments: [Argument]) -> Bool {
        if name != "open" { return true }
        guard let base else { return false }
        guard let name = base.lastName else { return false }
        return name == "shared" || name == "application" || FrameworkType.kind(of: name) == .application
    }
}

/// What the statements of an action do: whatever may run counts, and no `return` ends it.
extension ActionReader: BranchingInterpreter {
    /// Where a statement stands.
    package struct Site: ScopedSite {
        /// What names stand for.
        package var scope: Scope
        /// How many functions deep it is.
        let depth: Int
    }

    /// Takes one step.
    package mutating func spend(at site: Site) -> Bool {
        guard site.depth < 3 else { return false }
        return takesStep(at: SourcePlace(file: site.scope.file, range: .zero))
    }

    /// Reads an expression.
    package mutating func perform(_ expression: Expression, at site: inout Site) -> ControlFlow {
        read(expression, in: site.scope, depth: site.depth)
        return .goesOn
    }

    /// Reads what a variable is given, and lets its name stand for it.
    package mutating func bind(
        _ name: String, _ type: TypeName?, to value: Expression?, at site: inout Site
    ) {
        guard let value else { return }
        read(value, in: site.scope, depth: site.depth)
        site.scope = site.scope.binding(name, to: .deferred(value, site.scope, type: type))
    }

    /// Reads a tuple.
    package mutating func bind(_ names: [String], to tuple: Expression, at site: inout Site) {
        read(tuple, in: site.scope, depth: site.depth)
    }

    /// A local function is not followed.
    package mutating func bind(_ function: FunctionDeclaration, at site: inout Site) {}

    /// Reads what is returned.
    package mutating func giveBack(_ value: Expression?, at site: inout Site) -> ControlFlow {
        if let value { read(value, in: site.scope, depth: site.depth) }
        return .goesOn
    }

    /// What follows is not read where the conditions ask for an optional that is known to hold nothing.
    package mutating func require(
        _ conditions: [Condition], otherwise: [Statement], at site: inout Site
    ) -> ControlFlow {
        runAside(otherwise, at: site, as: .otherwise(conditions))
        guard mayHold(conditions, in: site.scope) else { return .leaves }
        pass(conditions, at: &site)
        return .goesOn
    }

    /// Binds what the conditions bind.
    package mutating func pass(_ conditions: [Condition], at site: inout Site) {
        site.scope = site.scope.binding(evaluator.names(boundBy: conditions, in: site.scope))
    }

    /// What is done where something failed.
    package mutating func caught(_ body: [Statement], at site: inout Site) -> ControlFlow {
        runAside(body, at: site, as: .caught)
        return .goesOn
    }

    /// Reads code that runs only in certain circumstances.
    private mutating func runAside(_ body: [Statement], at site: Site, as circumstance: ActionOutcome) {
        circumstances.append(circumstance)
        runAside(body, at: site)
        circumstances.removeLast()
    }

    // MARK: Conditionals

    /// The branches of a conditional that are left, by number.
    package struct Branching {
        fileprivate let conditional: Conditional
        fileprivate var numbers: Range<Int>
    }

    /// Every branch may be taken but those that ask for an optional that is known to hold nothing.
    package mutating func open(_ conditional: Conditional, at site: inout Site) -> Branching {
        Branching(conditional: conditional, numbers: conditional.branches.indices)
    }

    /// The next branch, and what is known where it runs.
    package mutating func nextBranch(of branching: inout Branching, at site: Site) -> (body: [Statement], site: Site)? {
        let branches = branching.conditional.branches
        while let number = branching.numbers.popFirst() {
            let branch = branches[number]
            guard mayHold(branch.conditions, in: site.scope) else { continue }
            let isElse = branch.conditions.isEmpty && number == 1 && branching.conditional.subject == nil
            circumstances.append(isElse ? .otherwise(branches[0].conditions) : .then(branch.conditions))
            var inner = site
            if !branch.conditions.isEmpty { pass(branch.conditions, at: &inner) }
            return (branch.body, inner)
        }
        return nil
    }

    /// What is known in a branch is not known after it.
    package mutating func endBranch(
        at inner: Site, _ flow: ControlFlow, of branching: inout Branching, at site: inout Site
    ) {
        circumstances.removeLast()
    }
}
