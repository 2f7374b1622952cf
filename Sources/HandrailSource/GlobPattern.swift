/// A path pattern: `*` matches inside one component, `**` any number of components, `?` one character.
///
/// A pattern without `/` matches a component anywhere in the path, as in `.gitignore`.
public struct GlobPattern: Hashable, Sendable {
    private let components: [String]

    /// Reads a pattern such as `Sources/**/Generated*.swift`.
    public init(_ pattern: String) {
        let parts = pattern.split(separator: "/").map(String.init)
        components = pattern.contains("/") ? parts : ["**"] + parts
    }

    /// Whether a path with `/` between its components, or a folder above it, is meant.
    public func matches(_ path: String) -> Bool {
        Self.match(components[...], path.split(separator: "/")[...])
    }

    private static func match(_ pattern: ArraySlice<String>, _ path: ArraySlice<Substring>) -> Bool {
        guard let first = pattern.first else { return true }
        if first == "**" {
            if pattern.count == 1 { return true }
            return path.indices.contains { match(pattern.dropFirst(), path[$0...]) }
        }
        guard let component = path.first, matchComponent(Array(first), Array(component)) else { return false }
        return match(pattern.dropFirst(), path.dropFirst())
    }

    private static func matchComponent(_ pattern: [Character], _ text: [Character]) -> Bool {
        // Iterative matching with one remembered star keeps hostile patterns linear per star.
        var p = 0, t = 0, star = -1, resume = 0
        while t < text.count {
            if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t], pattern[p] != "*" {
                p += 1
                t += 1
            } else if p < pattern.count, pattern[p] == "*" {
                star = p
                resume = t
                p += 1
            } else if star >= 0 {
                p = star + 1
                resume += 1
                t = resume
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }
}
