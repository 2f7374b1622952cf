import HandrailMarkup
import HandrailModel
import HandrailSource

/// The slots of an image set or icon, as its `Contents.json` lists them.
///
/// Source: Apple, "Asset Catalog Format Reference" (Archive), Image Set Type and App Icon Type; appearances, gamuts and
/// the platforms of icons are as catalogs written by Xcode have them.
struct ImageSet {
    /// The set, with the heads of its pictures.
    let set: PictureSet
    /// How large it is: the size of the first file that is there in every appearance; `nil` where the set is sliced to
    /// be stretched or no head says.
    let size: PictureSize?
    /// How many slots there are past the ones that were read.
    let skipped: Int
    /// How many slots name a file outside the folder of the set, which is not opened.
    let outside: Int

    // Xcode's own sets have at most some forty slots.
    private static let mostEntries = 256

    /// Reads a `Contents.json`.
    ///
    /// - Parameters:
    ///   - names: the names of the files in its folder.
    ///   - readsPixels: whether anybody asks what the pixels show, which takes long to read.
    ///   - head: the first bytes of a file in its folder, as many as asked for.
    init(_ contents: JSONNode, file: FileIndex, names: [String], readsPixels: Bool, head: (String, Int) -> [UInt8]?) {
        // The disks of Macs do not tell capital letters from small ones.
        let byName = Dictionary(names.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        let slots = contents["images"]?.elements ?? []
        let nodes = slots.prefix(Self.mostEntries)
        skipped = slots.count - nodes.count
        let entries = nodes.map { node -> PictureEntry in
            let name = node["filename"]?.stringValue
            let real = name.flatMap { byName[$0.lowercased()] }
            return PictureEntry(
                use: Self.use(of: node), scale: Self.scale(node["scale"]?.stringValue),
                points: node["size"]?.stringValue.flatMap(Self.points), fileName: name,
                presence: Self.presence(of: name, isThere: real != nil),
                picture: real.flatMap { name in head(name, PictureHead.length(of: Self.suffix(name))) }
                    .flatMap { PictureHead($0).facts },
                place: SourcePlace(file: file, range: node.range))
        }
        outside = entries.count { $0.fileName?.contains("/") ?? false }
        let properties = contents["properties"]
        let isSliced = nodes.contains { $0["resizing"] != nil }
        let named = Set(entries.compactMap { $0.fileName?.lowercased() })
        let isTemplate = properties?["template-rendering-intent"]?.stringValue.map { $0 == "template" }
        func inFolder(_ name: String, _ count: Int) -> [UInt8]? {
            byName[name.lowercased()].flatMap { head($0, count) }
        }
        let read = PixelReading.content(
            of: readsPixels ? entries : [], isWhole: isTemplate != true && !isSliced, head: inFolder)
        set = PictureSet(
            entries: entries,
            strays: names.filter { Self.isPicture($0) && !named.contains($0.lowercased()) }.sorted(),
            isTemplate: isTemplate,
            keepsVector: properties?["preserves-vector-representation"]?.boolValue ?? false, isSliced: isSliced,
            ink: read.ink, content: read.content,
            edits: SetProperties(contents, in: file).edits)
        let first = zip(nodes, entries).first { $0["appearances"] == nil && $1.fileName != nil }?.1
        size = isSliced ? nil : first?.size
    }

    private static func use(of node: JSONNode) -> PictureEntry.Use {
        func text(_ key: String) -> String? { node[key]?.stringValue }
        let appearances = (node["appearances"]?.elements ?? []).prefix(8).map {
            [$0["appearance"]?.stringValue, $0["value"]?.stringValue].compactMap(\.self).joined(separator: " ")
        }
        let others = ["subtype", "width-class", "height-class", "screen-width", "memory", "graphics-feature-set"]
        return PictureEntry.Use(
            idiom: text("idiom") ?? "universal", platform: text("platform"), appearances: appearances.sorted(),
            gamut: text("display-gamut"), direction: text("language-direction"), locale: text("locale"),
            others: others.compactMap { key in text(key).map { key + " " + $0 } })
    }

    private static func presence(of name: String?, isThere: Bool) -> PictureEntry.Presence {
        guard let name, !name.isEmpty else { return .unnamed }
        if isThere { return .there }
        return isPicture(name) && !name.contains("/") ? .missing : .unknown
    }

    private static func isPicture(_ name: String) -> Bool { FileKind.image.extensions.contains(suffix(name)) }

    private static func suffix(_ name: String) -> String { ResourcePath.split(Substring(name)).suffix.lowercased() }

    private static func scale(_ text: String?) -> Int? {
        switch text {
        case "1x": 1
        case "2x": 2
        case "3x": 3
        default: nil
        }
    }

    /// The two sides in `83.5x83.5`.
    private static func points(_ text: String) -> PictureSize? {
        let sides = text.split(separator: "x").compactMap { Double($0) }
        return sides.count == 2 ? PictureSize(width: sides[0], height: sides[1]) : nil
    }
}
