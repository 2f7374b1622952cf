package import HandrailCode
package import HandrailModel

extension Evaluator {
    /// Reads fonts with this evaluator.
    package var fonts: FontReader { FontReader(evaluator: self) }

    /// The font an argument asks for.
    package func font(_ expression: Expression, in scope: Scope) -> FontUse { fonts.font(expression, in: scope) }
}
