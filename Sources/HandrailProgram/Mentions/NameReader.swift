/// Reads names in the text of a file, byte by byte: where one stands, and what stands around it.
package struct NameReader {
    /// The text.
    package let bytes: UnsafeBufferPointer<UInt8>

    /// A reader of the text of a file.
    package init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The byte at a place; 0 outside of the text.
    package func at(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

    /// Whether a byte may be part of a name.
    package func isLetter(_ index: Int) -> Bool {
        let byte = at(index)
        return byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Whether nothing stands at a place, or a line ends there.
    package func isBlank(_ index: Int) -> Bool {
        [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(at(index))
    }

    /// The next place that is not blank.
    package func skippingBlanks(from index: Int) -> Int {
        var next = index
        while isBlank(next) { next += 1 }
        return next
    }

    /// Whether a value is given at a place: `=`, or an operator with one, but no comparison.
    package func isAssignment(_ index: Int) -> Bool {
        let (one, two) = (at(index), at(index + 1))
        if one == UInt8(ascii: "=") { return two != UInt8(ascii: "=") }
        return two == UInt8(ascii: "=") && Self.operators.contains(one)
    }

    private static let operators: Set<UInt8> = Set("+-*/%&|^".utf8)

    /// Where the name that begins at a place ends.
    package func end(ofWordAt index: Int) -> Int {
        var end = index
        while isLetter(end) { end += 1 }
        return end
    }

    /// The name that begins at a place.
    package func word(at index: Int) -> String { String(decoding: bytes[index..<end(ofWordAt: index)], as: UTF8.self) }

    /// Whether some place at which a name ends that is, or ends with, `name` satisfies a condition, given where that
    /// begins and ends.
    ///
    /// - Parameter own: places that are left out.
    package func holds(_ name: [UInt8], besides own: Range<Int>, where matches: (Int, Int) -> Bool) -> Bool {
        guard let first = name.first else { return false }
        var start = 0
        while start <= bytes.count - name.count {
            defer { start += 1 }
            guard bytes[start] == first, !own.contains(start) else { continue }
            let end = start + name.count
            guard !isLetter(end), name.indices.allSatisfy({ bytes[start + $0] == name[$0] }) else { continue }
            if matches(start, end) { return true }
        }
        return false
    }
}
