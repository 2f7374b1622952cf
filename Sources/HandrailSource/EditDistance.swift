/// How many letters have to be added, left out, changed or swapped with their neighbor to turn one word into others.
///
/// One word is held against thousands, so what is needed for that is kept from one to the next. Capitals of ASCII count
/// as the small letters they are.
///
/// Source: the optimal string alignment variant of the Damerau–Levenshtein distance.
struct EditDistance {
    /// Longer words are not compared: nobody mistypes a page.
    static let longest = 120

    /// The letters of the word that is compared, and of the one that it is compared with.
    private let word: [UInt8]
    private var other: [UInt8] = []
    private let kinds: UInt64
    /// The rows of the table of distances that the one being filled is worked out from.
    private var beforeLast: [Int] = []
    private var last: [Int] = []
    private var row: [Int] = []

    /// - Returns: `nil` where the word is too long.
    init?(from word: String) {
        guard word.utf8.count <= Self.longest else { return nil }
        self.word = word.utf8.map(Self.small)
        kinds = self.word.reduce(0) { $0 | Self.kind($1) }
    }

    /// The distance to another word; `nil` where it is beyond the limit.
    mutating func to(_ text: String, atMost limit: Int) -> Int? {
        guard abs(text.utf8.count - word.count) <= limit, text.utf8.count <= Self.longest else { return nil }
        other.removeAll(keepingCapacity: true)
        var others: UInt64 = 0
        for byte in text.utf8 {
            other.append(Self.small(byte))
            others |= Self.kind(Self.small(byte))
        }
        // Each kind of letter that only one of them has is a step of its own: most words are told by that.
        guard (kinds & ~others).nonzeroBitCount <= limit, (others & ~kinds).nonzeroBitCount <= limit else { return nil }
        return filled(atMost: limit)
    }

    private mutating func filled(atMost limit: Int) -> Int? {
        last = Array(0...other.count)
        beforeLast = last
        row = last
        for i in word.indices {
            row[0] = i + 1
            var least = row[0]
            for j in other.indices {
                var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (word[i] == other[j] ? 0 : 1))
                if i > 0, j > 0, word[i] == other[j - 1], word[i - 1] == other[j] {
                    best = min(best, beforeLast[j - 1] + 1)
                }
                row[j + 1] = best
                least = min(least, best)
            }
            // No later row has less than the least of two in a row, as a swap goes back by two.
            if least > limit + 1 { return nil }
            swap(&beforeLast, &last)
            swap(&last, &row)
        }
        return last[other.count] <= limit ? last[other.count] : nil
    }

    private static func small(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }

    private static func kind(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }
}
