import HandrailSource

/// What answers are found by.
protocol AnswerKey: Equatable {
    /// A number that equal keys have in common, and few others.
    var spread: UInt { get }
}

/// Answers by what was asked.
///
/// Something is asked for every name and every call, and most answers are never asked for again: a dictionary, which
/// hashes so that nobody can choose keys that fall together, takes most of that time for hashing, and hashes all anew
/// when it grows.
struct AnswerTable<Key: AnswerKey, Answer> {
    private struct Entry {
        let key: Key
        let answer: Answer
    }

    private var entries: [Entry] = []
    /// The spread of each entry, apart from it: to go through them counts no references.
    private var spreads: [UInt] = []
    /// As many as a power of two and at least twice as many as there are entries: the number of an entry and one, or 0
    /// where there is none. One slot after the other is tried.
    private var slots: [UInt32] = []

    /// The answer to a question; `nil` where none is known.
    subscript(key: Key) -> Answer? {
        if entries.isEmpty { return nil }
        let found = slots[slot(of: key, key.spread)]
        return found == 0 ? nil : entries[Int(found - 1)].answer
    }

    /// Keeps the answer to a question that has none yet.
    mutating func keep(_ answer: Answer, to key: Key) {
        if entries.count * 2 >= slots.count { grow() }
        let spread = key.spread
        let slot = slot(of: key, spread)
        guard slots[slot] == 0 else { return }
        entries.append(Entry(key: key, answer: answer))
        spreads.append(spread)
        slots[slot] = UInt32(entries.count)
    }

    private func slot(of key: Key, _ spread: UInt) -> Int {
        let mask = slots.count - 1
        var position = Int(truncatingIfNeeded: spread) & mask
        while slots[position] != 0 {
            let number = Int(slots[position] - 1)
            if spreads[number] == spread, entries[number].key == key { break }
            position = (position + 1) & mask
        }
        return position
    }

    private mutating func grow() {
        let mask = max(slots.count * 2, 32) - 1
        slots = Array(repeating: 0, count: mask + 1)
        for (number, spread) in spreads.enumerated() {
            var position = Int(truncatingIfNeeded: spread) & mask
            while slots[position] != 0 { position = (position + 1) & mask }
            slots[position] = UInt32(number + 1)
        }
    }
}

extension UInt {
    /// The bits of an object's address and of something else about it, evenly strewn.
    static func spread(_ object: ObjectIdentifier, _ other: UInt64) -> UInt {
        spread(UInt64(UInt(bitPattern: object)), other)
    }

    /// The bits of where something stands and of something else about it, evenly strewn.
    static func spread(_ place: SourcePlace, _ other: UInt64) -> UInt {
        spread(UInt64(place.file.value) << 32 | UInt64(place.range.lower), other)
    }

    private static func spread(_ one: UInt64, _ other: UInt64) -> UInt {
        // An odd number with its bits evenly strewn: two to the 64th, divided by the golden ratio.
        let golden: UInt64 = 0x9E37_79B9_7F4A_7C15
        let mixed = (one &* golden ^ other) &* golden
        return UInt(truncatingIfNeeded: mixed ^ mixed >> 32)
    }
}
