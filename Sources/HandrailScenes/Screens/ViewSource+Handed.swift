import HandrailCode
import HandrailSource
import HandrailSwiftUI
import HandrailValues

extension ViewSource {
    /// Where the content is written that a view or modifier of the project is handed and shows as a screen: each such
    /// content is another screen, whoever brings them all up.
    var handedContent: SourcePlace? {
        switch self {
        case .styled(let inner, _): inner.handedContent
        case .expression(let expression, let scope): Self.handed(expression, in: scope)
        case .statements(let body, let scope):
            Evaluator.onlyExpression(body).flatMap { Self.handed($0, in: scope) }
        case .several, .title, .symbol, .asset, .words, .systemButton, .remoteImage, .opaque: nil
        }
    }

    /// Where what stands at the root of a chain was written, or alone in a container.
    private static func handed(_ expression: Expression, in scope: Scope) -> SourcePlace? {
        switch expression.kind {
        case .name(let name): place(of: scope.local(name) ?? scope.propertyBinding(name))
        case .member(let base?, let name, _):
            if case .name("self") = base.kind {
                place(of: scope.propertyBinding(name))
            } else {
                handed(base, in: scope)
            }
        case .call(let callee, let arguments):
            handed(callee, in: scope) ?? arguments.lazy.compactMap { argument in
                guard case .closure(let closure) = argument.value.kind else { return nil }
                return Evaluator.onlyExpression(closure.body).flatMap { handed($0, in: scope) }
            }.first
        default: nil
        }
    }

    private static func place(of binding: Binding?) -> SourcePlace? {
        guard case .deferred(let content, let home, _)? = binding else { return nil }
        return SourcePlace(file: home.file, range: content.range)
    }

    /// Whether what it makes may depend on where it is made.
    var isGivenSomething: Bool {
        switch self {
        case .expression(let expression, _):
            if case .call(_, let arguments) = expression.kind { !arguments.isEmpty } else { true }
        case .styled(let inner, _): inner.isGivenSomething
        case .statements, .several, .title, .symbol, .asset, .words, .systemButton, .remoteImage, .opaque: true
        }
    }
}
