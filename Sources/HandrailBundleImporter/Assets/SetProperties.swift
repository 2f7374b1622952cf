import HandrailMarkup
import HandrailModel
import HandrailSource

/// The properties of an image set in its `Contents.json`, and how one more is written there.
struct SetProperties {
    private let contents: JSONNode
    private let file: FileIndex

    /// Those of a `Contents.json`.
    init(_ contents: JSONNode, in file: FileIndex) {
        self.contents = contents
        self.file = file
    }

    /// Edits that make the set a template, and that keep its drawing.
    var edits: SetEdits {
        SetEdits(
            template: edit("template-rendering-intent", to: "\"template\""),
            keptVector: edit("preserves-vector-representation", to: "true"))
    }

    /// Writes a property: in the place of its value, before the other properties, or with properties of its own.
    private func edit(_ key: String, to value: String) -> SourceEdit? {
        guard let members = contents.members, let first = members.first else { return nil }
        guard let properties = contents["properties"] else {
            return inserted("\"properties\" : { \"\(key)\" : \(value) },\n  ", before: first)
        }
        guard let inner = properties.members else { return nil }
        if let old = properties[key] {
            return SourceEdit(place: SourcePlace(file: file, range: old.range), text: value)
        }
        guard let first = inner.first else {
            return SourceEdit(
                place: SourcePlace(file: file, range: properties.range), text: "{ \"\(key)\" : \(value) }")
        }
        return inserted("\"\(key)\" : \(value),\n    ", before: first)
    }

    private func inserted(_ text: String, before member: JSONMember) -> SourceEdit {
        let start = Int(member.keyRange.lower)
        return SourceEdit(place: SourcePlace(file: file, range: ByteRange(start, start)), text: text)
    }
}
