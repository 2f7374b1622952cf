import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailValues

/// Finds modifiers of the project that are called like one of SwiftUI's.
enum ShadowingModifier {
    /// The modifier of the project that a call means; `nil` where it means SwiftUI's or where there is none.
    ///
    /// - Parameters:
    ///   - arguments: what it is given.
    ///   - root: the view at the root of the chain that it is written on, where it is known.
    static func function(
        _ name: String, _ arguments: [Argument], root: String?, from lookupContext: LookupContext, in program: Program
    ) -> LinkedFunction? {
        guard program.hasViewExtension(name) else { return nil }
        let candidates = program.viewExtension(name, root: root).filter { !$0.declaration.body.isEmpty }
        guard let best = Arguments.best(candidates, for: arguments, from: lookupContext) else { return nil }
        guard let effect = ModifierTable.effect(of: name) else { return best }
        let labels = best.declaration.parameters.map(\.label)
        let given = arguments.filter { !($0.isTrailing && $0.label == nil) }.map(\.label)
        // One that shadows SwiftUI's is meant only where all labels are its own.
        guard Arguments.score(best.declaration.parameters, arguments) > 0 || isClosure(arguments, of: effect),
            given.allSatisfy({ labels.contains($0) })
        else { return nil }
        return given.contains { $0 != nil } || isClosure(arguments, of: effect) ? best : nil
    }

    /// Whether a closure stands where SwiftUI asks for a value of a type: `.modifier { view in … }`.
    private static func isClosure(_ arguments: [Argument], of effect: ModifierTable.Effect) -> Bool {
        guard case .appliesModifier = effect, arguments.count == 1, case .closure = arguments[0].value.kind
        else { return false }
        return true
    }
}
