import HandrailModel
import HandrailSource

extension ControlNoun {
    /// Whether it is a kind of control that shows nothing of what it is for, so that a text stands beside it.
    var isLabeledBesides: Bool {
        switch self {
        case .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker, .textField, .secureField, .textEditor,
            .checkBox, .radioButton, .colorWell:
            true
        case .button, .link, .menu, .photosPicker, .tab, .tappedImage, .gauge, .progress, .shareButton, .pageControl:
            false
        }
    }
}

extension ElementView {
    /// The text that stands right before it, or the only one beside a switch.
    var textBeside: (words: String, related: RelatedPlace)? {
        guard let siblings = parent.map({ Array($0.children) }),
            let own = siblings.firstIndex(where: { $0.index == index })
        else { return nil }
        let texts = siblings.filter { $0.kind == .text && $0.slot == .content && !$0.isHiddenSometimes }
        let before =
            own > 0 && siblings[own - 1].kind == .text && !siblings[own - 1].isHiddenSometimes ? siblings[own - 1] : nil
        // What comes after a slider or a stepper tells its value.
        guard let text = before ?? (kind == .toggle && texts.count == 1 ? texts[0] : nil),
            case .words(let fact) = text.content,
            let words = fact.values.first?.text, words.contains(where: \.isLetter), !Self.standIns.contains(words),
            !words.utf8.contains(UInt8(ascii: "%"))
        else { return nil }
        return (words, RelatedPlace(place: text.place, why: Bilingual(en: "the text beside it", ko: "옆에 있는 텍스트")))
    }

    /// Whether it is not always seen, or not always heard.
    var isHiddenSometimes: Bool {
        has { attribute in
            switch attribute {
            case .visibility(.hidden(let fact)), .accessibility(.hidden(let fact)): fact.mayBeTrue
            default: false
            }
        }
    }

    /// What Interface Builder writes into a new label.
    private static let standIns: Set<String> = ["Label", "Title", "Text"]

    /// Whether the section it is in has a title.
    var isUnderHeading: Bool {
        ancestors.first { $0.kind == .section }?.children.contains { $0.slot == .header || $0.slot == .label } ?? false
    }
}
