import HandrailSource
import Synchronization

/// Keys of the project's own that code sets in the environment, each looked for when it is first asked for.
final class EnvironmentKeys: Sendable {
    private let found = Mutex<[String: Bool]>([:])

    /// Whether `environment(\.key, …)` or `transformEnvironment(\.key)` stands anywhere in `sources`.
    func isSet(_ key: String, in sources: some Sequence<SourceText>) -> Bool {
        if let known = found.withLock({ $0[key] }) { return known }
        let isSet = sources.contains { Self.sets(key, in: $0.bytes) }
        found.withLock { $0[key] = isSet }
        return isSet
    }

    private static func sets(_ key: String, in bytes: [UInt8]) -> Bool {
        let wanted = Array("nvironment(\\.\(key)".utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            guard bytes.count > wanted.count + 1 else { return false }
            var index = 1
            let last = bytes.count - wanted.count - 1
            while index <= last {
                // A parenthesis is rarer than a letter: it is looked for first.
                if bytes[index + 10] == UInt8(ascii: "("),
                    wanted.indices.allSatisfy({ bytes[index + $0] == wanted[$0] }),
                    isSetting(bytes[index - 1], index > 1 ? bytes[index - 2] : 0),
                    !continuesName(bytes[index + wanted.count])
                {
                    return true
                }
                index += 1
            }
            return false
        }
    }

    /// `environment(` sets, `transformEnvironment(` changes; `@Environment(` only reads.
    private static func isSetting(_ first: UInt8, _ before: UInt8) -> Bool {
        first == UInt8(ascii: "e") || (first == UInt8(ascii: "E") && before != UInt8(ascii: "@"))
    }

    private static func continuesName(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
    }
}
