package import HandrailModel

/// The element that a class of views, items or commands comes to, as far as its framework decides on it. It is shared
/// by all who ask for it, as it is asked for with every view.
package final class ElementForm: Sendable {
    /// What becomes of the views inside.
    package enum Inside: Sendable {
        /// They are elements of their own.
        case shown
        /// They are part of its label.
        case label
        /// They are not read.
        case ignored
    }

    /// Which of its words are what.
    package enum Source: Sendable {
        /// The words of a property that name it, the first that is set.
        case title([String])
        /// The words that are grayed in an empty field.
        case prompt([String])
        /// The picture that it shows, the first that is set, which names it only where no words do.
        case picture([String])
        /// The picture that it shows, the first that is set, which never names it.
        case silentPicture([String])
        /// The title that the system gives it: words by system item.
        case systemItem
        /// The title that the system gives to a button of a kind: words by its type.
        case buttonType

        /// The properties that it reads.
        package var properties: [String] {
            switch self {
            case .title(let names), .prompt(let names), .picture(let names), .silentPicture(let names): names
            case .systemItem: ["systemItem"]
            case .buttonType: ["buttonType", "bezelStyle"]
            }
        }
    }

    /// Out of which parts the element is built.
    package enum Assembly: Sendable {
        /// One element with its words, its pictures and the views inside.
        case plain
        /// It shows a SwiftUI view or the screen of another controller.
        case host
        /// One element of all the texts in it, unless controls are among them.
        case cell
        /// A heading, rows and a footer.
        case section
        /// A button of a bar, or the view that stands in its place.
        case barItem
        /// The title and the items of a bar.
        case navigationItem
        /// Commands in a list.
        case menu
        /// A command of a menu.
        case menuItem
        /// A command that keys trigger and that is not seen on the screen.
        case keyCommand
        /// Two buttons that name themselves.
        case stepper
        /// A picture, a title, words below it and buttons, all laid out by the system.
        case emptyScreen
        /// A row of segments, of which one is chosen.
        case segments
        /// The system says what it shows where the app gives it no name.
        case describedBySystem
        /// A button that shows the item of a menu that is chosen.
        case popUpButton
        /// A frame with a title.
        case box
        /// Pages with tabs to choose them by.
        case tabs
    }

    /// What makes it another kind of element than it is as a rule.
    package enum Variation: Sendable {
        /// A property that is known to be true or false; `otherwise` holds where it is not.
        case flag(String, is: Bool, ElementKind, otherwise: ElementKind)
        /// A property that has one of some names.
        case name(String, Set<String>, ElementKind)
        /// The axis of a stack.
        case axis
        /// Its traits.
        case traits
        /// What is in it and drawn on it.
        case contents
    }

    /// What is further known of it.
    package struct Marks: OptionSet, Sendable {
        /// The marks as bits.
        package let rawValue: UInt16
        /// Marks of these bits.
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// A class of AppKit.
        package static let appKit = Marks(rawValue: 1 << 0)
        /// Its text follows the content size category only where it is told to.
        package static let adjustsWhereTold = Marks(rawValue: 1 << 1)
        /// Its text can be selected unless the app says otherwise.
        package static let selectable = Marks(rawValue: 1 << 2)
        /// A field with an edge that is drawn by the app where it has none of the system's.
        package static let field = Marks(rawValue: 1 << 3)
        /// It has a label for its title, with a font of its own.
        package static let titleLabel = Marks(rawValue: 1 << 4)
        /// A text that joins the words of the cell that it lies in.
        package static let label = Marks(rawValue: 1 << 5)
        /// A picture that is stretched to its frame unless the app says otherwise.
        package static let picture = Marks(rawValue: 1 << 6)
        /// A control that the app draws.
        package static let drawnByApp = Marks(rawValue: 1 << 7)
        /// It hands its traits to the button that a bar makes of it.
        package static let handsTraitsOn = Marks(rawValue: 1 << 8)
        /// At the end of a cell it is one element with the words of that cell.
        package static let joinsCell = Marks(rawValue: 1 << 9)
        /// What people act on are the parts that it brings along.
        package static let bringsControls = Marks(rawValue: 1 << 10)
        /// The system writes its text.
        package static let filledIn = Marks(rawValue: 1 << 11)
        /// It arranges views in a row or a column.
        package static let stack = Marks(rawValue: 1 << 12)
        /// Keys press it.
        package static let keyEquivalent = Marks(rawValue: 1 << 13)
        /// It is a control only where people may edit it.
        package static let editable = Marks(rawValue: 1 << 14)
        /// A knob on a track, which needs no further description of what is adjusted.
        package static let track = Marks(rawValue: 1 << 15)
    }

    /// Which look has a name of its own.
    package enum Style: Sendable {
        /// Always the same one, of another kind of control.
        case named(String)
        /// That of a toggle, by the type of a button.
        case buttonType
    }

    /// What it is.
    package let kind: ElementKind
    /// Its words and pictures.
    package let sources: [Source]
    /// What becomes of the views inside.
    package let inside: Inside
    /// Whether it is an accessibility element without being made one.
    package let isElement: Bool
    /// Whether it shows a value that the app sets.
    package let showsValue: Bool
    /// Out of which parts it is built.
    package let assembly: Assembly
    /// What makes it another kind of element; `nil` where nothing does.
    package let variation: Variation?
    /// Which look has a name of its own; `nil` where none has.
    package let style: Style?
    /// What is further known of it.
    package let marks: Marks

    /// Whether it is of AppKit.
    package var isOfAppKit: Bool { marks.contains(.appKit) }

    /// Whether a help tag names it where nothing else does.
    package var isNamedByHelp: Bool {
        sources.contains { source in
            if case .title(let names) = source { names.contains("toolTip") } else { false }
        }
    }

    /// The form of a class.
    init(
        _ kind: ElementKind, _ sources: [Source] = [], inside: Inside = .ignored, isElement: Bool = true,
        showsValue: Bool = false, as assembly: Assembly = .plain, or variation: Variation? = nil, style: Style? = nil,
        marks: Marks = []
    ) {
        self.kind = kind
        self.sources = sources
        self.inside = inside
        self.isElement = isElement
        self.showsValue = showsValue
        self.assembly = assembly
        self.variation = variation
        self.style = style
        self.marks = marks
    }

    /// What holds other views and is no element by itself.
    static func holder(
        _ kind: ElementKind, _ sources: [Source] = [], as assembly: Assembly = .plain, or variation: Variation? = nil,
        marks: Marks = []
    ) -> ElementForm {
        ElementForm(kind, sources, inside: .shown, isElement: false, as: assembly, or: variation, marks: marks)
    }
}
