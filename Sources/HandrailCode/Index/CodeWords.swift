import HandrailSource

/// Words to look for in code, whatever the case of their letters.
///
/// A word stands for every word that has it inside: `color` for `tintColor`. With other tokens it stands for what the
/// tokens end and begin with: `cell.background` for `firstCell.backgroundColor`, `.draw(at:` for exactly that. The
/// marks of what may hold nothing are passed over: `cell.background` is found in `cell?.backgroundColor`.
public struct CodeWords: Sendable {
    /// Words that are looked for anywhere inside others.
    let parts: Fragments?
    /// Words with what stands around them.
    let phrases: [CodePhrase]

    /// Words in lower case; a blank stands between two that follow each other.
    public init(_ words: [String]) {
        let phrases = words.map(CodePhrase.init)
        let parts = phrases.compactMap(\.onlyWord)
        self.parts = parts.isEmpty ? nil : Fragments(parts)
        self.phrases = phrases.filter { $0.onlyWord == nil }
    }
}
