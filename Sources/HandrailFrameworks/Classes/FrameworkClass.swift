package import HandrailModel

/// All that is known of a class of UIKit, AppKit, WatchKit or a package: one row of the tables of classes.
package struct FrameworkClass: Sendable {
    /// What a class makes.
    package enum Family: Sendable {
        case view, controller, barItem, gesture, configuration, navigationItem, menu
    }

    /// What a class is to the code that makes it, and to whoever describes what it made.
    ///
    /// A mark holds of the class of the row alone, and not of those that come from it.
    package struct Marks: OptionSet, Sendable {
        /// The marks as bits.
        package let rawValue: UInt64
        /// Marks of these bits.
        package init(rawValue: UInt64) { self.rawValue = rawValue }

        private init(bit: UInt64) { rawValue = 1 << bit }

        /// A window on a Mac, which is on no other view.
        package static let window = Marks(bit: 0)
        /// What an object keeps that is no controller makes that object one that has a screen.
        package static let givesScreen = Marks(bit: 1)
        /// It is put on a bar, be it that of another controller.
        package static let barEntry = Marks(bit: 2)
        /// A controller that shows the titles of the controllers in it.
        package static let showsInnerTitle = Marks(bit: 3)
        /// A controller that shows others one on top of the other.
        package static let stacksScreens = Marks(bit: 4)
        /// A cell that a grid is given by its class.
        package static let gridCell = Marks(bit: 5)
        /// A part of a control, whose words are in the tables of that control.
        package static let segment = Marks(bit: 6)

        // MARK: What it is

        /// The class that all others come from.
        package static let root = Marks(bit: 7)
        /// A view that is nothing else.
        package static let plainView = Marks(bit: 8)
        /// A control of UIKit that is nothing else.
        package static let control = Marks(bit: 9)
        /// A button of UIKit.
        package static let button = Marks(bit: 10)
        /// A label of UIKit.
        package static let label = Marks(bit: 11)
        /// A picture of UIKit.
        package static let imageView = Marks(bit: 12)
        /// A text of UIKit of many lines.
        package static let textView = Marks(bit: 13)
        /// A switch of UIKit.
        package static let toggle = Marks(bit: 14)
        /// A stack of UIKit.
        package static let stack = Marks(bit: 15)
        /// A stack of AppKit.
        package static let stackOfMac = Marks(bit: 16)
        /// A text field of AppKit.
        package static let fieldOfMac = Marks(bit: 17)
        /// A table of UIKit.
        package static let table = Marks(bit: 18)
        /// A cell of a table of UIKit.
        package static let tableCell = Marks(bit: 19)
        /// What stands above or below a section of a table of UIKit.
        package static let tableHeader = Marks(bit: 20)
        /// A cell of a grid that is heard as a row of a list.
        package static let listCell = Marks(bit: 21)
        /// An item with a button on a bar of UIKit.
        package static let barButton = Marks(bit: 22)
        /// An alert.
        package static let alert = Marks(bit: 23)
        /// A command that keys trigger.
        package static let keyCommand = Marks(bit: 24)
        /// A layer that plays a film.
        package static let playerLayer = Marks(bit: 25)
        /// An element that stands for something drawn.
        package static let drawnElement = Marks(bit: 26)
        /// A view that shows SwiftUI.
        package static let hostingView = Marks(bit: 27)
        /// A controller that shows SwiftUI on the ground of the system.
        package static let hostsSwiftUI = Marks(bit: 28)
        /// A controller with a field to search by.
        package static let searches = Marks(bit: 29)
        /// A controller of which the view is a table.
        package static let showsTable = Marks(bit: 30)
        /// A controller of which the view is a grid.
        package static let showsGrid = Marks(bit: 31)
        /// What configures a button.
        package static let buttonConfiguration = Marks(bit: 32)
        /// What configures a cell.
        package static let cellConfiguration = Marks(bit: 33)
        /// What configures a screen with nothing to show.
        package static let emptyConfiguration = Marks(bit: 34)
        /// An animation of a layer.
        package static let animation = Marks(bit: 35)
        /// An animation through several values.
        package static let keyframes = Marks(bit: 36)
        /// A recognizer for a finger that is followed.
        package static let pan = Marks(bit: 37)
        /// A recognizer for a swipe.
        package static let swipe = Marks(bit: 38)

        // MARK: What holds of it

        /// It shows nothing by itself, and nothing is in it.
        package static let blank = Marks(bit: 39)
        /// A control, or an item, that shows nothing by itself.
        package static let blankControl = Marks(bit: 40)
        /// It shows a text in a color of its own.
        package static let showsText = Marks(bit: 41)
        /// It shows a picture in a frame of its own.
        package static let showsPicture = Marks(bit: 42)
        /// It shows words or a sign, and hides nothing behind them.
        package static let hidesNothing = Marks(bit: 43)
        /// It shows nothing by itself but a ground, on which others lie.
        package static let box = Marks(bit: 44)
        /// The system gives it a ground of its own, on which it shows what it holds.
        package static let ownGround = Marks(bit: 59)
        /// By its color it may say how something stands: a dot, a bar or a picture.
        package static let colorMark = Marks(bit: 45)
        /// It may come up by itself to tell people something.
        package static let mayTell = Marks(bit: 46)
        /// People give it a value.
        package static let input = Marks(bit: 47)
        /// A cell in which what is pressed is the whole row.
        package static let row = Marks(bit: 48)
        /// An item of a collection, of which the layout says how large it is.
        package static let gridItem = Marks(bit: 49)
        /// It is as high as the system makes it, or holds more than it shows.
        package static let sizedBySystem = Marks(bit: 50)
        /// A property is declared with it to hold a view of any other class.
        package static let holdsAny = Marks(bit: 51)
        /// Code asks views for it, and it is known what it is built on.
        package static let wellKnown = Marks(bit: 52)
        /// It does nothing with touches by itself.
        package static let leavesTouches = Marks(bit: 53)
        /// It tells another object what people type.
        package static let typed = Marks(bit: 54)
        /// Whole screens stand in it, and people meet those.
        package static let framesScreens = Marks(bit: 55)
        /// A menu, which holds entries and other menus.
        package static let menu = Marks(bit: 56)
        /// People turn pages with it.
        package static let turnsPages = Marks(bit: 60)
        /// A controller that shows others by tabs.
        package static let showsTabs = Marks(bit: 58)
        /// A node of Texture, which stands for a view.
        package static let node = Marks(bit: 61)
        /// What arranges nodes and shows nothing.
        package static let layoutSpec = Marks(bit: 62)
        /// A node that shows a list of cells.
        package static let nodeList = Marks(bit: 63)
        /// Something that is done, of which people meet no more than its words and its picture.
        package static let entry = Marks(bit: 57)
    }

    /// Its name in Swift.
    package let name: String
    /// The class it inherits from; `nil` for a root, a value, or a class that only stands for one.
    package let superclass: String?
    /// What it makes; `nil` where only the ending of its name tells, or where it makes nothing that is shown.
    package let family: Family?
    /// What it is to the code that makes it.
    package let marks: Marks
    /// The element that it comes to; `nil` for one that comes to none by itself.
    package let form: ElementForm?
    /// The traits that it has by itself; `nil` where they are not known.
    package let traits: Traits?
    /// The size in points of the font that a text of it has by itself; `nil` where that is not known.
    package let fontSize: Double?
    /// The gesture that it recognizes; `nil` for what is no recognizer.
    package let gesture: Gesture.Kind?
    /// What an object of it brings along, by the property that holds it.
    package let brings: [String: BuiltInClass]
    /// The part that the items of it play; `nil` for what has none.
    package let items: ViewSlot?
    /// The elements that stand for it in interface files of its framework.
    package let elements: [String]
    /// The elements that stand for it in interface files of AppKit, where it is of another framework.
    package let elementsOfMac: [String]
    /// The elements that stand for it where it is the controller of a scene.
    package let sceneElements: [String]

    /// A row.
    init(
        _ name: String, _ superclass: String? = nil, _ family: Family? = nil, _ marks: Marks = [],
        _ form: ElementForm? = nil, traits: Traits? = nil, fontSize: Double? = nil, gesture: Gesture.Kind? = nil,
        brings: [String: BuiltInClass] = [:], items: ViewSlot? = nil, elements: [String] = [],
        elementsOfMac: [String] = [], sceneElements: [String] = []
    ) {
        self.name = name
        self.superclass = superclass
        self.family = family
        self.marks = marks
        self.form = form
        self.traits = traits
        self.fontSize = fontSize
        self.gesture = gesture
        self.brings = brings
        self.items = items
        self.elements = elements
        self.elementsOfMac = elementsOfMac
        self.sceneElements = sceneElements
    }
}
