import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// What shows that a view has the focus of the keyboard.
enum FocusEffects {
    /// `view.focusEffect = nil`, `button.focusRingType = .none`: nothing shows the focus any more, unless a class
    /// around speaks of it.
    static func hide(
        _ interpreter: inout ViewCodeInterpreter, _ property: String, of owner: Int, _ value: Expression,
        at expression: Expression, _ site: CodeSite
    ) {
        let isTaken =
            switch (property, value.kind) {
            case ("focusEffect", .null): true
            case ("focusRingType", .member(_, "none", _)): true
            default: false
            }
        guard isTaken, interpreter.store.nodes[owner].viewClass.family == .view else { return }
        let types = [site.type, interpreter.store.nodes[owner].viewClass.type].compactMap(\.self)
        guard !types.contains(where: { interpreter.program.lineage(of: $0, mentions: drawing) }) else { return }
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        interpreter.note(.control(.showsNoFocus), on: owner, at: place, site)
    }

    private static let drawing = CodeWords([
        "didupdatefocus", "isfocused", "firstresponder", "drawfocusringmask", "focusringmask", "configurationupdate",
    ])
}
