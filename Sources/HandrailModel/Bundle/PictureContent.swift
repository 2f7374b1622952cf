/// What the pixels of the files of an image set tell besides the color of a shape.
public struct PictureContent: Hashable, Sendable {
    /// Files that are no sharper than a smaller file of the same set, which they are an enlargement of: by name, the
    /// name of the smaller one.
    public let enlarged: [String: String]
    /// JPEGs that are flat drawings, such as logos and icons.
    public let drawings: Set<String>
    /// PNGs without transparency that hold what photographs do, by name, with their bytes.
    public let photographs: [String: Int]
    /// PNGs that spell out every pixel and have no more colors than a palette holds, by name.
    public let fewColors: [String: FewColors]
    /// The color at all edges of the picture that the set shows in every appearance, where it is white or nearly so
    /// and nothing of the picture is clear; `nil` where that is not so, or was not looked for.
    public let whiteGround: ColorValue?
    /// What could not be asked of the pixels, and why.
    public let gaps: [PictureQuestion: PictureGap]

    /// What pixels tell; by itself nothing, as where nobody asks.
    public init(
        enlarged: [String: String] = [:], drawings: Set<String> = [], photographs: [String: Int] = [:],
        fewColors: [String: FewColors] = [:], whiteGround: ColorValue? = nil,
        gaps: [PictureQuestion: PictureGap] = [:]
    ) {
        self.enlarged = enlarged
        self.drawings = drawings
        self.photographs = photographs
        self.fewColors = fewColors
        self.whiteGround = whiteGround
        self.gaps = gaps
    }
}
