/// Looks for bytes in a text eight at a time.
///
/// A word of memory has a byte of zero exactly if subtracting one from each of its bytes borrows where the byte was
/// zero (Hacker's Delight, 2nd edition, 6-1); what is looked for is made zero first.
public enum WordScan {
    /// The first place from `start` on where one of two bytes stands; the end where none does.
    public static func next(of wanted: (UInt8, UInt8), in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var position = start
        let raw = UnsafeRawBufferPointer(bytes)
        let (first, second) = (UInt64(wanted.0) &* ones, UInt64(wanted.1) &* ones)
        while position + 8 <= raw.count {
            let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
            if hasZero(word ^ first) || hasZero(word ^ second) { break }
            position += 8
        }
        while position < bytes.count, bytes[position] != wanted.0, bytes[position] != wanted.1 { position += 1 }
        return position
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101

    private static func hasZero(_ word: UInt64) -> Bool { (word &- ones) & ~word & (ones &* 0x80) != 0 }
}
