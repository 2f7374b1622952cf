public import HandrailModel

/// A finding in words.
public struct Phrasing: Hashable, Sendable {
    /// What is wrong.
    public let message: Bilingual
    /// What to do.
    public let fix: Bilingual

    /// A wording.
    public init(message: Bilingual, fix: Bilingual) {
        self.message = message
        self.fix = fix
    }
}
