/// What code asks of a node of Texture or of a cell and the framework does not do, or what people miss of it.
public enum NodeOversight: Hashable, Sendable {
    /// The label of a text, which every new text puts back to the text.
    case replacedLabel
    /// What a node does that is drawn without a view, which no touch reaches.
    case untouchableLayer
    /// A picture from the network, which is no element by itself.
    case silentPicture
    /// A map that is drawn as a picture, which is no element by itself.
    case silentMap
    /// Links in the text of a text node, which assistive technologies are not told of.
    case unreachableLinks
    /// What a cell is told of one row only, and goes on saying when it is used for another.
    case keptByReuse
}
