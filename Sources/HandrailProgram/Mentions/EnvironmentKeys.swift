import HandrailCode
import Synchronization

/// Keys of the project's own that code sets in the environment, each looked for when it is first asked for.
final class EnvironmentKeys: Sendable {
    private let found = Mutex<[String: Bool]>([:])

    /// Whether `environment(\.key, …)` or `transformEnvironment(\.key)` stands in the code of one of the files.
    func isSet(_ key: String, in mentions: Mentions) -> Bool {
        if let known = found.withLock({ $0[key] }) { return known }
        let isSet = mentions.all(with: key).contains { _, index in
            index.positions(of: key).contains { Self.isSet(at: $0, in: index) }
        }
        found.withLock { $0[key] = isSet }
        return isSet
    }

    private static func isSet(at position: Int, in index: CodeIndex) -> Bool {
        guard index[position - 1] == .dot, index[position - 2] == .backslash,
            index[position - 3] == .openParenthesis, let setter = index.word(at: position - 4)
        else { return false }
        // `environment(` sets, `transformEnvironment(` changes; `@Environment(` only reads.
        return setter.hasSuffix("environment") || setter.hasSuffix("Environment") && index[position - 5] != .at
    }
}
