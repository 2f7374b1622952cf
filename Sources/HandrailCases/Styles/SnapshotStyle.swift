import HandrailModel
import HandrailSimulation
import HandrailStandards

/// Utterances as libraries of reference images write them: what the app says with colons, what the system says as
/// sentences.
enum SnapshotStyle {
    /// What is spoken at once.
    static func text(of utterance: Utterance) -> String {
        let parts = utterance.parts
        var text = words(parts, of: .tableHeader).map { $0 + "." }.joined(separator: " ")
        let label = words(parts, of: .label).first
        if let label { text = text.isEmpty ? label : text + " " + label }
        let places = words(parts, of: .cellPlace).map { $0 + "." }
        if !places.isEmpty {
            text = ([text.isEmpty ? nil : closed(text)] + places).compactMap { $0 }.joined(separator: " ")
        }
        if let value = words(parts, of: .value).first {
            text = text.isEmpty ? value : text + (places.isEmpty && label != nil ? ": " : " ") + value
        }
        if parts.contains(where: { $0.kind == .selected }) { text = text.isEmpty ? "Selected." : "Selected: " + text }
        let specifiers = parts.compactMap(specifier)
        guard !specifiers.isEmpty else { return text }
        return ((text.isEmpty ? [] : [closed(text)]) + specifiers).joined(separator: " ")
    }

    /// The hint, then what the system says of how to use it.
    static func hint(of utterance: Utterance) -> String? {
        var instructions: [String] = []
        var own: String?
        for part in utterance.afterPause {
            switch part.kind {
            case .hint: own = part.words[.english]
            // How to reach misspelled words is no sentence of its own in these recordings.
            case .instruction(.misspelledHint): instructions.append(part.words[.english])
            case .instruction: instructions.append(part.words[.english] + ".")
            default: break
            }
        }
        let told = instructions.joined(separator: ", ")
        guard let own else { return told.isEmpty ? nil : told }
        return told.isEmpty ? own : closed(own) + " " + told
    }

    private static func words(_ parts: [UtterancePart], of kind: UtterancePart.Kind) -> [String] {
        parts.filter { $0.kind == kind }.map { $0.words[.english] }
    }

    private static func closed(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

    private static func specifier(_ part: UtterancePart) -> String? {
        let words = part.words[.english]
        switch part.kind {
        // These recordings know no pop-up buttons: what is one is a button.
        case .role(.popUpButton): return "Button."
        case .dimmed, .role, .position, .edge: return words + "."
        // What a switch says instead of on and off stands as it is.
        case .switchState: return ["On", "Off", "Mixed"].contains(words) ? words + "." : words
        case .entering, .selected, .tableHeader, .label, .cellPlace, .value, .content, .hint, .instruction,
            .actionsAvailable, .moreContent:
            return nil
        }
    }
}
