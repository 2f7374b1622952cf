import HandrailCode
import HandrailProgram
import HandrailValues

/// A class that a property or parameter holds, so that an app can put another one in its place:
/// `parts.button.init()`.
enum HeldClass {
    /// The class of which a call of `init` on an expression makes an object; `nil` where it is not known.
    static func name(
        _ base: Expression, asked function: String, in site: CodeSite, of program: Program
    ) -> String? {
        guard function == "init" else { return nil }
        switch base.kind {
        case .name(let held):
            if let local = site.scope.local(held) { return local.declaredType?.heldClass }
            return program.memberIndex.heldClass(held)
        case .member(_?, let held, _): return program.memberIndex.heldClass(held)
        default: return nil
        }
    }
}
