public import HandrailModel
public import HandrailSource

/// Turns asset catalogs into images and colors.
///
/// An asset is there as soon as its folder is: one whose `Contents.json` is missing or broken keeps its name and
/// place, and gives a note. It stands at the start of its `Contents.json`, or of its first file.
public struct AssetCatalogImporter: Importer {
    /// What one catalog holds, and what of it could not be read.
    public typealias Fragment = (images: [ImageAsset], colors: [ColorAsset], notes: [AuditNote])

    /// The descriptions of assets.
    public let kinds: [FileKind] = [.assetCatalogContents]
    /// Images are known by name; of some the size is read.
    public let listedKinds: [FileKind] = [.image]

    /// An importer.
    public init() {}

    /// The files of each catalog are a part.
    public func parts(of files: [ImportedFile]) -> [[ImportedFile]] {
        var parts: [[ImportedFile]] = []
        var last: Substring?
        // Files come in the order of their paths, so those of a catalog come one after the other.
        for file in files {
            guard let catalog = ResourcePath.catalog(of: file.path) else { continue }
            if catalog == last { parts[parts.count - 1].append(file) } else { parts.append([file]) }
            last = catalog
        }
        return parts
    }

    /// The assets of one catalog.
    public func fragment(of catalog: [ImportedFile]) -> Fragment {
        let byPath = Dictionary(catalog.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        return read(
            files: catalog.map { ($0.path, $0.index) }, read: { byPath[$0]?.bytes },
            head: { path, count in byPath[path]?.head(count) })
    }

    /// Adds the assets of all catalogs.
    public func link(_ fragments: [Fragment], into contents: inout ProjectContents) {
        for catalog in fragments {
            contents.images += catalog.images
            contents.colors += catalog.colors
            contents.notes += catalog.notes
        }
    }

    /// The assets of all catalogs among `files`, in the order of the files by number, then path.
    ///
    /// - Parameters:
    ///   - files: paths relative to the root; those in no catalog are passed over.
    ///   - read: the bytes of a path; `nil` where it cannot be opened. Only asked for `Contents.json` files in `files`.
    ///   - head: the first bytes of a path, as many as asked for or all there are; `nil` where it cannot be opened. It
    ///     is asked for each image of a set that is there.
    public func read(
        files: [(path: String, file: FileIndex)], read: (String) -> [UInt8]?,
        head: (String, Int) -> [UInt8]? = { _, _ in nil }
    ) -> Fragment {
        var run = AssetCatalogRun(files)
        for set in run.sets { run.add(set, read, head: head) }
        return (run.images, run.colors, run.notes)
    }
}
