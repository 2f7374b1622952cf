import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// What people drag, drop, and move by hand.
enum Dragging {
    /// `view.addInteraction(UIDragInteraction(delegate: self))`: what a view lets people drag, or drop on it.
    static func addDragging(
        _ interpreter: inout ViewCodeInterpreter, _ interaction: Expression, to owners: [Int],
        at expression: Expression, _ site: CodeSite
    ) {
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for (inner, _) in interpreter.evaluator.symbol(interaction, in: site.scope) {
            guard case .call(let callee, _) = inner.kind, let name = callee.lastName,
                let dragging = Self.dragging(by: name)
            else { continue }
            for owner in owners { interpreter.note(.dragging(dragging), on: owner, at: place, site) }
        }
    }

    private static func dragging(by interaction: String) -> ViewFact.Dragging? {
        switch FrameworkType.kind(of: interaction) {
        case .dragInteraction: .source
        case .dropInteraction: .target
        default: nil
        }
    }

    /// `table.dropDelegate = self`: a list whose rows are dragged, with what else moves them.
    static func setDragging(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of owners: [Int], to value: Expression,
        at expression: Expression, _ site: CodeSite
    ) -> Bool {
        guard name == "dragDelegate" || name == "dropDelegate" else { return false }
        if case .null = value.kind { return true }
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for owner in owners where interpreter.store.nodes[owner].viewClass.family == .view {
            interpreter.note(.dragging(name == "dragDelegate" ? .source : .target), on: owner, at: place, site)
            guard name == "dropDelegate" else { continue }
            // Who else answers for the list is not known.
            guard case .name("self") = value.kind, let type = site.type else {
                interpreter.write("accessibilityDropPointDescriptors", on: owner, .dynamic, at: place, site)
                continue
            }
            if moves(interpreter.evaluator, type) {
                interpreter.note(.dragging(.movesRows), on: owner, at: place, site)
            }
        }
        return true
    }

    /// `collection.beginInteractiveMovementForItem(at:)`: cells that follow a finger.
    static func moveByHand(
        _ interpreter: inout ViewCodeInterpreter, _ owners: [Int], at expression: Expression, _ site: CodeSite
    ) {
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for owner in owners {
            interpreter.note(.dragging(.source), on: owner, at: place, site)
            interpreter.note(.dragging(.target), on: owner, at: place, site)
            // A list that rearranges cells by hand has to have the function that moves them; only a menu or an action
            // is another way there.
            if let type = site.type, offersActions(interpreter.evaluator, type) {
                interpreter.note(.dragging(.movesRows), on: owner, at: place, site)
            }
        }
    }

    /// Whether a class offers another way to move rows: the handles of editing, a menu, or actions.
    private static func moves(_ evaluator: Evaluator, _ type: LinkedType) -> Bool {
        offersActions(evaluator, type)
            || evaluator.program.lineage(of: type).contains { ancestor in
                Self.moving.contains { ancestor.has($0) }
            }
    }

    private static let otherWays = [FrameworkType.Kind.customAction, .menuConfiguration, .locationDescriptor]
        .flatMap(FrameworkType.names)
    private static let moving = FrameworkCallback.rows(.movesRows)
    private static let menus = FrameworkCallback.rows(.offersMenu) + FrameworkCallback.rows(.previewsMenu)

    private static func offersActions(_ evaluator: Evaluator, _ type: LinkedType) -> Bool {
        evaluator.program.lineage(of: type).contains { ancestor in
            if ancestor.properties["accessibilityCustomActions"] != nil { return true }
            if Self.otherWays.contains(where: ancestor.constructs.contains) { return true }
            return Self.menus.contains { ancestor.has($0) }
        }
    }

    /// `collectionView.beginInteractiveMovementForItem(at:)`
    static func beginMovement(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        moveByHand(&interpreter, call.owners, at: call.expression, site)
        return []
    }
}

extension LinkedType {
    /// Whether a type has the method that a framework calls.
    fileprivate func has(_ callback: FrameworkCallback) -> Bool {
        functions[callback.name]?.contains { function in
            function.declaration.parameters.contains { $0.label == callback.label }
        } ?? false
    }
}
