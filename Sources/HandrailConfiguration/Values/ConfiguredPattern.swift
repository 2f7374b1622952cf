public import HandrailSource

/// A pattern of paths, and how it is written.
public struct ConfiguredPattern: Hashable, Sendable {
    /// As it is written.
    public let text: String
    /// What it matches.
    public let pattern: GlobPattern

    /// A pattern.
    init(_ text: String) {
        self.text = text
        pattern = GlobPattern(text)
    }

    /// Whether a path, relative to the folder of the configuration, or a folder above it is meant.
    public func matches(_ path: String) -> Bool { pattern.matches(path) }
}
