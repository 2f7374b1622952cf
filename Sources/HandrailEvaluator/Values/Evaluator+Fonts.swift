import HandrailCode
import HandrailModel

extension Evaluator {
    /// Reads fonts with this evaluator.
    var fonts: FontReader { FontReader(evaluator: self, types: ["Font", "UIFont", "NSFont"]) }

    /// The font an argument of a modifier asks for.
    func font(_ expression: Expression, in scope: Scope) -> FontUse { fonts.font(expression, in: scope) }

    /// The font that a view of UIKit or AppKit is given.
    func viewFont(_ expression: Expression, in scope: Scope) -> FontUse {
        FontReader(evaluator: self, types: ["UIFont", "NSFont", "Font"]).font(expression, in: scope)
    }
}
