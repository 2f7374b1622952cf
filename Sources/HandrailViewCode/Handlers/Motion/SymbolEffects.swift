import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Effects that animate symbols.
enum SymbolEffects {
    /// Notes an effect that a symbol is given as the view is set up, where no code of the class takes it away again.
    static func addEffect(
        _ interpreter: inout ViewCodeInterpreter, to views: [Int], _ arguments: [Argument], at expression: Expression,
        _ site: CodeSite
    ) {
        guard !site.isConditional, let effect = arguments.first, effect.label == nil, let type = site.type,
            !interpreter.program.lineage(of: type, mentions: Self.ends)
        else { return }
        let reader = AnimationReader(evaluator: interpreter.evaluator)
        var names = reader.animation(effect.value, in: site.scope, trigger: nil).names
        if let options = arguments.first(where: { $0.label == "options" }) {
            names += reader.animation(options.value, in: site.scope, trigger: nil).names
        }
        // A bounce is over after once.
        if names.first == "bounce", !names.contains("repeating") { return }
        let use = AnimationUse(names: names, trigger: nil, duration: .absent)
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for view in views { interpreter.note(.motion(.symbolEffect(use)), on: view, at: place, site) }
    }

    private static let ends = CodeWords(["removesymboleffect", "removeallsymboleffects", "isreducemotionenabled"])

    /// `imageView.addSymbolEffect(_:)`
    static func addSymbolEffect(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        addEffect(&interpreter, to: call.owners, call.arguments, at: call.expression, site)
        return []
    }
}
