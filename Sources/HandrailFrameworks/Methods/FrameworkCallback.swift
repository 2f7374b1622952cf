package import HandrailModel

/// A method that a framework calls on objects of the app, by which these say or do something: one row of the table of
/// callbacks.
package struct FrameworkCallback: Sendable {
    /// What a class does that has it.
    package enum Meaning: Sendable, Equatable {
        /// It sets a screen or a view up, in the order of the rows.
        case setsUp
        /// It is told that the screen goes.
        case takesLeave
        /// It gives a list or a map the views that it shows.
        case suppliesViews
        /// It says how a node is laid out.
        case givesLayout
        /// It gives a list the node that it shows in a place, or a closure that makes it.
        case givesNode
        /// It gives a table the cell of a row.
        case givesCell
        /// It is told of a cell of a table before people see it.
        case hearsOfCell
        /// It says how high the rows of a table are.
        case givesRowHeight
        /// It says how large the items of a collection are.
        case givesItemSize
        /// It offers actions for a row.
        case offersActions
        /// It offers a menu for a row.
        case offersMenu
        /// It says how a row looks as its menu comes up.
        case previewsMenu
        /// It gives the title above a section.
        case givesHeaderTitle
        /// It gives the title below a section.
        case givesFooterTitle
        /// It gives the view above a section.
        case givesHeader
        /// It gives the view below a section.
        case givesFooter
        /// It gives the view above a section, or below it, by its kind.
        case givesSupplement
        /// It moves rows by the handles of editing.
        case movesRows
        /// It gives a window the items of its toolbar.
        case givesToolbarItem
        /// It is told while people type.
        case hearsOfTyping
        /// It is told while people scroll.
        case hearsOfScrolling
        /// It gives the elements of a view one by one.
        case givesElement
        /// It gives all the elements of a view.
        case givesElements
        /// It is called as the device is shaken.
        case hearsOfShake
        /// It is called as a touch ends, or as it begins.
        case hearsOfTouch(TouchReceiver)
        /// It is called while a finger moves.
        case followsTouch(TouchReceiver)
        /// It says what takes a touch.
        case takesTouch
        /// It answers an assistive technology.
        case answers(AccessibilityAction)
        /// It says what a view of AppKit is, in the place of the property of this name.
        case says(String)
    }

    /// What hears of touches or clicks.
    package enum TouchReceiver: Sendable, Equatable {
        case view, control, viewOfMac
    }

    /// Its name without labels.
    package let name: String
    /// The label that sets it apart from others of the name; `nil` where the name does.
    package let label: String?
    /// The class or the protocol that declares it.
    package let type: String
    /// What a class does that has it.
    package let meaning: Meaning

    /// A row.
    init(_ name: String, _ label: String? = nil, of type: String, _ meaning: Meaning) {
        self.name = name
        self.label = label
        self.type = type
        self.meaning = meaning
    }

    /// Every row, for whoever builds a table of them or checks them.
    package static let rows: [FrameworkCallback] = CallbackRows.all

    /// The callbacks of a meaning, in the order of their rows.
    package static func rows(_ meaning: Meaning) -> [FrameworkCallback] { rows.filter { $0.meaning == meaning } }

    /// Whether a framework calls methods of that name.
    package static func isCallback(_ name: String) -> Bool { all.contains(name) }

    private static let all = NameSet(rows.map(\.name))

    /// The names of the callbacks of a meaning, in the order of their rows.
    package static func names(_ meaning: Meaning) -> [String] { rows(meaning).map(\.name) }

    /// The labels of the callbacks of a meaning.
    package static func labels(_ meaning: Meaning) -> NameSet { NameSet(rows(meaning).compactMap(\.label)) }
}
