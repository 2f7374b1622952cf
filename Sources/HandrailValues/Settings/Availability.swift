package import HandrailModel

/// What code asks of the version of the system: `#available(iOS 17, macOS 14, *)`, `#unavailable(iOS 26)`.
package struct Availability {
    /// The version of each platform that it names.
    package let versions: [Platform: Version]
    private let isNegated: Bool

    /// Reads the condition as written; `nil` for anything else.
    package init?(_ text: String) {
        guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close else { return nil }
        switch text[..<open] {
        case "#available": isNegated = false
        case "#unavailable": isNegated = true
        default: return nil
        }
        var versions: [Platform: Version] = [:]
        for part in text[text.index(after: open)..<close].split(separator: ",") {
            let words = part.split(whereSeparator: \.isWhitespace)
            if words == ["*"] { continue }
            let name = words.first.map { $0.hasSuffix(Self.extensions) ? $0.dropLast(Self.extensions.count) : $0 }
            guard words.count == 2, let platform = name.flatMap({ Platform(rawValue: String($0)) }),
                let version = Version(words[1])
            else { return nil }
            versions[platform] = version
        }
        self.versions = versions
    }

    private static let extensions = "ApplicationExtension"

    /// Whether it holds wherever an app for `platforms` runs; `nil` where that depends on the system of the day.
    package func holds(on platforms: [PlatformVersion]) -> Bool? {
        guard !platforms.isEmpty else { return nil }
        for target in platforms {
            // An iPad app on the Mac has the versions of iOS, which are not those it is built for there.
            if target.platform == .macCatalyst, versions[.macCatalyst] == nil, versions[.iOS] != nil { return nil }
            guard let wanted = versions[target.platform] else { continue }
            guard let oldest = target.version, oldest >= wanted else { return nil }
        }
        return !isNegated
    }
}
