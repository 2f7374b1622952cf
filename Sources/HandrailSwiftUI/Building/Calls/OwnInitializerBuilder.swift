import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailValues

/// Builds views of SwiftUI that are made by an initializer of the project, such as `Image(icon: .close)`.
enum OwnInitializerBuilder {
    /// Builds what the initializer hands on to one of SwiftUI's; `false` where there is none.
    static func build(
        _ name: String, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) -> Bool {
        let reader = OwnInitializerReader(program: views.program)
        guard let function = reader.initializer(of: name, arguments, in: scope),
            let (delegated, given) = OwnInitializerReader.delegation(in: function.declaration.body)
        else { return false }
        let step = "\(name).init"
        guard views.path.filter({ $0 == step }).count < 3 else { return false }
        let home = Scope(
            parent: nil, names: Arguments.bind(arguments, to: function.declaration.parameters, from: scope),
            file: function.file, module: function.module)
        views.path.append(step)
        if ContentViews.names.contains(name), let form = ContentViews.form(of: name) {
            // The picture and the words are those of the place that asks for them.
            ConstructionBuilder.build(
                form, name, given, at: expression, in: scope, reading: home, slot: slot, pending, with: &views)
        } else {
            ConstructionBuilder.build(name, given, at: delegated, in: home, slot: slot, pending, with: &views)
        }
        views.path.removeLast()
        return true
    }
}
