import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// What cells of the framework show, and what a screen shows that has nothing else to show.
enum CellContents {
    /// A cell of the framework that a list hands out by its name, as code fills it; `nil` for any other call.
    static func dequeued(
        _ interpreter: inout ViewCodeInterpreter, by lookup: MethodEffect.ViewLookup, _ arguments: [Argument],
        at expression: Expression, _ site: CodeSite
    ) -> [Int]? {
        guard lookup == .reuseIdentifier, arguments.first?.label == "withIdentifier" else { return nil }
        let cell = CodeClass(.tableCell, family: .view)
        let (node, isNew) = interpreter.make(
            cell, at: SourcePlace(file: site.scope.file, range: expression.range), in: site, identity: "cell")
        if isNew { interpreter.store.nodes[node].isDequeued = true }
        return [node]
    }

    /// What a cell of the framework shows, as code sets it up before it hands it to the cell.
    static func contentConfiguration(
        _ interpreter: inout ViewCodeInterpreter, at expression: Expression, _ site: CodeSite
    ) -> [Int] {
        let configuration = CodeClass(.cellConfiguration, family: .configuration)
        return [
            interpreter.make(configuration, at: SourcePlace(file: site.scope.file, range: expression.range), in: site)
                .node
        ]
    }

    /// Hands what a cell shows to it; `false` where nothing is known of that.
    static func setContent(_ interpreter: inout ViewCodeInterpreter, of owners: [Int], to found: [Int]) -> Bool {
        for view in found where interpreter.store.nodes[view].viewClass.has(.hostingView) {
            for owner in owners.prefix(1) { interpreter.hold(view, in: owner, slot: .subview) }
            return true
        }
        let known = found.filter { interpreter.store.nodes[$0].viewClass.has(.cellConfiguration) }
        guard !known.isEmpty else { return false }
        for owner in owners {
            interpreter.store.nodes[owner].configurations += known.filter {
                !interpreter.store.nodes[owner].configurations.contains($0)
            }
        }
        return true
    }

    // MARK: Screens with nothing to show

    /// Lets screens say that they have nothing to show.
    static func showEmpty(
        _ interpreter: inout ViewCodeInterpreter, _ value: Expression, on owners: [Int], at expression: Expression,
        _ site: inout CodeSite
    ) {
        let found = interpreter.visit(value, expecting: TypeName(BuiltInClass.emptyConfiguration.name), &site).filter {
            interpreter.store.nodes[$0].viewClass.has(.emptyConfiguration)
        }
        guard !found.isEmpty else { return }
        let view = CodeClass(.emptyScreen, family: .view)
        for owner in owners where interpreter.store.nodes[owner].viewClass.family == .controller {
            let (node, isNew) = interpreter.make(
                view, at: SourcePlace(file: site.scope.file, range: expression.range), in: site)
            guard isNew, let root = interpreter.field("view", of: owner, in: site).first else { continue }
            interpreter.store.nodes[node].configurations = found
            interpreter.hold(node, in: root, slot: .subview)
        }
    }

    /// The property of a cell that a property of its content configuration sets; `nil` for one that says nothing here.
    static func partOfCell(setBy property: String) -> String? { contents[property] }

    private static let contents = [
        "text": "textLabel.text", "attributedText": "textLabel.attributedText", "secondaryText": "detailTextLabel.text",
        "secondaryAttributedText": "detailTextLabel.attributedText", "image": "imageView.image",
    ]

    /// `viewWithTag(_:)`, `dequeueReusableCell(withIdentifier:)` and the like.
    static func find(
        by lookup: MethodEffect.ViewLookup, _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter,
        _ site: inout CodeSite
    ) -> [Int]? {
        return InterfaceObjects.designed(&interpreter, by: lookup, call.arguments, in: site)
            ?? dequeued(&interpreter, by: lookup, call.arguments, at: call.expression, site)
    }

    /// `cell.defaultContentConfiguration()`
    static func makeContentConfiguration(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        return contentConfiguration(&interpreter, at: call.expression, site)
    }
}
