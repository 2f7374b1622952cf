import HandrailMarkup
public import HandrailModel
import HandrailSource

extension FileKind {
    /// What an icon of Icon Composer is made of.
    public static let iconDocument = FileKind(
        name: "iconDocument", extensions: [], fileNames: ["icon.json"], bundling: .always)
}

/// An icon of Icon Composer: a folder with a document that names the pictures of its layers.
///
/// Source: documents that Icon Composer of Xcode 26 writes, with groups of layers, each with the name of a file in
/// the folder `Assets`.
struct IconDocument {
    /// The layers with their files; `nil` where the document is not there or cannot be read.
    let set: PictureSet?
    /// Where the document stands.
    let place: SourcePlace?
    /// What of it could not be read.
    let note: AuditNote?

    /// Layers that are read: Icon Composer allows four groups, and icons have a few layers in each.
    private static let mostLayers = 256

    /// The folder of the icon that a file belongs to; empty where it belongs to none.
    static func folder(of path: String) -> String {
        let folders = ResourcePath(path).components.dropLast()
        guard let icon = folders.firstIndex(where: { $0.hasSuffix(".icon") }) else { return "" }
        return folders[...icon].joined(separator: "/")
    }

    /// The icon in the files of its folder.
    init(_ files: [ImportedFile]) {
        guard let document = files.first(where: { $0.kind == .iconDocument }) else {
            (set, place, note) = (nil, nil, nil)
            return
        }
        place = SourcePlace(file: document.index, range: .zero)
        do throws(MarkupProblem) {
            guard document.isReadable else {
                (set, note) = (nil, nil)
                return
            }
            let names = Set(files.lazy.filter { $0.kind == .image }.map { Self.name(of: $0.path) })
            let layers = Self.layers(of: try JSONReader().read(document.bytes))
            let entries = layers.prefix(Self.mostLayers).map { Self.entry($0, names, in: document.index) }
            // Pictures that are not among the files of the audit at all say nothing of those that are named.
            set = names.isEmpty ? nil : PictureSet(entries: entries)
            let outside = layers.count { $0.stringValue?.contains("/") ?? false }
            note = layers.count > Self.mostLayers
                ? ResourceNotes.slotsSkipped(document.path, count: layers.count - Self.mostLayers)
                : outside > 0 ? ResourceNotes.filesOutside(document.path, count: outside) : nil
        } catch {
            (set, note) = (nil, ResourceNotes.skipped(document.path, error, in: document.bytes))
        }
    }

    /// The names of the pictures of all layers, in every appearance.
    private static func layers(of document: JSONNode) -> [JSONNode] {
        let layers = (document["groups"]?.elements ?? []).flatMap { $0["layers"]?.elements ?? [] }
        return layers.flatMap { layer in
            [layer["image-name"]].compactMap(\.self)
                + (layer["image-name-specializations"]?.elements ?? []).compactMap { $0["value"] }
        }
    }

    private static func entry(_ name: JSONNode, _ names: Set<String>, in file: FileIndex) -> PictureEntry {
        let text = name.stringValue ?? ""
        let isPicture = FileKind.image.extensions.contains(ResourcePath(text).fileExtension) && !text.contains("/")
        return PictureEntry(
            use: PictureEntry.Use(idiom: "universal"), scale: nil, fileName: text,
            presence: names.contains(text.lowercased()) ? .there : isPicture ? .missing : .unknown, picture: nil,
            place: SourcePlace(file: file, range: name.range))
    }

    /// The name of a file; the disks of Macs do not tell capital letters from small ones.
    private static func name(of path: String) -> String { ResourcePath(path).fileName.lowercased() }
}
