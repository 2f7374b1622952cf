import HandrailCode
import HandrailModel
import HandrailRules
import HandrailSource

/// Reads the texts that code gives back to whoever shows them: what an error says of itself, what a list is filled
/// with, what a closure is told of a failure.
enum ReturnedTextReader {
    /// The texts that a declaration gives back, by its name; none where nobody is known to show them.
    static func texts(of body: [Statement], named name: String) -> [(text: WrittenTextReader.Found, isName: Bool)] {
        let isExplanation = ShownTextNames.explanations.contains(name)
        guard isExplanation || ShownTextNames.answers.contains(name) else { return [] }
        let found = results(of: body, isWhole: true).flatMap(literals)
        return isExplanation ? found.filter { $0.text.form.isSentence } : found
    }

    /// The texts that a function hands to one of its closures which takes a message about an error.
    static func texts(
        byCalling callee: Expression, with arguments: [Argument], of handlers: Set<String>
    ) -> [WrittenTextReader.Found] {
        guard case .name(let name) = callee.unwrapped.kind, handlers.contains(name), arguments.count == 1,
            let first = arguments.first, first.label == nil
        else { return [] }
        return literals(in: first.value).map(\.text)
    }

    /// The closures that a function takes, where one of them takes a message about an error and says so by the name of
    /// that.
    static func handlers(of function: FunctionDeclaration, in index: CodeIndex) -> Set<String> {
        let closures = function.parameters.filter(\.takesClosure)
        guard closures.count == 1, let body = function.body.first else { return [] }
        let own = Set(function.parameters.flatMap { [$0.name, $0.label ?? ""] })
        let heading = index.words(in: ByteRange(Int(function.range.lower), Int(body.range.lower)))
        let isTold = heading.contains { word in
            !own.contains(word) && ShownTextNames.failure.isSubset(of: Set(word.camelCaseWords))
        }
        return isTold ? Set(closures.map(\.name)) : []
    }

    /// The expressions that are given back.
    private static func results(of body: [Statement], isWhole: Bool) -> [Expression] {
        body.flatMap { statement -> [Expression] in
            switch statement.kind {
            case .result(let value): value.map { [$0] } ?? []
            case .expression(let expression):
                if case .conditional(let conditional) = expression.kind {
                    conditional.branches.flatMap { results(of: $0.body, isWhole: isWhole && body.count == 1) }
                } else {
                    isWhole && body.count == 1 ? [expression] : []
                }
            case .guardElse(_, let body), .block(let body), .caught(let body), .forEach(_, _, let body):
                results(of: body, isWhole: false)
            case .binding, .tupleBinding, .conditionalCompilation, .function, .other: []
            }
        }
    }

    /// The literals of a text, and whether each is a word that may be the name of something.
    private static func literals(in expression: Expression) -> [(text: WrittenTextReader.Found, isName: Bool)] {
        WrittenTextReader(isKey: false).texts(of: expression).compactMap { found in
            guard case .literal(let text) = found.form else { return nil }
            let isName = !text.contains(" ") && text.first(where: \.isLetter)?.isUppercase ?? false
            return (found, isName)
        }
    }
}

extension WrittenText.Form {
    /// Whether it is written as a sentence, for people: many errors only say for a log what went wrong.
    fileprivate var isSentence: Bool {
        guard case .literal(let text) = self, text.first?.isUppercase ?? false else { return false }
        return text.last.map { ".!?".contains($0) } ?? false || text.contains(". ")
    }
}
