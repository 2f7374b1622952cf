public import HandrailSource

/// A file as it is handed to an importer.
public struct ImportedFile: Sendable {
    /// Its position among the files of the audit.
    public let index: FileIndex
    /// What it is.
    public let kind: FileKind
    /// Its path and bytes; no bytes where it could not be read, or is of a kind whose bytes the importer did not ask
    /// for.
    public let text: SourceText
    /// Whether it could be read, as far as it was to be.
    public let isReadable: Bool
    private let head: @Sendable (Int) -> [UInt8]?

    /// A file.
    ///
    /// - Parameter head: the first bytes of the file on disk, as many as asked for or all there are; `nil` where it
    ///   cannot be opened.
    public init(
        index: FileIndex, kind: FileKind, text: SourceText, isReadable: Bool = true,
        head: @escaping @Sendable (Int) -> [UInt8]? = { _ in nil }
    ) {
        self.index = index
        self.kind = kind
        self.text = text
        self.isReadable = isReadable
        self.head = head
    }

    /// Path relative to the root of the audit, with `/`.
    public var path: String { text.path }

    /// Its bytes.
    public var bytes: [UInt8] { text.bytes }

    /// The first bytes of the file on disk: `count`, or all where it has no more; `nil` where it cannot be opened.
    public func head(_ count: Int) -> [UInt8]? { head(count) }
}
