package import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailProgram
import HandrailSource

/// Reads what an animation, a transition or an effect is made of.
package struct AnimationReader {
    /// Resolves names.
    package let evaluator: Evaluator
    /// Names, outermost last.
    private var names: [String] = []
    /// Seconds of one pass, where known.
    private var duration: Fact<Double> = .absent
    /// How often it goes there and comes back.
    private var rounds: Fact<Double> = .absent
    /// How far a spring swings past its end, from 0 to 1.
    private var bounce: Fact<Double> = .absent

    /// A reader of one animation.
    package init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// The names an animation, transition or effect is made of, outermost last, its duration and its bounce.
    ///
    /// - Parameter value: the value whose change starts it.
    package func animation(
        _ expression: Expression, in scope: Scope, trigger: String?, value: Expression? = nil
    ) -> AnimationUse {
        var reader = AnimationReader(evaluator: evaluator)
        reader.read(expression, in: scope, depth: 0)
        var choice = StateReader(evaluator: evaluator)
        choice.read(expression, in: scope)
        var start = StateReader(evaluator: evaluator)
        if let value { start.read(value, in: scope) }
        return AnimationUse(
            names: reader.names, trigger: trigger, duration: reader.duration, rounds: reader.rounds,
            states: start.states, bounce: reader.bounce, asksForReducedMotion: choice.asksForReducedMotion)
    }

    /// Transitions whose arguments are transitions themselves.
    private static let composites: Set<String> = ["asymmetric", "combined", "merging"]

    private mutating func read(_ expression: Expression, in scope: Scope, depth: Int) {
        guard depth < 8 else { return }
        switch expression.kind {
        case .member(let base, let name, _):
            if let base { read(base, in: scope, depth: depth + 1) }
            if readOwn(name, of: base, depth: depth) { return }
            names.append(name)
            if name == "bouncy" { bounce = .known(0.3) }
        case .name(let name) where name.beginsWithCapital:
            break
        case .name:
            let followed = evaluator.symbol(expression, in: scope)
            if let (inner, home) = followed.first { read(inner, in: home, depth: depth + 1) }
        case .call(let callee, let arguments):
            read(callee, in: scope, depth: depth + 1)
            guard let name = names.last else { return }
            read(arguments, of: name, in: scope, depth: depth)
        case .null:
            names.append("nil")
        case .ternary(let condition, let then, let otherwise):
            // A question about a setting is answered by what is assumed of it; of any other choice both sides are read.
            let answer = evaluator.holds(condition, in: scope)
            if answer != false { read(then, in: scope, depth: depth + 1) }
            if answer != true { read(otherwise, in: scope, depth: depth + 1) }
        case .cast(let operand, _, _):
            read(operand, in: scope, depth: depth + 1)
        default:
            break
        }
    }

    private mutating func read(_ arguments: [Argument], of name: String, in scope: Scope, depth: Int) {
        if let seconds = arguments.first(where: { $0.label == "duration" || $0.label == "response" }) {
            duration = evaluator.number(of: seconds.value, in: scope)
        }
        func number(_ labels: String...) -> Fact<Double>? {
            arguments.first { labels.contains($0.label ?? "") }.map { evaluator.number(of: $0.value, in: scope) }
        }
        switch name {
        case _ where Self.composites.contains(name):
            for argument in arguments { read(argument.value, in: scope, depth: depth + 1) }
        case "spring", "interactiveSpring", "interpolatingSpring", "bouncy", "smooth", "snappy":
            bounce = number("bounce") ?? number("dampingFraction").map { $0.map { 1 - $0 } }
                ?? number("extraBounce").map { $0.map { $0 + (name == "bouncy" ? 0.3 : 0) } }
                ?? oscillation(stiffness: number("stiffness"), damping: number("damping"), mass: number("mass"))
                ?? bounce
        case "repeatCount":
            guard let count = arguments.first(where: { $0.label == nil }) else { break }
            let ways = evaluator.number(of: count.value, in: scope)
            // Each way counts, unless it jumps back to where it began.
            let jumpsBack = arguments.contains { argument in
                if argument.label == "autoreverses", case .boolean(false) = argument.value.kind { true } else { false }
            }
            rounds = jumpsBack ? ways : ways.map { $0 / 2 }
        case "scale":
            let factor = number("scale")
                ?? arguments.first { $0.label == nil }.map { evaluator.number(of: $0.value, in: scope) }
            if let factor = factor?.value, factor >= 0.8, factor <= 1.25 { rename("slightScale") }
        case "offset":
            let sides = [number("x"), number("y")].compactMap { $0?.value }
            if sides.count == arguments.count, sides.allSatisfy({ abs($0) <= 24 }) { rename("slightOffset") }
        default: break
        }
    }

    private mutating func rename(_ name: String) {
        names.removeLast()
        names.append(name)
    }

    private func oscillation(stiffness: Fact<Double>?, damping: Fact<Double>?, mass: Fact<Double>?) -> Fact<Double>? {
        guard let stiffness = stiffness?.value, let damping = damping?.value, stiffness > 0 else { return nil }
        let weight = mass?.value ?? 1
        guard weight > 0 else { return nil }
        return .known(max(0, 1 - damping / (2 * (stiffness * weight).squareRoot())))
    }

    /// A transition or animation that the project adds to the framework's: `.transition(.fromBelow)`.
    private mutating func readOwn(_ name: String, of base: Expression?, depth: Int) -> Bool {
        if let base {
            guard case .name(let type) = base.kind, FrameworkType.motions.contains(type) else { return false }
        }
        for type in FrameworkType.motions {
            for linked in evaluator.program.typesByName[type] ?? [] {
                if let property = linked.properties[name] {
                    let home = Scope(parent: nil, receiver: .type(linked), file: property.file, module: property.module)
                    let inner = Evaluator.onlyExpression(property.declaration.getter)
                        ?? property.declaration.initialValue
                    guard let inner else { return false }
                    read(inner, in: home, depth: depth + 1)
                    return true
                }
                if let function = linked.functions[name]?.first,
                    let inner = Evaluator.onlyExpression(function.declaration.body)
                {
                    let home = Scope(parent: nil, receiver: .type(linked), file: function.file, module: function.module)
                    read(inner, in: home, depth: depth + 1)
                    return true
                }
            }
        }
        return false
    }
}
