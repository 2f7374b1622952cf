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
}
