package import HandrailCode
package import HandrailModel
import HandrailSource

extension Evaluator {
    /// The names an animation, transition or effect is made of, outermost last, its duration and its bounce.
    ///
    /// - Parameter value: the value whose change starts it.
    package func animation(
        _ expression: Expression, in scope: Scope, trigger: String?, value: Expression? = nil
    ) -> AnimationUse {
        var reader = AnimationReader(evaluator: self)
        reader.read(expression, in: scope, depth: 0)
        var choice = StateReader(evaluator: self)
        choice.read(expression, in: scope)
        var start = StateReader(evaluator: self)
        if let value { start.read(value, in: scope) }
        return AnimationUse(
            names: reader.names, trigger: trigger, duration: reader.duration, states: start.states,
            bounce: reader.bounce, asksForReducedMotion: choice.asksForReducedMotion)
    }
}
