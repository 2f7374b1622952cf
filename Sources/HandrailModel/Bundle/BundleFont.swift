public import HandrailSource

/// A font that an app brings along.
public struct BundleFont: Hashable, Sendable {
    /// The name of its file without the extension, which is often what code asks for it by.
    public let name: String
    /// The name of its file.
    public let fileName: String
    /// What its tables say, one for each face; empty where they could not be read.
    public let faces: [FontFace]
    /// Whether it lies in a folder of documentation or of tools, whose lists ask for it.
    public let isOfTools: Bool
    /// The file.
    public let place: SourcePlace

    /// A font.
    public init(
        name: String, fileName: String? = nil, faces: [FontFace] = [], isOfTools: Bool = false,
        place: SourcePlace
    ) {
        self.name = name
        self.fileName = fileName ?? name
        self.faces = faces
        self.isOfTools = isOfTools
        self.place = place
    }

    /// Every name that code may ask for it by: of its families and of its faces.
    public var names: Set<String> { Set(faces.flatMap(\.names)) }
}
