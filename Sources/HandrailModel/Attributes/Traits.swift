/// Accessibility traits, a set.
public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `isButton`
    public static let button = Traits(rawValue: 1 << 0)
    /// `isLink`
    public static let link = Traits(rawValue: 1 << 1)
    /// `isImage`
    public static let image = Traits(rawValue: 1 << 2)
    /// `isSelected`
    public static let selected = Traits(rawValue: 1 << 3)
    /// `playsSound`
    public static let playsSound = Traits(rawValue: 1 << 4)
    /// `isKeyboardKey`
    public static let keyboardKey = Traits(rawValue: 1 << 5)
    /// `isStaticText`
    public static let staticText = Traits(rawValue: 1 << 6)
    /// `isSummaryElement`
    public static let summaryElement = Traits(rawValue: 1 << 7)
    /// Not enabled; spoken as dimmed.
    public static let notEnabled = Traits(rawValue: 1 << 8)
    /// `updatesFrequently`
    public static let updatesFrequently = Traits(rawValue: 1 << 9)
    /// `isSearchField`
    public static let searchField = Traits(rawValue: 1 << 10)
    /// `startsMediaSession`
    public static let startsMediaSession = Traits(rawValue: 1 << 11)
    /// Adjustable; in SwiftUI set by an adjustable action.
    public static let adjustable = Traits(rawValue: 1 << 12)
    /// `allowsDirectInteraction`
    public static let allowsDirectInteraction = Traits(rawValue: 1 << 13)
    /// `causesPageTurn`
    public static let causesPageTurn = Traits(rawValue: 1 << 14)
    /// `isTabBar`
    public static let tabBar = Traits(rawValue: 1 << 15)
    /// `isHeader`
    public static let header = Traits(rawValue: 1 << 16)
    /// `isModal`
    public static let modal = Traits(rawValue: 1 << 17)
    /// `isToggle`
    public static let toggle = Traits(rawValue: 1 << 18)
    /// A field that text is typed into.
    public static let textEntry = Traits(rawValue: 1 << 19)
    /// A field whose text is not spoken.
    public static let secureTextEntry = Traits(rawValue: 1 << 20)
    /// A button that opens a menu.
    public static let popUpButton = Traits(rawValue: 1 << 21)
    /// A tab of a tab bar.
    public static let tab = Traits(rawValue: 1 << 22)
    /// The button of a navigation bar that goes back.
    public static let backButton = Traits(rawValue: 1 << 23)
    /// A field that is being typed into.
    public static let isEditing = Traits(rawValue: 1 << 24)
    /// A field of several lines.
    public static let textArea = Traits(rawValue: 1 << 25)

    /// Names as people write them in SwiftUI, in the order of the bits.
    public static let names: [(Traits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
        (.playsSound, "plays sound"), (.keyboardKey, "keyboard key"), (.staticText, "static text"),
        (.summaryElement, "summary element"), (.notEnabled, "dimmed"), (.updatesFrequently, "updates frequently"),
        (.searchField, "search field"), (.startsMediaSession, "starts media session"), (.adjustable, "adjustable"),
        (.allowsDirectInteraction, "allows direct interaction"), (.causesPageTurn, "causes page turn"),
        (.tabBar, "tab bar"), (.header, "heading"), (.modal, "modal"), (.toggle, "toggle"),
        (.textEntry, "text field"), (.secureTextEntry, "secure text field"), (.popUpButton, "pop-up button"),
        (.tab, "tab"), (.backButton, "back button"), (.isEditing, "is editing"), (.textArea, "text area"),
    ]
}
