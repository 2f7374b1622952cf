import HandrailBundleImporter
import HandrailModel
import HandrailSource

/// The UTF-8 bytes of a text.
func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

/// Files in memory: numbered in the order of their sorted paths, as an audit numbers them.
struct ResourceSamples {
    /// The contents by path.
    let contents: [String: String]

    /// The list that importers take.
    var files: [(path: String, file: FileIndex)] {
        contents.keys.sorted().enumerated().map { ($1, FileIndex($0)) }
    }

    /// What the importers of this room make of the files that they take, one importer after the other.
    func imported(isReadable: Bool = true) -> ProjectContents {
        var contents = ProjectContents()
        add(StringTableImporter(), to: &contents, isReadable)
        add(AssetCatalogImporter(), to: &contents, isReadable)
        add(ImageFileImporter(), to: &contents, isReadable)
        return contents
    }

    private func add(_ importer: some Importer, to contents: inout ProjectContents, _ isReadable: Bool) {
        let taken = Set(importer.kinds + importer.listedKinds)
        let given = files.compactMap { path, file -> ImportedFile? in
            guard let kind = Self.kind(of: path), taken.contains(kind) else { return nil }
            let bytes = isReadable && importer.kinds.contains(kind) ? read(path) : nil
            return ImportedFile(
                index: file, kind: kind, text: SourceText(path: path, bytes: bytes ?? []), isReadable: isReadable)
        }
        importer.link(importer.parts(of: given).map(importer.fragment), into: &contents)
    }

    private static func kind(of path: String) -> FileKind? {
        if path.contains(".xcassets/"), path.hasSuffix("/Contents.json") { return .assetCatalogContents }
        return FileKind.listed.first { $0.extensions.contains { path.hasSuffix("." + $0) } }
    }

    /// The bytes of a path.
    func read(_ path: String) -> [UInt8]? { contents[path].map(utf8) }
}

/// An entry in one line.
func line(_ entry: StringEntry) -> String {
    "\(entry.language) \(entry.key)=\(entry.value ?? "nil")"
}
