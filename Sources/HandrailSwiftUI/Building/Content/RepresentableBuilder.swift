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

    /// The views of SwiftUI that a representable is given: by themselves, in closures, or several in an array.
    private static func hosted(
        _ arguments: [Argument], by type: LinkedType, in scope: Scope, _ views: ViewBuilder
    ) -> [Expression] {
        arguments.map(\.value).filter { isShown($0, in: scope, views) }
    }

    private static func isShown(_ value: Expression, in scope: Scope, _ views: ViewBuilder) -> Bool {
        let recognizer = views.recognizer
        switch value.kind {
        case .closure(let closure):
            return recognizer.makeViews(closure.body, in: scope.binding(closure.openNames))
        case .array(let elements): return elements.contains { isShown($0, in: scope, views) }
        default: break
        }
        if recognizer.makesView(value, in: scope) { return true }
        return views.evaluator.value(of: value, in: scope).alternatives.contains { alternative in
            switch alternative {
            case .view: true
            case .closure(let closure, let home):
                recognizer.makeViews(closure.body, in: home.binding(closure.openNames))
            default: false
            }
        }
    }

    /// Whether a representable does nothing but host what it is given, in a controller of the system or in a class of
    /// the project that is built on it.
    private static func isPlainHost(_ type: LinkedType, in program: Program) -> Bool {
        if !type.constructs.isDisjoint(with: HostingClasses.hosts) { return true }
        return type.constructs.contains { name in
            guard let made = program.type(named: name, from: type.lookupContext, within: type.name)
            else { return false }
            return program.lineage(of: made).contains { !HostingClasses.hosts.isDisjoint(with: $0.inherited) }
        }
    }

    /// Builds what a representable makes, with the views of SwiftUI that it is given.
    private static func build(
        _ represented: RepresentedView?, around hosted: [Expression], of type: LinkedType, at expression: Expression,
        in scope: Scope, slot: Slot, _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let own = scope.place(of: expression)
        // What else it draws, behind what it is given for example, is not known.
        let ground: [AttributeUse] = represented != nil || isPlainHost(type, in: views.program)
            ? [] : [AttributeUse(.color(.background(.unknown)), place: own)]
        views.tree.open(
            .customView, slot: slot, content: .type(type.name), place: own, extent: pending.extent,
            attributes: pending.attributes + ground)
        if let represented {
            views.represented.add(represented.view)
            views.followed.formUnion(represented.followed)
            var builder = ViewElementBuilder(roots: [represented.view])
            swap(&builder.tree, &views.tree)
            builder.add(represented.view)
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
