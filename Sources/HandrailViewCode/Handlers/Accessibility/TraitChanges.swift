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
        _ interpreter: inout ViewCodeInterpreter, _ name: String, on base: Expression, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        let manner: ViewWrite.Manner
        switch name {
        case "insert", "formUnion", "update": manner = .insert
        case "remove", "subtract": manner = .remove
        default: return false
        }
        guard let first = arguments.first, let (owners, property) = traitOwners(&interpreter, base, &site) else {
            return false
        }
        for owner in owners {
            interpreter.write(property, on: owner, first.value, at: expression, manner: manner, site)
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
