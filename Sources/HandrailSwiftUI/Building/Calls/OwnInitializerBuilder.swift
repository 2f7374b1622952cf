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
        let step = "\(name).init"
        guard views.path.filter({ $0 == step }).count < 3 else { return false }
        let ways = ways(of: name, arguments, in: scope, OwnInitializerReader(evaluator: views.evaluator))
        guard let first = ways.first else { return false }
        views.path.append(step)
        if ways.count == 1 {
            build(first, name, at: expression, in: scope, slot: slot, pending, with: &views)
        } else if ContentViews.form(of: name) == .image {
            ImageBuilder.build(
                choiceOf: ways.map { ($0.arguments, $0.scope) }, at: expression, in: scope, slot: slot, pending,
                with: &views)
        } else {
            buildAlternatives(ways, name, at: expression, in: scope, slot: slot, pending, with: &views)
        }
        views.path.removeLast()
        return true
    }

    /// What initializers of the project hand on to SwiftUI's, one after the other, on each way that may be taken.
    private static func ways(
        of name: String, _ arguments: [Argument], in scope: Scope, _ reader: OwnInitializerReader, steps: Int = 0
    ) -> [OwnInitializerReader.Delegation] {
        guard steps < maximumSteps, let function = reader.initializer(of: name, arguments, in: scope) else { return [] }
        let inside = Scope(
            parent: nil, names: Arguments.bind(arguments, to: function.declaration.parameters, from: scope),
            file: function.file, module: function.module)
        return reader.delegations(in: function.declaration.body, of: name, inside).flatMap { way in
            let further = ways(of: name, way.arguments, in: way.scope, reader, steps: steps + 1)
            return further.isEmpty ? [way] : further
        }
    }

    private static func buildAlternatives(
        _ ways: [OwnInitializerReader.Delegation], _ name: String, at expression: Expression, in scope: Scope,
        slot: Slot, _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let own = scope.place(of: expression)
        views.tree.open(.alternatives, slot: slot, place: own, attributes: pending.attributes)
        let conditions = ConditionReader(evaluator: views.evaluator)
        for way in ways.prefix(maximumWays) {
            let condition = way.branch.map { conditions.condition(ofBranch: $0.body, of: $0.branching, in: $0.scope) }
                ?? ElementCondition(subject: .app, text: "")
            views.tree.open(.branch, content: .condition(condition), place: own)
            build(way, name, at: expression, in: scope, slot: .content, .none, with: &views)
            views.tree.close()
        }
        if ways.count > maximumWays {
            views.tree.open(.branch, content: .condition(nil), place: own)
            views.opaque(name, expression, scope, .content, .none)
            views.tree.close()
        }
        views.tree.close()
    }

    /// Builds one way; the view, and the picture and the words of one that is only these, are of the place that asks
    /// for them.
    private static func build(
        _ way: OwnInitializerReader.Delegation, _ name: String, at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let (given, home) = (way.arguments, way.scope)
        if let form = ContentViews.form(of: name) {
            ConstructionBuilder.build(
                form, name, given, at: expression, in: scope, reading: home, slot: slot, pending, with: &views)
        } else if let entry = ViewTable.entry(for: name, labels: given.map(\.label)) {
            EntryBuilder.build(
                entry, name, given, at: expression, in: scope, reading: home, slot: slot, pending, with: &views)
        } else {
            ConstructionBuilder.buildForeign(
                name, given, at: expression, in: scope, reading: home, slot: slot, pending, with: &views)
        }
    }

    /// How many initializers of the project may hand on to one another.
    private static let maximumSteps = 4
    /// How many ways of one initializer are told apart.
    private static let maximumWays = 6
}
