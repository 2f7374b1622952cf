/// Words to look for anywhere inside other text, without regard to the case of ASCII letters.
///
/// The library's search weighs every character; here bytes are compared, and all fragments are looked for at once.
public struct Fragments: Sendable {
    /// What follows the first byte, of all fragments that begin with a byte.
    private let rests: [[[UInt8]]]
    /// Whether a fragment begins with a byte, in small or capital letters: asked for every byte of a text.
    private let begins: [Bool]

    /// Fragments in lower case.
    public init(_ fragments: [String]) {
        var rests: [[[UInt8]]] = Array(repeating: [], count: 256)
        for fragment in fragments {
            if let first = fragment.utf8.first { rests[Int(first)].append(Array(fragment.utf8.dropFirst())) }
        }
        self.rests = rests
        begins = (0...UInt8.max).map { !rests[Int($0.lowercased)].isEmpty }
    }

    /// Whether one of them stands somewhere in `text`.
    public func occur(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { next(in: $0, from: 0) != nil }
    }

    /// Where the first of them begins at `start` or behind it.
    public func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var position = start
        while true {
            position = begins.withUnsafeBufferPointer { begins in
                var next = position
                while next < bytes.count, !begins[Int(bytes[next])] { next += 1 }
                return next
            }
            guard position < bytes.count else { return nil }
            for rest in rests[Int(bytes[position].lowercased)] where Self.stands(rest, in: bytes, at: position + 1) {
                return position
            }
            position += 1
        }
    }

    private static func stands(_ rest: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        guard bytes.count - start >= rest.count else { return false }
        for index in rest.indices where bytes[start + index].lowercased != rest[index] { return false }
        return true
    }
}
