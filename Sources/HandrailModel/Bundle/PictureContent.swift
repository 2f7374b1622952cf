/// What the pixels of the files of an image set tell besides the color of a shape.
public struct PictureContent: Hashable, Sendable {
    /// Files that are no sharper than a smaller file of the same set, which they are an enlargement of: by name, the
    /// name of the smaller one.
    public let enlarged: [String: String]
    /// JPEGs that are flat drawings, such as logos and icons.
    public let drawings: Set<String>
    /// PNGs without transparency that hold what photographs do, by name, with their bytes.
    public let photographs: [String: Int]

    /// What pixels tell; by itself nothing, as where they were not read.
    public init(
        enlarged: [String: String] = [:], drawings: Set<String> = [], photographs: [String: Int] = [:]
    ) {
        self.enlarged = enlarged
        self.drawings = drawings
        self.photographs = photographs
    }
}
