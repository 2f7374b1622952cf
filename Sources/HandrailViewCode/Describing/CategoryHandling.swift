/// What a class does when people choose another text size.
enum CategoryHandling {
    /// Nothing that was found.
    case nothing
    /// It sets the fonts of what it names in these pieces of code, and of nothing else.
    case texts([String])
    /// It may set any font.
    case everything

    /// Whether it may set the font of what a property or variable of a name holds.
    func mayReach(_ name: String) -> Bool {
        switch self {
        case .nothing: false
        case .everything: true
        case .texts(let texts): name.isEmpty || texts.contains { Self.isWord(name, in: $0) }
        }
    }

    /// Whether a name stands in a text as a word of its own.
    private static func isWord(_ name: String, in text: String) -> Bool {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
    }
}
