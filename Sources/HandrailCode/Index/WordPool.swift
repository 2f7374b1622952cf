/// Words of one file, each once, one behind the other in memory.
struct WordPool: Sendable {
    /// The letters of all words, each word with a zero behind it.
    private(set) var letters: [UInt8] = []
    /// Where each word begins, and where one more would.
    private var starts: [UInt32] = [0]
    /// By hash, as many as a power of two and at least twice as many as there are words: the number of a word and one,
    /// or 0 where there is none.
    private var slots: [UInt32] = Array(repeating: 0, count: 32)

    /// How many words there are.
    var count: Int { starts.count - 1 }

    /// Where the letters of a word stand.
    func letters(of word: UInt32) -> Range<Int> { Int(starts[Int(word)])..<Int(starts[Int(word) + 1]) - 1 }

    /// The word as text.
    func text(of word: UInt32) -> String { String(decoding: letters[letters(of: word)], as: UTF8.self) }

    /// The number of a word; `nil` where it is not in the file.
    func number(of word: String) -> UInt32? {
        var word = word
        return word.withUTF8 { letters in
            let found = slots[slot(of: letters)]
            return found == 0 ? nil : found - 1
        }
    }

    /// The word that a letter belongs to.
    func word(atLetter position: Int) -> UInt32 {
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= position { low = middle } else { high = middle }
        }
        return UInt32(low)
    }

    /// A number that equal words of all pools have in common.
    func hash(of word: UInt32) -> UInt32 {
        letters.withUnsafeBufferPointer { Self.hash(UnsafeBufferPointer(rebasing: $0[letters(of: word)])) }
    }

    /// The same of a word that may be in no pool.
    static func hash(of word: String) -> UInt32 {
        var word = word
        return word.withUTF8(hash)
    }

    /// The number of a word, which is put in where it is new.
    mutating func add(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let slot = slot(of: word)
        if slots[slot] != 0 { return slots[slot] - 1 }
        let number = UInt32(count)
        letters.append(contentsOf: word)
        letters.append(0)
        starts.append(UInt32(letters.count))
        slots[slot] = number + 1
        if count * 2 > slots.count { grow() }
        return number
    }

    /// Where a word is, or would be.
    private func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
        let mask = slots.count - 1
        var position = Int(Self.hash(word)) & mask
        return letters.withUnsafeBufferPointer { letters in
            while slots[position] != 0 {
                let known = self.letters(of: slots[position] - 1)
                if known.count == word.count, Self.isSame(letters, from: known.lowerBound, word) { break }
                position = (position + 1) & mask
            }
            return position
        }
    }

    /// Whether letters from a position on are those of a word, of which there are at least as many.
    private static func isSame(
        _ letters: UnsafeBufferPointer<UInt8>, from start: Int, _ word: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let (letters, word) = (UnsafeRawBufferPointer(letters), UnsafeRawBufferPointer(word))
        guard word.count >= 8 else {
            for index in word.indices where letters[start + index] != word[index] { return false }
            return true
        }
        // What is left behind the last eight letters in a row is looked at with some of them again.
        var index = 0
        while true {
            let known = letters.loadUnaligned(fromByteOffset: start + index, as: UInt64.self)
            if known != word.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
            if index + 8 == word.count { return true }
            index = min(index + 8, word.count - 8)
        }
    }

    private mutating func grow() {
        var grown = [UInt32](repeating: 0, count: slots.count * 2)
        let mask = grown.count - 1
        for number in 0..<UInt32(count) {
            let range = letters(of: number)
            let hash = letters.withUnsafeBufferPointer { Self.hash(UnsafeBufferPointer(rebasing: $0[range])) }
            var position = Int(hash) & mask
            while grown[position] != 0 { position = (position + 1) & mask }
            grown[position] = number + 1
        }
        slots = grown
    }

    /// FNV-1a over eight letters at a time, the last of which may be looked at twice, or over all of fewer at once; the
    /// upper half of each product is folded into the lower, from which slots are taken.
    private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let word = UnsafeRawBufferPointer(word)
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        guard word.count >= 8 else {
            var letters: UInt64 = 0
            for letter in word { letters = letters << 8 | UInt64(letter) }
            hash = (hash ^ letters) &* 0x100_0000_01b3
            return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
        }
        var index = 0
        while true {
            hash = (hash ^ word.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0x100_0000_01b3
            hash ^= hash >> 32
            if index + 8 == word.count { return UInt32(truncatingIfNeeded: hash) }
            index = min(index + 8, word.count - 8)
        }
    }
}
