import HandrailCode
import HandrailFrameworks
import HandrailSource
import HandrailValues

/// A choice among screens with what is around it: `Group { switch destination { … } }.tint(.red)`.
struct ConditionalScreens {
    /// The choice.
    let choice: Conditional
    private let range: ByteRange
    /// What is around it, from the outermost inward, each with what stands inside it left out.
    private let layers: [Layer]

    private enum Layer {
        /// A modifier of what is inside.
        case modifier(name: String, nameStart: UInt32, callee: ByteRange, arguments: [Argument], range: ByteRange)
        /// A container that holds nothing else.
        case container(callee: Expression, content: Argument, range: ByteRange)
    }

    /// The route that a body is: a choice, or one that gives a constant its value, which is then shown; `nil` where it
    /// is more than that, or none.
    init?(of body: [Statement]) {
        if let only = Evaluator.onlyExpression(body) {
            self.init(only, held: nil)
            return
        }
        guard body.count == 3, case .binding(let name, _, nil) = body[0].kind,
            case .expression(let branching) = body[1].kind,
            case .conditional(let conditional) = branching.kind, let choice = conditional.giving(name),
            let shown = Evaluator.onlyExpression([body[2]])
        else { return nil }
        self.init(shown, held: (name, choice, branching.range))
    }

    private init?(_ expression: Expression, held: (name: String, choice: Conditional, range: ByteRange)?) {
        var layers: [Layer] = []
        var inner = expression
        while true {
            switch inner.kind {
            case .conditional(let choice):
                (self.choice, range) = (choice, inner.range)
                self.layers = layers
                return
            case .name(let name):
                guard let held, held.name == name else { return nil }
                (choice, range) = (held.choice, held.range)
                self.layers = layers
                return
            case .call(let callee, let arguments):
                if case .member(let base?, let name, let start) = callee.kind {
                    layers.append(
                        .modifier(
                            name: name, nameStart: start, callee: callee.range, arguments: arguments,
                            range: inner.range))
                    inner = base
                } else if callee.namedEntry?.marks.contains(.passesThrough) ?? false, arguments.count == 1,
                    case .closure(let closure) = arguments[0].value.kind,
                    let only = Evaluator.onlyExpression(closure.body)
                {
                    layers.append(.container(callee: callee, content: arguments[0], range: inner.range))
                    inner = only
                } else {
                    return nil
                }
            default: return nil
            }
        }
    }

    /// One of the screens: a branch of the choice, with everything around it.
    func source(of branch: [Statement], in scope: Scope) -> ViewSource {
        guard !layers.isEmpty else { return .statements(branch, scope) }
        var built: Expression
        if let only = Evaluator.onlyExpression(branch) {
            built = only
        } else {
            let body = Closure(parameters: [], body: branch)
            built = Expression(.call(callee: Expression(.closure(body), range), arguments: []), range)
        }
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
        return .expression(built, scope)
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
