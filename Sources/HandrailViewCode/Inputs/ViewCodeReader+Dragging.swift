import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// `view.addInteraction(UIDragInteraction(delegate: self))`: what a view lets people drag, or drop on it.
    mutating func addDragging(_ interaction: Expression, to owners: [Int], at expression: Expression, _ site: CodeSite) {
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for (inner, _) in evaluator.symbol(interaction, in: site.scope) {
            guard case .call(let callee, _) = inner.kind, let name = ActionReader.name(of: callee),
                let property = Self.interactions[name]
            else { continue }
            for owner in owners { write(property, on: owner, .known(.flag(true)), at: place, site) }
        }
    }

    private static let interactions = ["UIDragInteraction": "draggable", "UIDropInteraction": "dropTarget"]

    /// `table.dropDelegate = self`: a list whose rows are dragged, with what else moves them.
    mutating func setDragging(
        _ name: String, of owners: [Int], to value: Expression, at expression: Expression, _ site: CodeSite
    ) -> Bool {
        guard name == "dragDelegate" || name == "dropDelegate" else { return false }
        if case .null = value.kind { return true }
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for owner in owners where nodes[owner].viewClass.family == .view {
            write(name == "dragDelegate" ? "draggable" : "dropTarget", on: owner, .known(.flag(true)), at: place, site)
            guard name == "dropDelegate" else { continue }
            // Who else answers for the list is not known.
            guard case .name("self") = value.kind, let type = site.type else {
                write("accessibilityDropPointDescriptors", on: owner, .dynamic, at: place, site)
                continue
            }
            if moves(type) { write("movesRows", on: owner, .known(.flag(true)), at: place, site) }
        }
        return true
    }

    /// `collection.beginInteractiveMovementForItem(at:)`: cells that follow a finger.
    mutating func moveByHand(_ owners: [Int], at expression: Expression, _ site: CodeSite) {
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for owner in owners {
            write("draggable", on: owner, .known(.flag(true)), at: place, site)
            write("dropTarget", on: owner, .known(.flag(true)), at: place, site)
            // A list that rearranges cells by hand has to have the function that moves them; only a menu or an action is
            // another way there.
            if let type = site.type, offersActions(type) { write("movesRows", on: owner, .known(.flag(true)), at: place, site) }
        }
    }

    /// Whether a class offers another way to move rows: the handles of editing, a menu, or actions.
    private func moves(_ type: LinkedType) -> Bool {
        offersActions(type)
            || program.lineage(of: type).contains { ancestor in
                ["tableView", "collectionView"].contains { name in
                    ancestor.functions[name]?.contains { function in
                        function.declaration.parameters.contains { $0.label == "moveRowAt" || $0.label == "moveItemAt" }
                    } ?? false
                }
            }
    }

    private func offersActions(_ type: LinkedType) -> Bool {
        program.lineage(of: type).contains { ancestor in
            if ancestor.properties["accessibilityCustomActions"] != nil { return true }
            if ancestor.constructs.contains("UIAccessibilityCustomAction") || ancestor.constructs.contains("UIContextMenuConfiguration") {
                return true
            }
            if ancestor.constructs.contains("UIAccessibilityLocationDescriptor") { return true }
            return ["tableView", "collectionView"].contains { name in
                ancestor.functions[name]?.contains { function in
                    function.declaration.parameters.contains { $0.label?.hasPrefix("contextMenuConfiguration") ?? false }
                } ?? false
            }
        }
    }
}
