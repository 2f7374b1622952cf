public import HandrailModel

/// The kinds of files that discovery lists, found by the names of files.
public struct FileKinds: Hashable, Sendable {
    private let byExtension: [String: FileKind]
    private let byCatalogName: [String: FileKind]
    private let byName: [String: FileKind]

    /// The kinds that are listed in any case, and others besides; where two want the same files, the first has them.
    public init(_ others: [FileKind] = []) {
        let kinds = FileKind.listed + others
        byExtension = Dictionary(
            kinds.flatMap { kind in kind.extensions.map { ($0, kind) } }, uniquingKeysWith: { first, _ in first })
        byCatalogName = Dictionary(
            kinds.flatMap { kind in kind.catalogNames.map { ($0, kind) } }, uniquingKeysWith: { first, _ in first })
        byName = Dictionary(
            kinds.flatMap { kind in kind.fileNames.map { ($0, kind) } }, uniquingKeysWith: { first, _ in first })
    }

    /// The kind of a file named `name`, or `nil` for files that are not listed.
    ///
    /// `isInAssetCatalog` tells whether a folder above it is an asset catalog.
    func kind(of name: String, isInAssetCatalog: Bool) -> FileKind? {
        if isInAssetCatalog, let kind = byCatalogName[name] { return kind }
        if let kind = byName[name] { return kind }
        let bytes = name.utf8
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > bytes.startIndex else { return nil }
        return byExtension[String(name[bytes.index(after: dot)...]).lowercased()]
    }
}
