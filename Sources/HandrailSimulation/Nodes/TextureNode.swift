public import HandrailModel

/// A node of Texture with what is in it, as UIKit asks its view for elements.
public struct TextureNode: Sendable {
    /// What it is called; `nil` for nothing.
    public var label: String?
    /// Its traits.
    public var traits: Traits = []
    /// Whether it is an element.
    public var isElement = false
    /// Whether it says all that is in it as one.
    public var isContainer = false
    /// Whether it is drawn without a view of its own.
    public var isLayerBacked = false
    /// Whether all that is in it is drawn as one picture.
    public var rasterizesSubtree = false
    /// Whether it is hidden, fully transparent, or hides what is in it from assistive technologies.
    public var isHidden = false
    /// Whether it silences its siblings.
    public var isModal = false
    /// Whether it shows a list of cells.
    public var isList = false
    /// Whether what is in it scrolls.
    public var scrolls = false
    /// Where it is on the screen; `nil` where that is not known.
    public var frame: NodeFrame?
    /// What it gives as its elements; `nil` where nobody says so.
    public var listed: [TextureNode]?
    /// The nodes in it.
    public var children: [TextureNode] = []

    /// A node that says nothing yet.
    public init() {}
}

/// An element that a node of Texture gives.
public struct TextureElement: Hashable, Sendable {
    /// What it is called; empty for one without a name.
    public let label: String
    /// Its traits.
    public let traits: Traits
    /// The names of its actions, in order.
    public let actions: [String]
    /// Where it is.
    let frame: NodeFrame?

    init(_ node: TextureNode, label: String? = nil, actions: [String] = []) {
        self.label = label ?? node.label ?? ""
        self.actions = actions
        traits = node.traits
        frame = node.frame
    }
}
