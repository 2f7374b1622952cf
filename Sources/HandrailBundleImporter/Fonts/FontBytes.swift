/// The bytes of a font file, of which nothing is taken for granted: what lies outside of them is `nil`.
struct FontBytes {
    private let bytes: [UInt8]

    /// The bytes of a file.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// How many there are.
    var count: Int { bytes.count }

    /// A number of so many bytes, the greatest first.
    func number(at position: Int, _ length: Int) -> Int? {
        guard position >= 0, position <= bytes.count - length else { return nil }
        var number = 0
        for index in position..<(position + length) { number = number << 8 | Int(bytes[index]) }
        return number
    }

    /// A number of two bytes.
    func short(at position: Int) -> Int? { number(at: position, 2) }

    /// A number of four bytes.
    func long(at position: Int) -> Int? { number(at: position, 4) }

    /// A number of sixteen bits with a fraction of sixteen.
    func fixed(at position: Int) -> Double? {
        long(at: position).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
    }

    /// Four letters.
    func tag(at position: Int) -> String? {
        guard position >= 0, position <= bytes.count - 4 else { return nil }
        return String(decoding: bytes[position..<(position + 4)], as: UTF8.self)
    }

    /// Two bytes a letter.
    func utf16(at position: Int, _ length: Int) -> String? {
        guard position >= 0, length >= 0, position <= bytes.count - length else { return nil }
        let units = stride(from: position, to: position + length - 1, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// A byte a letter, of those that all encodings share; `nil` where there are others.
    func ascii(at position: Int, _ length: Int) -> String? {
        guard position >= 0, length >= 0, position <= bytes.count - length else { return nil }
        let letters = bytes[position..<(position + length)]
        return letters.allSatisfy { $0 < 0x80 } ? String(decoding: letters, as: UTF8.self) : nil
    }
}
