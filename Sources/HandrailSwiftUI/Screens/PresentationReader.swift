import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Reads which screens a modifier or an argument brings up.
struct PresentationReader {
    /// Resolves names and values.
    let evaluator: Evaluator

    /// What a modifier brings up, where it is no dialog that the system lays out.
    static func content(of call: ModifierCall) -> Expression? {
        call.arguments.first {
            guard $0.label != "onDismiss", $0.label != "message" else { return false }
            if case .closure = $0.value.kind { return true }
            return $0.label == "content"
        }?.value
    }

    /// The binding that a modifier waits for before it brings a screen up, as written.
    func trigger(of call: ModifierCall) -> String? {
        (call.argument("isPresented") ?? call.argument("item")).map {
            evaluator.program.spelling(of: call.scope.place(of: $0))
        }
    }

    /// The screens that an expression or a closure makes: one, or each of those among which a closure only chooses, as
    /// a router does, with what is set on all.
    func screens(
        of expression: Expression, at place: SourcePlace, in scope: Scope
    ) -> [(source: ViewSource, place: SourcePlace)] {
        guard case .closure(let closure) = expression.kind else { return [(.expression(expression, scope), place)] }
        let home = scope.binding(closure.openNames)
        guard let route = ConditionalScreens(of: closure.body), route.choice.branches.count > 2 else {
            return [(.statements(closure.body, home), place)]
        }
        return evaluator.branchReader.branches(of: route.choice, in: home).map { branch, _ in
            let range = branch.body.first?.range ?? place.range
            return (route.source(of: branch.body, in: branch.scope), SourcePlace(file: scope.file, range: range))
        }
    }
}
