import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// Notes what a class gives as `accessibilityElements`: its views where they are written out, else something unknown.
    mutating func overrideElements(_ getter: [Statement], of node: Int, at place: SourcePlace, _ home: CodeSite) {
        var site = home
        let found = walk(getter, &site)
        for element in found { holdElement(element, in: node) }
        guard let only = Evaluator.onlyExpression(getter), case .array(let elements) = only.kind,
            !found.isEmpty || elements.isEmpty && nodes[node].viewClass.systemClass.hasPrefix("NS"), nodes[node].elements.isNone
        else {
            nodes[node].elements = .open
            return
        }
        // What is not seen to be a view may be one that is.
        let areKnown = elements.allSatisfy { element in !visit(element, &site).isEmpty }
        nodes[node].elements = areKnown ? .known(found, at: place) : .open
        if areKnown { nodes[node].fields["accessibilityElements"] = found }
    }

    /// Whether a function gives the elements of a view one by one, or all of them.
    static func handsOutElements(_ function: FunctionDeclaration) -> Bool {
        switch function.name {
        case "accessibilityElement": function.parameters.first?.label == "at"
        case accessibilityChildren: function.parameters.isEmpty
        default: false
        }
    }

    private static let accessibilityChildren = "accessibilityChildren"

    /// Notes what a function gives as elements: all of them where it writes them out, as it may on the Mac.
    mutating func giveElements(_ found: [Int], of function: LinkedFunction, in node: Int, _ home: CodeSite) {
        guard function.declaration.name == Self.accessibilityChildren, case .array? = Evaluator.onlyExpression(function.declaration.body)?.kind
        else { return give(found, in: node) }
        var inner = home
        inner.scope = Scope(parent: nil, receiver: receiver(of: node), file: function.file, module: function.module)
        overrideElements(function.declaration.body, of: node, at: SourcePlace(file: function.file, range: function.declaration.range), inner)
    }

    /// Notes elements that a view gives one by one; which of them it leaves out is not known.
    mutating func give(_ found: [Int], in node: Int) {
        for element in found { holdElement(element, in: node) }
        nodes[node].elements = .open
    }

    /// An element that stands for something drawn is met where the view that gives it is.
    mutating func holdElement(_ element: Int, in node: Int) {
        guard nodes[element].viewClass.systemClass == "UIAccessibilityElement", nodes[element].isMade else { return }
        hold(element, in: node, slot: .subview)
    }

    /// `accessibilityLabelBlock = { … }`: what the closure gives back; `false` for a property that is no such block.
    mutating func setBlock(
        _ name: String, of owners: [Int], to value: Expression, at expression: Expression, _ site: CodeSite
    ) -> Bool {
        guard name.utf8.last == UInt8(ascii: "k"), name.hasSuffix("Block"), name.hasPrefix("accessibility") || name.hasPrefix("isAccessibility") else { return false }
        let property = String(name.dropLast("Block".count))
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        if let answer = Self.answers[property] {
            for owner in owners { write(answer, on: owner, .known(.flag(true)), at: place, site) }
            return true
        }
        if property == "accessibilityElements" {
            for owner in owners { nodes[owner].elements = .open }
            return true
        }
        var given: Fact<ViewValue> = .dynamic
        if case .closure(let closure) = value.kind {
            let result = evaluator.result(of: closure.body, in: site.scope, depth: 0)
            given = ViewValueReader(evaluator: evaluator).overridden(property, result, closure.body, site.scope) ?? .dynamic
        }
        for owner in owners { write(property, on: owner, given, at: place, site) }
        return true
    }

    private static let answers = [
        "accessibilityActivate": "answers.activate", "accessibilityIncrement": "answers.adjust",
        "accessibilityDecrement": "answers.adjust", "accessibilityPerformEscape": "answers.escape",
        "accessibilityMagicTap": "answers.magicTap",
    ]

    /// The views that accessories of a cell show: `.customView(configuration: .init(customView: …))`.
    mutating func accessories(_ expression: Expression, _ site: inout CodeSite, depth: Int = 0) -> [Int] {
        guard depth < 8 else { return [] }
        switch expression.kind {
        case .array(let elements): return elements.flatMap { accessories($0, &site, depth: depth + 1) }
        case .call(_, let arguments):
            return arguments.flatMap { argument in
                argument.label == "customView"
                    ? visit(argument.value, &site) : accessories(argument.value, &site, depth: depth + 1)
            }
        case .name(let name):
            guard case .deferred(let value, _, _)? = site.scope.local(name) else { return [] }
            return accessories(value, &site, depth: depth + 1)
        default: return []
        }
    }
}

extension ViewNode.ElementList {
    /// Whether nothing was said of it.
    fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
