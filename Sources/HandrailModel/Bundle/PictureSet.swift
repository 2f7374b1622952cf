/// What the `Contents.json` of an image set or icon says, and what lies beside it.
public struct PictureSet: Hashable, Sendable {
    /// Its slots, in the order of the file.
    public let entries: [PictureEntry]
    /// Pictures in its folder that no slot names, sorted.
    public let strays: [String]
    /// Whether only its shape is used (`template`), or its own colors (`original`); `nil` where the use decides.
    public let isTemplate: Bool?
    /// Whether a drawing stays one, so that it is sharp at every size.
    public let keepsVector: Bool
    /// Whether parts of it are stretched.
    public let isSliced: Bool

    /// The color of its shape, where its picture is small, clear around the shape and has one color alone; `nil` where
    /// that is not so, or was not looked for.
    public let ink: ColorValue?
    /// What else the pixels of its files tell.
    public let content: PictureContent
    /// What makes it a template, or keeps its drawing, in its `Contents.json`; `nil` where nothing is to be written.
    public let edits: SetEdits

    /// A set.
    public init(
        entries: [PictureEntry], strays: [String] = [], isTemplate: Bool? = nil, keepsVector: Bool = false,
        isSliced: Bool = false, ink: ColorValue? = nil, content: PictureContent = PictureContent(),
        edits: SetEdits = SetEdits()
    ) {
        self.entries = entries
        self.strays = strays
        self.isTemplate = isTemplate
        self.keepsVector = keepsVector
        self.isSliced = isSliced
        self.ink = ink
        self.content = content
        self.edits = edits
    }
}
