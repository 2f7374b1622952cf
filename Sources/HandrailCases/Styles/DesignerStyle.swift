import HandrailModel
import HandrailSimulation
import HandrailStandards

/// Utterances as a tool for designers writes them: `Selected. Label: Value. Dimmed. Button. Hint`.
enum DesignerStyle {
    /// All of it, the hint included.
    static func text(of utterance: Utterance) -> String {
        let parts = utterance.parts
        let isSelected = parts.contains { $0.kind == .selected }
        let said = parts.filter { $0.kind == .label || $0.kind == .value }.map { $0.words[.english] }
            .joined(separator: ": ")
        let specifiers = parts.filter { $0.kind == .dimmed } + roles(parts)
        let hints = utterance.afterPause.filter { $0.kind == .hint }.map { $0.words[.english] }
        let tail = specifiers.map(specifier) + hints
        var sentences = isSelected ? ["Selected."] : []
        if !said.isEmpty { sentences.append(tail.isEmpty || said.hasSuffix(".") ? said : said + ".") }
        sentences += tail
        return sentences.isEmpty ? "Empty" : sentences.joined(separator: " ")
    }

    // The tool puts what can be adjusted before headings, and images before links.
    private static let order: [SpokenTerm] = [
        .button, .backButton, .switchButton, .popUpButton, .tab, .adjustable, .heading, .textField, .secureTextField,
        .isEditing, .image, .link, .searchField,
    ]

    private static func roles(_ parts: [UtterancePart]) -> [UtterancePart] {
        let states = parts.filter { $0.kind == .switchState }
        return order.flatMap { term in
            parts.filter { $0.kind == .role(term) } + (term == .switchButton ? states : [])
        }
    }

    // A field is a phrase of small letters, with its state as the end of the phrase.
    private static func specifier(_ part: UtterancePart) -> String {
        let words = part.words[.english]
        switch part.kind {
        case .role(.textField), .role(.secureTextField):
            return words.prefix(1) + words.dropFirst().lowercased()
        case .role(.isEditing): return words.lowercased()
        default: return words + "."
        }
    }
}
