/// The one appearance that everything on a screen is shown in, where code around all of it says so.
public struct ForcedColorScheme: Sendable {
    /// Whether it is dark.
    public let isDark: Bool
    /// The element the modifier is on.
    public let element: ElementView
    /// The modifier.
    public let use: AttributeUse

    /// Looks from the outermost element inward as long as one element is all there is in another.
    public init?(in tree: ElementTree) {
        guard var level = tree.root else { return nil }
        while true {
            for use in level.attributes {
                guard case .color(.preferredScheme(.known(let name))) = use.attribute, use.condition == nil,
                    name == "dark" || name == "light"
                else { continue }
                isDark = name == "dark"
                element = level
                self.use = use
                return
            }
            var children = level.children.makeIterator()
            guard let only = children.next(), children.next() == nil else { return nil }
            level = only
        }
    }
}
