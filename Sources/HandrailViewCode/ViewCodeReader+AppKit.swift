import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// Whether a function gives the toolbar of a window its items.
    static func handsOutToolbarItems(_ function: FunctionDeclaration) -> Bool {
        function.name == "toolbar" && function.parameters.contains { $0.label == "itemForItemIdentifier" }
    }

    /// Puts items on the toolbar of a window, which is on the screen of the controller that gives them, or on one that other code
    /// makes.
    mutating func putOnToolbar(_ found: [Int], of node: Int?) {
        for item in found where nodes[item].viewClass.family == .barItem && nodes[item].parent < 0 {
            if let node, nodes[node].viewClass.family == .controller {
                hold(item, in: node, slot: .toolbarItem)
            } else {
                loose.append(ViewNode.Child(node: item, slot: .toolbarItem))
                nodes[item].parent = item
            }
        }
    }

    /// `setAccessibilityLabel(_:)` and the other setters of AppKit; `false` for one that is not known.
    mutating func setAccessibility(
        _ name: String, on found: [Int], _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        guard let first = arguments.first, first.label == nil else { return false }
        let plain = String(name.dropFirst("set".count))
        switch plain {
        case "AccessibilityRole", "AccessibilitySubrole":
            guard let role = evaluator.memberName(of: first.value, in: site.scope).value, let traits = AppKitRoles.traits[role]
            else { return true }
            let place = SourcePlace(file: site.scope.file, range: expression.range)
            for owner in found {
                write("accessibilityTraits", on: owner, .known(.traits(traits)), at: place, site)
                if !traits.isEmpty { write("isAccessibilityElement", on: owner, .known(.flag(true)), at: place, site) }
            }
            return true
        case "AccessibilityTitleUIElement":
            let titles = visit(first.value, &site)
            let place = SourcePlace(file: site.scope.file, range: expression.range)
            for owner in found {
                guard let title = titles.first else { continue }
                write("accessibilityTitleUIElement", on: owner, .known(.name(self.name(of: title))), at: place, site)
            }
            return true
        case "AccessibilityChildren":
            let children = visit(first.value, &site)
            list(first.value, children, as: found, at: expression, &site)
            for owner in found { nodes[owner].fields["accessibilityElements"] = children }
            return true
        default:
            guard let property = AppKitRoles.properties[plain] else { return false }
            for owner in found { write(property, on: owner, first.value, at: expression, manner: .assign, site) }
            return true
        }
    }

    /// Methods that a class of AppKit overrides to say what it is, and protocols by which it says so.
    mutating func overrideAppKit(_ lineage: [LinkedType], on node: Int) {
        guard nodes[node].viewClass.systemClass.hasPrefix("NS") else { return }
        var seen: Set<String> = []
        for type in lineage {
            for (name, property) in AppKitRoles.overridden where seen.insert(name).inserted {
                guard let function = type.functions[name]?.first(where: { $0.declaration.parameters.isEmpty }) else {
                    seen.remove(name)
                    continue
                }
                override(function, as: property, of: node)
            }
            for (name, traits) in AppKitRoles.protocols where type.inherited.contains(name) {
                let place = SourcePlace(file: type.file, range: type.range)
                for (property, value) in [("isAccessibilityElement", ViewValue.flag(true)), ("accessibilityTraits", .traits(traits))] {
                    nodes[node].writes.append(
                        ViewWrite(name: property, value: .known(value), place: place, manner: .assign, isConditional: false))
                }
            }
        }
    }

    private mutating func override(_ function: LinkedFunction, as property: String, of node: Int) {
        let scope = Scope(parent: nil, receiver: receiver(of: node), file: function.file, module: function.module)
        let place = SourcePlace(file: function.file, range: function.declaration.range)
        let body = function.declaration.body
        var value: Fact<ViewValue>?
        if property == "accessibilityTraits" {
            let role = Evaluator.onlyExpression(body).flatMap { evaluator.memberName(of: $0, in: scope).value }
            value = role.flatMap { AppKitRoles.traits[$0] }.map { .known(.traits($0)) }
        } else {
            let results = evaluator.result(of: body, in: scope, depth: 0)
            value = ViewValueReader(evaluator: evaluator).overridden(property, results, body, scope)
        }
        guard let value else { return }
        nodes[node].writes.append(ViewWrite(name: property, value: value, place: place, manner: .assign, isConditional: false))
    }
}
