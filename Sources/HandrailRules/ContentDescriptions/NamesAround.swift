import HandrailModel
import HandrailSemantics
import HandrailSource

extension ControlNoun {
    /// Whether it is a kind of control that shows nothing of what it is for, so that a text stands beside it.
    var isLabeledBesides: Bool {
        switch self {
        case .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker, .textField, .secureField, .textEditor,
            .checkBox, .radioButton, .colorWell:
            true
        case .button, .link, .menu, .photosPicker, .tab, .tappedImage, .gauge, .progress, .shareButton, .pageControl,
            .adjustable:
            false
        }
    }
}

/// What stands around a control and tells what it is for.
struct NamesAround {
    /// The control.
    let element: ElementView

    /// The text that stands right before it, or the only one beside a switch.
    var textBeside: (words: String, related: RelatedPlace)? {
        guard let siblings = element.parent.map({ Array($0.children) }),
            let own = siblings.firstIndex(where: { $0.index == element.index })
        else { return nil }
        let texts = siblings.filter { Self.isText($0) && $0.slot == .content }
        let before = textInFront(among: texts) ?? (own > 0 && Self.isText(siblings[own - 1]) ? siblings[own - 1] : nil)
            .flatMap { Self.follows($0, element) ? nil : $0 }
        // What comes after a slider or a stepper tells its value.
        guard let text = before ?? (element.kind == .toggle && texts.count == 1 ? texts[0] : nil),
            case .words(let fact) = text.content,
            let words = fact.values.first?.text, words.contains(where: \.isLetter), !Self.standIns.contains(words),
            !words.utf8.contains(UInt8(ascii: "%"))
        else { return nil }
        return (words, RelatedPlace(place: text.place, why: Bilingual(en: "the text beside it", ko: "옆에 있는 텍스트")))
    }

    /// The nearest text before it on the same line, where a designer has placed both.
    private func textInFront(among texts: [ElementView]) -> ElementView? {
        guard let own = element.placedFrame else { return nil }
        return texts.filter { text in
            text.placedFrame.map { $0.isOnLine(of: own) && $0.x + $0.width <= own.x + Self.overlap } ?? false
        }.max { ($0.placedFrame?.x ?? 0) < ($1.placedFrame?.x ?? 0) }
    }

    /// Points by which the frame of a label may reach into that of its field.
    private static let overlap = 4.0

    /// Whether a text stands behind an element on the same line, as a unit does.
    private static func follows(_ text: ElementView, _ element: ElementView) -> Bool {
        guard let frame = text.placedFrame, let own = element.placedFrame else { return false }
        return frame.isOnLine(of: own) && frame.x >= own.x + own.width - overlap
    }

    /// Whether the section it is in has a title.
    var isUnderHeading: Bool {
        let section = element.ancestors.first { $0.kind == .section }
        return section?.children.contains { $0.slot == .header || $0.slot == .label } ?? false
    }

    private static func isText(_ sibling: ElementView) -> Bool {
        sibling.kind == .text && !DeclaredVisibility(of: sibling).isHiddenSometimes
    }

    /// What Interface Builder writes into a new label.
    private static let standIns: Set<String> = ["Label", "Title", "Text"]
}
