package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// An object that a call makes.
    mutating func construct(
        _ viewClass: CodeClass, _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> Int {
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        let (node, isNew) = make(viewClass, at: place, in: site)
        guard isNew else { return node }
        if viewClass.type == nil {
            if !initialize(extended: node, arguments, from: site) { equip(node, arguments, at: expression, &site) }
        } else {
            if !declaresInitializer(viewClass) { equip(node, arguments, at: expression, &site) }
            initialize(node, arguments: arguments, from: site, at: place)
        }
        if !viewClass.isKnown, viewClass.family == .view { nodes[node].openTo = .undeclared(viewClass.systemClass) }
        return node
    }

    private func declaresInitializer(_ viewClass: CodeClass) -> Bool {
        guard let type = viewClass.type else { return false }
        return program.lineage(of: type).contains { ancestor in
            ancestor.functions["init"]?.contains { function in
                !function.declaration.parameters.contains { $0.name == "coder" || $0.name == "aDecoder" }
            } ?? false
        }
    }

    /// What a framework's initializer sets.
    mutating func equip(_ node: Int, _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite) {
        let isItem = nodes[node].viewClass.family == .barItem
        if nodes[node].viewClass.systemClass == "UIAlertController" { return tellAlert(node, arguments, site) }
        if nodes[node].viewClass.systemClass == "UIKeyCommand" { return equipCommand(node, arguments, at: expression, &site) }
        if nodes[node].viewClass.systemClass == "NSTextField" { equipField(node, arguments, at: expression, site) }
        for argument in arguments {
            guard let label = argument.label else {
                visit([argument], &site)
                continue
            }
            let value = argument.value
            switch label {
            case "keyPath", "title", "image", "landscapeImagePhone", "text", "highlightedImage":
                write(label, on: node, value, at: value, manner: .assign, site)
            case "labelWithString", "string", "wrappingLabelWithString", "labelWithAttributedString":
                write("stringValue", on: node, value, at: value, manner: .assign, site)
            case "checkboxWithTitle", "radioButtonWithTitle":
                write("title", on: node, value, at: value, manner: .assign, site)
                write("buttonType", on: node, .known(.name(label == "checkboxWithTitle" ? "switch" : "radio")), at: place(of: value, site), site)
            case "labels", "images":
                write("items", on: node, segments(value, in: site), at: place(of: value, site), site)
            case "barButtonSystemItem", "systemItem", "tabBarSystemItem":
                write("systemItem", on: node, value, at: value, manner: .assign, site)
            case "type":
                write("buttonType", on: node, value, at: value, manner: .assign, site)
            case "pullsDown":
                write("pullsDown", on: node, value, at: value, manner: .assign, site)
            case "style":
                write("style", on: node, value, at: value, manner: .assign, site)
            case "customView":
                for view in visit(value, &site) { hold(view, in: node, slot: .subview) }
            case "arrangedSubviews", "views":
                for view in visit(value, &site) { hold(view, in: node, slot: .arrangedSubview) }
            case "items" where !isItem:
                write("items", on: node, segments(value, in: site), at: place(of: value, site), site)
            case "effect", "target", "coder", "nibName", "bundle": break
            case "action":
                connect(node, selector: value, event: nil, site)
            case "frame":
                setFrame(of: node, to: value, at: value, site)
            case "configuration":
                set("configuration", of: [node], to: value, at: expression, &site)
            case "primaryAction":
                act(node, value, &site)
            case "rootView":
                host(value, in: node, site)
            case "searchResultsController":
                takeIn(visit(value, &site))
            case "rootViewController", "contentViewController":
                nodes[node].fields["rootViewController"] = visit(value, &site)
            default:
                visit([argument], &site)
            }
        }
    }

    /// A text field of AppKit is edited unless it is made as a label.
    private mutating func equipField(_ node: Int, _ arguments: [Argument], at expression: Expression, _ site: CodeSite) {
        let isLabel = arguments.contains { ($0.label ?? "").hasPrefix("label") || ($0.label ?? "").hasPrefix("wrappingLabel") }
        nodes[node].writes.append(
            ViewWrite(
                name: "isEditable", value: .known(.flag(!isLabel)), place: place(of: expression, site), manner: .assign,
                isConditional: true))
    }

    private func place(of expression: Expression, _ site: CodeSite) -> SourcePlace {
        SourcePlace(file: site.scope.file, range: expression.range)
    }

    /// Titles and images of segments.
    private func segments(_ value: Expression, in site: CodeSite) -> Fact<ViewValue> {
        guard case .array(let elements) = value.kind else { return .dynamic }
        let reader = ViewValueReader(evaluator: evaluator)
        let found = elements.map { element -> ViewValue? in
            let image = reader.image(element, in: site.scope)
            if case .known(.image(let source)) = image, source != .runtime { return .image(source) }
            return reader.words(element, in: site.scope).values.first
        }
        return .known(.list(found.map { $0 ?? .words(Words(pieces: [.runtime])) }))
    }

    /// What a framework's own functions make: `UIButton.systemButton(with:…)`, `.plain()`, `.flexibleSpace()`.
    package mutating func make(
        system name: String, of typeName: String, _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite
    ) -> [Int]? {
        guard let viewClass = program.viewClass(named: typeName, in: site)
        else { return nil }
        switch (viewClass.systemClass, name) {
        case ("UIButton.Configuration", _):
            let (node, isNew) = make(viewClass, at: place(of: expression, site), in: site)
            if isNew, Self.prominent.contains(name) {
                write("style", on: node, .known(.name("borderedProminent")), at: place(of: expression, site), site)
            }
            return [node]
        case (Self.listContent, _):
            return contentConfiguration(at: expression, site)
        case (Self.unavailable, _):
            let (node, isNew) = make(viewClass, at: place(of: expression, site), in: site)
            // What is being loaded or was looked for in vain the system says itself.
            if isNew, name != "empty" { write("text", on: node, .dynamic, at: place(of: expression, site), site) }
            return [node]
        case ("UIButton", "systemButton"):
            let (node, isNew) = make(viewClass, at: place(of: expression, site), in: site)
            guard isNew, let image = arguments.first(where: { $0.label == "with" }) else { return [node] }
            write("image", on: node, image.value, at: image.value, manner: .assign, site)
            if let action = arguments.first(where: { $0.label == "action" }) {
                connect(node, selector: action.value, event: nil, site)
            }
            return [node]
        case ("UIBarButtonItem", "flexibleSpace"), ("UIBarButtonItem", "fixedSpace"):
            let (node, isNew) = make(viewClass, at: place(of: expression, site), in: site)
            if isNew { write("systemItem", on: node, .known(.name(name)), at: place(of: expression, site), site) }
            return [node]
        case ("NSButton", "init"), ("NSTextField", "init"): return nil
        case ("NSButton", "checkboxWithTitle"), ("NSButton", "radioButtonWithTitle"): return nil
        default: return nil
        }
    }

    /// Configurations of the most important button.
    private static let prominent: NameSet = ["filled", "borderedProminent", "prominentGlass"]

    // MARK: Actions

    /// `UIAction(title:image:…)` as what a control does, and what it is called.
    mutating func act(_ node: Int, _ value: Expression, _ site: inout CodeSite) {
        let actions = visit(value, expecting: TypeName("UIAction"), &site).filter { nodes[$0].viewClass.family == .menu }
        if let action = actions.first {
            use(action)
            // An action's title is shown unless the control has one of its own.
            nodes[node].writes += nodes[action].writes.filter { $0.name == "title" || $0.name == "image" }
            return
        }
        if case .null = value.kind { return }
        nodes[node].openTo = .computed
    }

    /// Notes that an action is what a control does, and no entry of a menu.
    package mutating func use(_ action: Int) {
        if nodes[action].parent < 0 { nodes[action].parent = action }
    }

    /// A method called by its selector.
    mutating func connect(_ node: Int, selector: Expression, event: String?, _ site: CodeSite) {
        guard let name = Self.selectorName(selector) else { return }
        if let receiver = site.receiver { senders[receiver, default: [:]][name, default: []].append(node) }
        let expression = Expression(.name(name), selector.range)
        let summary = ActionReader.summary(of: expression, in: site.scope, evaluator: evaluator, digest: name)
        let place = SourcePlace(file: site.scope.file, range: selector.range)
        nodes[node].connections.append(
            ViewConnection(.action, name: name, event: event, other: "self", otherClass: site.type?.name, place: place))
        nodes[node].writes.append(
            ViewWrite(
                name: "action", value: .known(.action(summary)), place: place, manner: .assign,
                isConditional: site.isConditional))
    }

    /// The method that `#selector(…)` or `Selector("…")` names.
    static func selectorName(_ expression: Expression) -> String? {
        switch expression.kind {
        case .macro("selector", let arguments): return arguments.first.flatMap { selectorName($0.value) }
        case .member(_, let name, _): return name
        case .name(let name): return name
        case .call(let callee, let arguments):
            if case .name("Selector") = callee.kind { return arguments.first.flatMap { selectorName($0.value) } }
            return selectorName(callee)
        case .string(let segments):
            if case .text(let text)? = segments.first { return String(text.prefix { $0 != ":" }) }
            return nil
        case .cast(let inner, _, _), .unary(_, let inner): return selectorName(inner)
        default: return nil
        }
    }
}
