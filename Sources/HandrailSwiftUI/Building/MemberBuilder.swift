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
                views.buildPictures(given.declaredType.isImage, usedAt: scope.place(of: expression)) { views in
                    views.build(given, slot: slot, pending)
                }
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
        let isPicture = isPicture(value, named: name, in: views.program)
        views.buildPictures(isPicture, usedAt: scope.place(of: expression)) { views in
            ValueBuilder.build(value, at: expression, in: scope, slot: slot, pending, with: &views)
        }
    }

    /// Whether it is a property declared as an image, which can carry nothing that makes it another view.
    static func isPicture(_ value: Value, named name: String, in program: Program) -> Bool {
        value.alternatives.allSatisfy { value in
            guard case .view(.statements(_, let home)) = value, let owner = home.currentType else { return false }
            return program.property(name, of: owner, from: home.lookupContext)?.declaration.type.isImage ?? false
        }
    }

    /// Whether it is one of the images in a list of images: made by nothing but the view for one, without a modifier.
    static func isPictureElement(_ value: Value) -> Bool {
        value.alternatives.allSatisfy { value in
            guard case .view(.expression(let expression, _)) = value,
                case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind
            else { return false }
            return ContentViews.form(ofType: name) == .image
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

extension TypeName? {
    /// Whether it is the type of an image.
    var isImage: Bool { map { ContentViews.form(ofType: $0.name) == .image } ?? false }
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
