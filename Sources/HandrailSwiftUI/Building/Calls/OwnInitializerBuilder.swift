import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailValues

/// Builds views of SwiftUI that are made by an initializer of the project, such as `Image(icon: .close)`.
enum OwnInitializerBuilder {
    /// Builds what the initializer hands on to one of SwiftUI's, as a view of the place that asks for it; `false` where
    /// there is none.
    static func build(
        _ name: String, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) -> Bool {
        let reader = OwnInitializerReader(evaluator: views.evaluator)
        var (given, home, steps) = (arguments, scope, 0)
        while steps < maximumSteps, let function = reader.initializer(of: name, given, in: home) {
            let inside = Scope(
                parent: nil, names: Arguments.bind(given, to: function.declaration.parameters, from: home),
                file: function.file, module: function.module)
            guard let handedOn = reader.delegation(in: function.declaration.body, inside) else { break }
            (given, home, steps) = (handedOn.arguments, handedOn.scope, steps + 1)
        }
        let step = "\(name).init"
        guard steps > 0, views.path.filter({ $0 == step }).count < 3 else { return false }
        views.path.append(step)
        // The view, and the picture and the words of one that is only these, are of the place that asks for them.
        if let form = ContentViews.form(of: name) {
            ConstructionBuilder.build(
                form, name, given, at: expression, in: scope, reading: home, slot: slot, pending, with: &views)
        } else if let entry = ViewTable.entry(for: name, labels: given.lazy.map(\.label)) {
            EntryBuilder.build(
                entry, name, given, at: expression, in: scope, reading: home, slot: slot, pending, with: &views)
        } else {
            ConstructionBuilder.buildForeign(
                name, given, at: expression, in: scope, reading: home, slot: slot, pending, with: &views)
        }
        views.path.removeLast()
        return true
    }

    /// How many initializers of the project may hand on to one another.
    private static let maximumSteps = 4
}
