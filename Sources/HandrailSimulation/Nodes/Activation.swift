public import HandrailModel

/// What activating an element does, as far as it is known.
public enum Activation: Hashable, Sendable {
    /// Nothing: it only tells something.
    case none
    /// Something of the app's own.
    case acts
    /// It turns on or off.
    case toggles
    /// Text can be typed afterwards.
    case edits
    /// A menu or a list of choices opens.
    case opensMenu
    /// Another screen comes, by its name where that is known.
    case shows(PresentationKind, screen: String?)
    /// The screen goes.
    case dismisses
    /// It leaves the app for a page.
    case opensLink
}
