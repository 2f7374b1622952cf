package import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// How controllers come up.
package enum Presentations {
    /// Notes that controllers are shown: `present(_:animated:)`, `pushViewController(_:animated:)`.
    ///
    /// - Parameter label: the label of an argument without which a call is of a method of the project.
    package static func show(
        _ interpreter: inout ViewCodeInterpreter, _ arguments: [Argument], _ way: Screen.Presentation,
        with label: String?, _ site: inout CodeSite
    ) {
        guard let first = arguments.first, first.label == nil, !first.isTrailing else { return }
        // The framework's own says who asked; one of the project's of that name is followed.
        if let label, !arguments.contains(where: { $0.label == label }) { return }
        for node in interpreter.visit(first.value, &site)
        where interpreter.store.nodes[node].viewClass.family == .controller { note(&interpreter.store, node, way) }
    }

    private static func note(_ store: inout ObjectStore, _ node: Int, _ way: Screen.Presentation) {
        var way = way
        if way == .sheet, let style = store.nodes[node].writes.last(where: { $0.name == "modalPresentationStyle" }) {
            way = PresentationStyles.presented(as: style.value.name.value)
        }
        if let name = store.nodes[node].viewClass.type?.name, store.presentations[name] != .navigation {
            store.presentations[name] = way
        }
        noteHosting(&store, node)
        // A bar's controller is shown for what it holds.
        for root in store.nodes[node].fields["rootViewController"] ?? [] {
            noteHosting(&store, root)
            if let name = store.nodes[root].viewClass.type?.name, store.presentations[name] != .navigation {
                store.presentations[name] = way
            }
        }
    }

    /// Notes that a SwiftUI view is shown by itself; one that a class of the project hosts is that class's screen.
    private static func noteHosting(_ store: inout ObjectStore, _ node: Int) {
        if let number = store.nodes[node].hosted, store.nodes[node].viewClass.type == nil {
            store.hosted[number].isPresented = true
        }
    }

    /// A method that brings up a controller; what the project declares of that name is followed as well.
    static func show(
        _ way: Screen.Presentation, with label: String?, _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter,
        _ site: inout CodeSite
    ) -> [Int]? {
        show(&interpreter, call.arguments, way, with: label, &site)
        return nil
    }
}
