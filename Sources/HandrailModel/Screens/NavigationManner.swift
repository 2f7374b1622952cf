/// How a screen comes up.
public enum NavigationManner: Hashable, Sendable {
    /// It takes the place of the screen before, with a way back.
    case push
    /// It lies over the screen and leaves some of that to be seen.
    case sheet
    /// It lies over all of the screen.
    case cover
    /// It lies over the screen, next to what opened it.
    case popover
    /// It asks or tells something and waits for an answer: an alert, a confirmation dialog.
    case alert
    /// It is one of several that a bar of tabs chooses among.
    case tab
    /// It is a window of its own.
    case window
    /// It stands outside the app: a widget, a Live Activity.
    case widget
    /// A storyboard brings it up in a way of the app's own, by the name of the kind of segue.
    case segue(String)
    /// It is a page outside the app.
    case link
}

extension NavigationManner {
    /// How a screen comes up whose presentation is known; `nil` for a part of another screen and for views of no known
    /// screen, to which nobody goes.
    public init?(_ presentation: Screen.Presentation) {
        switch presentation {
        case .navigation: self = .push
        case .sheet: self = .sheet
        case .cover: self = .cover
        case .popover: self = .popover
        case .dialog: self = .alert
        case .tab: self = .tab
        case .root: self = .window
        case .widget: self = .widget
        case .part, .component: return nil
        }
    }
}
