import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// What controls do.
package enum ControlActions {
    /// `UIAction(title:image:…)` as what a control does, and what it is called.
    static func act(_ interpreter: inout ViewCodeInterpreter, _ node: Int, _ value: Expression, _ site: inout CodeSite)
    {
        let actions = interpreter.visit(value, expecting: TypeName(BuiltInClass.action.name), &site).filter {
            interpreter.store.nodes[$0].viewClass.family == .menu
        }
        if let action = actions.first {
            use(&interpreter.store, action, by: node)
            // An action's title is shown unless the control has one of its own.
            interpreter.store.nodes[node].writes += interpreter.store.nodes[action].writes.filter {
                $0.name == "title" || $0.name == "image"
            }
            return
        }
        if case .null = value.kind { return }
        interpreter.store.nodes[node].openTo = .computed
    }

    /// Notes that an action is what a control does, and no entry of a menu.
    static func use(_ store: inout ObjectStore, _ action: Int, by control: Int? = nil) {
        if store.nodes[action].parent < 0 { store.nodes[action].parent = action }
        guard let control else { return }
        let place = store.nodes[action].making ?? store.nodes[action].place
        store.note(.acting(at: place), on: control, at: place)
    }

    /// A method called by its selector.
    static func connect(
        _ interpreter: inout ViewCodeInterpreter, _ node: Int, selector: Expression, event: String?, _ site: CodeSite
    ) {
        guard let name = Self.selectorName(selector) else { return }
        if let receiver = site.receiver {
            interpreter.store.sendersByMethod[receiver, default: [:]][name, default: []].append(node)
        }
        let expression = Expression(.name(name), selector.range)
        let summary = ActionReader.summary(
            of: expression, in: site.scope, evaluator: interpreter.evaluator, digest: name)
        let place = SourcePlace(file: site.scope.file, range: selector.range)
        interpreter.store.nodes[node].connections.append(
            ViewConnection(.action, name: name, event: event, other: "self", otherClass: site.type?.name, place: place))
        interpreter.note(.control(.action(summary)), on: node, at: place, site)
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

    /// `addTarget(_:action:for:)`
    static func addTarget(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard let action = call.arguments.first(where: { $0.label == "action" }) else { return nil }
        let event = call.arguments.first { $0.label == "for" || $0.label == "forControlEvents" }.flatMap {
            interpreter.evaluator.memberName(of: $0.value, in: site.scope).value
        }
        for owner in call.owners { connect(&interpreter, owner, selector: action.value, event: event, site) }
        return []
    }

    /// `addAction(_:for:)`
    static func addAction(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard let first = call.arguments.first else { return nil }
        let alerts = call.owners.filter { interpreter.store.nodes[$0].viewClass.has(.alert) }
        if !alerts.isEmpty {
            let entries = interpreter.visit(first.value, expecting: TypeName(BuiltInClass.alertAction.name), &site)
            for alert in alerts {
                interpreter.store.nodes[alert].fields["entries", default: []] += entries.filter {
                    !interpreter.store.nodes[alert].entries.contains($0)
                }
            }
            return []
        }
        guard interpreter.store.nodes[call.owners[0]].viewClass.family == .view else { return nil }
        for owner in call.owners {
            interpreter.store.nodes[owner].connections.append(
                ViewConnection(
                    .action, name: "action", event: nil, other: "self", otherClass: site.type?.name,
                    place: SourcePlace(file: site.scope.file, range: call.expression.range)))
        }
        for action in interpreter.visit(first.value, expecting: TypeName(BuiltInClass.action.name), &site)
        where interpreter.store.nodes[action].viewClass.family == .menu {
            use(&interpreter.store, action, by: call.owners[0])
        }
        return []
    }

    /// A package that is told of taps on a node adds a target to it: `photo.rx.tap`.
    static func watch(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of views: [Int], at expression: Expression,
        _ site: CodeSite
    ) {
        guard name == "tap" else { return }
        for view in views where interpreter.store.nodes[view].viewClass.has(.node) {
            interpreter.store.nodes[view].connections.append(
                ViewConnection(
                    .action, name: interpreter.store.nodes[view].identity + ".tap", event: "touchUpInside",
                    other: "self", otherClass: site.type?.name,
                    place: SourcePlace(file: site.scope.file, range: expression.range)))
        }
    }
}
