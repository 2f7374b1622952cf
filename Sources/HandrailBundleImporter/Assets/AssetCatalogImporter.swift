public import HandrailModel
public import HandrailSource

/// Turns asset catalogs into images and colors.
///
/// An asset is there as soon as its folder is: one whose `Contents.json` is missing or broken keeps its name and
/// place, and gives a note. It stands at the start of its `Contents.json`, or of its first file.
public struct AssetCatalogImporter: Sendable {
    /// An importer.
    public init() {}

    /// The assets of all catalogs among `files`, in the order of the files by number, then path.
    ///
    /// - Parameters:
    ///   - files: paths relative to the root; those in no catalog are passed over.
    ///   - read: the bytes of a path; `nil` where it cannot be opened. Only asked for `Contents.json` files in `files`.
    ///   - head: the first bytes of a path, as many as asked for or all there are; `nil` where it cannot be opened. Asked for
    ///     one image of a set.
    public func read(
        files: [(path: String, file: FileIndex)], read: (String) -> [UInt8]?, head: (String, Int) -> [UInt8]? = { _, _ in nil }
    ) -> (images: [ImageAsset], colors: [ColorAsset], notes: [AuditNote]) {
        var run = AssetCatalogRun(files)
        for set in run.sets { run.add(set, read, head: head) }
        return (run.images, run.colors, run.notes)
    }
}
