/// Makes keys of the bytes that a terminal sends. A sequence may come in pieces; what is not known is passed over.
///
/// Sources: ECMA-48 for control sequences; XTerm's "PC-style function keys" for what stands in them.
package struct KeyReader: Sendable {
    private var waiting: [UInt8] = []

    /// A reader that has seen nothing.
    package init() {}

    /// Whether the beginning of a sequence waits for the rest: an Escape may be a key of its own.
    package var isWaiting: Bool { !waiting.isEmpty }

    /// The keys in what was read, with what waited before it.
    package mutating func read(_ bytes: some Sequence<UInt8>) -> [TerminalKey] {
        waiting += bytes
        var keys: [TerminalKey] = []
        while let (key, length) = Self.first(in: waiting) {
            if let key { keys.append(key) }
            waiting.removeFirst(length)
        }
        return keys
    }

    /// Nothing more came for a while: what waits is all there is.
    package mutating func settle() -> [TerminalKey] {
        defer { waiting = [] }
        return waiting.first == Self.escape ? [.escape] : []
    }

    private static let escape: UInt8 = 0x1B
    /// A sequence longer than this is none.
    private static let limit = 32

    /// The first key, if it is one, and how many bytes it takes; `nil` where more bytes are needed.
    private static func first(in bytes: [UInt8]) -> (TerminalKey?, Int)? {
        guard let byte = bytes.first else { return nil }
        if byte == escape { return sequence(in: bytes) }
        if let control = controls[byte] { return (control, 1) }
        if byte < 0x20 { return (nil, 1) }
        return character(in: bytes)
    }

    private static let controls: [UInt8: TerminalKey] = [
        0x03: .interrupt, 0x04: .endOfInput, 0x08: .backspace, 0x7F: .backspace, 0x09: .tab, 0x0A: .enter,
        0x0C: .redraw, 0x0D: .enter, 0x1A: .suspend,
        0x1C: .interrupt,
    ]

    private static func sequence(in bytes: [UInt8]) -> (TerminalKey?, Int)? {
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case UInt8(ascii: "["):
            guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
                return bytes.count > limit ? (nil, bytes.count) : nil
            }
            return (named[String(decoding: bytes[2...end], as: UTF8.self)], end + 1)
        case UInt8(ascii: "O"):
            guard bytes.count > 2 else { return nil }
            return (named[String(decoding: bytes[2...2], as: UTF8.self)], 3)
        case escape:
            return (.escape, 1)
        default:
            // Escape and a key at once is that key held down with Option or Alt: no command here.
            return (nil, 2)
        }
    }

    private static let named: [String: TerminalKey] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab, "1~": .home, "7~": .home,
        "4~": .end, "8~": .end, "5~": .pageUp, "6~": .pageDown, "M": .enter,
    ]

    private static func character(in bytes: [UInt8]) -> (TerminalKey?, Int)? {
        let length =
            switch bytes[0] {
            case 0x20..<0x7F: 1
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        guard length > 0 else { return (nil, 1) }
        guard bytes.count >= length else { return nil }
        guard let text = String(validating: bytes[..<length], as: UTF8.self), let character = text.first else {
            return (nil, 1)
        }
        return (.character(character), length)
    }
}
