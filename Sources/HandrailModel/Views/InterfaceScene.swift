public import HandrailSource

/// What one view controller shows: a scene of a storyboard, the contents of a xib, or a class in code.
public struct InterfaceScene: Sendable {
    /// What declares it.
    public enum Origin: Hashable, Sendable {
        case storyboard, xib, code
    }

    /// How a screen is reached from this one.
    public struct Segue: Hashable, Sendable {
        /// `show`, `presentation`, `embed`, `relationship`, `popoverPresentation`, `unwind`, `push`, `modal` …
        public let kind: String
        /// Identity of the scene's controller that it leads to.
        public let destination: String
        /// Its identifier, where it has one.
        public let identifier: String?
        /// The relationship's name, such as `rootViewController` or `viewControllers`.
        public let relationship: String?
        /// How a presented screen comes up, where the segue says so: `fullScreen`, `popover`, `formSheet` …
        public let style: String?
        /// The other storyboard that it leads into, where it does; the destination is then the storyboard identifier
        /// there, and empty for the scene that storyboard begins with.
        public let storyboard: String?
        /// Where it is declared.
        public let place: SourcePlace

        /// A segue.
        public init(
            kind: String, destination: String, identifier: String? = nil, relationship: String? = nil,
            style: String? = nil, storyboard: String? = nil, place: SourcePlace
        ) {
            self.kind = kind
            self.destination = destination
            self.identifier = identifier
            self.relationship = relationship
            self.style = style
            self.storyboard = storyboard
            self.place = place
        }
    }

    /// What declares it.
    public let origin: Origin
    /// The controller's identity: its id in a storyboard, the class in code; for a xib the file's owner.
    public let identity: String
    /// The framework's class: `UIViewController`, `UITableViewController`; `NSObject` for the owner of a xib of views.
    public let systemClass: String
    /// The app's own class of the controller, or of the owner of a xib.
    public let customClass: String?
    /// Its name for people: the custom class, else the storyboard identifier, else the file.
    public let name: String
    /// The storyboard identifier or the name of the xib, by which code asks for it.
    public let identifier: String?
    /// Name of the string table that goes with the file: its texts have keys such as `abc-12-xyz.text`.
    public let stringTable: String?
    /// Where it is declared.
    public let place: SourcePlace
    /// Whether the storyboard begins with it.
    public let isInitial: Bool
    /// The views at its roots: one for a controller; each top-level object of a xib.
    public let roots: [ViewDescription]
    /// What is set on the controller itself: `title`, `navigationItem.title`, `hidesBottomBarWhenPushed` …
    public let properties: [ViewProperty]
    /// What was worked out of the controller besides.
    public let facts: [ViewFact]
    /// Identity of its navigation item, whose texts have keys of their own; `nil` where the file has none.
    public let navigationItem: String?
    /// Items of its bars, with `leftBarItem`, `rightBarItem`, `titleView`, `toolbarItem` or `tabItem` as slot.
    public let barItems: [ViewDescription]
    /// How screens are reached from it, its controls' segues included.
    public let segues: [Segue]
    /// Outlets of the controller: `name` is the property, `other` the identity of the view it holds.
    public let outlets: [ViewConnection]

    /// A scene.
    public init(
        origin: Origin, identity: String, systemClass: String, customClass: String? = nil, name: String,
        identifier: String? = nil, stringTable: String? = nil, place: SourcePlace, isInitial: Bool = false,
        roots: [ViewDescription],
        properties: [ViewProperty] = [], facts: [ViewFact] = [], navigationItem: String? = nil,
        barItems: [ViewDescription] = [], segues: [Segue] = [], outlets: [ViewConnection] = []
    ) {
        self.origin = origin
        self.identity = identity
        self.systemClass = systemClass
        self.customClass = customClass
        self.name = name
        self.identifier = identifier
        self.stringTable = stringTable
        self.place = place
        self.isInitial = isInitial
        self.roots = roots
        self.properties = properties
        self.facts = facts
        self.navigationItem = navigationItem
        self.barItems = barItems
        self.segues = segues
        self.outlets = outlets
    }

    /// The property of the controller that holds in the end.
    public func property(_ name: String) -> ViewProperty? { properties.last { $0.name == name } }

    /// The same scene with other roots, items, properties and facts: what code does to a scene of an interface file.
    public func with(
        roots newRoots: [ViewDescription]? = nil, barItems newItems: [ViewDescription]? = nil,
        adding more: [ViewProperty] = [], knowing known: [ViewFact] = []
    ) -> InterfaceScene {
        InterfaceScene(
            origin: origin, identity: identity, systemClass: systemClass, customClass: customClass, name: name,
            identifier: identifier, stringTable: stringTable, place: place, isInitial: isInitial,
            roots: newRoots ?? roots,
            properties: properties + more, facts: facts + known, navigationItem: navigationItem,
            barItems: newItems ?? barItems, segues: segues, outlets: outlets)
    }
}
