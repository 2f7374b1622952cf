/// Words of one file, each once, one behind the other in memory.
struct WordPool: Sendable {
    /// The letters of all words, each word with a zero behind it.
    private(set) var letters: [UInt8] = []
    /// Where each word begins, and where one more would.
    private var starts: [UInt32] = [0]
    /// By hash, as many as a power of two: in the lower half the number of a word and one, in the upper half its hash,
    /// which tells nearly all words apart; 0 where there is no word.
    private var slots: [UInt64] = Array(repeating: 0, count: 64)

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
            let slot = slot(of: letters, Self.hash(letters))
            return slots[slot] == 0 ? nil : Self.number(slots[slot])
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

    /// The number of a word, which is put in where it is new.
    mutating func add(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let hash = Self.hash(word)
        let slot = slot(of: word, hash)
        if slots[slot] != 0 { return Self.number(slots[slot]) }
        let number = UInt32(count)
        letters.append(contentsOf: word)
        letters.append(0)
        starts.append(UInt32(letters.count))
        slots[slot] = UInt64(hash) << 32 | UInt64(number + 1)
        if count * 2 > slots.count { grow() }
        return number
    }

    private static func number(_ slot: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: slot) - 1 }

    /// Where a word is, or would be.
    private func slot(of word: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
        let mask = slots.count - 1
        return slots.withUnsafeBufferPointer { slots in
            var position = Int(hash) & mask
            while slots[position] != 0 {
                let isAlike = UInt32(truncatingIfNeeded: slots[position] >> 32) == hash
                if isAlike, matches(Self.number(slots[position]), word) { break }
                position = (position + 1) & mask
            }
            return position
        }
    }

    private func matches(_ number: UInt32, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = letters(of: number)
        guard range.count == word.count else { return false }
        return letters.withUnsafeBytes { letters in
            let word = UnsafeRawBufferPointer(word)
            var index = 0
            while index + 8 <= word.count {
                let known = letters.loadUnaligned(fromByteOffset: range.lowerBound + index, as: UInt64.self)
                if known != word.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
                index += 8
            }
            while index < word.count {
                if letters[range.lowerBound + index] != word[index] { return false }
                index += 1
            }
            return true
        }
    }

    private mutating func grow() {
        var grown = [UInt64](repeating: 0, count: slots.count * 4)
        let mask = grown.count - 1
        for slot in slots where slot != 0 {
            var position = Int(slot >> 32) & mask
            while grown[position] != 0 { position = (position + 1) & mask }
            grown[position] = slot
        }
        slots = grown
    }

    /// FNV-1a over eight letters at a time as far as there are as many, then one by one; the upper half of each product
    /// is folded into the lower, from which slots are taken.
    private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let word = UnsafeRawBufferPointer(word)
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var index = 0
        while index + 8 <= word.count {
            hash = (hash ^ word.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0x100_0000_01b3
            hash ^= hash >> 32
            index += 8
        }
        while index < word.count {
            hash = (hash ^ UInt64(word[index])) &* 0x100_0000_01b3
            index += 1
        }
        return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }
}
