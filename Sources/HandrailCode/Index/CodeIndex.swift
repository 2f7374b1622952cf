public import HandrailSource

/// Which words the code of one file has, where each stands, and what stands around it.
///
/// It is made when the file is lowered, of the tokens that the parser found: comments and the contents of string
/// literals are not among them. Tokens are numbered in the order of the file; before the first and behind the last one
/// stands `CodeToken.none`.
public final class CodeIndex: Sendable {
    /// A token with the offset of its first byte.
    @usableFromInline struct Entry: Sendable {
        @usableFromInline let token: CodeToken
        @usableFromInline let start: UInt32
    }

    @usableFromInline let tokens: [Entry]
    private let words: WordPool
    private let strings: StringIndex
    /// The numbers of all tokens that are words, by word and then in the order of the file.
    private let order: [UInt32]
    /// Where the tokens of each word begin in `order`, and where those of one more would.
    private let firsts: [UInt32]

    /// The index of a file without code.
    public static let empty = CodeIndex(
        tokens: [], words: WordPool(), strings: StringIndex(texts: [], starts: [], pieces: WordPool()))

    init(tokens: [Entry], words: WordPool, strings: StringIndex) {
        self.tokens = tokens
        self.words = words
        self.strings = strings
        var firsts = [UInt32](repeating: 0, count: words.count + 1)
        for entry in tokens where entry.token.isWord { firsts[Int(entry.token.number) + 1] += 1 }
        for word in firsts.indices.dropFirst() { firsts[word] += firsts[word - 1] }
        var next = firsts
        var order = [UInt32](repeating: 0, count: Int(firsts.last ?? 0))
        for (position, entry) in tokens.enumerated() where entry.token.isWord {
            let word = Int(entry.token.number)
            order[Int(next[word])] = UInt32(position)
            next[word] += 1
        }
        self.order = order
        self.firsts = firsts
    }

    // MARK: Tokens

    /// The numbers of all tokens.
    @inlinable public var positions: Range<Int> { tokens.indices }

    /// The token of a number.
    @inlinable public subscript(position: Int) -> CodeToken {
        tokens.indices.contains(position) ? tokens[position].token : .none
    }

    /// The offset of the first byte of a token.
    @inlinable public func start(of position: Int) -> UInt32 { tokens[position].start }

    /// The tokens that begin in a range of the file.
    public func positions(in range: ByteRange) -> Range<Int> {
        let first = position(from: range.lower)
        return first..<max(first, position(from: range.upper))
    }

    /// The first token that begins at an offset or behind it.
    private func position(from offset: UInt32) -> Int {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The next token from a number on that is more than a mark of what may hold nothing.
    public func skippingUnwrapping(from position: Int) -> Int {
        var next = position
        while self[next].unwraps { next += 1 }
        return next
    }

    /// The last token before a number that is more than a mark of what may hold nothing.
    public func skippingUnwrapping(before position: Int) -> Int {
        var last = position - 1
        while self[last].unwraps { last -= 1 }
        return last
    }

    // MARK: Words

    /// The token that a word is in this file; `nil` where the file does not have it.
    public func token(of word: String) -> CodeToken? { words.number(of: word).map(CodeToken.init(number:)) }

    /// The word that a token is; `nil` for a mark.
    public func word(_ token: CodeToken) -> String? { token.isWord ? words.text(of: token.number) : nil }

    /// The word at a number; `nil` where a mark stands there.
    public func word(at position: Int) -> String? { word(self[position]) }

    /// The first byte of the word at a number; `nil` where a mark stands there.
    public func initial(at position: Int) -> UInt8? {
        let token = self[position]
        return token.isWord ? words.letters[words.letters(of: token.number).lowerBound] : nil
    }

    /// Where a word stands, in the order of the file.
    public func positions(of word: String) -> [Int] {
        words.number(of: word).map { occurrences(of: $0).map(Int.init) } ?? []
    }

    /// Where a word stands in a range of the file.
    public func positions(of word: String, in range: ByteRange) -> [Int] {
        guard let number = words.number(of: word) else { return [] }
        return positions(of: number, among: positions(in: range)).map(Int.init)
    }

    /// A number for each word of the file, which the word has in every file; few others share it.
    public var wordHashes: some Sequence<UInt32> { (0..<UInt32(words.count)).lazy.map(words.hash(of:)) }

    /// The number that `wordHashes` has for a word.
    public static func hash(of word: String) -> UInt32 { WordPool.hash(of: word) }

    /// The words in a range of the file.
    public func words(in range: ByteRange) -> Set<String> { Set(positions(in: range).compactMap(word(at:))) }

    /// Where words stand that begin with one of some letters.
    public func positions(ofWordsBeginningWith beginnings: [String]) -> [Int] {
        let beginnings = beginnings.map { Array($0.utf8) }
        return positions { word in
            beginnings.contains { beginning in
                word.count >= beginning.count && beginning.indices.allSatisfy { word[$0] == beginning[$0] }
            }
        }
    }

    /// Where a word stands, whatever the case of its letters.
    ///
    /// - Parameter word: the word in lower case.
    public func positions(ofAnyCase word: String) -> [Int] {
        let letters = Array(word.utf8)
        return positions { word in
            word.count == letters.count && letters.indices.allSatisfy { Self.isSame(word[$0], letters[$0]) }
        }
    }

    private func positions(where passes: (UnsafeBufferPointer<UInt8>) -> Bool) -> [Int] {
        words.letters.withUnsafeBufferPointer { letters in
            var found: [Int] = []
            for word in 0..<UInt32(words.count)
            where passes(UnsafeBufferPointer(rebasing: letters[words.letters(of: word)])) {
                found += occurrences(of: word).lazy.map(Int.init)
            }
            return found
        }
    }

    private func occurrences(of word: UInt32) -> ArraySlice<UInt32> {
        order[Int(firsts[Int(word)])..<Int(firsts[Int(word) + 1])]
    }

    // MARK: Words of any case

    /// Whether one of some words stands anywhere in the file.
    public func has(_ words: CodeWords) -> Bool { has(words, among: positions) }

    /// Whether one of some words stands in a range of the file.
    public func has(_ words: CodeWords, in range: ByteRange) -> Bool { has(words, among: positions(in: range)) }

    private func has(_ wanted: CodeWords, among inside: Range<Int>) -> Bool {
        guard !inside.isEmpty else { return false }
        return words.letters.withUnsafeBufferPointer { letters in
            if let parts = wanted.parts, inside.count < words.count / 2 {
                // To look at a few tokens takes less than to look through all words.
                for token in inside {
                    guard tokens[token].token.isWord else { continue }
                    let word = UnsafeBufferPointer(rebasing: letters[words.letters(of: tokens[token].token.number)])
                    if parts.next(in: word, from: 0) != nil { return true }
                }
            } else if let parts = wanted.parts {
                var start = 0
                while let found = parts.next(in: letters, from: start) {
                    let word = words.word(atLetter: found)
                    if !positions(of: word, among: inside).isEmpty { return true }
                    start = words.letters(of: word).upperBound
                }
            }
            return wanted.phrases.contains { has($0, in: letters, among: inside) }
        }
    }

    private func has(
        _ phrase: CodePhrase, in letters: UnsafeBufferPointer<UInt8>, among inside: Range<Int>
    ) -> Bool {
        var start = 0
        while let found = phrase.search.next(in: letters, from: start) {
            let word = words.word(atLetter: found)
            start = words.letters(of: word).upperBound
            for position in positions(of: word, among: inside)
            where stands(phrase, at: Int(position), among: inside) {
                return true
            }
        }
        return false
    }

    private func positions(of word: UInt32, among inside: Range<Int>) -> ArraySlice<UInt32> {
        let all = occurrences(of: word)
        if inside.count == tokens.count { return all }
        var (low, high) = (all.startIndex, all.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if Int(all[middle]) < inside.lowerBound { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < all.endIndex, Int(all[end]) < inside.upperBound { end += 1 }
        return all[low..<end]
    }

    /// Whether a phrase stands where its longest word is at a number.
    private func stands(_ phrase: CodePhrase, at position: Int, among inside: Range<Int>) -> Bool {
        var current = position
        for part in (0...phrase.anchor).reversed() {
            if part < phrase.anchor { current = skippingUnwrapping(before: current) }
            guard inside.contains(current), fits(phrase, part, at: current) else { return false }
        }
        current = position
        for part in phrase.parts.indices where part > phrase.anchor {
            current = skippingUnwrapping(from: current + 1)
            guard inside.contains(current), fits(phrase, part, at: current) else { return false }
        }
        return true
    }

    private func fits(_ phrase: CodePhrase, _ part: Int, at position: Int) -> Bool {
        switch phrase.parts[part] {
        case .mark(let mark): return self[position] == mark
        case .word(let word):
            guard self[position].isWord else { return false }
            let own = words.letters[words.letters(of: self[position].number)]
            guard own.count >= word.utf8.count else { return false }
            return switch phrase.fit(at: part) {
            case .whole: own.count == word.utf8.count && Self.isSame(own[...], word)
            case .ending: Self.isSame(own.suffix(word.utf8.count), word)
            case .beginning: Self.isSame(own.prefix(word.utf8.count), word)
            }
        }
    }

    private static func isSame(_ letters: ArraySlice<UInt8>, _ word: String) -> Bool {
        letters.elementsEqual(word.utf8, by: isSame)
    }

    /// Whether a letter is the same as one in lower case, but for the case.
    private static func isSame(_ letter: UInt8, _ small: UInt8) -> Bool {
        letter == small || letter | 0x20 == small && (0x61...0x7A).contains(small)
    }

    // MARK: Strings

    /// The pieces of literals that stand right before or behind what is put into them at run time.
    public var interpolatedPieces: Set<String> {
        var found: Set<UInt32> = []
        for (piece, start) in zip(strings.texts, strings.starts) where !found.contains(piece) {
            let end = start + UInt32(strings.pieces.letters(of: piece).count)
            let next = position(from: end)
            if self[next] == .backslash && self.start(of: next) == end
                || next > 0 && start > 0 && self[next - 1] == .closeParenthesis && self.start(of: next - 1) == start - 1
            {
                found.insert(piece)
            }
        }
        return Set(found.map(strings.pieces.text(of:)))
    }

    /// Whether a string literal of the file has a piece that is written like this.
    public func hasString(_ text: String) -> Bool { strings.has(text) }

    /// Whether a string literal in a range of the file has a piece that is written like this.
    public func hasString(_ text: String, in range: ByteRange) -> Bool { strings.has(text, in: range) }

    /// Whether a string literal in a range of the file has one of some fragments in it.
    public func hasString(containing fragments: Fragments, in range: ByteRange) -> Bool {
        strings.has(fragments, in: range)
    }
}
