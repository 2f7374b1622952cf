public import HandrailModel

/// Something of people's that the system guards: code that asks for it has to say why in its `Info.plist`.
public struct ProtectedResource: Hashable, Sendable {
    /// An API that has the system ask for it.
    public struct API: Hashable, Sendable {
        /// The name, as far as needed to tell it from others, such as `requestAccess`.
        public let name: String
        /// The last words of arguments of which one has to be there, such as `video`; none where any call asks.
        public let arguments: [String]
        /// The last words of arguments none of which may be there.
        public let others: [String]
    }

    /// The key of the `Info.plist` that says why.
    public let key: String
    /// Keys of older or wider permissions with which the system asks as well.
    public let alternatives: [String]
    /// What it is, as it stands in a sentence: `the camera`.
    public let name: Bilingual
    /// What asks for it.
    public let apis: [API]
    /// Where the key is demanded.
    public let platforms: Set<Platform>
    /// Whether it is certain that the system asks for nothing without the key.
    public let isCertain: Bool

    /// Whether one of some keys says why.
    public func isExplained(by keys: [String]) -> Bool {
        keys.contains { $0 == key || alternatives.contains($0) }
    }
}

/// What the system guards, by what its documentation says of each key. Source: Apple, “Protected resources”, checked
/// 2026-11-21.
public enum ProtectedResources {
    /// All of them, in the order of the table.
    public static let all: [ProtectedResource] = TableRow.rows(of: ProtectedResourceRows.text).map { row in
        ProtectedResource(
            key: row[0], alternatives: row.list(1, separator: ","), name: Bilingual(en: row[2], ko: row[3]),
            apis: row.list(4, separator: " ").map(api),
            platforms: Set(row.list(5, separator: ",").flatMap { platforms[$0] ?? [] }), isCertain: row.isCertain(6))
    }

    /// The resource that a key stands for; `nil` for a key of which nothing is known.
    public static func resource(of key: String) -> ProtectedResource? { all.first { $0.key == key } }

    /// `requestAccess(video|AVMediaTypeVideo)`, `requestAuthorization(!addOnly)`, or a name alone.
    private static func api(_ text: String) -> ProtectedResource.API {
        // Over bytes: telling characters apart would take longer than everything else.
        let parts = text.utf8.split { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
        let words = parts.count > 1 ? parts[1].split(separator: UInt8(ascii: "|")).map(Substring.init) : []
        return ProtectedResource.API(
            name: parts.first.map { String(Substring($0)) } ?? text,
            arguments: words.filter { !$0.hasPrefix("!") }.map(String.init),
            others: words.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) })
    }

    private static let platforms: [String: [Platform]] = [
        "ios": [.iOS, .macCatalyst], "mac": [.macOS], "watch": [.watchOS], "tv": [.tvOS], "vision": [.visionOS],
    ]
}
