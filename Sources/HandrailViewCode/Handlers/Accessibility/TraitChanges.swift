import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Traits that are put in and taken out one by one.
enum TraitChanges {
    /// `view.accessibilityTraits.insert(.button)` and the like.
    static func changeSet(
        _ interpreter: inout ViewCodeInterpreter, _ effect: MethodEffect, on base: Expression, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        guard case .changesSet(let isInserting) = effect, let first = arguments.first,
            let (owners, property) = traitOwners(&interpreter, base, &site)
        else {
            return false
        }
        for owner in owners {
            interpreter.write(
                property, on: owner, first.value, at: expression, manner: isInserting ? .insert : .remove, site)
        }
        return true
    }

    private static func traitOwners(
        _ interpreter: inout ViewCodeInterpreter, _ base: Expression, _ site: inout CodeSite
    ) -> ([Int], String)? {
        switch base.kind {
        case .name("accessibilityTraits"): return site.receiver.map { ([$0], "accessibilityTraits") }
        case .member(let owner?, "accessibilityTraits", _):
            return (interpreter.visit(owner, &site), "accessibilityTraits")
        case .unary(_, let inner): return traitOwners(&interpreter, inner, &site)
        default: return nil
        }
    }
}
