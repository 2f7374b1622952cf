package import HandrailCode
import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
import HandrailSource
package import HandrailValues

extension ViewBuilder {
    /// Builds a call: a view's initializer, a modifier, a function that returns a view, a closure.
    mutating func buildCall(
        _ callee: Expression, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) {
        switch callee.kind {
        case .name(let name):
            construct(name, arguments, at: expression, in: scope, slot: slot, pending)
        case .member(let base?, let name, let start):
            buildMemberCall(name, start, of: base, arguments, at: expression, in: scope, slot: slot, pending)
        case .closure(let closure):
            buildStatements(closure.body, in: scope, slot: slot, pending)
        case .unary(_, let operand):
            buildCall(operand, arguments, at: expression, in: scope, slot: slot, pending)
        default:
            // A layout that is made and called at once: `(isWide ? AnyLayout(…) : AnyLayout(…)) { … }`.
            guard let closure = layoutContent(arguments, in: scope) else { return }
            buildLayout(of: closure, at: expression, in: scope, slot: slot, pending)
        }
    }

    /// What a layout arranges that is not known by name.
    private mutating func buildLayout(
        of closure: Closure, at expression: Expression, in scope: Scope, slot: Slot, _ pending: Pending
    ) {
        let own = place(expression, scope)
        tree.open(.group, slot: slot, place: own, extent: extent(of: own, pending), attributes: pending.attributes)
        buildStatements(closure.body, in: scope)
        tree.close()
    }

    private mutating func buildMemberCall(
        _ name: String, _ start: UInt32, of base: Expression, _ arguments: [Argument], at expression: Expression,
        in scope: Scope, slot: Slot, _ pending: Pending
    ) {
        if case .name(let outer) = base.kind {
            if ViewTable.remoteImages.contains(outer) {
                // A loader made by a static method: `KFImage.url(address)`.
                leaf(.image, .image(.remote), expression, scope, slot, pending)
                return
            }
            if outer == "ContentUnavailableView", name == "search" {
                buildNoResults(for: arguments.first?.value, at: expression, in: scope, slot: slot, pending)
                return
            }
            if outer == "SwiftUI" {
                construct(name, arguments, at: expression, in: scope, slot: slot, pending)
                return
            }
            if buildOwnFunction(name, of: outer, arguments, in: scope, slot: slot, pending) { return }
        }
        if name == "init", let type = qualifiedName(base, in: scope) {
            construct(type, arguments, at: expression, in: scope, slot: slot, pending)
            return
        }
        if name.beginsWithCapital, let type = qualifiedName(base, in: scope) {
            construct("\(type).\(name)", arguments, at: expression, in: scope, slot: slot, pending)
            return
        }
        if Self.mappings.contains(name), !program.hasViewExtension(name),
            buildMapped(name, base, arguments, at: expression, in: scope, slot: slot, pending)
        {
            return
        }
        let call = modifierCall(name, start, arguments, at: expression, in: scope)
        var chain = pending
        if chain.extent == nil { chain.extent = place(expression, scope) }
        if let function = projectModifier(call, on: base) {
            enter(function, receiver: .view(.expression(base, scope)), arguments, from: scope, slot: slot, chain)
        } else if let effect = ModifierTable.effect(of: name) {
            apply(effect, call, to: base, in: scope, slot: slot, chain)
        } else {
            buildUnknownCall(call, of: base, at: expression, in: scope, slot: slot, chain)
        }
    }

    /// The dotted name of a chain of types: `Outer.Inner`.
    private func qualifiedName(_ base: Expression, in scope: Scope) -> String? {
        switch base.kind {
        case .name("Self"): scope.currentType?.name
        case .name(let name): name.beginsWithCapital ? name : nil
        case .member(let outer?, let name, _):
            name.beginsWithCapital ? qualifiedName(outer, in: scope).map { "\($0).\(name)" } : nil
        default: nil
        }
    }

    /// A modifier with its place: from its name to its end.
    func modifierCall(
        _ name: String, _ start: UInt32, _ arguments: [Argument], at expression: Expression, in scope: Scope
    ) -> ModifierCall {
        ModifierCall(
            name: name, arguments: arguments,
            place: SourcePlace(file: scope.file, range: ByteRange(Int(start), Int(expression.range.upper))),
            scope: scope, evaluator: evaluator)
    }

    /// The project's own modifier of that name, where its labels fit better than SwiftUI's.
    private func projectModifier(_ call: ModifierCall, on base: Expression) -> LinkedFunction? {
        guard program.hasViewExtension(call.name) else { return nil }
        let candidates = program.viewExtension(call.name, root: base.rootName).filter { !$0.declaration.body.isEmpty }
        guard let best = Arguments.best(candidates, for: call.arguments, from: call.scope.lookupContext)
        else { return nil }
        let score = Arguments.score(best.declaration.parameters, call.arguments)
        if ModifierTable.effect(of: call.name) == nil { return best }
        let labels = best.declaration.parameters.map(\.label)
        let given = call.arguments.filter { !($0.isTrailing && $0.label == nil) }.map(\.label)
        // A modifier that shadows one of SwiftUI's is meant only where all labels are its own.
        return score > 0 && given.allSatisfy { labels.contains($0) } && given.contains { $0 != nil } ? best : nil
    }

    /// A function of the object or type named `outer`, such as `self.row(for:)` or `Theme.header()`.
    private mutating func buildOwnFunction(
        _ name: String, of outer: String, _ arguments: [Argument], in scope: Scope, slot: Slot, _ pending: Pending
    ) -> Bool {
        if outer == "self" || outer == "Self" {
            guard let type = scope.currentType,
                let function = Arguments.best(
                    program.functions(name, of: type), for: arguments, from: scope.lookupContext)
            else { return false }
            enter(function, receiver: scope.currentReceiver, arguments, from: scope, slot: slot, pending)
            return true
        }
        guard scope.local(outer) == nil, let type = evaluator.type(named: outer, in: scope),
            let function = Arguments.best(program.functions(name, of: type), for: arguments, from: scope.lookupContext),
            function.declaration.isStatic, function.declaration.name != "init"
        else { return false }
        enter(function, receiver: .type(type), arguments, from: scope, slot: slot, pending)
        return true
    }

    /// Builds the body of a function of the project with its arguments bound.
    package mutating func enter(
        _ function: LinkedFunction, receiver: Scope.Receiver?, _ arguments: [Argument], from scope: Scope, slot: Slot,
        _ pending: Pending
    ) {
        let declaration = function.declaration
        if path.filter({ $0 == declaration.name }).count >= Self.maximumNesting(of: receiver) {
            // What a modifier is written on is there, however deep modifiers of that name nest.
            if case .view(let source)? = receiver { build(source, slot: slot, pending) }
            return
        }
        let home = Scope(
            parent: nil, names: Arguments.bind(arguments, to: declaration.parameters, from: scope), receiver: receiver,
            file: function.file, module: function.module)
        path.append(declaration.name)
        buildStatements(declaration.body, in: home, slot: slot, pending)
        path.removeLast()
    }

    /// How often a function may be entered inside itself. A modifier holds what it is written on, which may well use it
    /// again; any other function is a recursion.
    private static func maximumNesting(of receiver: Scope.Receiver?) -> Int {
        if case .view? = receiver { return 10 }
        return 2
    }

    /// A call that is no known modifier: a method of some object that returns a view, or a modifier of a package.
    private mutating func buildUnknownCall(
        _ call: ModifierCall, of base: Expression, at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) {
        if case .member(let view?, let name, _) = base.kind, let property = program.viewProperty(name),
            case .instance(let namespace) = evaluator.value(
                of: property, receiver: .view(.expression(view, scope)), isRuntime: false, depth: 0),
            let function = Arguments.best(
                program.functions(call.name, of: namespace.type), for: call.arguments, from: scope.lookupContext)
        {
            // The project's modifiers of a kind, gathered in a value that holds the view.
            enter(function, receiver: .value(.instance(namespace)), call.arguments, from: scope, slot: slot, pending)
            return
        }
        if Self.isPlainName(base) {
            switch evaluator.value(of: expression, in: scope) {
            case .view(let source):
                build(source, slot: slot, pending)
                return
            case .runtime:
                if case .instance = evaluator.value(of: base, in: scope) {
                    opaque(call.name, expression, scope, slot, pending)
                    return
                }
            default: break
            }
        }
        present(call)
        let attribute: Attribute = Self.accessibility.occur(in: call.name)
            ? .accessibility(.unknown(call.name)) : .unknownModifier(call.name)
        let before = tree.count
        build(base, in: scope, slot: slot, pending.inner([AttributeUse(attribute, place: call.place)]))
        // Something stands here, or the code would not compile; what it is could not be found out.
        if tree.count == before { opaque(call.name, expression, scope, slot, pending) }
    }

    /// Views that a modifier of a package brings up, as it says by the flag or the item that it waits for.
    private mutating func present(_ call: ModifierCall) {
        guard call.arguments.contains(where: { $0.label.map(Self.presentationFlags.contains) ?? false }) else { return }
        for argument in call.arguments {
            guard case .closure(let closure) = argument.value.kind, looksLikeViews(closure.body, in: call.scope)
            else { continue }
            present(argument.value, .popover, at: call.place, in: call.scope)
        }
    }

    private static let presentationFlags: Set<String> = [
        "isPresented", "item", "isShowing", "isOpen", "isShown", "isVisible", "presented", "presenting", "show",
    ]

    /// What a modifier that has to do with accessibility has in its name.
    private static let accessibility = Fragments(["accessib", "a11y"])

    private static func isPlainName(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name: true
        case .member(let base, _, _): base.map(isPlainName) ?? false
        case .unary(_, let operand): isPlainName(operand)
        default: false
        }
    }

    /// Builds `Name(…)`: a view of the project, a function, a closure, or a view of SwiftUI.
    mutating func construct(
        _ name: String, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) {
        if let local = scope.local(name) {
            buildLocalCall(local, arguments, at: expression, in: scope, slot: slot, pending)
            return
        }
        if let type = evaluator.type(named: name, for: arguments, in: scope), type.keyword != nil,
            buildOwnType(type, arguments, at: expression, in: scope, slot: slot, pending)
        {
            return
        }
        if buildByOwnInitializer(name, arguments, at: expression, in: scope, slot: slot, pending) { return }
        if Self.contentViews.contains(name) {
            buildContent(name, arguments, at: expression, in: scope, slot: slot, pending)
        } else if name == "ViewThatFits" {
            buildFitting(arguments, at: expression, in: scope, slot: slot, pending)
        } else if let entry = ViewTable.entry(for: name, labels: arguments.lazy.map(\.label)) {
            buildEntry(entry, name, arguments, at: expression, in: scope, slot: slot, pending)
        } else if name.beginsWithCapital {
            buildForeign(name, arguments, at: expression, in: scope, slot: slot, pending)
        } else if let closure = layoutContent(arguments, in: scope), evaluator.program.functions[name] == nil,
            scope.currentType.map({ program.functions(name, of: $0).isEmpty }) ?? true
        {
            // A layout kept in a property and called with what it arranges.
            buildLayout(of: closure, at: expression, in: scope, slot: slot, pending)
        } else if !buildFunction(name, arguments, at: place(expression, scope), in: scope, slot: slot, pending) {
            buildValue(evaluator.value(of: expression, in: scope), at: expression, in: scope, slot: slot, pending)
        }
    }

    /// Views that are built from what they are given to show.
    private static let contentViews = ContentViews.names.union(ViewTable.remoteImages)
        .union(describedDialogs)

    private func layoutContent(_ arguments: [Argument], in scope: Scope) -> Closure? {
        guard arguments.count == 1, arguments[0].isTrailing, case .closure(let closure) = arguments[0].value.kind,
            closure.parameters.isEmpty, looksLikeViews(closure.body, in: scope)
        else { return nil }
        return closure
    }

    private mutating func buildLocalCall(
        _ binding: Binding, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) {
        switch binding {
        case .function(let function, let home):
            let names = Arguments.bind(arguments, to: function.parameters, from: scope)
            buildStatements(function.body, in: home.binding(names), slot: slot, pending)
        case .value, .deferred:
            switch evaluator.value(of: binding) {
            case .closure(let closure, let home):
                let names = Arguments.bind(arguments, to: closure.parameters, from: scope)
                buildStatements(closure.body, in: home.binding(names), slot: slot, pending)
            case .symbolic(let inner, let home):
                // A function passed by name: `content: makeRow`.
                if case .name(let name) = inner.kind, buildFunction(name, arguments, in: home, slot: slot, pending) {
                    return
                }
                opaque("", expression, scope, slot, pending)
            case .type(let type):
                _ = buildOwnType(type, arguments, at: expression, in: scope, slot: slot, pending)
            case let value:
                buildValue(value, at: expression, in: scope, slot: slot, pending)
            }
        }
    }

    /// A function of the type around, or a free one.
    mutating func buildFunction(
        _ name: String, _ arguments: [Argument], at own: SourcePlace? = nil, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) -> Bool {
        if let type = scope.currentType {
            if let given = instanceProperty(name, in: scope) {
                buildLocalCall(given, arguments, at: Expression(.name(name), .zero), in: scope, slot: slot, pending)
                return true
            }
            if let property = program.property(name, of: type), let standard = property.declaration.initialValue,
                case .closure(let closure) = standard.kind
            {
                // A closure that nothing was handed in for is the one it was declared with.
                let home = Scope(
                    parent: nil, names: Arguments.bind(arguments, to: closure.parameters, from: scope),
                    receiver: .type(type), file: property.file, module: property.module)
                buildStatements(closure.body, in: home, slot: slot, pending)
                return true
            }
            if let function = Arguments.best(
                program.functions(name, of: type), for: arguments, from: scope.lookupContext)
            {
                enter(function, receiver: scope.currentReceiver, arguments, from: scope, slot: slot, pending)
                return true
            }
        }
        if case .view(let source)? = scope.currentReceiver {
            let candidates = program.viewExtension(name)
            if let function = Arguments.best(candidates, for: arguments, from: scope.lookupContext) {
                enter(function, receiver: .view(source), arguments, from: scope, slot: slot, pending)
                return true
            }
            if let effect = ModifierTable.effect(of: name) {
                let call = ModifierCall(
                    name: name, arguments: arguments, place: own ?? lastPlace, scope: scope, evaluator: evaluator)
                apply(effect, call, to: Expression(.name("self"), .zero), in: scope, slot: slot, pending)
                return true
            }
        }
        if let function = Arguments.best(program.functions[name] ?? [], for: arguments, from: scope.lookupContext) {
            enter(function, receiver: nil, arguments, from: scope, slot: slot, pending)
            return true
        }
        return false
    }

    /// What a property of `self` was given.
    func instanceProperty(_ name: String, in scope: Scope) -> Binding? {
        guard case .value(.instance(let instance))? = scope.currentReceiver else { return nil }
        return instance.properties[name]
    }

    /// Builds a value of a type of the project; `false` where the type is no view.
    private mutating func buildOwnType(
        _ type: LinkedType, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) -> Bool {
        switch program.role(of: type) {
        case .view, .app, .scene, .widget:
            let properties = evaluator.instances.memberBindings(of: type, arguments, in: scope, depth: 0)
            buildInstance(Instance(type: type, properties: properties), at: expression, in: scope, slot: slot, pending)
        case .representable:
            reached.insert(ObjectIdentifier(type))
            buildRepresentable(type, arguments, at: expression, in: scope, slot: slot, pending)
        case .shape:
            let body = program.functions("path", of: type).first?.declaration.body ?? []
            let drawn = Self.drawing(in: body, at: place(expression, scope))
            leaf(.shape, .type(type.name), expression, scope, slot, pending.inner(drawn))
        case .preview: break
        case .modifier, .buttonStyle, .labelStyle, .otherStyle, .other: return false
        }
        return true
    }

    /// Builds a view of the project around what its body declares.
    mutating func buildInstance(
        _ instance: Instance, at expression: Expression?, in scope: Scope?, slot: Slot, _ pending: Pending
    ) {
        let type = instance.type
        reached.insert(ObjectIdentifier(type))
        let own = expression.flatMap { expression in scope.map { place(expression, $0) } } ?? pending.extent
            ?? SourcePlace(file: type.file, range: type.range)
        guard !path.contains(type.name), let body = program.property("body", of: type)?.declaration,
            let getter = body.getter
        else {
            tree.leaf(.opaque, slot: slot, content: .type(type.name), place: own, attributes: pending.attributes)
            return
        }
        let isKnown = sizes[type.name].map { $0.count >= Self.maximumCopies && $0.elements > Self.largeView } ?? false
        if isKnown || (familiar.contains(own) && !path.isEmpty) {
            tree.leaf(.opaque, slot: slot, content: .type(type.name), place: own, attributes: pending.attributes)
            return
        }
        let before = tree.count
        let file = program.property("body", of: type)?.file ?? type.file
        path.append(type.name)
        placeStack.append(own)
        var uses = pending.attributes
        if program.isWidgetContent(type) { uses.append(AttributeUse(.layout(.widgetContent), place: own)) }
        tree.open(
            .customView, slot: slot, content: .type(type.name), place: own, extent: extent(of: own, pending),
            attributes: uses)
        if program.role(of: type) == .app, let allowed = OrientationReader(evaluator: evaluator).allowed(by: type) {
            tree.add([CodeUse(.orientations(allowed.names, ofApp: true), place: allowed.place)], toElement: before)
        }
        let home = Scope(parent: nil, receiver: .value(.instance(instance)), file: file, module: type.module)
        if program.role(of: type) == .app { buildScenes(getter, in: home) } else { buildStatements(getter, in: home) }
        tree.close()
        sizes[type.name] = ((sizes[type.name]?.count ?? 0) + 1, tree.count - before)
        if tree.count - before > Self.largeView { large.insert(own) }
        placeStack.removeLast()
        path.removeLast()
    }

    /// A view of a package: it cannot be looked into, but what it is given to hold can.
    private mutating func buildForeign(
        _ name: String, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) {
        let own = place(expression, scope)
        tree.open(
            .opaque, slot: slot, content: .type(name), place: own, extent: extent(of: own, pending),
            attributes: pending.attributes)
        for argument in arguments {
            guard case .closure(let closure) = argument.value.kind, looksLikeViews(closure.body, in: scope)
            else { continue }
            let names = closure.openNames
            buildStatements(closure.body, in: scope.binding(names))
        }
        tree.close()
    }

    /// Whether statements make views rather than do something.
    func looksLikeViews(_ body: [Statement], in scope: Scope) -> Bool {
        body.contains { statement in
            switch statement.kind {
            case .expression(let expression), .result(let expression?):
                return isViewLike(expression, in: scope)
            default:
                return false
            }
        }
    }

    /// Whether an expression makes a view.
    func isViewLike(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression.kind {
        case .call(let callee, let arguments):
            switch callee.kind {
            case .member(_?, let name, _) where Self.mappings.contains(name):
                guard let transform = Self.transformation(arguments) else { return false }
                return looksLikeViews(transform.body, in: scope)
            case .name(let name):
                if ViewTable.entry(for: name) != nil || ContentViews.names.contains(name) { return true }
                return evaluator.type(named: name, in: scope).map { program.role(of: $0) == .view } ?? false
            case .member(let base?, _, _): return isViewLike(base, in: scope)
            default: return false
            }
        case .conditional(let conditional):
            return conditional.branches.contains { looksLikeViews($0.body, in: scope) }
        // A property of a view that gives it back changed.
        case .member(
            let base?, let name, _) where base.isCall && !name.beginsWithCapital && isViewLike(base, in: scope):
            return true
        case .name, .member:
            if case .view = evaluator.value(of: expression, in: scope) { return true }
            return false
        default:
            return false
        }
    }
}

extension Expression {
    fileprivate var isCall: Bool { if case .call = kind { true } else { false } }
}
