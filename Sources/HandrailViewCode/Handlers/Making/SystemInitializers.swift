package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// What the initializers and the makers of frameworks set.
package enum SystemInitializers {
    /// What a framework's initializer sets.
    static func equip(
        _ interpreter: inout ViewCodeInterpreter, _ node: Int, _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite
    ) {
        let viewClass = interpreter.store.nodes[node].viewClass
        if viewClass.has(.alert) { return Alerts.tellAlert(&interpreter, node, arguments, site) }
        if viewClass.has(.keyCommand) {
            return KeyCommands.equipCommand(&interpreter, node, arguments, at: expression, &site)
        }
        if viewClass.has(.layoutSpec) {
            return LayoutSpecs.equip(&interpreter, node, arguments, at: expression, &site)
        }
        if viewClass.has(.fieldOfMac) {
            equipField(&interpreter.store, node, arguments, at: expression, site)
        }
        for argument in arguments {
            if viewClass.has(.node), argument.label == nil || argument.isTrailing,
                case .closure(let closure) = argument.value.kind
            {
                showMade(&interpreter, by: closure, in: node, site)
                continue
            }
            guard let effect = argument.label.flatMap(FrameworkInitializer.effect(of:)) else {
                interpreter.visit([argument], &site)
                continue
            }
            equip(&interpreter, node, argument, effect, at: expression, &site)
        }
    }

    /// What one argument of a framework's initializer becomes.
    private static func equip(
        _ interpreter: inout ViewCodeInterpreter, _ node: Int, _ argument: Argument, _ effect: InitializerEffect,
        at expression: Expression, _ site: inout CodeSite
    ) {
        let value = argument.value
        switch effect {
        case .saysNothing: break
        case .property(let name): interpreter.write(name, on: node, value, at: value, manner: .assign, site)
        case .assigned(let name): interpreter.set(name, of: [node], to: value, at: expression, &site)
        case .titleOfButton(let type):
            interpreter.write("title", on: node, value, at: value, manner: .assign, site)
            interpreter.write("buttonType", on: node, .known(.name(type)), at: place(of: value, site), site)
        case .segments(let evenOfItem):
            if !evenOfItem, interpreter.store.nodes[node].viewClass.family == .barItem {
                interpreter.visit([argument], &site)
            } else {
                makeSegments(&interpreter, of: node, value, in: site)
            }
        case .part(.menuItem):
            let entries = interpreter.visit(value, &site)
            Menus.fill(&interpreter, node, with: entries)
            // What the app has there decides on its entries.
            if entries.isEmpty { interpreter.store.nodes[node].openTo = .computed }
        case .part(let slot):
            let isOfMac = interpreter.store.nodes[node].viewClass.isOfAppKit
            let views = interpreter.store.nodes[node].viewClass.family == .view
                ? UnreadViews.views(&interpreter, in: value, ofMac: isOfMac, &site) : interpreter.visit(value, &site)
            for view in views { interpreter.hold(view, in: node, slot: slot) }
        case .frame: Frames.setFrame(&interpreter, of: node, to: value, at: value, site)
        case .selector: ControlActions.connect(&interpreter, node, selector: value, event: nil, site)
        case .action: ControlActions.act(&interpreter, node, value, &site)
        case .hostedView: HostedSwiftUI.host(&interpreter, value, in: node, site)
        case .searchResults: ChildControllers.takeIn(&interpreter.store, interpreter.visit(value, &site))
        case .rootController:
            interpreter.store.nodes[node].fields["rootViewController"] = interpreter.visit(value, &site)
        case .rootNode:
            interpreter.replace("view", of: node, by: interpreter.visit(value, &site), slot: .subview)
        case .madeView:
            if case .closure(let closure) = value.kind {
                showMade(&interpreter, by: closure, in: node, site)
            } else {
                interpreter.store.nodes[node].openTo = .computed
            }
        case .arranged, .laidBehind, .laidOver, .wordsOfAlert, .key, .modifiers, .groupedItems, .pictureName,
            .pictureResource, .symbol, .symbolOfAny, .symbolConstant:
            // What takes these is made elsewhere.
            interpreter.visit([argument], &site)
        }
    }

    /// A node stands for the view that a closure makes, or is laid out as the closure says.
    private static func showMade(
        _ interpreter: inout ViewCodeInterpreter, by closure: Closure, in node: Int, _ site: CodeSite
    ) {
        let found = ClosureCalls.run(&interpreter, closure, handing: [], site).filter {
            interpreter.store.nodes[$0].viewClass.family == .view && interpreter.store.nodes[$0].parent < 0
        }
        if found.isEmpty { interpreter.store.nodes[node].openTo = .computed }
        LayoutSpecs.hold(&interpreter, found, in: node)
    }

    /// A text field of AppKit is edited unless it is made as a label.
    private static func equipField(
        _ store: inout ObjectStore, _ node: Int, _ arguments: [Argument], at expression: Expression, _ site: CodeSite
    ) {
        let isLabel = arguments.contains { $0.label.map(FrameworkInitializer.makesLabel) ?? false }
        store.nodes[node].writes.append(
            ViewWrite(
                name: "isEditable", value: .known(.flag(!isLabel)), place: place(of: expression, site), manner: .assign,
                isConditional: true))
    }

    private static func place(of expression: Expression, _ site: CodeSite) -> SourcePlace {
        SourcePlace(file: site.scope.file, range: expression.range)
    }

    /// Notes the segments that a control is made with; of a list that is not written out none are known.
    private static func makeSegments(
        _ interpreter: inout ViewCodeInterpreter, of node: Int, _ value: Expression, in site: CodeSite
    ) {
        guard interpreter.store.nodes[node].segments == nil else { return }
        let values = segments(interpreter.evaluator, value, in: site)
        interpreter.store.nodes[node].segments = (values, place(of: value, site))
    }

    /// Titles and images of segments.
    private static func segments(_ evaluator: Evaluator, _ value: Expression, in site: CodeSite) -> [ViewValue] {
        guard case .array(let elements) = value.kind else { return [] }
        let reader = ViewValueReader(evaluator: evaluator)
        let found = elements.map { element -> ViewValue? in
            let image = reader.image(element, in: site.scope)
            if case .known(.image(let source)) = image, source != .runtime { return .image(source) }
            return reader.words(element, in: site.scope).values.first
        }
        return found.map { $0 ?? .words(Words(pieces: [.runtime])) }
    }

    /// What a framework's own functions make: `UIButton.systemButton(with:…)`, `.plain()`, `.flexibleSpace()`.
    package static func make(
        _ interpreter: inout ViewCodeInterpreter, system name: String, of typeName: String, _ arguments: [Argument],
        at expression: Expression,
        _ site: inout CodeSite
    ) -> [Int]? {
        guard let viewClass = interpreter.program.viewClass(named: typeName, in: site)
        else { return nil }
        let function = TypeFunction.effect(of: name, on: viewClass.systemClass)
        if viewClass.has(.buttonConfiguration) {
            let (node, isNew) = interpreter.make(viewClass, at: place(of: expression, site), in: site)
            if isNew, function == .makesProminent {
                interpreter.write(
                    "style", on: node, .known(.name("borderedProminent")), at: place(of: expression, site), site)
            }
            return [node]
        }
        if viewClass.has(.cellConfiguration) {
            return CellContents.contentConfiguration(&interpreter, at: expression, site)
        }
        if viewClass.has(.emptyConfiguration) {
            let (node, isNew) = interpreter.make(viewClass, at: place(of: expression, site), in: site)
            // What is being loaded or was looked for in vain the system says itself.
            if isNew, function != .makesEmpty {
                interpreter.write("text", on: node, .dynamic, at: place(of: expression, site), site)
            }
            return [node]
        }
        switch function {
        case .makesSystemButton(let picture, let selector):
            let (node, isNew) = interpreter.make(viewClass, at: place(of: expression, site), in: site)
            guard isNew, let image = arguments.first(where: { $0.label == picture }) else { return [node] }
            interpreter.write("image", on: node, image.value, at: image.value, manner: .assign, site)
            if let action = arguments.first(where: { $0.label == selector }) {
                ControlActions.connect(&interpreter, node, selector: action.value, event: nil, site)
            }
            return [node]
        case .makesSystemItem:
            let (node, isNew) = interpreter.make(viewClass, at: place(of: expression, site), in: site)
            if isNew {
                interpreter.write("systemItem", on: node, .known(.name(name)), at: place(of: expression, site), site)
            }
            return [node]
        case .makesDeferred: return [Initializers.construct(&interpreter, viewClass, arguments, at: expression, &site)]
        case .arrangesNodes(let axis):
            return LayoutSpecs.make(&interpreter, viewClass, along: axis, at: expression, site)
        case .animates, .transitions, .makesProminent, .makesEmpty, .activates, .deactivates, .readsVisualFormat, nil:
            return nil
        }
    }
}
