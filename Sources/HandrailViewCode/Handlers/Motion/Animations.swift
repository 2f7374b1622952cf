package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// What code animates, and what it waits for.
package enum Animations {
    /// Reads a call that animates what closures change; `false` for any other call.
    static func animate(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of typeName: String, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        let isTransition: Bool
        switch TypeFunction.effect(of: name, on: typeName) {
        case .animates: isTransition = false
        case .transitions: isTransition = true
        case .makesSystemButton, .makesSystemItem, .makesProminent, .makesEmpty, .makesDeferred, .activates,
            .deactivates, .readsVisualFormat, .arrangesNodes, nil:
            return false
        }
        let animation = animation(interpreter.evaluator, arguments, site)
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        var animated = site.sometimes
        var after = site.sometimes
        let seconds =
            arguments.first { $0.label == "delay" }.flatMap {
                interpreter.evaluator.number(of: $0.value, in: site.scope).value
            } ?? 0
        if seconds >= 1 { after.circumstances = .waiting(.known(seconds), in: site.circumstances) }
        animated.circumstances = CodeCircumstances(
            animation: animation, place: place, delay: after.circumstances?.delay ?? .absent)
        let isNamed = arguments.contains { $0.label == "animations" || $0.label == "changes" }
        var isRead = false
        for argument in arguments {
            guard case .closure(let closure) = argument.value.kind else {
                if argument.label != "with" { _ = interpreter.visit(argument.value, &site) }
                continue
            }
            let isBody = isNamed ? argument.label == "animations" || argument.label == "changes" : !isRead
            isRead = true
            ClosureCalls.run(&interpreter, closure, handing: [], isBody ? animated : after)
        }
        if isTransition { turn(&interpreter, arguments, animation, at: place, &site) }
        for argument in arguments where argument.label == "from" || argument.label == "to" {
            // One of the two goes as the other comes.
            interpreter.store.changeUnread(interpreter.visit(argument.value, &site))
        }
        return true
    }

    /// `UIView.transition(with:…, options: .transitionFlipFromLeft)`
    private static func turn(
        _ interpreter: inout ViewCodeInterpreter, _ arguments: [Argument], _ animation: AnimationUse,
        at place: SourcePlace, _ site: inout CodeSite
    ) {
        let options = arguments.first { $0.label == "options" }.map { Self.members(of: $0.value) } ?? []
        guard options.contains(where: { $0.hasPrefix("transitionFlip") || $0.hasPrefix("transitionCurl") }),
            let view = arguments.first(where: { $0.label == "with" || $0.label == "from" })
        else { return }
        for node in interpreter.visit(view.value, &site) {
            interpreter.store.nodes[node].shapes[.depth, default: ViewShape()].values.append(180)
            interpreter.store.nodes[node].motions.append(
                ViewMotion(properties: [.depth], animation: animation, place: place))
        }
    }

    private static func animation(_ evaluator: Evaluator, _ arguments: [Argument], _ site: CodeSite) -> AnimationUse {
        var choice = site.asked?.choices(evaluator) ?? StateReader(evaluator: evaluator)
        for argument in arguments {
            if case .closure = argument.value.kind { continue }
            choice.read(argument.value, in: site.scope)
        }
        func number(_ labels: String...) -> Fact<Double> {
            arguments.first { labels.contains($0.label ?? "") }.map { evaluator.number(of: $0.value, in: site.scope) }
                ?? .absent
        }
        let damping = number("usingSpringWithDamping", "dampingRatio")
        let bounce = damping.isAbsent ? number("bounce") : damping.map { 1 - $0 }
        let options = arguments.first { $0.label == "options" }.map { Self.members(of: $0.value) } ?? []
        return AnimationUse(
            names: [bounce.isAbsent ? "easeInOut" : "spring"]
                + (options.contains("repeat") ? Self.repeating(evaluator.program, in: site) : []),
            trigger: nil, duration: number("withDuration", "duration", "springDuration"), bounce: bounce,
            asksForReducedMotion: choice.asksForReducedMotion)
    }

    /// How an animation goes on that repeats without end: until it is taken away, where the class does that somewhere.
    private static func repeating(_ program: Program, in site: CodeSite) -> [String] {
        guard let type = site.type, program.lineage(of: type, mentions: ends) else { return ["repeatForever"] }
        return ["repeatForever", AnimationUse.untilTakenAway]
    }

    private static let ends = CodeWords(["removeallanimations", "removeanimation"])

    /// The members that a set of options names.
    static func members(of expression: Expression) -> [String] {
        switch expression.kind {
        case .member(_, let name, _): [name]
        case .array(let elements): elements.flatMap(members)
        default: []
        }
    }

    // MARK: Changes

    /// Notes the transform that views are given.
    static func transform(
        _ interpreter: inout ViewCodeInterpreter, _ owners: [Int], to value: Expression, _ site: CodeSite
    ) {
        var reader = TransformReader(evaluator: interpreter.evaluator)
        reader.read(value, in: site.scope)
        for owner in owners {
            for (property, number) in reader.found {
                if let number {
                    interpreter.store.nodes[owner].shapes[property, default: ViewShape()].values.append(number)
                } else {
                    interpreter.store.nodes[owner].shapes[property, default: ViewShape()].isComplete = false
                }
            }
            if !reader.isUnderstood { interpreter.store.nodes[owner].isShapeOpen = true }
            if goesWithScrolling(interpreter, value, reader, site) {
                let use = AnimationUse(
                    names: ["visualEffect", "transform"], trigger: nil, duration: .absent,
                    asksForReducedMotion: site.asked?.choices(interpreter.evaluator).asksForReducedMotion ?? false)
                let place = SourcePlace(file: site.scope.file, range: value.range)
                interpreter.note(.motion(.transition(use)), on: owner, at: place, site)
            }
            guard let circumstances = site.circumstances, let animation = circumstances.animation,
                let place = circumstances.place
            else { continue }
            let changed = Set(reader.found.map(\.property))
            interpreter.store.nodes[owner].motions.append(
                ViewMotion(properties: changed.isEmpty ? nil : changed, animation: animation, place: place))
        }
    }

    /// Whether a transform grows, turns or moves more slowly than what people scroll. What moves as far as that only
    /// holds still.
    private static func goesWithScrolling(
        _ interpreter: ViewCodeInterpreter, _ value: Expression, _ reader: TransformReader, _ site: CodeSite
    ) -> Bool {
        guard let function = site.function?.declaration.name, Self.scrolling.contains(function) else { return false }
        let words = interpreter.program.spelling(of: site.scope.place(of: value))
        return reader.found.contains { property, number in
            switch property {
            case .scale, .rotation, .depth: number == nil
            case .offset: number == nil && (words.contains("*") || words.contains("/"))
            case .position, .blur, .size: false
            }
        }
    }

    private static let scrolling = NameSet(FrameworkCallback.names(.hearsOfScrolling))

    /// Notes that views are shown fainter or stronger again and again.
    static func fade(_ store: inout ObjectStore, _ owners: [Int], _ site: CodeSite) {
        guard let circumstances = site.circumstances, let animation = circumstances.animation, animation.isEndless,
            let place = circumstances.place
        else { return }
        for owner in owners {
            store.nodes[owner].motions.append(ViewMotion(properties: [], animation: animation, place: place))
        }
    }

    /// Notes that a timer takes a view in and out of sight, or gives it one look and another in turn.
    static func switchByTimer(
        _ interpreter: inout ViewCodeInterpreter, _ property: String, of owner: Int, to value: Expression,
        at place: SourcePlace, _ site: CodeSite
    ) {
        guard let interval = site.interval, interval > 0, Self.seen.contains(property) else { return }
        let isOpposite = if case .unary("!", _) = value.kind { true } else { false }
        let isChoice = if case .ternary = value.kind { true } else { false }
        guard isOpposite || isChoice else { return }
        // The view comes with one run of the timer and goes with the next.
        if isOpposite { interpreter.note(.motion(.blinking([0, 1])), on: owner, at: place, site) }
        let use = AnimationUse(
            names: ["timer", "repeatForever"], trigger: nil, duration: .known(interval),
            asksForReducedMotion: site.asked?.choices(interpreter.evaluator).asksForReducedMotion ?? false)
        interpreter.note(.motion(.animation(use)), on: owner, at: place, site)
    }

    /// Properties that say whether and how light a view is seen.
    private static let seen: NameSet = ["isHidden", "alpha", "alphaValue", "backgroundColor"]

    /// `view.layoutIfNeeded()`: what constraints have changed is seen to move where that is animated.
    static func layOut(_ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite) -> [Int]? {
        guard let circumstances = site.circumstances, let animation = circumstances.animation,
            let place = circumstances.place, let function = site.function?.place
        else { return nil }
        interpreter.store.layout.animated[function] = LayoutNotes.LayoutAnimation(animation: animation, place: place)
        return nil
    }

    /// `scrollView.setContentOffset(_:animated:)`, in code that a timer runs again and again.
    static func scroll(_ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite) -> [Int]? {
        guard let interval = site.interval, interval >= 1 else { return nil }
        let place = SourcePlace(file: site.scope.file, range: call.expression.range)
        let asks = site.asked?.choices(interpreter.evaluator)
        guard asks?.asksForReducedMotion != true, asks?.asksForAssistance != true else { return nil }
        for owner in call.owners {
            let event = ViewEvent(kind: .paging, action: ActionSummary(), interval: interval)
            interpreter.note(.event(event), on: owner, at: place, site)
        }
        return nil
    }

    // MARK: Layers

    /// `layer.add(animation, forKey: "spin")`
    package static func add(
        _ interpreter: inout ViewCodeInterpreter, _ found: [Int], to owners: [Int], _ site: CodeSite,
        at expression: Expression
    ) {
        for node in found where interpreter.store.nodes[node].viewClass.has(.animation) {
            func value(_ name: String) -> Fact<ViewValue> {
                interpreter.store.nodes[node].writes.last { $0.name == name }?.value ?? .absent
            }
            guard let path = value("keyPath").name.value else { continue }
            if path == "opacity" {
                blink(&interpreter, owners, by: interpreter.store.nodes[node].writes, site, at: expression)
            }
            guard let property = Self.property(ofKeyPath: path) else { continue }
            let isTurn = property == .rotation || property == .depth
            var numbers = ["fromValue", "toValue", "byValue"].compactMap { value($0).number.value }
                .map { isTurn ? TransformReader.degrees($0) : $0 }
            let isPlace = path.hasPrefix("position")
            // From one place to another it is as far as between the two.
            let ends = isPlace ? ["fromValue", "toValue"].compactMap { value($0).number.value } : []
            if ends.count == 2 { numbers = [ends[1] - ends[0]] }
            let repeats = value("repeatCount").number.value ?? 0
            let isKnown =
                !interpreter.store.nodes[node].viewClass.has(.keyframes) && !numbers.isEmpty
                && (!isPlace || ends.count == 2)
            let animation = AnimationUse(
                names: ["linear"] + (repeats >= 1_000 ? Self.repeating(interpreter.program, in: site) : []),
                trigger: nil,
                duration: value("duration").number,
                asksForReducedMotion: site.asked?.choices(interpreter.evaluator).asksForReducedMotion ?? false)
            for owner in owners {
                interpreter.store.nodes[owner].shapes[property, default: ViewShape()].values += numbers
                if !isKnown { interpreter.store.nodes[owner].shapes[property, default: ViewShape()].isComplete = false }
                interpreter.store.nodes[owner].motions.append(
                    ViewMotion(
                        properties: [property], animation: animation,
                        place: SourcePlace(file: site.scope.file, range: expression.range)))
            }
        }
    }

    /// `ring.add(spin, forKey: "spin")` for a layer that is no view: what moves in a layer moves in the view whose code
    /// it is.
    static func addMotion(
        _ interpreter: inout ViewCodeInterpreter, _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite
    ) -> Bool {
        guard let first = arguments.first, arguments.contains(where: { $0.label == "forKey" }),
            let receiver = site.receiver
        else { return false }
        let isScreen = interpreter.store.nodes[receiver].viewClass.family == .controller
        add(
            &interpreter, interpreter.visit(first.value, &site),
            to: isScreen ? interpreter.field("view", of: receiver, in: site) : [receiver], site, at: expression)
        return true
    }

    /// `CABasicAnimation(keyPath: "opacity")` that goes on without end, or several times.
    private static func blink(
        _ interpreter: inout ViewCodeInterpreter, _ owners: [Int], by writes: [ViewWrite], _ site: CodeSite,
        at expression: Expression
    ) {
        func value(_ name: String) -> Fact<ViewValue> { writes.last { $0.name == name }?.value ?? .absent }
        let rounds = value("repeatCount").number.value ?? 0
        guard rounds > 1, case .known = value("duration").number else { return }
        // What is not said is what is shown otherwise.
        let usual = FrameworkProperty.usualNumber("opacity")
        let ends = ["fromValue", "toValue"].map { value($0).isNothing ? usual : value($0).number.value }
        let known = ends.compactMap { $0 }
        guard known.count == 2, known[0] != known[1] else { return }
        let animation = AnimationUse(
            names: ["linear"] + (rounds >= 1_000 ? ["repeatForever"] : []), trigger: nil,
            duration: value("duration").number, rounds: rounds >= 1_000 ? .absent : .known(rounds),
            asksForReducedMotion: site.asked?.choices(interpreter.evaluator).asksForReducedMotion ?? false)
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for owner in owners {
            interpreter.store.nodes[owner].motions.append(
                ViewMotion(properties: [], animation: animation, place: place))
            interpreter.store.note(.motion(.blinking(known)), on: owner, at: place)
        }
    }

    private static func property(ofKeyPath path: String) -> Movement.Property? {
        switch path {
        case "transform.rotation", "transform.rotation.z": .rotation
        case "transform.rotation.x", "transform.rotation.y": .depth
        case _ where path.hasPrefix("transform.scale"): .scale
        case _ where path.hasPrefix("transform.translation") || path.hasPrefix("position"): .offset
        default: nil
        }
    }

    // MARK: Time

    /// Reads a call that lets code run after some time; `false` for any other call.
    static func wait(
        _ interpreter: inout ViewCodeInterpreter, _ effect: MethodEffect, _ arguments: [Argument],
        at expression: Expression,
        _ site: inout CodeSite
    ) -> Bool {
        let seconds: Fact<Double>
        func number(_ label: String) -> Fact<Double> {
            arguments.first { $0.label == label }.map {
                MotionReader.seconds($0.value, in: site.scope, interpreter.evaluator)
            } ?? .absent
        }
        switch effect {
        case .runsLater(let label), .performsLater(let label): seconds = number(label)
        case .schedulesTimer:
            let interval = number("withTimeInterval")
            seconds = interval.isAbsent ? number("timeInterval") : interval
            guard case .boolean(let repeats)? = arguments.first(where: { $0.label == "repeats" })?.value.kind else {
                return false
            }
            if repeats { return goOn(&interpreter, every: seconds, arguments, at: expression, site) }
        default: return false
        }
        guard !seconds.isAbsent else { return false }
        var later = site.sometimes
        later.circumstances = .waiting(seconds, in: site.circumstances)
        run(&interpreter, arguments, at: expression, &later)
        return true
    }

    /// Reads what a timer does again and again; `false` where it is not known how often.
    private static func goOn(
        _ interpreter: inout ViewCodeInterpreter, every seconds: Fact<Double>, _ arguments: [Argument],
        at expression: Expression, _ site: CodeSite
    ) -> Bool {
        guard let interval = seconds.value else { return false }
        var later = site.sometimes
        later.interval = interval
        run(&interpreter, arguments, at: expression, &later)
        return true
    }

    /// Reads the closures, and the method of a selector, that a call lets run later.
    private static func run(
        _ interpreter: inout ViewCodeInterpreter, _ arguments: [Argument], at expression: Expression,
        _ later: inout CodeSite
    ) {
        for argument in arguments {
            if case .closure(let closure) = argument.value.kind {
                ClosureCalls.run(&interpreter, closure, handing: [], later)
            }
            if argument.label == "execute", case .name(let name) = argument.value.kind, let work = later.closures[name]
            {
                var called = later
                _ = ClosureCalls.call(&interpreter, work, [], &called)
            }
        }
        if let selector = arguments.first(where: { $0.label == "selector" || $0.label == nil })?.value,
            let receiver = later.receiver,
            let method = ControlActions.selectorName(selector), case .macro = selector.kind
        {
            _ = interpreter.follow(method, on: receiver, [], at: expression, &later)
        }
    }

    /// Notes that views go away, where nobody asks for it.
    package static func leave(
        _ interpreter: inout ViewCodeInterpreter, _ found: [Int], _ site: CodeSite, at expression: Expression
    ) {
        guard let delay = site.circumstances?.delay, let seconds = delay.value, seconds >= 1 else { return }
        let asks = site.asked?.choices(interpreter.evaluator).asksForAssistance ?? false
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for node in found where interpreter.store.nodes[node].viewClass.family == .view {
            if let known = interpreter.store.nodes[node].leave {
                // What is taken away by the same code, but after another time, as callers hand it in.
                if known.place == place, !known.seconds.contains(seconds) {
                    interpreter.store.nodes[node].leave?.seconds.append(seconds)
                }
                continue
            }
            interpreter.store.nodes[node].leave = ViewLeave(seconds: [seconds], asksForAssistance: asks, place: place)
        }
    }

    /// `view.animator()` of AppKit: what is set on it is animated, and set on the view.
    static func animator(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        // What is set on it is animated, and set on the view.
        return call.arguments.isEmpty ? call.owners : nil
    }

    /// `perform(_:with:afterDelay:)`
    static func perform(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard let effect = FrameworkMethod.effect(of: call.name) else { return nil }
        return wait(&interpreter, effect, call.arguments, at: call.expression, &site) ? [] : nil
    }

    /// `layer.add(_:forKey:)`
    static func addAnimation(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard let first = call.arguments.first, call.arguments.contains(where: { $0.label == "forKey" }) else {
            return nil
        }
        add(&interpreter, interpreter.visit(first.value, &site), to: call.owners, site, at: call.expression)
        return []
    }
}
