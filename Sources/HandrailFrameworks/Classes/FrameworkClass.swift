/// All that is known of a class of UIKit, AppKit, WatchKit or a package: one row of the tables of classes.
package struct FrameworkClass: Sendable {
    /// What a class makes.
    package enum Family: Sendable {
        case view, controller, barItem, gesture, configuration, navigationItem, menu
    }

    /// What a class is to the code that makes it.
    package struct Marks: OptionSet, Sendable {
        /// The marks as bits.
        package let rawValue: UInt8
        /// Marks of these bits.
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A window on a Mac, which is on no other view.
        package static let window = Marks(rawValue: 1 << 0)
        /// What an object keeps that is no controller makes that object one that has a screen.
        package static let givesScreen = Marks(rawValue: 1 << 1)
        /// It is put on a bar, be it that of another controller.
        package static let barEntry = Marks(rawValue: 1 << 2)
        /// A controller that shows the titles of the controllers in it.
        package static let showsInnerTitle = Marks(rawValue: 1 << 3)
        /// A controller that shows others one on top of the other.
        package static let stacksScreens = Marks(rawValue: 1 << 4)
        /// A cell that a grid is given by its class.
        package static let gridCell = Marks(rawValue: 1 << 5)
        /// A part of a control, whose words are in the tables of that control.
        package static let segment = Marks(rawValue: 1 << 6)
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

    /// A row.
    init(
        _ name: String, _ superclass: String? = nil, _ family: Family? = nil, _ marks: Marks = [],
        _ form: ElementForm? = nil
    ) {
        self.name = name
        self.superclass = superclass
        self.family = family
        self.marks = marks
        self.form = form
    }
}
