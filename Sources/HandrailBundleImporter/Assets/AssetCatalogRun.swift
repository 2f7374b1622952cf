import HandrailMarkup
import HandrailModel
import HandrailSource

/// One run of an `AssetCatalogImporter`.
struct AssetCatalogRun {
    /// The images of the sets added so far.
    private(set) var images: [ImageAsset] = []
    /// The colors of the sets added so far.
    private(set) var colors: [ColorAsset] = []
    /// What could not be read so far.
    private(set) var notes: [AuditNote] = []
    /// The sets in the order of their first files.
    let sets: [AssetSet]

    private let files: [String: FileIndex]
    private let firstFiles: [String: FileIndex]
    /// The names of the files that lie in the folder of a set.
    private let names: [String: [String]]
    private var namespaces: [String: Bool] = [:]

    /// A run over files in any order.
    init(_ files: [(path: String, file: FileIndex)]) {
        var sets: [AssetSet] = []
        var firstFiles: [String: FileIndex] = [:]
        var lastFolder: Substring?
        var names: [String: [String]] = [:]
        for file in files.sorted(by: { ($0.file, $0.path) < ($1.file, $1.path) }) {
            // The files of a set come one after the other, and each says the same.
            let folder = ResourcePath.folder(of: file.path)
            names[String(folder), default: []].append(String(file.path[folder.endIndex...].dropFirst()))
            if folder == lastFolder { continue }
            lastFolder = folder
            guard let set = AssetSet(containing: ResourcePath(file.path)), firstFiles[set.path] == nil else { continue }
            firstFiles[set.path] = file.file
            sets.append(set)
        }
        self.sets = sets
        self.firstFiles = firstFiles
        self.names = names
        self.files = Dictionary(files.map { ($0.path, $0.file) }, uniquingKeysWith: { first, _ in first })
    }

    /// Reads the asset of a set; the head of an image file is asked for with how many bytes of it are needed.
    mutating func add(_ set: AssetSet, _ read: (String) -> [UInt8]?, head: (String, Int) -> [UInt8]?) {
        guard let file = files[set.contentsPath] ?? firstFiles[set.path] else { return }
        let place = SourcePlace(file: file, range: .zero)
        let name = set.groups.filter { providesNamespace($0, read) }.map(Self.lastComponent).joined() + set.name
        let contents = contents(set.path, isDemanded: true, read)
        switch set.kind {
        case .image:
            let read = contents.map { imageSet($0, of: set, file: file, head) }
            images.append(ImageAsset(name: name, kind: .image, place: place, size: read?.size, set: read?.set))
        case .symbol:
            let entry = contents.flatMap(SymbolSet.entry)
            let drawing = entry.flatMap { entry -> [UInt8]? in
                // Nothing is opened but what lies in the folder of the set.
                let real = names[set.path]?.first { $0.lowercased() == entry.fileName.lowercased() }
                return real.flatMap { head(set.path + "/" + $0, SymbolSet.length) }
            }
            if let drawing, drawing.count >= SymbolSet.length {
                notes.append(ResourceNotes.drawingTooLong(set.path, megabytes: SymbolSet.length >> 20))
            }
            let entryPlace = entry.map { SourcePlace(file: file, range: $0.node.range) }
            let template = drawing.flatMap { SymbolSet.template($0, place: entryPlace) }
            images.append(ImageAsset(name: name, kind: .symbol, place: place, template: template))
        case .appIcon:
            let read = contents.map { imageSet($0, of: set, file: file, head) }
            images.append(ImageAsset(name: name, kind: .appIcon, place: place, set: read?.set))
        case .color:
            let variants = contents.map { ColorSet($0).variants } ?? []
            colors.append(ColorAsset(name: name, variants: variants, place: place))
        }
    }

    private mutating func imageSet(
        _ contents: JSONNode, of set: AssetSet, file: FileIndex, _ head: (String, Int) -> [UInt8]?
    ) -> ImageSet {
        // The build makes pictures of its own of icons, whatever their files are like.
        let read = ImageSet(
            contents, file: file, names: names[set.path] ?? [], readsPixels: set.kind == .image
        ) { name, count in head(set.path + "/" + name, count) }
        if read.skipped > 0 { notes.append(ResourceNotes.slotsSkipped(set.contentsPath, count: read.skipped)) }
        if read.outside > 0 { notes.append(ResourceNotes.filesOutside(set.contentsPath, count: read.outside)) }
        return read
    }

    private mutating func providesNamespace(_ folder: String, _ read: (String) -> [UInt8]?) -> Bool {
        if let known = namespaces[folder] { return known }
        let contents = contents(folder, isDemanded: false, read)
        let answer = contents?["properties"]?["provides-namespace"]?.boolValue ?? false
        namespaces[folder] = answer
        return answer
    }

    private mutating func contents(_ folder: String, isDemanded: Bool, _ read: (String) -> [UInt8]?) -> JSONNode? {
        let path = folder + "/Contents.json"
        guard files[path] != nil else {
            if isDemanded { notes.append(ResourceNotes.unexpectedShape(folder, missing: "Contents.json")) }
            return nil
        }
        guard let bytes = read(path) else {
            notes.append(ResourceNotes.unreadable(path))
            return nil
        }
        do throws(MarkupProblem) {
            return try JSONReader().read(bytes)
        } catch {
            notes.append(ResourceNotes.skipped(path, error, in: bytes))
            return nil
        }
    }

    private static func lastComponent(_ folder: String) -> String {
        (folder.split(separator: "/").last.map(String.init) ?? "") + "/"
    }
}
