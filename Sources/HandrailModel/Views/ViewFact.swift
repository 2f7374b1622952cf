public import HandrailSource

/// Something that was worked out of a view, an item or a controller and that no property of a framework says.
public struct ViewFact: Hashable, Sendable {
    /// What is known. What takes up much room lies elsewhere.
    public enum Content: Hashable, Sendable {
        /// It answers a command of assistive technologies.
        indirect case answers(AccessibilityAction)
        /// What people do with it as a control.
        indirect case control(Control)
        /// What people drag from it, or drop on it.
        case dragging(Dragging)
        /// The part that it plays in a list.
        case list(ListPart)
        /// What it draws by itself.
        case drawing(Drawing)
        /// What is known of its picture.
        case picture(Picture)
        /// What is known of its colors besides the colors themselves.
        case coloring(Coloring)
        /// It is a mark by which its class shows a state of the app and says it nowhere.
        indirect case marking(StateMark)
        /// How it moves.
        indirect case motion(Motion)
        /// Whether it is there, and over what.
        case presence(Presence)
        /// What is shown in it that is made elsewhere.
        case hosting(Hosting)
        /// Code that runs by itself.
        indirect case event(ViewEvent)
        /// APIs that one piece of code uses, and that are judged by themselves.
        case codeUses([CodeUse])
        /// The place is where code of its class sets it up: an initializer, or what runs once it is there.
        case setUp
        /// The place is where it is made, by a function that other code calls.
        case made
        /// What it does is made here, with words that it may show.
        indirect case acting(at: SourcePlace)
        /// What people hear as it comes up says what it is for.
        case introduced
        /// The words that are set at the place are what a property of the app's holds, by where and how it is named.
        case spelled(String)
        /// A text of Texture is given a label here that a later text replaces.
        case replacedLabel
    }

    /// What people do with a control.
    public enum Control: Hashable, Sendable {
        /// What a method does that it calls.
        case action(ActionSummary)
        /// What is done whenever people change its value.
        case change(ActionSummary)
        /// The keys that trigger it.
        case keys(Shortcut)
        /// It follows a finger.
        case followsFinger
        /// It reacts to touches around it as well, so many points on both sides together.
        case reaches(across: Double, down: Double)
        /// Links in its text are opened by code that is told where it was tapped.
        case opensLinks
        /// The app draws all that is seen of it.
        case drawnByApp
        /// It lets people turn pages, and no code hears of it.
        case turnsNothing
        /// It is a button of an interface file that neither the file nor code connects to anything.
        case sendsNothing
        /// Code takes away what shows that it has the focus of the keyboard, and draws nothing else for it.
        case showsNoFocus
        /// What builds the screen turns it off where a condition holds.
        case disabledWhile(ElementCondition)
        /// A cell is told something of one row here that it goes on saying of the next.
        case keepsWords
    }

    /// What people drag, drop, and move by hand.
    public enum Dragging: Hashable, Sendable {
        /// It can be dragged, or what it holds can.
        case source
        /// Things can be dropped on it.
        case target
        /// There is another way to move its rows.
        case movesRows
    }

    /// The part that something plays in a list or among segments.
    public enum ListPart: Hashable, Sendable {
        /// The height in points that the list gives it, whatever is in it; `nil` where code decides on it.
        case rowHeight(Double?)
        /// The height in points of all items in it.
        case itemHeight(Double)
        /// The list shows it above one of its sections.
        case sectionHeader
        /// Its position among the segments of a control, from 0.
        case segment(at: Int)
    }

    /// What a class draws by itself.
    public enum Drawing: Hashable, Sendable {
        /// Its class paints its own ground.
        case ownGround
        /// Layers are put behind what it shows: over a ground of its own that it has by then, or before it has any.
        case layers(isOverGround: Bool)
        /// What people read: the values of this property, or words where it is `nil`.
        case contents(from: String?)
        /// As much of a shape as this property is large.
        case share(of: String)
        /// As many of these signs filled as a number says.
        case rating(String)
        /// Nothing at all.
        case nothing
    }

    /// What is known of a picture.
    public enum Picture: Hashable, Sendable {
        /// How large it is by itself; `nil` where that is not known.
        case naturalSize(PictureSize?)
        /// It comes from the network.
        case remote
        /// It is turned around where people read from right to left.
        case mirrored
        /// Code decides whether only its shape is used, or gives it another color.
        case recolored
    }

    /// What is known of colors.
    public enum Coloring: Hashable, Sendable {
        /// What it stands on is not known.
        case unknownGround
        /// It may lie over views of these colors, which stand beside it.
        case over([ColorUse])
        /// A state of the app decides which of these colors it has, and on nothing else.
        case turning(ColorUse)
        /// How it looks depends on this part of the app's state.
        case byState(String)
    }

    /// How something moves.
    public enum Motion: Hashable, Sendable {
        /// A place or shape that code changes.
        case movement(Movement)
        /// How a change is animated.
        case animation(AnimationUse)
        /// How it looks while people scroll.
        case transition(AnimationUse)
        /// What animates its symbol.
        case symbolEffect(AnimationUse)
        /// A picture of a package plays by itself where it is one that moves.
        case playing(asksForReducedMotion: Bool)
        /// The opacities, from 0 to 1, between which it goes to and fro without end.
        case blinking([Double])
    }

    /// Whether something is there, and over what.
    public enum Presence: Hashable, Sendable {
        /// It stands in a bar in some cases only.
        case occasional
        /// A loop makes it, as often as is not known.
        case repeated
        /// Code lays it over all of its screen, or over the window.
        case coversScreen
        /// What builds the screen hides it where a condition holds.
        case absentWhile(ElementCondition)
    }

    /// What is shown in a view that is made elsewhere.
    public enum Hosting: Hashable, Sendable {
        /// The SwiftUI view with this number.
        case view(Int)
        /// The screen of a controller of this class.
        case screen(of: String)
        /// Rows of a list, each a cell of this class.
        case rows(of: String)
        /// What stands above or below a section of a list, of this class.
        case supplement(of: String)
    }

    /// What is known.
    public let content: Content
    /// Where that is said.
    public let place: SourcePlace
    /// Whether it holds in some cases only.
    public let isConditional: Bool

    /// A fact.
    public init(_ content: Content, place: SourcePlace, isConditional: Bool = false) {
        self.content = content
        self.place = place
        self.isConditional = isConditional
    }
}

extension ViewFact.Content {
    /// Whether both answer the same question about a view, be it differently, so that one of them holds at a time.
    public func isAlternative(to other: ViewFact.Content) -> Bool {
        switch (self, other) {
        case (.control(.action), .control(.action)), (.control(.change), .control(.change)),
            (.control(.keys), .control(.keys)), (.list(.rowHeight), .list(.rowHeight)),
            (.picture(.naturalSize), .picture(.naturalSize)), (.motion(.symbolEffect), .motion(.symbolEffect)),
            (.motion(.blinking), .motion(.blinking)):
            true
        default: self == other
        }
    }
}

extension [ViewFact] {
    /// Whether something is known, in some cases at least.
    public func contains(_ content: ViewFact.Content) -> Bool { contains { $0.content == content } }

    /// Whether layers lie behind what is shown.
    public var holdLayers: Bool { contains { if case .drawing(.layers) = $0.content { true } else { false } } }
}
