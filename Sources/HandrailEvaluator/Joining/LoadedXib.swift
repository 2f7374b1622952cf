import HandrailSource

/// A xib with the object that owns what it makes.
struct LoadedXib: Hashable {
    /// What the xib holds, by where it begins.
    let scene: SourcePlace
    /// The object.
    let owner: Int
}
