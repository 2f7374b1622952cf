import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailValues

/// Builds `base.name`: a property of the view around, a fill, or a property that gives a view back changed.
enum MemberBuilder {
    /// Builds what the member stands for.
    static func build(
        _ name: String, of base: Expression, at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        if case .name(let outer) = base.kind {
            if outer == "self", let given = scope.propertyBinding(name) {
                views.build(given, slot: slot, pending)
                return
            }
            if FrameworkType.fills(outer) {
                views.leaf(.fill, .none, expression, scope, slot, pending)
                return
            }
            if name == "search", base.namedEntry?.marks.contains(.saysNothingFound) ?? false {
                EntryBuilder.buildNoResults(for: nil, at: expression, in: scope, slot: slot, pending, with: &views)
                return
            }
        }
        if case .call = base.kind, !name.beginsWithCapital, views.recognizer.makesView(base, in: scope) {
            buildProperty(name, of: base, at: expression, in: scope, slot: slot, pending, with: &views)
            return
        }
        if let part = ContentParts(evaluator: views.evaluator).part(name, of: base, in: scope) {
            return ValueBuilder.build(part, at: expression, in: scope, slot: slot, pending, with: &views)
        }
        var value = views.evaluator.value(of: expression, in: scope)
        if case .runtime = value,
            let shown = DeclaredReceiver(evaluator: views.evaluator).property(name, of: base, in: scope)
        {
            value = shown
        }
        if views.pictureUse == nil, isPicture(value, named: name, in: views.program) {
            views.pictureUse = scope.place(of: expression)
            ValueBuilder.build(value, at: expression, in: scope, slot: slot, pending, with: &views)
            views.pictureUse = nil
        } else {
            ValueBuilder.build(value, at: expression, in: scope, slot: slot, pending, with: &views)
        }
    }

    /// Whether it is an image that a model computes, which can carry nothing that makes it another view.
    private static func isPicture(_ value: Value, named name: String, in program: Program) -> Bool {
        value.alternatives.allSatisfy { value in
            guard case .view(.statements(_, let home)) = value, let owner = home.currentType,
                program.role(of: owner) == .other,
                let type = program.property(name, of: owner, from: home.lookupContext)?.declaration.type
            else { return false }
            return ContentViews.form(ofType: type.name) == .image
        }
    }

    /// Builds a view by a property of it that gives it back changed: of the project, or of a package that cannot be
    /// looked into, such as `Text("Hello").emojis`.
    private static func buildProperty(
        _ name: String, of base: Expression, at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let evaluator = views.evaluator
        var found: Value?
        if let property = views.program.viewProperty(name) {
            found = evaluator.value(
                of: property, receiver: .view(.expression(base, scope)), isRuntime: false)
        } else if base.rootForm != .text {
            found = evaluator.value(of: expression, in: scope)
        }
        if let found, found.isView(in: views.program) {
            ValueBuilder.build(found, at: expression, in: scope, slot: slot, pending, with: &views)
            return
        }
        let unknown = AttributeUse(.unknownModifier(name), place: scope.place(of: expression))
        views.build(base, in: scope, slot: slot, pending.inner([unknown]))
    }
}

extension Value {
    /// Whether it is something to be built.
    fileprivate func isView(in program: Program) -> Bool {
        switch self {
        case .view: true
        case .instance(let instance): program.role(of: instance.type) == .view
        case .oneOf(let values): values.allSatisfy { $0.isView(in: program) }
        default: false
        }
    }
}
