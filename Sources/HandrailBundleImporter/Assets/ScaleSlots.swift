import HandrailMarkup
import HandrailModel
import HandrailSource

/// Files of an image set that are called like the one of another scale and that no slot names, and how the
/// `Contents.json` would name them.
struct ScaleSlots {
    /// The slots as the file has them, with what was read of each.
    let slots: [(node: JSONNode, entry: PictureEntry)]
    /// Pictures in the folder that no slot names.
    let strays: [String]
    /// The `Contents.json`.
    let file: FileIndex

    /// The edits, by the scale that they add. Only slots for every device and setting are filled: what another one is
    /// for, the name of a file does not say.
    var edits: [Int: SourceEdit] {
        let plain = slots.filter { $0.entry.use == PictureEntry.Use(idiom: "universal") }
        guard let named = plain.first(where: { $0.entry.presence == .there && $0.entry.scale != nil }),
            let name = named.entry.fileName
        else { return [:] }
        var edits: [Int: SourceEdit] = [:]
        for scale in 1...3 where !plain.contains(where: { $0.entry.scale == scale && $0.entry.fileName != nil }) {
            let wanted = Self.name(name, at: scale)
            let matching = strays.filter { wanted.contains($0) }
            guard let stray = matching.first, matching.count == 1, Self.isPlain(stray) else { continue }
            edits[scale] = edit(naming: stray, at: scale, among: plain, beside: named.node)
        }
        return edits
    }

    private func edit(
        naming name: String, at scale: Int, among plain: [(node: JSONNode, entry: PictureEntry)], beside node: JSONNode
    ) -> SourceEdit? {
        if let empty = plain.first(where: { $0.entry.scale == scale }) {
            guard let first = empty.node.members?.first, empty.node["filename"] == nil else { return nil }
            return inserted("\"filename\" : \"\(name)\",\n      ", at: Int(first.keyRange.lower))
        }
        let slot = "{\n      \"filename\" : \"\(name)\",\n      \"idiom\" : \"universal\",\n"
            + "      \"scale\" : \"\(scale)x\"\n    }"
        return inserted(",\n    " + slot, at: Int(node.range.upper))
    }

    private func inserted(_ text: String, at offset: Int) -> SourceEdit {
        SourceEdit(place: SourcePlace(file: file, range: ByteRange(offset, offset)), text: text)
    }

    /// What the file of a scale is called where that of another one is called so: `star@3x.png`; for the lowest scale
    /// with or without it.
    private static func name(_ name: String, at scale: Int) -> [String] {
        let (base, suffix) = ResourcePath.split(Substring(name))
        let stem = ["@1x", "@2x", "@3x"].first { base.hasSuffix($0) }.map { String(base.dropLast($0.count)) }
            ?? String(base)
        let marked = "\(stem)@\(scale)x.\(suffix)"
        return scale == 1 ? [marked, "\(stem).\(suffix)"] : [marked]
    }

    /// Whether a name stands in JSON as it is.
    private static func isPlain(_ name: String) -> Bool {
        name.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    }
}
