package import HandrailCode
package import HandrailModel
import HandrailProgram

/// Finds what an object of the app takes away again after some time by itself, of what views show of it: whoever calls
/// the function that does so.
package struct FadingStateReader {
    private let evaluator: Evaluator

    /// A reader that looks properties up with an evaluator.
    package init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// What becomes of a property of an object that views watch: `queue.offers`, `model.toast`.
    package func delays(of expression: Expression, in scope: Scope) -> [DelayedChange] {
        guard case .member(let base?, let name, _) = expression.unwrapped.kind,
            let owner = InitialAnswerReader(evaluator: evaluator).keptType(of: base, in: scope),
            owner.keyword == .classType, evaluator.program.property(name, of: owner) != nil,
            evaluator.program.lineage(of: owner, mentions: Self.waiting)
        else { return [] }
        let functions = owner.functions.sorted { $0.key < $1.key }.flatMap(\.value)
        return functions.flatMap { function -> [DelayedChange] in
            guard evaluator.program.mentions.has(Self.waiting, at: function.place) else { return [] }
            let home = Scope(
                parent: nil,
                names: Dictionary(
                    function.declaration.parameters.map { ($0.name, Binding.value(.runtime($0.type))) },
                    uniquingKeysWith: { first, _ in first }),
                receiver: .type(owner), file: function.file, module: function.module)
            let motion = MotionReader.summary(ofBody: function.declaration.body, in: home, evaluator: evaluator)
            return motion.delays.filter { delay in delay.cleared.contains { $0.lastName == name } }
        }
    }

    private static let waiting = CodeWords(["sleep", "asyncafter", "scheduledtimer"])
}
