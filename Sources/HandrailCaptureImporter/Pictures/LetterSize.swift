import HandrailPixels

/// How large letters are whose ink was found in a screenshot.
enum LetterSize {
    /// The points that the font of words has at most; `nil` where what was found may be a sign, or where nothing in
    /// the words is as high as a capital letter.
    ///
    /// - Parameter label: what the element is called, which is what most elements show.
    static func most(in answer: InkAnswer, called label: String, _ scale: PictureScale) -> Double? {
        guard case .measured(let ink) = answer, label.filter(\.isLetter).count >= leastPieces,
            label.unicodeScalars.contains(where: isTall),
            let line = ink.lines.filter({ $0.pieces >= leastPieces }).max(by: { $0.rows < $1.rows }), !line.isCut
        else { return nil }
        return Double(line.rows) / scale.y / capitalHeight
    }

    /// Signs have fewer pieces beside each other.
    private static let leastPieces = 4

    /// The height of a capital letter in sizes of the font: 0.70 in the system's (`capHeight` of San Francisco), 0.68
    /// to 0.75 in most others that apps use. Letters that reach below the line only make a line higher.
    private static let capitalHeight = 0.68

    /// Whether a character reaches as high as a capital letter, in every font: capitals, digits, letters with an
    /// ascender, syllables of Hangul and characters of Chinese.
    private static func isTall(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "A"..."Z", "0"..."9", "b", "d", "f", "h", "k", "l": true
        case "\u{AC00}"..."\u{D7A3}", "\u{4E00}"..."\u{9FFF}", "\u{0410}"..."\u{042F}": true
        default: false
        }
    }
}
