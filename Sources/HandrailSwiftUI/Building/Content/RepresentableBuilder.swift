import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewElements

/// Builds representables: the view of UIKit or AppKit that they make where that can be read, else something unknown.
enum RepresentableBuilder {
    /// Builds a representable.
    static func build(
        _ type: LinkedType, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let program = views.program
        let own = pending.inner(RepresentableReader.attributes(of: type, in: program))
        if !pending.attributes.contains(where: \.attribute.speaks), views.tree.count < ViewBuilder.maximumElements,
            let view = program.representables.view(of: type, in: program)
        {
            build(view, of: type, at: expression, in: scope, slot: slot, own, with: &views)
        } else if !buildHosted(arguments, by: type, at: expression, in: scope, slot: slot, own, with: &views) {
            views.leaf(.opaque, .type(type.name), expression, scope, slot, own)
        }
    }

    /// Builds the views of SwiftUI that a representable is given and hands on to a hosting controller; `false` where it
    /// is given none.
    private static func buildHosted(
        _ arguments: [Argument], by type: LinkedType, at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) -> Bool {
        guard !type.constructs.isDisjoint(with: HostingClasses.hosts) else { return false }
        let (evaluator, recognizer) = (views.evaluator, views.recognizer)
        let hosted = arguments.filter { argument in
            if case .closure(let closure) = argument.value.kind { return recognizer.makeViews(closure.body, in: scope) }
            if case .view = evaluator.value(of: argument.value, in: scope) { return true }
            return false
        }
        guard !hosted.isEmpty else { return false }
        views.tree.open(
            .customView, slot: slot, content: .type(type.name), place: scope.place(of: expression),
            extent: pending.extent, attributes: pending.attributes)
        for argument in hosted { views.buildPart(argument.value, in: scope, slot: .content) }
        views.tree.close()
        return true
    }

    /// Builds what a representable makes.
    private static func build(
        _ view: ViewDescription, of type: LinkedType, at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        views.tree.open(
            .customView, slot: slot, content: .type(type.name), place: scope.place(of: expression),
            extent: pending.extent, attributes: pending.attributes)
        views.represented.add(view)
        var builder = ViewElementBuilder(roots: [view])
        swap(&builder.tree, &views.tree)
        builder.add(view)
        swap(&builder.tree, &views.tree)
        views.tree.close()
    }
}

extension Attribute {
    /// Whether it names or hides what it is set on, which would take the place of what a view of UIKit says itself.
    fileprivate var speaks: Bool {
        switch self {
        case .accessibility(.label), .accessibility(.hidden), .accessibility(.children), .accessibility(.addTraits),
            .accessibility(.representation):
            true
        default: false
        }
    }
}
