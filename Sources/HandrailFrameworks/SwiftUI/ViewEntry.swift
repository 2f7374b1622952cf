package import HandrailModel

/// What the evaluator knows of a view of SwiftUI or of a popular package: one line of the view table.
package struct ViewEntry: Sendable {
    /// What an argument or a closure means.
    package enum Part: Sendable, Hashable {
        /// Views that play a part.
        case slot(Slot)
        /// What the view does when it is used.
        case action
        /// Another screen.
        case destination(Screen.Presentation)
        /// A string or `Text` that becomes a text in a slot.
        case title(Slot)
        /// A symbol's name.
        case symbol(Slot)
        /// An asset's name.
        case asset(Slot)
        /// The value that the control changes or shows.
        case binding
        /// The role of a button.
        case role
        /// Data for rows: the closure's parameter is one of it.
        case data
        /// Points between the parts of a stack.
        case spacing
        /// The columns of a grid.
        case columns
        /// The directions of a scroll view.
        case axes
        /// Where in a bar it stands.
        case placement
        /// It stands for a part that is filled, without being shown: the value of a link for its destination.
        case fills(Slot)
        /// It stands for the action: an intent.
        case fillsAction
        case ignored
    }

    /// What a view does that its parts do not say.
    package struct Marks: OptionSet, Sendable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// It opens a window: of several, each is a screen of its own.
        package static let opensWindow = Marks(rawValue: 1 << 0)
        /// It changes nothing about which screen is shown inside it.
        package static let passesThrough = Marks(rawValue: 1 << 1)
        /// It is what it holds, whose type it hides.
        package static let erasesType = Marks(rawValue: 1 << 2)
        /// It stands for a view where there is none.
        package static let holdsNothing = Marks(rawValue: 1 << 3)
        /// It is a button and nothing more particular.
        package static let isPlainButton = Marks(rawValue: 1 << 4)
        /// Its title is written below it, and it is called by it.
        package static let isTitledBelow = Marks(rawValue: 1 << 5)
        /// Its closure is code that draws it.
        package static let isDrawnByCode = Marks(rawValue: 1 << 6)
        /// Its name says where in the menu bar it stands.
        package static let keepsName = Marks(rawValue: 1 << 7)
        /// Its member `search` says that a search found nothing.
        package static let saysNothingFound = Marks(rawValue: 1 << 8)
        /// Its first argument has a function that is given its children and shows them.
        package static let hasRoot = Marks(rawValue: 1 << 9)
    }

    /// What moves by itself in a view.
    package enum Motion: Sendable {
        /// What is drawn anew by a schedule.
        case schedule
        /// What goes through phases.
        case phases
        /// What goes through keyframes.
        case keyframes
        /// The colors of a gradient, where its ends follow a state.
        case gradient
    }

    /// What the system, or the data, writes on a view where the code writes nothing.
    package enum SystemTitle: Sendable {
        /// What opens the settings of a Mac app.
        case settings
        /// What opens help.
        case help
        /// What each cell of a column holds that is made of a value.
        case cell
        /// A tab that has a role and no label.
        case tab
        /// Sign in with Apple, which no style changes.
        case signIn
    }

    /// What the view is.
    package let kind: ElementKind
    /// What the first argument without a label is.
    package let first: Part
    /// What arguments with labels are; others are ignored.
    package let labeled: [String: Part]
    /// What closures behind the parentheses are, in order; those whose part is filled by an argument are passed over.
    package let closures: [Part]
    /// How an element of this kind lies in another: its content is one sample of many.
    package let isRepeated: Bool
    /// What it does that its parts do not say.
    package private(set) var marks: Marks = []
    /// What moves in it by itself.
    package private(set) var motion: Motion?
    /// What the system writes on it.
    package private(set) var systemTitle: SystemTitle?

    init(
        _ kind: ElementKind, first: Part = .ignored, labeled: [String: Part] = [:], closures: [Part] = [],
        isRepeated: Bool = false
    ) {
        self.kind = kind
        self.first = first
        self.labeled = labeled
        self.closures = closures
        self.isRepeated = isRepeated
    }

    /// The same row with what the view does besides.
    func marked(_ marks: Marks) -> ViewEntry {
        var entry = self
        entry.marks = marks
        return entry
    }

    /// The same row with what moves in the view by itself.
    func moving(_ motion: Motion) -> ViewEntry {
        var entry = self
        entry.motion = motion
        return entry
    }

    /// The same row with what the system writes on the view.
    func titled(_ title: SystemTitle) -> ViewEntry {
        var entry = self
        entry.systemTitle = title
        return entry
    }
}
