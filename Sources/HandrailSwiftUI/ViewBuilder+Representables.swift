import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewElements

extension ViewBuilder {
    /// Builds a representable: the view of UIKit or AppKit that it makes where that can be read, else something
    /// unknown.
    mutating func buildRepresentable(
        _ type: LinkedType, _ arguments: [Argument] = [], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) {
        let own = pending.inner(RepresentableReader.attributes(of: type, in: program))
        if !pending.attributes.contains(where: \.attribute.speaks), tree.count < Self.maximumElements,
            let view = program.representables.view(of: type, in: program)
        {
            return buildView(view, of: type, at: expression, in: scope, slot: slot, own)
        }
        if buildHosted(arguments, by: type, at: expression, in: scope, slot: slot, own) { return }
        leaf(.opaque, .type(type.name), expression, scope, slot, own)
    }

    /// Builds the views of SwiftUI that a representable is given and hands on to a hosting controller; `false` where it
    /// is given none.
    private mutating func buildHosted(
        _ arguments: [Argument], by type: LinkedType, at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) -> Bool {
        guard !type.constructs.isDisjoint(with: HostingClasses.hosts) else { return false }
        let hosted = arguments.filter { argument in
            if case .closure(let closure) = argument.value.kind { return looksLikeViews(closure.body, in: scope) }
            if case .view = evaluator.value(of: argument.value, in: scope) { return true }
            return false
        }
        guard !hosted.isEmpty else { return false }
        tree.open(
            .customView, slot: slot, content: .type(type.name), place: place(expression, scope), extent: pending.extent,
            attributes: pending.attributes)
        for argument in hosted { buildPart(argument.value, in: scope, slot: .content) }
        tree.close()
        return true
    }

    /// Builds what a representable makes.
    private mutating func buildView(
        _ view: ViewDescription, of type: LinkedType, at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) {
        tree.open(
            .customView, slot: slot, content: .type(type.name), place: place(expression, scope), extent: pending.extent,
            attributes: pending.attributes)
        view.gather(&viewPlaces)
        if SystemClasses.isOfAppKit(view.systemClass) { view.gather(&macPlaces) }
        var builder = ViewElementBuilder(roots: [view])
        swap(&builder.tree, &tree)
        builder.add(view)
        swap(&builder.tree, &tree)
        tree.close()
    }
}

extension ViewDescription {
    /// Adds all places that say something of the view or of what it holds.
    fileprivate func gather(_ places: inout Set<SourcePlace>) {
        places.insert(place)
        places.formUnion(properties.map(\.place))
        places.formUnion(gestures.map(\.place))
        places.formUnion(connections.map(\.place))
        places.formUnion(constraints.map(\.place))
        for view in subviews { view.gather(&places) }
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
