import HandrailCode
import HandrailFrameworks
import HandrailSource
import HandrailValues

/// A choice among screens with what is around it: `Group { switch destination { … } }.tint(.red)`, or a function of
/// the project that makes the choice: `router.view(for: destination).tint(.red)`.
struct ConditionalScreens {
    /// The choice.
    let choice: Conditional
    /// Where the names in the choice stand for what they do.
    let scope: Scope
    /// Where the bodies of the functions and properties begin that lead to the choice.
    let entered: [SourcePlace]
    private let range: ByteRange
    /// What is around it, from the outermost inward, each with what stands inside it left out.
    private let layers: [Layer]
    /// What is around each call that leads to it, from the first to the last.
    private let calls: [Call]

    /// A call that leads to a choice.
    private struct Call {
        /// What is around it, from the outermost inward.
        let layers: [Layer]
        /// Where it stands.
        let range: ByteRange
        /// The scope that it is written in.
        let scope: Scope
    }

    private enum Layer {
        /// A modifier of what is inside.
        case modifier(name: String, nameStart: UInt32, callee: ByteRange, arguments: [Argument], range: ByteRange)
        /// A container that holds nothing else.
        case container(callee: Expression, content: Argument, range: ByteRange)
    }

    /// Finds out what a call or a property makes: the statements of a body of the project, with their scope.
    typealias Follow = (Expression, Scope) -> (body: [Statement], scope: Scope)?

    /// The route that a body is: a choice, one that gives a constant its value, which is then shown, or a call that
    /// leads to such a choice; `nil` where it is more than that, or none.
    ///
    /// - Parameter follow: finds out what makes a view that is no choice by itself.
    static func route(of body: [Statement], in scope: Scope, following follow: Follow) -> Self? {
        var calls: [Call] = []
        var entered: [SourcePlace] = []
        var (body, scope) = (body, scope)
        while let shown = Shown(body) {
            var layers: [Layer] = []
            var inner = shown.expression
            var made: (body: [Statement], scope: Scope)?
            while true {
                if let (choice, range) = shown.choice(inner) {
                    return Self(
                        choice: choice, scope: scope, entered: entered, range: range, layers: layers, calls: calls)
                }
                made = follow(inner, scope)
                guard made == nil, let (layer, content) = Self.layer(inner) else { break }
                layers.append(layer)
                inner = content
            }
            guard let made, let first = made.body.first, calls.count < maximumCalls else { return nil }
            calls.append(Call(layers: layers, range: inner.range, scope: scope))
            entered.append(SourcePlace(file: made.scope.file, range: first.range))
            (body, scope) = made
        }
        return nil
    }

    /// What a body shows.
    private struct Shown {
        /// The only expression that makes a view.
        let expression: Expression
        /// The constant that a choice gives its value before.
        private let held: (name: String, choice: Conditional, range: ByteRange)?

        init?(_ body: [Statement]) {
            if let only = Evaluator.onlyExpression(body) {
                (expression, held) = (only, nil)
                return
            }
            guard body.count == 3, case .binding(let name, _, nil) = body[0].kind,
                case .expression(let branching) = body[1].kind,
                case .conditional(let conditional) = branching.kind, let choice = conditional.giving(name),
                let shown = Evaluator.onlyExpression([body[2]])
            else { return nil }
            (expression, held) = (shown, (name, choice, branching.range))
        }

        /// The choice that an expression is, or whose constant it names.
        func choice(_ expression: Expression) -> (Conditional, ByteRange)? {
            switch expression.kind {
            case .conditional(let choice): (choice, expression.range)
            case .name(let name): held.flatMap { $0.name == name ? ($0.choice, $0.range) : nil }
            default: nil
            }
        }
    }

    /// How many functions and properties may lead to a choice one after the other.
    private static let maximumCalls = 4

    /// A call as something around a view, with that view; `nil` where it is neither a modifier nor a container that
    /// holds nothing else.
    private static func layer(_ expression: Expression) -> (Layer, content: Expression)? {
        guard case .call(let callee, let arguments) = expression.kind else { return nil }
        if case .member(let base?, let name, let start) = callee.kind {
            let layer = Layer.modifier(
                name: name, nameStart: start, callee: callee.range, arguments: arguments, range: expression.range)
            return (layer, base)
        }
        guard callee.namedEntry?.marks.contains(.passesThrough) ?? false, arguments.count == 1,
            case .closure(let closure) = arguments[0].value.kind,
            let only = Evaluator.onlyExpression(closure.body)
        else { return nil }
        return (.container(callee: callee, content: arguments[0], range: expression.range), only)
    }

    /// One of the screens: a branch of the choice, with everything around it.
    func source(of branch: [Statement], in scope: Scope) -> ViewSource {
        var source = ViewSource.statements(branch, scope)
        if !layers.isEmpty {
            var built: Expression
            if let only = Evaluator.onlyExpression(branch) {
                built = only
            } else {
                let body = Closure(parameters: [], body: branch)
                built = Expression(.call(callee: Expression(.closure(body), range), arguments: []), range)
            }
            source = .expression(Self.wrap(built, in: layers), scope)
        }
        for call in calls.reversed() where !call.layers.isEmpty {
            let content = Expression(.name(Self.chosen), call.range)
            source = .expression(
                Self.wrap(content, in: call.layers), call.scope.binding([Self.chosen: .value(.view(source))]))
        }
        return source
    }

    /// What stands for the screen that a function makes in what is written around its call: no name that code can have.
    private static let chosen = "chosen screen"

    private static func wrap(_ content: Expression, in layers: [Layer]) -> Expression {
        var built = content
        for layer in layers.reversed() {
            switch layer {
            case .modifier(let name, let start, let callee, let arguments, let range):
                let member = Expression(.member(base: built, name: name, nameStart: start), callee)
                built = Expression(.call(callee: member, arguments: arguments), range)
            case .container(let callee, let content, let range):
                let closure = Closure(parameters: [], body: [Statement(.expression(built), built.range)])
                let argument = Argument(
                    label: content.label, value: Expression(.closure(closure), content.value.range),
                    isTrailing: content.isTrailing)
                built = Expression(.call(callee: callee, arguments: [argument]), range)
            }
        }
        return built
    }
}

extension Conditional {
    /// The choice of the values that it gives a name in each of its branches; `nil` where one of them gives it none.
    fileprivate func giving(_ name: String) -> Conditional? {
        var chosen: [Branch] = []
        for branch in branches {
            guard let last = branch.body.last, case .expression(let given) = last.kind,
                case .binary("=", let target, let value) = given.kind, case .name(name) = target.kind
            else { return nil }
            let body = branch.body.dropLast() + [Statement(.expression(value), last.range)]
            chosen.append(Branch(conditions: branch.conditions, body: Array(body), range: branch.range))
        }
        return Conditional(branches: chosen, subject: subject, isExhaustive: isExhaustive)
    }
}
