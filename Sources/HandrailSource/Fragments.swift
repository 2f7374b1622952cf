/// Words to look for anywhere inside other text, without regard to case.
///
/// The library's search weighs every character; here bytes are compared, and all fragments are looked for at once.
public struct Fragments: Sendable {
    private let fragments: [[UInt8]]
    /// By byte, whether some fragment begins with it.
    private let isOpening: [Bool]

    /// Fragments in lower case.
    public init(_ fragments: [String]) {
        self.fragments = fragments.map { Array($0.utf8) }
        var isOpening = [Bool](repeating: false, count: 256)
        for fragment in self.fragments {
            if let first = fragment.first { isOpening[Int(first)] = true }
        }
        self.isOpening = isOpening
    }

    /// Whether one of them stands somewhere in `text`.
    public func occur(in text: String) -> Bool {
        var text = text
        if !text.utf8.allSatisfy({ $0 < 0x80 }) { text = text.lowercased() }
        return text.withUTF8 { bytes in
            for start in bytes.indices where isOpening[Int(Self.lowered(bytes[start]))] && isStart(start, of: bytes) {
                return true
            }
            return false
        }
    }

    private func isStart(_ start: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        fragments.contains { fragment in
            guard bytes.count - start >= fragment.count else { return false }
            for index in fragment.indices where Self.lowered(bytes[start + index]) != fragment[index] { return false }
            return true
        }
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}
