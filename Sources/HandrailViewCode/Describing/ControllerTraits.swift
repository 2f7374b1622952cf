import HandrailCode
package import HandrailModel
package import HandrailProgram
import HandrailSource
package import HandrailValues

/// What the class of a controller says of its screen in code that runs by itself: as it comes up, and in what it
/// overrides.
package enum ControllerTraits {
    /// What a class does as its screen comes up, and how that may be turned.
    package static func facts(of type: LinkedType, _ evaluator: Evaluator) -> [ViewFact] {
        (OrientationReader.fact(of: type).map { [$0] } ?? []) + events(of: type, evaluator)
            + (leaving(type, evaluator.program).map { [$0] } ?? [])
    }

    /// Where the class closes its own screen, in any function of it: whatever calls that may not be followed.
    private static func leaving(_ type: LinkedType, _ program: Program) -> ViewFact? {
        for type in program.lineage(of: type) {
            for function in type.ordered {
                let range = function.declaration.range
                let index = program.mentions.index(of: function.file)
                guard closing.contains(where: { name in
                    index.positions(of: name, in: range).contains { position in
                        index[position + 1] == .openParenthesis && index.word(at: position - 1) != "func"
                            || index[position + 1] == .colon
                    }
                }) else { continue }
                let place = SourcePlace(file: function.file, range: range)
                return ViewFact(.codeUses([CodeUse(.leaving, place: place)]), place: place)
            }
        }
        return nil
    }

    private static let closing = ["dismiss", "dismissViewControllerAnimated"]

    /// The edges at which the system's own swipes come second, as a property of its scene.
    package static func edges(of type: LinkedType) -> ViewProperty? {
        guard let property = type.properties["preferredScreenEdgesDeferringSystemGestures"],
            let result = Evaluator.onlyExpression(property.declaration.getter)
        else { return nil }
        let names = Animations.members(of: result)
        guard !names.isEmpty else { return nil }
        return ViewProperty(
            "preferredScreenEdgesDeferringSystemGestures", .known(.list(names.map { .name($0) })),
            place: SourcePlace(file: property.file, range: property.declaration.range))
    }

    private static let appearing = ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]

    /// What is done as the screen comes up, where it moves, turns, shakes or leaves.
    private static func events(of type: LinkedType, _ evaluator: Evaluator) -> [ViewFact] {
        appearing.compactMap { name in
            guard let function = type.functions[name]?.first, !function.declaration.body.isEmpty else { return nil }
            let scope = Scope(
                parent: nil, receiver: .value(.instance(Instance(type: type, properties: [:], isRuntime: true))),
                file: function.file, module: function.module)
            let code = Expression(
                .closure(Closure(parameters: [], body: function.declaration.body)), function.declaration.range)
            let action = ActionReader.summary(
                of: code, in: scope, evaluator: evaluator, digest: "\(type.name).\(name)", tellsStates: false)
            let motion = action.motion
            guard !action.uses.isEmpty || !motion.plays.isEmpty || motion.delays.contains(where: \.dismisses)
            else { return nil }
            let plain = ActionSummary(
                uses: action.uses,
                motion: MotionSummary(delays: motion.delays.filter(\.dismisses), plays: motion.plays))
            return ViewFact(
                .event(ViewEvent(kind: .appear, action: plain)),
                place: SourcePlace(file: function.file, range: function.declaration.range))
        }
    }
}
