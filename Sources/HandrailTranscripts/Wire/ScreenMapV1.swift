package import HandrailModel
package import HandrailReporting

/// The map of screens as `inspect --list --format json` prints it.
package struct ScreenMapV1: Sendable {
    /// Name and version of this form.
    static let schemaName = "handrail.screens/1"
    /// Absolute path that every file's path is relative to.
    let root: String
    /// The screens in the order of the audit.
    let screens: [MappedScreenV1]

    /// The map of an audit's screens.
    package init(_ audit: Audit) {
        root = audit.root
        let map = ScreenMap(audit)
        screens = map.entries.map { MappedScreenV1($0, of: map, in: audit) }
    }

    /// The text, ending with a line end.
    package var text: String { JSONWriter.text(json ?? .object([:])) }
}

extension ScreenMapV1: WireObject {
    /// Its name in the schema.
    package static let name = "ScreenMap"
    /// What the schema says of it.
    package static let note = "The screens of an app and the ways between them."
    /// Its members.
    package static let fields: [WireField<ScreenMapV1>] = [
        WireField("schema", "Name and version of this form.") { _ in ScreenMapV1.schemaName },
        WireField("root", "Absolute path that every file's path is relative to.") { $0.root },
        WireField("screens", "The screens in the order of the audit.") { $0.screens },
    ]
}
