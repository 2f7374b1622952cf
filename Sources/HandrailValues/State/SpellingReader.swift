package import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailProgram

/// Finds the one property of the app that words are taken from as they are, where nobody knows what it holds: two views
/// that show the same property show the same words.
package struct SpellingReader {
    private let evaluator: Evaluator

    /// A reader that looks properties up with an evaluator.
    package init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// The property; `nil` where words are put together, or come from a function.
    package func property(_ words: Expression, in scope: Scope) -> Attribute? {
        guard Self.isPlain(words) else { return nil }
        var reader = StateReader(evaluator: evaluator)
        reader.read(words, in: scope)
        guard reader.states.count == 1, let state = reader.states.first else { return nil }
        return .state(.spelled(by: state.path))
    }

    /// Whether an expression only names something: `name`, `baker.name`, `Text(name)` without more.
    package static func isPlain(_ words: Expression) -> Bool {
        switch words.kind {
        case .name: true
        case .member(let base?, _, _): isPlain(base)
        case .unary("?", let operand), .unary("!", let operand): isPlain(operand)
        case .call(let callee, let arguments):
            if callee.rootName.flatMap(ContentViews.form(of:)) == .text, arguments.count == 1 {
                isPlain(arguments[0].value)
            } else {
                false
            }
        default: false
        }
    }
}
