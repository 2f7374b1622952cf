import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Builds what takes the views apart that it is given: a root that arranges its children one by one, and a view of a
/// package that hands the views of its content to a closure.
enum DividedContentBuilder {
    /// Builds the body of the root that is the first argument, with the views of the closure as its children; `false`
    /// where the root is not known.
    static func build(
        _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) -> Bool {
        guard let root = arguments.first, arguments.count > 1, let content = arguments.last?.value,
            case .instance(let instance) = views.evaluator.value(of: root.value, in: scope),
            let body = views.program.functions("body", of: instance.type).first(where: {
                $0.declaration.parameters.count == 1
            }),
            let children = ContentParts(evaluator: views.evaluator).value(of: content, in: scope),
            let parameter = body.declaration.parameters.first, !views.path.contains(instance.type.name)
        else { return false }
        let own = scope.place(of: expression)
        let inside = Scope(
            parent: nil, names: [parameter.name: Binding.value(children)], receiver: .value(.instance(instance)),
            file: body.file, module: body.module)
        views.tree.open(
            .group, slot: slot, place: own, extent: pending.extent(of: own), attributes: pending.attributes)
        views.path.append(instance.type.name)
        views.buildStatements(body.declaration.body, in: inside)
        views.path.removeLast()
        views.tree.close()
        return true
    }

    /// Builds the closure that a view of a package hands the views of a content to, which is its first argument:
    /// `Divide(content) { views in views[0] … }`; `false` where it is given something else.
    ///
    /// - Parameters:
    ///   - home: where the arguments are read.
    ///   - own: where the view is made.
    static func build(
        _ arguments: [Argument], reading home: Scope, at own: SourcePlace, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) -> Bool {
        guard arguments.count == 2, let given = arguments.first, given.label == nil,
            case .closure(let closure) = arguments[1].value.kind, closure.parameters.count == 1,
            let name = closure.parameters.first?.name,
            let parts = ContentParts(evaluator: views.evaluator).value(of: given.value, in: home)
        else { return false }
        // What a button is to do, `AsyncButton({ save() }) { … }`, is no content.
        if case .closure(let content) = given.value.kind, !views.recognizer.makeViews(content.body, in: home) {
            return false
        }
        let inside = home.binding([name: Binding.value(parts)])
        guard views.recognizer.makeViews(closure.body, in: inside) else { return false }
        views.tree.open(
            .group, slot: slot, place: own, extent: pending.extent(of: own), attributes: pending.attributes)
        views.buildStatements(closure.body, in: inside)
        views.tree.close()
        return true
    }
}
