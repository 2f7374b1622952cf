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

    /// Contents that are brought up in one place.
    struct Contents {
        /// What each shows, and where it is written.
        let screens: [(source: ViewSource, place: SourcePlace)]
        /// Where the bodies of functions and properties begin that only choose among the screens.
        var entered: [SourcePlace] = []
    }

    /// The screens that an expression or a closure makes: one, or each of those among which a closure, or what it
    /// calls, only chooses, as a router does, with what is set on all.
    func screens(of expression: Expression, at place: SourcePlace, in scope: Scope) -> Contents {
        guard case .closure(let closure) = expression.kind else {
            return Contents(screens: [(.expression(expression, scope), place)])
        }
        let home = scope.binding(closure.openNames)
        guard let route = ConditionalScreens.route(of: closure.body, in: home, following: body(of:in:)),
            route.choice.branches.count > 2
        else { return Contents(screens: [(.statements(closure.body, home), place)]) }
        let screens = evaluator.branchReader.branches(of: route.choice, in: route.scope).map { branch, _ in
            let start = branch.body.first.map { SourcePlace(file: route.scope.file, range: $0.range) }
            return (source: route.source(of: branch.body, in: branch.scope), place: start ?? place)
        }
        return Contents(screens: screens, entered: route.entered)
    }

    /// The body of the function or property of an object that makes a view, such as that of a coordinator; `nil` for
    /// what changes a view, and for everything else.
    private func body(of expression: Expression, in scope: Scope) -> (body: [Statement], scope: Scope)? {
        switch expression.kind {
        case .call(let callee, _):
            switch callee.kind {
            case .name(let name), .member(_?, let name, _): if name.beginsWithCapital { return nil }
            default: return nil
            }
        case .name, .member(_?, _, _): break
        default: return nil
        }
        guard case .view(.statements(let body, let home)) = evaluator.value(of: expression, in: scope)
        else { return nil }
        if case .view? = home.currentReceiver { return nil }
        return (body, home)
    }
}
