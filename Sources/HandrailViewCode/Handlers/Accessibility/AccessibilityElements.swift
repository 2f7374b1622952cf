package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewElements

/// The elements that a view gives assistive technologies in the place of what it holds.
package enum AccessibilityElements {
    /// Notes what a class gives as `accessibilityElements`: its views where they are written out, else something
    /// unknown.
    static func overrideElements(
        _ interpreter: inout ViewCodeInterpreter, _ getter: [Statement], of node: Int, at place: SourcePlace,
        _ home: CodeSite
    ) {
        var site = home
        let found = interpreter.walk(getter, &site)
        for element in found { holdElement(&interpreter, element, in: node) }
        guard let only = Evaluator.onlyExpression(getter), case .array(let elements) = only.kind,
            !found.isEmpty || elements.isEmpty && interpreter.store.nodes[node].viewClass.isOfAppKit,
            interpreter.store.nodes[node].elements.isNone
        else {
            interpreter.store.nodes[node].elements = .open
            return
        }
        // What is not seen to be a view may be one that is.
        let areKnown = elements.allSatisfy { element in !interpreter.visit(element, &site).isEmpty }
        interpreter.store.nodes[node].elements = areKnown ? .known(found, at: place) : .open
        if areKnown { interpreter.store.nodes[node].fields["accessibilityElements"] = found }
    }

    /// Whether a function gives the elements of a view one by one, or all of them.
    static func handsOutElements(_ function: FunctionDeclaration) -> Bool {
        single.contains { $0.name == function.name && $0.label == function.parameters.first?.label }
            || all.contains(function.name) && function.parameters.isEmpty
    }

    private static let single = FrameworkCallback.rows(.givesElement)
    private static let all = NameSet(FrameworkCallback.names(.givesElements))

    /// Notes what a function gives as elements: all of them where it writes them out, as it may on the Mac.
    static func giveElements(
        _ interpreter: inout ViewCodeInterpreter, _ found: [Int], of function: LinkedFunction, in node: Int,
        _ home: CodeSite
    ) {
        guard Self.all.contains(function.declaration.name),
            case .array? = Evaluator.onlyExpression(function.declaration.body)?.kind
        else { return give(&interpreter, found, in: node) }
        var inner = home
        inner.scope = Scope(
            parent: nil, receiver: interpreter.receiver(of: node), file: function.file, module: function.module)
        overrideElements(
            &interpreter, function.declaration.body, of: node,
            at: SourcePlace(file: function.file, range: function.declaration.range), inner)
    }

    /// Notes elements that a view gives one by one; which of them it leaves out is not known.
    static func give(_ interpreter: inout ViewCodeInterpreter, _ found: [Int], in node: Int) {
        for element in found { holdElement(&interpreter, element, in: node) }
        interpreter.store.nodes[node].elements = .open
    }

    /// An element that stands for something drawn is met where the view that gives it is.
    static func holdElement(_ interpreter: inout ViewCodeInterpreter, _ element: Int, in node: Int) {
        guard interpreter.store.nodes[element].viewClass.has(.drawnElement),
            interpreter.store.nodes[element].isMade
        else { return }
        interpreter.hold(element, in: node, slot: .subview)
    }

    /// `accessibilityLabelBlock = { … }`: what the closure gives back; `false` for a property that is no such block.
    static func setBlock(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of owners: [Int], to value: Expression,
        at expression: Expression, _ site: CodeSite
    ) -> Bool {
        guard name.utf8.last == UInt8(ascii: "k"), name.hasSuffix("Block"),
            name.hasPrefix("accessibility") || name.hasPrefix("isAccessibility")
        else { return false }
        let property = String(name.dropLast("Block".count))
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        if let answer = Self.answers[property] {
            for owner in owners { interpreter.note(.answers(answer), on: owner, at: place, site) }
            return true
        }
        if property == "accessibilityElements" {
            for owner in owners { interpreter.store.nodes[owner].elements = .open }
            return true
        }
        var given: Fact<ViewValue> = .dynamic
        if case .closure(let closure) = value.kind {
            let result = interpreter.evaluator.result(of: closure.body, in: site.scope)
            given =
                ViewValueReader(evaluator: interpreter.evaluator).overridden(property, result, closure.body, site.scope)
                ?? .dynamic
        }
        for owner in owners { interpreter.write(property, on: owner, given, at: place, site) }
        return true
    }

    private static let answers: [String: AccessibilityAction] = [
        "accessibilityActivate": .activate, "accessibilityIncrement": .adjust, "accessibilityDecrement": .adjust,
        "accessibilityPerformEscape": .escape, "accessibilityMagicTap": .magicTap,
    ]

    /// The views that accessories of a cell show: `.customView(configuration: .init(customView: …))`.
    static func accessories(
        _ interpreter: inout ViewCodeInterpreter, _ expression: Expression, _ site: inout CodeSite, depth: Int = 0
    ) -> [Int] {
        guard depth < 8 else { return [] }
        switch expression.kind {
        case .array(let elements): return elements.flatMap { accessories(&interpreter, $0, &site, depth: depth + 1) }
        case .call(_, let arguments):
            return arguments.flatMap { argument in
                argument.label == "customView"
                    ? interpreter.visit(argument.value, &site)
                    : accessories(&interpreter, argument.value, &site, depth: depth + 1)
            }
        case .name(let name):
            guard case .deferred(let value, _, _)? = site.scope.local(name) else { return [] }
            return accessories(&interpreter, value, &site, depth: depth + 1)
        default: return []
        }
    }

    /// Notes what `accessibilityElements` is set to, where that is written out.
    package static func list(
        _ interpreter: inout ViewCodeInterpreter, _ value: Expression, _ found: [Int], as owners: [Int],
        at expression: Expression, _ site: inout CodeSite
    ) {
        // On the Mac a list of none leaves out all there is.
        let isOfMac = owners.allSatisfy { interpreter.store.nodes[$0].viewClass.isOfAppKit }
        var isKnown = !site.isConditional && (isOfMac || !found.isEmpty)
        if isKnown, case .array(let elements) = value.kind {
            for element in elements where isKnown { isKnown = !interpreter.visit(element, &site).isEmpty }
        } else {
            isKnown = false
        }
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for owner in owners {
            switch interpreter.store.nodes[owner].elements {
            case .none: interpreter.store.nodes[owner].elements = isKnown ? .known(found, at: place) : .open
            case .known(_, let before): if before != place { interpreter.store.nodes[owner].elements = .open }
            case .open: break
            }
        }
    }
}

extension ViewNode.ElementList {
    /// Whether nothing was said of it.
    var isNone: Bool { if case .none = self { true } else { false } }
}
