import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Reads the arguments of modifiers that move a view, and of views that move by themselves.
struct MotionArguments {
    /// The modifier.
    let call: ModifierCall

    /// The arguments of a modifier.
    init(_ call: ModifierCall) { self.call = call }

    private var evaluator: Evaluator { call.evaluator }
    private var scope: Scope { call.scope }
    private var first: Expression? { call.first }
    private var arguments: [Argument] { call.arguments }
    private var animations: AnimationReader { AnimationReader(evaluator: evaluator) }

    /// The animation that the first argument is, with the value that sets it off.
    func animation(trigger label: String?) -> AnimationUse {
        let value = label.flatMap { call.argument($0) }
        let written = value.map { evaluator.program.spelling(of: .init(file: scope.file, range: $0.range)) }
        guard let first else { return AnimationUse(names: ["default"], trigger: written, duration: .absent) }
        return animations.animation(first, in: scope, trigger: written, value: value)
    }

    /// An effect with its options, `repeating` among its names where it goes on without end.
    var symbolEffect: AnimationUse {
        let effect = animation(trigger: "value")
        var state = StateReader(evaluator: evaluator)
        if let isActive = call.argument("isActive") { state.read(isActive, in: scope) }
        var options: [String] = []
        if let given = call.argument("options") {
            options = animations.animation(given, in: scope, trigger: nil).names
        }
        return AnimationUse(
            names: effect.names + options, trigger: effect.trigger, duration: .absent,
            states: effect.states.union(state.states),
            asksForReducedMotion: effect.asksForReducedMotion || state.asksForReducedMotion,
            asksForVersion: evaluator.program.mentions.asksForVersion(in: scope.file))
    }

    /// A view that turns into another one across the screen.
    var matchedGeometry: AnimationUse {
        var reader = StateReader(evaluator: evaluator)
        for argument in arguments { reader.read(argument.value, in: scope) }
        return AnimationUse(
            names: ["matchedGeometryEffect"], trigger: nil, duration: .absent,
            asksForReducedMotion: reader.asksForReducedMotion)
    }

    /// A schedule that draws anew with every frame, as long as the view is there; `nil` for slower ones, and where the
    /// schedule can be paused.
    var frames: AnimationUse? {
        guard let first, let name = evaluator.memberName(of: first, in: scope).value, name == "animation"
        else { return nil }
        var reader = StateReader(evaluator: evaluator)
        reader.read(first, in: scope)
        if case .call(_, let options) = first.kind, let paused = options.first(where: { $0.label == "paused" }) {
            guard case .boolean(false) = paused.value.kind else { return nil }
        }
        return AnimationUse(
            names: ["timeline", "repeatForever"], trigger: nil, duration: .absent,
            asksForReducedMotion: reader.asksForReducedMotion)
    }

    /// What an animator of phases or keyframes moves, by the modifiers it puts on the content.
    func phases(named name: String) -> AnimationUse {
        var moved: [String] = []
        var reader = StateReader(evaluator: evaluator)
        for argument in arguments {
            reader.read(argument.value, in: scope)
            if case .closure(let closure) = argument.value.kind {
                for statement in closure.body {
                    if case .expression(let chain) = statement.kind { Self.modifiers(of: chain, &moved) }
                }
            }
        }
        let isTriggered = call.argument("trigger") != nil || call.argument("repeating").map { repeating in
            if case .boolean(false) = repeating.kind { true } else { false }
        } ?? false
        return AnimationUse(
            names: [name] + moved + (isTriggered ? [] : ["repeatForever"]), trigger: isTriggered ? "trigger" : nil,
            duration: .absent, states: reader.states, asksForReducedMotion: reader.asksForReducedMotion)
    }

    private static func modifiers(of chain: Expression, _ names: inout [String]) {
        guard case .call(let callee, _) = chain.kind, case .member(let base?, let name, _) = callee.kind else { return }
        modifiers(of: base, &names)
        names.append(name)
    }

    /// What a transaction changes about the animations inside.
    var transaction: AnimationUse {
        var reader = StateReader(evaluator: evaluator)
        for argument in arguments { reader.read(argument.value, in: scope) }
        return AnimationUse(
            names: ["transaction"], trigger: nil, duration: .absent, asksForReducedMotion: reader.asksForReducedMotion)
    }

    /// A property of the view's place or shape, where it is computed from something that changes.
    func movement(_ property: Movement.Property) -> [Attribute] {
        guard arguments.contains(where: { !$0.value.isLiteral }) else { return [] }
        var reader = StateReader(evaluator: evaluator, readsWholes: true)
        var values: [Double] = []
        var isComplete = true
        for argument in arguments
            where argument.label != "anchor" && argument.label != "axis" && argument.label != "alignment"
            && !argument.value.isLiteral
        {
            reader.read(argument.value, in: scope)
            isComplete = numbers(argument.value, in: scope, &values, depth: 0) && isComplete
        }
        guard !reader.states.isEmpty else { return [] }
        return [
            .motion(.movement(
                Movement(
                    property: property, states: reader.states, values: values,
                    isComplete: isComplete && !reader.readsParts,
                    asksForReducedMotion: reader.asksForReducedMotion)))
        ]
    }

    /// A gradient whose ends follow a state: it runs over what it fills, and moves nothing else.
    var gradientMovement: [Attribute] {
        let ends = arguments.filter { Self.gradientEnds.contains($0.label ?? "") }
        let moving = ModifierCall(
            name: call.name, arguments: ends, place: call.place, scope: scope, evaluator: evaluator)
        return MotionArguments(moving).movement(.size)
    }

    private static let gradientEnds: Set<String> = [
        "startPoint", "endPoint", "center", "startRadius", "endRadius", "startAngle", "endAngle", "angle",
    ]

    /// The numbers that an expression may come to; `false` where there may be others.
    private func numbers(_ expression: Expression, in scope: Scope, _ found: inout [Double], depth: Int) -> Bool {
        guard depth < 5 else { return false }
        switch expression.kind {
        case .ternary(let condition, let then, let otherwise):
            let answer = evaluator.holds(condition, in: scope)
            let first = answer == false || numbers(then, in: scope, &found, depth: depth + 1)
            let second = answer == true || numbers(otherwise, in: scope, &found, depth: depth + 1)
            return first && second
        case .call(let callee, let arguments):
            guard let name = callee.lastName, SwiftUITypes.measures.contains(name) else { break }
            return arguments.allSatisfy { numbers($0.value, in: scope, &found, depth: depth + 1) }
        case .member(_, "zero", _):
            found.append(0)
            return true
        case .member(nil, "infinity", _): return true
        default: break
        }
        let fact = evaluator.number(of: expression, in: scope)
        found += fact.values
        if fact.values.isEmpty, let first = firstNumber(of: expression, in: scope) { found.append(first) }
        return !fact.values.isEmpty
    }

    /// The number that a property of the view starts with, which code gives others later.
    private func firstNumber(of expression: Expression, in scope: Scope) -> Double? {
        let name: String
        switch expression.kind {
        case .name(let own): name = own
        case .member(let base?, let own, _): if case .name("self") = base.kind { name = own } else { return nil }
        default: return nil
        }
        guard scope.local(name) == nil, let type = scope.currentType,
            let declaration = evaluator.program.property(name, of: type)?.declaration,
            !declaration.isConstant, declaration.getter == nil, let value = declaration.initialValue
        else { return nil }
        return evaluator.number(of: value, in: scope).value
    }

    /// What is done with what is received: by a timer, after a shake, or from elsewhere.
    var received: [Attribute] {
        let isTimer = isTimer
        return event(
            isTimer ? .timer : tellsOfShakes ? .shake : .receive, "perform", interval: isTimer ? interval : nil)
    }

    /// Seconds between two values of the timer whose values are received: `Timer.publish(every: 1, …)`.
    private var interval: Double? {
        guard let first else { return nil }
        for (timer, home) in [(first, scope)] + evaluator.symbol(first, in: scope) {
            var level = timer
            while case .call(let callee, let arguments) = level.kind {
                if let every = arguments.first(where: { $0.label == "every" })?.value {
                    return evaluator.number(of: every, in: home).value
                }
                guard case .member(let base?, _, _) = callee.kind else { break }
                level = base
            }
        }
        return nil
    }

    /// Whether what is received comes from a timer.
    private var isTimer: Bool {
        guard let first else { return false }
        if first.rootName == SwiftUITypes.timer { return true }
        return evaluator.symbol(first, in: scope).contains { $0.0.rootName == SwiftUITypes.timer }
    }

    /// Whether what is received is named after the shaking of the device, which SwiftUI itself does not tell of.
    private var tellsOfShakes: Bool {
        guard let first else { return false }
        let index = evaluator.program.mentions.index(of: scope.file)
        return index.has(Self.shakes, in: first.range)
            || index.hasString(containing: Self.spelledShakes, in: first.range)
    }

    private static let shakes = CodeWords(["shake"])
    private static let spelledShakes = Fragments(["shake"])

    /// Code that runs by itself, where it does something that can be met.
    func event(_ kind: ViewEvent.Kind, _ label: String, interval: Double? = nil) -> [Attribute] {
        guard let closure = call.closure(label) else { return [] }
        let action = ActionReader(evaluator: evaluator).action(closure, in: scope)
        guard action.motion != .none || action.announces || !action.uses.isEmpty || kind == .change
            || kind == .shake
        else {
            return [.code(.otherEvent)]
        }
        var reader = StateReader(evaluator: evaluator)
        if kind == .change, let value = call.argument("of") ?? first { reader.read(value, in: scope) }
        return [.code(.event(ViewEvent(kind: kind, triggers: reader.states, action: action, interval: interval)))]
    }

    /// Whether an animation of a package is played in a loop.
    var playback: [Attribute] {
        var reader = StateReader(evaluator: evaluator)
        var names: [String] = []
        for argument in arguments {
            reader.read(argument.value, in: scope)
            names += animations.animation(argument.value, in: scope, trigger: nil).names
            if case .call(_, let inner) = argument.value.kind {
                names += inner.flatMap { animations.animation($0.value, in: scope, trigger: nil).names }
            }
        }
        let loops: Fact<Bool> = names.contains("loop") || names.contains("autoReverse") ? .known(true)
            : names.contains("playOnce") ? .known(false) : .dynamic
        return [.motion(.playback(loops: loops, asksForReducedMotion: reader.asksForReducedMotion))]
    }
}

extension Expression {
    /// Whether it is a number, or nothing that can change.
    fileprivate var isLiteral: Bool {
        switch kind {
        case .number, .boolean, .null: true
        case .unary(_, let operand): operand.isLiteral
        case .member(nil, _, _): true
        case .call(let callee, let arguments):
            if case .name(let name) = callee.kind, !name.beginsWithCapital { false }
            else { arguments.allSatisfy { $0.value.isLiteral } && (callee.isTypeOrMember) }
        default: false
        }
    }

    private var isTypeOrMember: Bool {
        switch kind {
        case .name(let name): name.beginsWithCapital
        case .member(let base, _, _): base?.isTypeOrMember ?? true
        default: false
        }
    }
}
