import HandrailSource
import Synchronization

/// Properties whose views code shows or hides through the object that has them, as in `screen.badge.isHidden = false`: found
/// out when it is first asked.
final class OutsideShowing: Sendable {
    private let known = Mutex<Set<String>?>(nil)

    /// Whether that is done to views of properties of a name in one of the files.
    func isDone(to property: String, in sources: some Sequence<SourceText>) -> Bool {
        if let known = known.withLock({ $0 }) { return known.contains(property) }
        var found: Set<String> = []
        for source in sources { Self.read(source.bytes, into: &found) }
        known.withLock { $0 = found }
        return found.contains(property)
    }

    private static let members = [Array(".isHidden".utf8), Array(".alpha".utf8), Array(".layer".utf8)]

    private static func read(_ bytes: [UInt8], into found: inout Set<String>) {
        bytes.withUnsafeBufferPointer { bytes in
            var position = 0
            while position < bytes.count {
                defer { position += 1 }
                guard bytes[position] == UInt8(ascii: "."), members.contains(where: { UnsafeBufferPointer(rebasing: bytes[position...]).starts(with: $0) }),
                    let name = name(before: position, in: bytes), let owner = dot(before: name.lowerBound, in: bytes)
                else { continue }
                // What a class does to its own views is read with it.
                if let object = self.name(before: owner, in: bytes), bytes[object].elementsEqual("self".utf8) { continue }
                found.insert(String(decoding: bytes[name], as: UTF8.self))
            }
        }
    }

    /// The name that ends at a position, but for the marks of what may hold nothing.
    private static func name(before end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        let reader = NameReader(bytes: bytes)
        var upper = end
        while upper > 0, bytes[upper - 1] == UInt8(ascii: "?") || bytes[upper - 1] == UInt8(ascii: "!") { upper -= 1 }
        var lower = upper
        while reader.isLetter(lower - 1) { lower -= 1 }
        return lower < upper ? lower..<upper : nil
    }

    private static func dot(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        start > 0 && bytes[start - 1] == UInt8(ascii: ".") ? start - 1 : nil
    }
}
