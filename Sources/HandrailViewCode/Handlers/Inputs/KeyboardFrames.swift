import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Where code asks for the frame of the keyboard.
package enum KeyboardFrames {
    /// `info[UIResponder.keyboardFrameBeginUserInfoKey]`
    static func noteKeyboard(_ store: inout ObjectStore, _ key: Expression, _ site: CodeSite) {
        let name: String
        switch key.kind {
        case .member(_, let member, _): name = member
        case .name(let plain): name = plain
        default: return
        }
        guard let isFinal = KeyboardKeys.isFinal(name) else { return }
        let place = SourcePlace(file: site.scope.file, range: key.range)
        store.codeUses.append(CodeUse(.keyboardFrame(isFinal: isFinal), place: place))
    }

    /// The APIs that the class uses and that are judged by themselves; `nil` where it uses none.
    package static func usedAPIs(_ store: ObjectStore) -> ViewFact? {
        guard let first = store.codeUses.first else { return nil }
        return ViewFact(.codeUses(store.codeUses), place: first.place)
    }
}
