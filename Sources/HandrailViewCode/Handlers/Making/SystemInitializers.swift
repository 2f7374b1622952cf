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
        let isItem = interpreter.store.nodes[node].viewClass.family == .barItem
        if interpreter.store.nodes[node].viewClass.has(.alert) {
            return Alerts.tellAlert(&interpreter, node, arguments, site)
        }
        if interpreter.store.nodes[node].viewClass.has(.keyCommand) {
            return KeyCommands.equipCommand(&interpreter, node, arguments, at: expression, &site)
        }
        if interpreter.store.nodes[node].viewClass.has(.fieldOfMac) {
            equipField(&interpreter.store, node, arguments, at: expression, site)
        }
        for argument in arguments {
            guard let label = argument.label else {
                interpreter.visit([argument], &site)
                continue
            }
            let value = argument.value
            switch label {
            case "keyPath", "title", "image", "landscapeImagePhone", "text", "highlightedImage":
                interpreter.write(label, on: node, value, at: value, manner: .assign, site)
            case "labelWithString", "string", "wrappingLabelWithString", "labelWithAttributedString":
                interpreter.write("stringValue", on: node, value, at: value, manner: .assign, site)
            case "checkboxWithTitle", "radioButtonWithTitle":
                interpreter.write("title", on: node, value, at: value, manner: .assign, site)
                interpreter.write(
                    "buttonType", on: node, .known(.name(label == "checkboxWithTitle" ? "switch" : "radio")),
                    at: place(of: value, site), site)
            case "labels", "images":
                makeSegments(&interpreter, of: node, value, in: site)
            case "barButtonSystemItem", "systemItem", "tabBarSystemItem":
                interpreter.write("systemItem", on: node, value, at: value, manner: .assign, site)
            case "type":
                interpreter.write("buttonType", on: node, value, at: value, manner: .assign, site)
            case "pullsDown":
                interpreter.write("pullsDown", on: node, value, at: value, manner: .assign, site)
            case "style":
                interpreter.write("style", on: node, value, at: value, manner: .assign, site)
            case "customView":
                for view in interpreter.visit(value, &site) { interpreter.hold(view, in: node, slot: .subview) }
            case "arrangedSubviews", "views":
                for view in interpreter.visit(value, &site) { interpreter.hold(view, in: node, slot: .arrangedSubview) }
            case "items" where !isItem:
                makeSegments(&interpreter, of: node, value, in: site)
            case "effect", "target", "coder", "nibName", "bundle": break
            case "action":
                ControlActions.connect(&interpreter, node, selector: value, event: nil, site)
            case "frame":
                Frames.setFrame(&interpreter, of: node, to: value, at: value, site)
            case "configuration":
                interpreter.set("configuration", of: [node], to: value, at: expression, &site)
            case "primaryAction":
                ControlActions.act(&interpreter, node, value, &site)
            case "rootView":
                HostedSwiftUI.host(&interpreter, value, in: node, site)
            case "searchResultsController":
                ChildControllers.takeIn(&interpreter.store, interpreter.visit(value, &site))
            case "rootViewController", "contentViewController":
                interpreter.store.nodes[node].fields["rootViewController"] = interpreter.visit(value, &site)
            default:
                interpreter.visit([argument], &site)
            }
        }
    }

    /// A text field of AppKit is edited unless it is made as a label.
    private static func equipField(
        _ store: inout ObjectStore, _ node: Int, _ arguments: [Argument], at expression: Expression, _ site: CodeSite
    ) {
        let isLabel = arguments.contains {
            ($0.label ?? "").hasPrefix("label") || ($0.label ?? "").hasPrefix("wrappingLabel")
        }
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
        case .makesSystemButton:
            let (node, isNew) = interpreter.make(viewClass, at: place(of: expression, site), in: site)
            guard isNew, let image = arguments.first(where: { $0.label == "with" }) else { return [node] }
            interpreter.write("image", on: node, image.value, at: image.value, manner: .assign, site)
            if let action = arguments.first(where: { $0.label == "action" }) {
                ControlActions.connect(&interpreter, node, selector: action.value, event: nil, site)
            }
            return [node]
        case .makesSystemItem:
            let (node, isNew) = interpreter.make(viewClass, at: place(of: expression, site), in: site)
            if isNew {
                interpreter.write("systemItem", on: node, .known(.name(name)), at: place(of: expression, site), site)
            }
            return [node]
        case .animates, .transitions, .makesProminent, .makesEmpty, .activates, .deactivates, .readsVisualFormat, nil:
            return nil
        }
    }
}
