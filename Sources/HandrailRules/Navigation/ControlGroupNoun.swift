import HandrailModel
import HandrailSemantics

/// How controls that are out of reach are called in a message: one by its words where it has some, several by number.
struct ControlGroupNoun: Hashable, Sendable {
    /// English, as the object of a sentence.
    let en: String
    /// Korean, without a particle.
    let ko: String

    /// The noun for controls that were found.
    init(_ lost: LostControls) {
        let all = lost.all
        guard all.count == 1, let only = all.first else {
            en = "\(all.count) controls"
            ko = "컨트롤 \(all.count)개"
            return
        }
        if let words = only.title {
            en = "the control “\(words)”"
            ko = "“\(words)” 컨트롤"
        } else {
            en = lost.controls.isEmpty ? "something that reacts to taps" : "a control"
            ko = lost.controls.isEmpty ? "탭에 반응하는 요소" : "컨트롤"
        }
    }
}

extension ElementView {
    /// The first words that stand in it.
    fileprivate var title: String? {
        for element in [self] + descendants
        where element.index == index || !DeclaredVisibility(of: element).isHiddenSometimes {
            if case .words(.known(let words)) = element.content, let text = words.text, !words.isBlank { return text }
        }
        return nil
    }
}
