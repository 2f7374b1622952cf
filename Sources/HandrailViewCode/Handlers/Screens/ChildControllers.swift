import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Controllers that are taken into the screens of others.
enum ChildControllers {
    /// `addChild(controller)`, `controller.didMove(toParent: self)`, `pages.setViewControllers([…], direction: …)`;
    /// what the project declares itself is followed as well.
    static func takeIn(
        _ interpreter: inout ViewCodeInterpreter, by taking: MethodEffect.ControllerTaking, on found: [Int],
        _ arguments: [Argument], _ site: inout CodeSite
    ) {
        guard let first = arguments.first, !first.isTrailing else { return }
        switch taking {
        case .receiver:
            guard let label = first.label, label == "toParent" || label == "toParentViewController" else { return }
            if case .null = first.value.kind { return }
            takeIn(&interpreter.store, found.filter { $0 != site.receiver })
        case .pages:
            // A bar's controller shows the titles of those it is given.
            guard arguments.contains(where: { $0.label == "direction" }) else {
                let bars = found.filter { interpreter.store.nodes[$0].viewClass.has(.showsTabs) }
                guard !bars.isEmpty else { return }
                let pages = interpreter.visit(first.value, &site)
                for bar in bars { interpreter.store.nodes[bar].holdScreens(pages) }
                return
            }
            takeIn(&interpreter.store, interpreter.visit(first.value, &site), from: first.value, site)
        case .handed:
            guard first.label == nil || first.label == "viewController" || first.label == "child" else { return }
            takeIn(
                &interpreter.store, interpreter.visit(first.value, &site).filter { $0 != site.receiver },
                from: first.value, site)
        }
    }

    /// A method that takes a controller in; what the project declares of that name is followed as well.
    static func takeIn(
        _ taking: MethodEffect.ControllerTaking, _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter,
        _ site: inout CodeSite
    ) -> [Int]? {
        takeIn(&interpreter, by: taking, on: call.owners, call.arguments, &site)
        return nil
    }

    /// Notes controllers that another one takes in.
    static func takeIn(_ store: inout ObjectStore, _ found: [Int]) {
        for node in found where store.nodes[node].viewClass.family == .controller {
            if let name = store.nodes[node].viewClass.type?.name { store.parts.taken.insert(name) }
        }
    }

    /// Notes controllers that another one takes in; where none is known, those that it was handed may be meant.
    private static func takeIn(_ store: inout ObjectStore, _ found: [Int], from value: Expression, _ site: CodeSite) {
        takeIn(&store, found)
        guard !found.contains(where: { store.nodes[$0].viewClass.type != nil || store.nodes[$0].isMade }),
            let receiver = site.receiver,
            store.nodes[receiver].viewClass.family == .controller,
            let owner = store.nodes[receiver].viewClass.type?.name
        else { return }
        // A function that takes in what it is handed says nothing of what its object holds.
        if let name = value.lastName,
            site.function?.declaration.parameters.contains(where: { $0.name == name }) ?? false,
            site.function?.declaration.name != "init"
        {
            return
        }
        store.parts.takers.insert(owner)
    }

    /// `addSubview(controller.view)`: the screen of a controller as a part of another one.
    static func takeIn(_ interpreter: inout ViewCodeInterpreter, viewOf value: Expression, _ site: inout CodeSite) {
        guard case .member(let base?, "view", _) = value.unwrapped.kind else { return }
        if case .name("self") = base.kind { return }
        takeIn(&interpreter.store, interpreter.visit(base, &site).filter { $0 != site.receiver })
    }

    /// Whether a function gives a controller of pages those it shows.
    static func handsOutPages(_ function: FunctionDeclaration) -> Bool {
        let labels = function.parameters.lazy.compactMap(\.label)
        if function.name.hasPrefix("pag") { return labels.contains { $0.hasPrefix("viewController") } }
        guard function.name.hasPrefix("viewController"), let type = function.parameters.first?.type?.name else {
            return false
        }
        return type.contains("Page") || type.contains("Paging")
    }
}
