import HandrailSource

/// What stands in the string literals of one file, as it is written.
struct StringIndex: Sendable {
    /// The pieces of literals, by their number among `pieces`, in the order of the file.
    let texts: [UInt32]
    /// Where each begins.
    let starts: [UInt32]
    /// The pieces, each once.
    let pieces: WordPool

    /// Whether a literal of the file has a piece that is `text`.
    func has(_ text: String) -> Bool { pieces.number(of: text) != nil }

    /// Whether a literal in a range of the file has a piece that is `text`.
    func has(_ text: String, in range: ByteRange) -> Bool {
        guard let piece = pieces.number(of: text) else { return false }
        return stands(piece, in: range)
    }

    /// Whether a literal in a range of the file has one of some fragments in it.
    func has(_ fragments: Fragments, in range: ByteRange) -> Bool {
        pieces.letters.withUnsafeBufferPointer { letters in
            var position = 0
            while let found = fragments.next(in: letters, from: position) {
                let piece = pieces.word(atLetter: found)
                if stands(piece, in: range) { return true }
                position = pieces.letters(of: piece).upperBound
            }
            return false
        }
    }

    private func stands(_ piece: UInt32, in range: ByteRange) -> Bool {
        texts.indices.contains { texts[$0] == piece && range.lower <= starts[$0] && starts[$0] < range.upper }
    }
}
