/// Puts together the index of a file, token by token in the order of the file.
public struct CodeIndexBuilder {
    private let source: UnsafeBufferPointer<UInt8>
    private var tokens: [CodeIndex.Entry] = []
    private var words = WordPool()
    private var texts: [UInt32] = []
    private var textStarts: [UInt32] = []
    private var pieces = WordPool()

    /// A builder for the file that has these bytes, which are not kept.
    public init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
        // Most files have a token for some six bytes.
        tokens.reserveCapacity(source.count / 6)
    }

    /// Adds a name or a keyword; the backticks that let a keyword be a name are no part of it.
    public mutating func add(wordAt range: Range<Int>) {
        var word = range
        if word.count > 2, source[word.lowerBound] == UInt8(ascii: "`") {
            word = word.lowerBound + 1..<word.upperBound - 1
        }
        add(CodeToken(number: words.add(UnsafeBufferPointer(rebasing: source[word]))), at: range.lowerBound)
    }

    /// Adds anything else.
    public mutating func add(_ mark: CodeToken, at start: Int) {
        tokens.append(CodeIndex.Entry(token: mark, start: UInt32(clamping: start)))
    }

    /// Adds a piece of a string literal, as it is written; it is no token.
    public mutating func add(textAt range: Range<Int>) {
        guard !range.isEmpty else { return }
        texts.append(pieces.add(UnsafeBufferPointer(rebasing: source[range])))
        textStarts.append(UInt32(clamping: range.lowerBound))
    }

    /// The index.
    public consuming func index() -> CodeIndex {
        CodeIndex(
            tokens: tokens, words: words,
            strings: StringIndex(texts: texts, starts: textStarts, pieces: pieces))
    }
}
