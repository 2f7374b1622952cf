import HandrailCode
import HandrailModel

extension Evaluator {
    /// Reads fonts with this evaluator.
    var fonts: FontReader { FontReader(evaluator: self) }

    /// The font an argument asks for.
    func font(_ expression: Expression, in scope: Scope) -> FontUse { fonts.font(expression, in: scope) }
}
