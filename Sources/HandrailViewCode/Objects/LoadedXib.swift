import HandrailSource

/// A xib with the object that owns what it makes.
struct LoadedXib: Hashable {
    /// What the xib holds, by where it begins.
    package let scene: SourcePlace
    /// The object; -1 for none.
    package let owner: Int
    /// The call that loads it, where nobody owns what it makes.
    package var call: SourcePlace?
}
