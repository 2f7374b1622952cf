public import HandrailModel
import HandrailSource

/// Turns the image files outside of asset catalogs into images that code can name.
///
/// All scales, devices and languages of a file in one folder are one image; an Icon Composer folder is one icon.
public struct ImageFileImporter: Importer {
    /// Images, and what could not be read.
    public typealias Fragment = (images: [ImageAsset], notes: [AuditNote])

    /// No bytes are read but those of the documents of icons, and those that tell the size of an image and
    /// the frames of one that is animated.
    public let kinds: [FileKind] = [.iconDocument]
    /// Images are known by name.
    public let listedKinds: [FileKind] = [.image]

    /// An importer.
    public init() {}

    /// All image files are one part, for several files may be one image.
    public func parts(of files: [ImportedFile]) -> [[ImportedFile]] {
        [files.filter { ResourcePath.catalog(of: $0.path) == nil }]
    }

    /// The images, in the order of their first files.
    public func fragment(of files: [ImportedFile]) -> Fragment {
        var images: [ImageAsset] = []
        var notes: [AuditNote] = []
        let icons = Dictionary(grouping: files) { IconDocument.folder(of: $0.path) }
        var seen: Set<String> = []
        for file in files {
            let resource = ResourcePath(file.path)
            let folders = resource.components.dropLast()
            let place = SourcePlace(file: file.index, range: .zero)
            if let icon = folders.firstIndex(where: { $0.hasSuffix(".icon") }) {
                let folder = folders[...icon].joined(separator: "/")
                guard seen.insert(folder).inserted else { continue }
                let read = IconDocument(icons[folder] ?? [])
                notes += read.note.map { [$0] } ?? []
                let name = String(ResourcePath.split(folders[icon]).base)
                images.append(ImageAsset(name: name, kind: .appIcon, place: read.place ?? place, set: read.set))
            } else if let name = ImageFile.name(of: resource) {
                let folder = folders.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
                guard seen.insert(folder + "/" + name).inserted else { continue }
                let pixelsPerPoint = ImageFile.pixelsPerPoint(of: resource)
                let facts = ImageFile.facts(of: file.path, head: { file.head($0) })
                images.append(
                    ImageAsset(
                        name: name, kind: .image, place: place, size: facts?.pixels?.scaled(by: pixelsPerPoint),
                        flashes: ImageFile.flashes(of: facts, pixelsPerPoint: pixelsPerPoint, head: { file.head($0) })))
            }
        }
        return (images, notes)
    }

    /// Adds the images.
    public func link(_ fragments: [Fragment], into contents: inout ProjectContents) {
        for fragment in fragments {
            contents.images += fragment.images
            contents.notes += fragment.notes
        }
    }
}
