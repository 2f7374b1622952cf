public import HandrailModel
public import HandrailSource

/// Turns the resource files of a target into the contents of its bundle.
public struct BundleImporter: Sendable {
    /// An importer.
    public init() {}

    /// The contents of a bundle, and a note for every file that could not be read, or not wholly.
    ///
    /// Files are taken in the order of their numbers, then paths, however they are passed in; images and colors of
    /// catalogs come before loose images. A broken file has no influence on the others.
    ///
    /// - Parameters:
    ///   - files: paths relative to the root of all resource files, those inside asset catalogs included.
    ///   - read: the bytes of a path; `nil` where it cannot be opened. Asked for string tables and `Contents.json`.
    ///   - head: the first bytes of a path, as many as asked for or all there are; `nil` where it cannot be opened. Asked for
    ///     images, one for all scales and devices.
    public func read(
        files: [(path: String, file: FileIndex)], read: (String) -> [UInt8]?, head: (String, Int) -> [UInt8]? = { _, _ in nil }
    ) -> (contents: BundleContents, notes: [AuditNote]) {
        let sorted = files.sorted { ($0.file, $0.path) < ($1.file, $1.path) }
        let inCatalogs = sorted.filter { Self.isInCatalog($0.path) }
        let loose = sorted.filter { !Self.isInCatalog($0.path) }
        let tables = strings(loose, read)
        let assets = AssetCatalogImporter().read(files: inCatalogs, read: read, head: head)
        let contents = BundleContents(
            strings: tables.entries, images: assets.images + looseImages(loose, head), colors: assets.colors)
        return (contents, tables.notes + assets.notes)
    }

    private static func isInCatalog(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { bytes in
            bytes.indices.contains { end in
                bytes[end] == UInt8(ascii: "/") && end >= catalog.count
                    && bytes[(end - catalog.count)..<end].elementsEqual(catalog)
            }
        }
    }

    private static let catalog = Array(".xcassets".utf8)

    private func strings(
        _ files: [(path: String, file: FileIndex)], _ read: (String) -> [UInt8]?
    ) -> (entries: [StringEntry], notes: [AuditNote]) {
        var entries: [StringEntry] = []
        var notes: [AuditNote] = []
        for (path, file) in files where StringTableImporter.reads(path) {
            guard let bytes = read(path) else {
                notes.append(ResourceNotes.unreadable(path))
                continue
            }
            let table = StringTableImporter().read(path: path, bytes: bytes, file: file)
            entries += table.entries
            notes += table.notes
        }
        return (entries, notes)
    }

    /// One image for all scales, devices and languages of a file in one folder; an Icon Composer folder is one icon.
    private func looseImages(
        _ files: [(path: String, file: FileIndex)], _ head: (String, Int) -> [UInt8]?
    ) -> [ImageAsset] {
        var images: [ImageAsset] = []
        var seen: Set<String> = []
        for (path, file) in files {
            let resource = ResourcePath(path)
            let folders = resource.components.dropLast()
            let place = SourcePlace(file: file, range: .zero)
            if let icon = folders.firstIndex(where: { $0.hasSuffix(".icon") }) {
                guard seen.insert(folders[...icon].joined(separator: "/")).inserted else { continue }
                let name = String(ResourcePath.split(folders[icon]).base)
                images.append(ImageAsset(name: name, kind: .appIcon, place: place))
            } else if let name = LooseImage.name(of: resource) {
                let folder = folders.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
                guard seen.insert(folder + "/" + name).inserted else { continue }
                let size = LooseImage.size(of: path, pixelsPerPoint: LooseImage.pixelsPerPoint(of: resource), head: head)
                images.append(ImageAsset(name: name, kind: .image, place: place, size: size))
            }
        }
        return images
    }
}
