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
        let own = pending.inner(RepresentableReader.attributes(of: type, views.evaluator))
        if !pending.attributes.contains(where: \.attribute.speaks), views.tree.count < ViewBuilder.maximumElements,
            let view = program.representables.view(of: type, in: program)
        {
            build(
                view, around: hosted(arguments, by: type, in: scope, views), of: type, at: expression, in: scope,
                slot: slot, own, with: &views)
        } else {
            let hosted = hosted(arguments, by: type, in: scope, views)
            if hosted.isEmpty { return views.leaf(.opaque, .type(type.name), expression, scope, slot, own) }
            build(nil, around: hosted, of: type, at: expression, in: scope, slot: slot, own, with: &views)
        }
    }

    /// The views of SwiftUI that a representable is given and hands on to a hosting controller.
    private static func hosted(
        _ arguments: [Argument], by type: LinkedType, in scope: Scope, _ views: ViewBuilder
    ) -> [Expression] {
        guard !type.constructs.isDisjoint(with: HostingClasses.hosts) else { return [] }
        let (evaluator, recognizer) = (views.evaluator, views.recognizer)
        return arguments.map(\.value).filter { value in
            if case .closure(let closure) = value.kind { return recognizer.makeViews(closure.body, in: scope) }
            if case .view = evaluator.value(of: value, in: scope) { return true }
            return recognizer.makesView(value, in: scope)
        }
    }

    /// Builds what a representable makes, with the views of SwiftUI that it is given.
    private static func build(
        _ view: ViewDescription?, around hosted: [Expression], of type: LinkedType, at expression: Expression,
        in scope: Scope, slot: Slot, _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        views.tree.open(
            .customView, slot: slot, content: .type(type.name), place: scope.place(of: expression),
            extent: pending.extent, attributes: pending.attributes)
        if let view {
            views.represented.add(view)
            var builder = ViewElementBuilder(roots: [view])
            swap(&builder.tree, &views.tree)
            builder.add(view)
            swap(&builder.tree, &views.tree)
        }
        for content in hosted { views.buildPart(content, in: scope, slot: .content) }
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
