public import HandrailModel
import HandrailSource

/// Turns the image files outside of asset catalogs into images that code can name.
///
/// All scales, devices and languages of a file in one folder are one image; an Icon Composer folder is one icon.
public struct ImageFileImporter: Importer {
    /// No bytes are read but those that tell the size, and the frames of animated pictures.
    public let kinds: [FileKind] = []
    /// Images are known by name.
    public let listedKinds: [FileKind] = [.image]

    /// An importer.
    public init() {}

    /// All image files are one part, for several files may be one image.
    public func parts(of files: [ImportedFile]) -> [[ImportedFile]] {
        [files.filter { ResourcePath.catalog(of: $0.path) == nil }]
    }

    /// The images, in the order of their first files.
    public func fragment(of files: [ImportedFile]) -> [ImageAsset] {
        var images: [ImageAsset] = []
        var seen: Set<String> = []
        for file in files {
            let resource = ResourcePath(file.path)
            let folders = resource.components.dropLast()
            let place = SourcePlace(file: file.index, range: .zero)
            if let icon = folders.firstIndex(where: { $0.hasSuffix(".icon") }) {
                guard seen.insert(folders[...icon].joined(separator: "/")).inserted else { continue }
                let name = String(ResourcePath.split(folders[icon]).base)
                images.append(ImageAsset(name: name, kind: .appIcon, place: place))
            } else if let name = ImageFile.name(of: resource) {
                let folder = folders.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
                guard seen.insert(folder + "/" + name).inserted else { continue }
                let pixelsPerPoint = ImageFile.pixelsPerPoint(of: resource)
                let size = ImageFile.size(
                    of: file.path, pixelsPerPoint: pixelsPerPoint, head: { _, count in file.head(count) })
                let flashes = ImageFile.flashes(
                    of: file.path, pixelsPerPoint: pixelsPerPoint, head: { file.head($0) })
                images.append(ImageAsset(name: name, kind: .image, place: place, size: size, flashes: flashes))
            }
        }
        return images
    }

    /// Adds the images.
    public func link(_ fragments: [[ImageAsset]], into contents: inout ProjectContents) {
        contents.images += fragments.joined()
    }
}
