public import HandrailModel
public import HandrailSource

/// What assistive technologies are told of one view: the input of every simulation, whichever importer it came from.
///
/// Its properties are those of UIAccessibility. Views of SwiftUI, of interface files and of captures all become these.
public struct AccessibilityNode: Hashable, Sendable {
    /// A number that is unique in the tree, chosen by who made it; of a perceived tree the index of the element.
    public var id: Int
    /// What tests know it by.
    public var identifier: String?
    /// Where it is written.
    public var place: SourcePlace?

    // What it says.
    /// Whether it is an element: a leaf, whatever stands inside.
    public var isElement = false
    /// What it is called.
    public var label: SpokenText?
    /// What it is called in other cases, by conditions.
    public var otherLabels: [SpokenText] = []
    /// Its value.
    public var value: SpokenText?
    /// Its hint.
    public var hint: SpokenText?
    /// Its traits.
    public var traits: Traits = []
    /// Traits it has in some cases only; they are not spoken.
    public var possibleTraits: Traits = []
    /// Details, in order.
    public var contents: [NodeContent] = []
    /// The language it is spoken in, where it is not the app's.
    public var language: String?

    // What can be done with it.
    /// What activating it does.
    public var activation = Activation.none
    /// Actions apart from activation, in order.
    public var actions: [NodeAction] = []
    /// Names for Voice Control, best first; none means the label.
    public var inputLabels: [SpokenText] = []
    /// Whether it was said that it reacts to people or not; `nil` where that follows from traits and actions.
    public var respondsToUserInteraction: Bool?
    /// Whether it stands on the screen of a Mac, where VoiceOver says some things in another way.
    public var isOfMac = false
    /// Keys that trigger it.
    public var shortcuts: [Shortcut] = []

    // Where it is and what is inside.
    /// Where it is on the screen; `nil` in a tree that comes from source, which is in reading order already.
    public var frame: NodeFrame?
    /// Whether it is hidden or fully transparent, and everything inside with it.
    public var isHidden = false
    /// Whether it cuts off what reaches out of it.
    public var isClipping = false
    /// Whether it hides itself and everything inside from assistive technologies.
    public var hidesElements = false
    /// Whether it silences its siblings.
    public var isModal = false
    /// What it means as a container.
    public var container: ContainerKind?
    /// Whether what is inside is read together.
    public var keepsTogether = false
    /// Whether `children` are what it gives as its elements, in that order; else views, read by where they are.
    public var isOrderExplicit = false
    /// Whether it denies knowing its own elements when asked; positions and edges are not spoken then.
    public var deniesElements = false
    /// How Switch Control goes through it.
    public var navigationStyle = NavigationStyle.automatic
    /// Its place among siblings of one container: higher is read first.
    public var sortPriority = 0.0
    /// Its place in a data table.
    public var cell: TableCell?
    /// Names of rotors it adds.
    public var rotors: [SpokenText] = []
    /// Whether it stands for any number of equal ones, as the row of a list does in source.
    public var isRepeated = false
    /// What is inside.
    public var children: [AccessibilityNode] = []

    /// A node that says nothing yet.
    public init(id: Int, place: SourcePlace? = nil) {
        self.id = id
        self.place = place
    }
}
