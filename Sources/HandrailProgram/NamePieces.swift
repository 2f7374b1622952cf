import HandrailCode

/// The pieces of texts that code puts together at run time, by which it may ask for what has a name.
struct NamePieces {
    private var pieces: Set<String> = []

    /// No pieces.
    init() {}

    /// Those of all code.
    init(of mentions: Mentions) {
        for (_, index) in mentions.all { pieces.formUnion(index.interpolatedPieces) }
    }

    /// Whether a text that is put together may be a name: `"Page\(number)"`.
    func mayMake(_ name: String) -> Bool {
        guard name.count > 3, !pieces.isEmpty else { return false }
        return (3..<name.count).contains {
            pieces.contains(String(name.prefix($0))) || pieces.contains(String(name.suffix($0)))
        }
    }
}
