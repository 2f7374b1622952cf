import HandrailModel

extension ElementView {
    /// Whether it is an underlined link that a row joins with words to a sentence: its line limits how large it is, and
    /// such targets are exempt.
    var isLinkInSentence: Bool {
        guard kind == .button || kind == .link, isUnderlinedText else { return false }
        var level = self
        while let parent = level.parent {
            if parent.kind == .horizontalStack {
                // What is pushed apart is no sentence.
                guard !parent.children.contains(where: { $0.kind == .spacer }) else { return false }
                return parent.children.contains { sibling in sibling.index != level.index && sibling.hasOwnWords }
            }
            guard parent.kind.isTransparent, Array(parent.children).count == 1 else { return false }
            level = parent
        }
        return false
    }

    /// Whether all that it shows is text with a line under it.
    private var isUnderlinedText: Bool {
        var texts = 0
        for inside in descendants where !inside.kind.isTransparent {
            guard inside.kind == .text else { return false }
            guard inside.has(.text(.underline)) else { return false }
            texts += 1
        }
        return texts == 1
    }

    /// Whether words that are no control's stand in it, with letters.
    private var hasOwnWords: Bool {
        guard !kind.isControl else { return false }
        if kind == .text, case .words(.known(let words)) = content {
            return words.text?.contains(where: \.isLetter) ?? false
        }
        return children.contains(where: \.hasOwnWords)
    }
}
