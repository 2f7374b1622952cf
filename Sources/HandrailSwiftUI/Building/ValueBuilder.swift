import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Builds what an expression turned out to be.
enum ValueBuilder {
    /// Builds a value.
    ///
    /// - Parameters:
    ///   - expression: the expression that it is the value of; `nil` where it came from elsewhere.
    ///   - scope: where the expression stands.
    static func build(
        _ value: Value, at expression: Expression?, in scope: Scope?, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) {
        switch value {
        case .view(let source):
            views.build(source, slot: slot, pending)
        case .closure(let closure, let home):
            views.buildStatements(closure.body, in: home, slot: slot, pending)
        case .oneOf(let values):
            buildChoice(values, at: expression, in: scope, slot: slot, pending, with: &views)
        case .symbolic(let inner, let home):
            buildSymbolic(inner, in: home, original: expression, slot: slot, pending, with: &views)
        case .runtime(let type):
            guard let expression, let scope else { return }
            buildRuntime(type, at: expression, in: scope, slot: slot, pending, with: &views)
        case .instance(let instance)
        where [.view, .app, .scene, .widget].contains(views.program.role(of: instance.type))
            || instance.type.ownBody != nil:
            InstanceBuilder.build(instance, at: expression, in: scope, slot: slot, pending, with: &views)
        case .enumCase(let type?, _, _) where views.program.role(of: type) == .view:
            InstanceBuilder.build(type, value, at: expression, in: scope, slot: slot, pending, with: &views)
        case .array(let elements):
            for element in elements { build(element, at: nil, in: nil, slot: slot, pending, with: &views) }
        case .text(let words):
            // A string is no view: the words come from a `Text` that was followed to what it says.
            let place = place(of: expression, in: scope) ?? pending.extent ?? views.lastPlace
            views.tree.leaf(
                .text, slot: slot, content: .words(.known(words)), place: place, attributes: pending.attributes)
        case .unknown:
            if let expression, let scope { views.opaque("", expression, scope, slot, pending) }
        case .null, .number, .boolean, .enumCase, .instance, .type, .foreignType:
            break
        }
    }

    private static func place(of expression: Expression?, in scope: Scope?) -> SourcePlace? {
        expression.flatMap { expression in scope.map { $0.place(of: expression) } }
    }

    private static func buildChoice(
        _ values: [Value], at expression: Expression?, in scope: Scope?, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) {
        let place = place(of: expression, in: scope) ?? pending.extent ?? views.lastPlace
        // An optional that holds a view: where it holds none, nothing is shown.
        let values = values.filter { if case .null = $0 { false } else { true } }
        if values.count == 1 {
            return build(values[0], at: expression, in: scope, slot: slot, pending, with: &views)
        }
        views.tree.open(.alternatives, slot: slot, place: place, attributes: pending.attributes)
        for (index, value) in values.enumerated() {
            let condition = index + 1 < values.count ? ElementCondition(subject: .app, text: "") : nil
            views.tree.open(.branch, content: .condition(condition), place: place)
            build(value, at: expression, in: scope, slot: .content, .none, with: &views)
            views.tree.close()
        }
        views.tree.close()
    }

    private static func buildSymbolic(
        _ inner: Expression, in home: Scope, original: Expression?, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) {
        switch inner.kind {
        case .name(let name):
            // A function handed over by its name: `content: rows`.
            if name.beginsWithCapital
                || FunctionBuilder.build(name, [], in: home, slot: slot, pending, with: &views)
            {
                return
            }
            guard slot == .content, case .view(let source)? = home.currentReceiver, name != "self" else {
                return views.opaque(name, inner, home, slot, pending)
            }
            // A property of a package that gives the view back changed, written without `self`.
            let unknown = AttributeUse(.unknownModifier(name), place: home.place(of: inner))
            views.build(source, slot: slot, pending.inner([unknown]))
        case .member(let base?, let name, _):
            buildMember(name, of: base, at: inner, in: home, slot: slot, pending, with: &views)
        case .call where original?.range != inner.range:
            views.build(inner, in: home, slot: slot, pending)
        default:
            break
        }
    }

    private static func buildMember(
        _ name: String, of base: Expression, at inner: Expression, in home: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        if case .name(let type) = base.kind, FrameworkType.fills(type) {
            views.leaf(.fill, .none, inner, home, slot, pending)
        } else if case .member(let root?, _, _) = base.kind, case .name(FrameworkType.impliedStyle) = root.kind {
            views.leaf(.fill, .none, inner, home, slot, pending)
        } else if case .view(let source) = views.evaluator.value(of: base, in: home) {
            let unknown = AttributeUse(.unknownModifier(name), place: home.place(of: inner))
            views.build(source, slot: slot, pending.inner([unknown]))
        } else if name == "swiftUIImage",
            let image = ImageReader(evaluator: views.evaluator).generated(base, in: home)
        {
            views.leaf(.image, .image(image), inner, home, slot, pending)
        } else {
            views.opaque(name, inner, home, slot, pending)
        }
    }

    private static func buildRuntime(
        _ type: TypeName?, at expression: Expression, in scope: Scope, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) {
        let name = type?.name ?? ""
        let program = views.program
        switch ContentViews.form(ofType: name) {
        case .image: views.leaf(.image, .image(.runtime), expression, scope, slot, pending)
        case .text: views.leaf(.text, .words(.dynamic), expression, scope, slot, pending)
        case .loadedImage, .remoteImage, .alert, .actionSheet, .firstThatFits, .modified, nil:
            if FrameworkType.fills(name) {
                views.leaf(.fill, .none, expression, scope, slot, pending)
            } else if let type,
                let linked = program.type(
                    named: type.name, from: scope.lookupContext, within: scope.currentType?.name),
                program.role(of: linked) == .view
            {
                let instance = Instance(type: linked, properties: [:], isRuntime: true)
                InstanceBuilder.build(instance, at: expression, in: scope, slot: slot, pending, with: &views)
            } else {
                views.opaque(name, expression, scope, slot, pending)
            }
        }
    }
}
