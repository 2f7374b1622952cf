import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// Methods that take controllers into another one's screen, or tell them so.
    static let takers: Set<String> = [
        "addChild", "addChildViewController", "insertChild", "didMove", "willMove", "setViewControllers", "embed",
        "embedChild", "embedViewController", "addChildController",
    ]

    /// `addChild(controller)`, `controller.didMove(toParent: self)`, `pages.setViewControllers([…], direction: …)`; what
    /// the project declares itself is followed as well.
    mutating func takeIn(by name: String, on found: [Int], _ arguments: [Argument], _ site: inout CodeSite) {
        guard let first = arguments.first, !first.isTrailing else { return }
        switch name {
        case "didMove", "willMove":
            guard let label = first.label, label == "toParent" || label == "toParentViewController" else { return }
            if case .null = first.value.kind { return }
            takeIn(found.filter { $0 != site.receiver })
        case "setViewControllers":
            // A bar's controller shows the titles of those it is given.
            guard arguments.contains(where: { $0.label == "direction" }) else { return }
            takeIn(visit(first.value, &site), from: first.value, site)
        default:
            guard first.label == nil || first.label == "viewController" || first.label == "child" else { return }
            takeIn(visit(first.value, &site).filter { $0 != site.receiver }, from: first.value, site)
        }
    }

    /// Notes controllers that another one takes in.
    mutating func takeIn(_ found: [Int]) {
        for node in found where nodes[node].viewClass.family == .controller {
            if let name = nodes[node].viewClass.type?.name { parts.taken.insert(name) }
        }
    }

    /// Notes controllers that another one takes in; where none is known, those that it was handed may be meant.
    private mutating func takeIn(_ found: [Int], from value: Expression, _ site: CodeSite) {
        takeIn(found)
        guard !found.contains(where: { nodes[$0].viewClass.type != nil || nodes[$0].isMade }), let receiver = site.receiver,
            nodes[receiver].viewClass.family == .controller, let owner = nodes[receiver].viewClass.type?.name
        else { return }
        // A function that takes in what it is handed says nothing of what its object holds.
        if let name = ActionReader.name(of: value), site.function?.declaration.parameters.contains(where: { $0.name == name }) ?? false,
            site.function?.declaration.name != "init"
        {
            return
        }
        parts.takers.insert(owner)
    }

    /// `addSubview(controller.view)`: the screen of a controller as a part of another one.
    mutating func takeIn(viewOf value: Expression, _ site: inout CodeSite) {
        guard case .member(let base?, "view", _) = value.unwrapped.kind else { return }
        if case .name("self") = base.kind { return }
        takeIn(visit(base, &site).filter { $0 != site.receiver })
    }

    /// Whether a function gives a controller of pages those it shows.
    static func handsOutPages(_ function: FunctionDeclaration) -> Bool {
        let labels = function.parameters.lazy.compactMap(\.label)
        if function.name.hasPrefix("pag") { return labels.contains { $0.hasPrefix("viewController") } }
        guard function.name.hasPrefix("viewController"), let type = function.parameters.first?.type?.name else { return false }
        return type.contains("Page") || type.contains("Paging")
    }

    /// The controllers that were taken in, with those that controllers made here were handed.
    package var heldParts: ControllerParts {
        var result = parts
        for node in nodes where node.viewClass.family == .controller && node.isMade {
            guard let name = node.viewClass.type?.name else { continue }
            for (field, held) in node.fields where field != "rootViewController" && field != "view" {
                for inner in held where nodes[inner].viewClass.family == .controller {
                    if let part = nodes[inner].viewClass.type?.name { result.handed[name, default: []].insert(part) }
                }
            }
        }
        return result
    }
}
