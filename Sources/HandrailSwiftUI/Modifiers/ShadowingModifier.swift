import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Finds modifiers of the project that are called like one of SwiftUI's.
enum ShadowingModifier {
    /// The modifier of the project that a call means; `nil` where it means SwiftUI's or where there is none.
    ///
    /// - Parameters:
    ///   - arguments: what it is given.
    ///   - root: the view at the root of the chain that it is written on, where it is known.
    ///   - place: where it is called; `nil` where it is only named.
    static func function(
        _ name: String, _ arguments: [Argument], root: String?, at place: SourcePlace?,
        from lookupContext: LookupContext, in program: Program
    ) -> LinkedFunction? {
        guard program.hasViewExtension(name) else { return nil }
        let effect = ModifierTable.effect(of: name)
        let candidates = program.viewExtension(name, root: root).filter { candidate in
            // One that takes other types and hands on to SwiftUI's: within its own body, SwiftUI's is meant.
            !candidate.declaration.body.isEmpty && (effect == nil || !isWithin(candidate, place))
        }
        guard let best = Arguments.best(candidates, for: arguments, from: lookupContext) else { return nil }
        guard let effect else { return best }
        let labels = best.declaration.parameters.map(\.label)
        let given = arguments.filter { !($0.isTrailing && $0.label == nil) }.map(\.label)
        // One that shadows SwiftUI's is meant only where all labels are its own.
        guard Arguments.score(best.declaration.parameters, arguments) > 0 || isClosure(arguments, of: effect),
            given.allSatisfy({ labels.contains($0) })
        else { return nil }
        return given.contains { $0 != nil } || isClosure(arguments, of: effect) ? best : nil
    }

    private static func isWithin(_ function: LinkedFunction, _ place: SourcePlace?) -> Bool {
        guard let place else { return false }
        return function.file == place.file && function.declaration.range.contains(place.range)
    }

    /// Whether a closure stands where SwiftUI asks for a value of a type: `.modifier { view in … }`.
    private static func isClosure(_ arguments: [Argument], of effect: ModifierTable.Effect) -> Bool {
        guard case .appliesModifier = effect, arguments.count == 1, case .closure = arguments[0].value.kind
        else { return false }
        return true
    }
}
