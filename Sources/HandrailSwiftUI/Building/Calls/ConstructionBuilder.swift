import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Builds `Name(…)`: a view of the project, a function, a closure, or a view of SwiftUI or of a package.
enum ConstructionBuilder {
    /// Builds what is called by its name.
    static func build(
        _ name: String, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let evaluator = views.evaluator
        if let local = scope.local(name) {
            if let content = views.recognizer.content(ofLayout: arguments, in: scope),
                LayoutReader(evaluator: evaluator).isLayout(evaluator.value(of: local))
            {
                // A layout that a constant holds: `layout { … }`.
                return buildLayout(of: content, at: expression, in: scope, slot: slot, pending, with: &views)
            }
            FunctionBuilder.build(local, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
            return
        }
        if let type = evaluator.type(named: name, for: arguments, in: scope), type.keyword != nil,
            InstanceBuilder.build(type, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
        {
            return
        }
        if name.beginsWithCapital || name.hasPrefix("_") {
            // What is called like a type is as good as any function: `HeaderRow()`.
            if FunctionBuilder.isDeclared(name, arguments, in: scope, views.program),
                FunctionBuilder.build(
                    name, arguments, at: scope.place(of: expression), in: scope, slot: slot, pending, with: &views)
            {
                return
            }
            buildFrameworks(name, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
        } else if let content = views.recognizer.content(ofLayout: arguments, in: scope),
            mayHoldLayout(name, in: scope, evaluator.program)
        {
            // A layout kept in a property and called with what it arranges.
            buildLayout(of: content, at: expression, in: scope, slot: slot, pending, with: &views)
        } else if !FunctionBuilder.build(
            name, arguments, at: scope.place(of: expression), in: scope, slot: slot, pending, with: &views)
        {
            let value = evaluator.value(of: expression, in: scope)
            if case .symbolic(let inner, _) = value, inner.range == expression.range,
                arguments.contains(where: { isContent($0, in: scope, with: views) })
            {
                // A function of a package that arranges what it is given: `adaptive(isWide: true) { … }`.
                return buildForeign(
                    name, arguments, at: expression, in: scope, reading: scope, slot: slot, pending, with: &views)
            }
            ValueBuilder.build(value, at: expression, in: scope, slot: slot, pending, with: &views)
        }
    }

    /// Whether an argument is a closure of views.
    private static func isContent(_ argument: Argument, in scope: Scope, with views: ViewBuilder) -> Bool {
        guard case .closure(let closure) = argument.value.kind else { return false }
        return views.recognizer.makeViews(closure.body, in: scope.binding(closure.openNames))
    }

    /// Whether a name may be that of a property: it is none of a function, and in an extension of views a call without
    /// anything before it is a modifier of the view.
    private static func mayHoldLayout(_ name: String, in scope: Scope, _ program: Program) -> Bool {
        if case .view? = scope.currentReceiver { return false }
        return program.functions[name] == nil
            && scope.currentType.map { program.functions(name, of: $0).isEmpty } ?? true
    }

    /// Builds a view of SwiftUI or of a package, whatever the project calls by the same name: `SwiftUI.Form { … }` in
    /// the project's own `Form`.
    static func buildFrameworks(
        _ name: String, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        if OwnInitializerBuilder.build(
            name, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
        {
            return
        }
        if let form = ContentViews.form(of: name) {
            build(form, name, arguments, at: expression, in: scope, reading: scope, slot: slot, pending, with: &views)
        } else if let entry = ViewTable.entry(for: name, labels: arguments.map(\.label)) {
            if entry.marks.contains(.hasRoot),
                DividedContentBuilder.build(
                    arguments, at: expression, in: scope, slot: slot, pending, with: &views)
            {
                return
            }
            EntryBuilder.build(
                entry, name, arguments, at: expression, in: scope, reading: scope, slot: slot, pending, with: &views)
        } else if let meant = views.program.frameworkView(aliased: name) {
            buildFrameworks(meant, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
        } else if let view = component(name, arguments, at: expression, with: views) {
            views.build(view, in: scope, slot: slot, pending)
        } else {
            buildForeign(
                name, arguments, at: expression, in: scope, reading: scope, slot: slot, pending, with: &views)
        }
    }

    /// A view of code that is not there as the one that the project says it behaves like; `nil` where it says nothing
    /// of it, and inside that view itself, where its name stands for what is not known.
    private static func component(
        _ name: String, _ arguments: [Argument], at expression: Expression, with views: ViewBuilder
    ) -> Expression? {
        guard !arguments.isEmpty, let component = views.program.components[name] else { return nil }
        return ComponentCall(name: name, component: component, arguments: arguments, range: expression.range).asView
    }

    /// Builds a view from what it is given to show.
    ///
    /// - Parameter home: where the arguments of a text or an image are read.
    static func build(
        _ form: ContentViews.Form, _ name: String, _ arguments: [Argument], at expression: Expression, in scope: Scope,
        reading home: Scope, slot: Slot, _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        switch form {
        case .text:
            TextBuilder.build(arguments, at: expression, in: scope, reading: home, slot: slot, pending, with: &views)
        case .image:
            ImageBuilder.build(arguments, at: expression, in: scope, reading: home, slot: slot, pending, with: &views)
        case .loadedImage, .remoteImage:
            ImageBuilder.buildRemote(arguments, at: expression, in: scope, slot: slot, pending, with: &views)
        case .alert, .actionSheet:
            DialogBuilder.build(form, name, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
        case .firstThatFits:
            FittingBuilder.build(name, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
        case .modified:
            guard let modified = modified(arguments, at: expression) else {
                return views.opaque(name, expression, scope, slot, pending)
            }
            views.build(modified, in: home, slot: slot, pending)
        }
    }

    /// A view and a modifier that are given as values, as the view with the modifier written behind it.
    private static func modified(_ arguments: [Argument], at expression: Expression) -> Expression? {
        guard let content = arguments.first(where: { $0.label == "content" })?.value,
            let modifier = arguments.first(where: { $0.label == "modifier" })?.value
        else { return nil }
        let member = Expression(
            .member(base: content, name: "modifier", nameStart: modifier.range.lower), expression.range)
        return Expression(
            .call(callee: member, arguments: [Argument(label: nil, value: modifier)]), expression.range)
    }

    /// Builds what a layout arranges that is not known by name.
    static func buildLayout(
        of content: Closure, at expression: Expression, in scope: Scope, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) {
        let own = scope.place(of: expression)
        views.tree.open(
            .group, slot: slot, place: own, extent: pending.extent(of: own), attributes: pending.attributes)
        views.buildStatements(content.body, in: scope)
        views.tree.close()
    }

    /// A view of a package: it cannot be looked into, but what it is given to hold can.
    ///
    /// - Parameter home: where its arguments are read.
    static func buildForeign(
        _ name: String, _ arguments: [Argument], at expression: Expression, in scope: Scope, reading home: Scope,
        slot: Slot, _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let own = scope.place(of: expression)
        if DividedContentBuilder.build(arguments, reading: home, at: own, slot: slot, pending, with: &views) { return }
        views.tree.open(
            .opaque, slot: slot, content: .type(name), place: own, extent: pending.extent(of: own),
            attributes: pending.attributes)
        for argument in arguments {
            guard case .closure(let closure) = argument.value.kind else {
                // A view as it is, such as `self` in an extension of views.
                if views.recognizer.isView(argument.value, in: home) { views.build(argument.value, in: home) }
                continue
            }
            let inside = home.binding(closure.openNames)
            if views.recognizer.makeViews(closure.body, in: inside) { views.buildStatements(closure.body, in: inside) }
        }
        views.tree.close()
    }
}
