/// A screen that was examined.
public struct ScreenV1: Codable, Hashable, Sendable {
    /// Its name: the type of its outermost view.
    public let name: String
    /// The file it is declared in, relative to `root`.
    public let file: String
    /// Line of the declaration, from 1.
    public let line: Int
    /// Column of the declaration, from 1, in UTF-8 bytes.
    public let column: Int
    /// Elements declared on it; 0 means that it was not measured.
    public let elements: Int
    /// Elements VoiceOver stops at.
    public let stops: Int
    /// Elements that could not be looked into.
    public let opaque: Int
}

extension ScreenV1: WireObject {
    /// Its name in the schema.
    package static let name = "Screen"
    /// What the schema says of it.
    package static let note = "A screen that was examined."
    /// Its members.
    package static let fields: [WireField<ScreenV1>] = [
        WireField("name", "Its name: the type of its outermost view.") { $0.name },
        WireField("file", "The file it is declared in, relative to `root`.") { $0.file },
        WireField("line", "Line of the declaration, from 1.") { $0.line },
        WireField("column", "Column of the declaration, from 1, in UTF-8 bytes.") { $0.column },
        WireField("elements", "Elements declared on it; 0 means that it was not measured.") { $0.elements },
        WireField("stops", "Elements VoiceOver stops at.") { $0.stops },
        WireField("opaque", "Elements that could not be looked into.") { $0.opaque },
    ]
}
