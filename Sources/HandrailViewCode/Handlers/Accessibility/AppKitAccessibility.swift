import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// The setters, overrides and protocols by which AppKit is told what a view is.
enum AppKitAccessibility {
    /// `setAccessibilityLabel(_:)` and the other setters of AppKit; `false` for a call with a label.
    private static func setAccessibility(
        _ interpreter: inout ViewCodeInterpreter, _ part: MethodEffect.AppKitAccessibilityPart, on found: [Int],
        _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        guard let first = arguments.first, first.label == nil else { return false }
        switch part {
        case .role:
            guard let role = interpreter.evaluator.memberName(of: first.value, in: site.scope).value,
                let traits = AppKitRoles.traits[role]
            else { return true }
            let place = SourcePlace(file: site.scope.file, range: expression.range)
            for owner in found {
                interpreter.write("accessibilityTraits", on: owner, .known(.traits(traits)), at: place, site)
                if !traits.isEmpty {
                    interpreter.write("isAccessibilityElement", on: owner, .known(.flag(true)), at: place, site)
                }
            }
            return true
        case .titleElement:
            let titles = interpreter.visit(first.value, &site)
            let place = SourcePlace(file: site.scope.file, range: expression.range)
            for owner in found {
                guard let title = titles.first else { continue }
                interpreter.write(
                    "accessibilityTitleUIElement", on: owner, .known(.name(interpreter.store.name(of: title))),
                    at: place, site)
            }
            return true
        case .children:
            let children = interpreter.visit(first.value, &site)
            AccessibilityElements.list(&interpreter, first.value, children, as: found, at: expression, &site)
            for owner in found { interpreter.store.nodes[owner].fields["accessibilityElements"] = children }
            return true
        case .property(let property):
            for owner in found {
                interpreter.write(property, on: owner, first.value, at: expression, manner: .assign, site)
            }
            return true
        }
    }

    /// Methods that a class of AppKit overrides to say what it is, and protocols by which it says so.
    static func overrideAppKit(_ interpreter: inout ViewCodeInterpreter, _ lineage: [LinkedType], on node: Int) {
        guard interpreter.store.nodes[node].viewClass.isOfAppKit else { return }
        var seen: Set<String> = []
        for type in lineage {
            for (name, property) in Self.overridden where seen.insert(name).inserted {
                guard let function = type.functions[name]?.first(where: { $0.declaration.parameters.isEmpty }) else {
                    seen.remove(name)
                    continue
                }
                override(&interpreter, function, as: property, of: node)
            }
            for (name, traits) in AppKitRoles.protocols where type.inherited.contains(name) {
                let place = SourcePlace(file: type.file, range: type.range)
                for (property, value) in [
                    ("isAccessibilityElement", ViewValue.flag(true)), ("accessibilityTraits", .traits(traits)),
                ] {
                    interpreter.store.nodes[node].writes.append(
                        ViewWrite(
                            name: property, value: .known(value), place: place, manner: .assign, isConditional: false))
                }
            }
        }
    }

    /// Methods that say what a view is, with the property each stands for.
    private static let overridden = FrameworkCallback.rows.compactMap { row -> (String, String)? in
        if case .says(let property) = row.meaning { (row.name, property) } else { nil }
    }

    private static func override(
        _ interpreter: inout ViewCodeInterpreter, _ function: LinkedFunction, as property: String, of node: Int
    ) {
        let scope = Scope(
            parent: nil, receiver: interpreter.receiver(of: node), file: function.file, module: function.module)
        let place = SourcePlace(file: function.file, range: function.declaration.range)
        let body = function.declaration.body
        var value: Fact<ViewValue>?
        if property == "accessibilityTraits" {
            let role = Evaluator.onlyExpression(body).flatMap {
                interpreter.evaluator.memberName(of: $0, in: scope).value
            }
            value = role.flatMap { AppKitRoles.traits[$0] }.map { .known(.traits($0)) }
        } else {
            let results = interpreter.evaluator.result(of: body, in: scope)
            value = ViewValueReader(evaluator: interpreter.evaluator).overridden(property, results, body, scope)
        }
        guard let value else { return }
        interpreter.store.nodes[node].writes.append(
            ViewWrite(name: property, value: value, place: place, manner: .assign, isConditional: false))
    }

    /// `view.setAccessibilityLabel(_:)` and the other setters of AppKit.
    static func set(
        _ part: MethodEffect.AppKitAccessibilityPart, _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter,
        _ site: inout CodeSite
    ) -> [Int]? {
        let isSet = setAccessibility(
            &interpreter, part, on: call.owners, call.arguments, at: call.expression, &site)
        return isSet ? [] : nil
    }
}
