/// What a screen is to people, and how they come to it.
public enum ScreenKind: Hashable, Sendable {
    /// The app opens with it.
    case entry
    /// It takes the place of the screen before, with a way back.
    case pushed
    /// It lies over the screen and leaves some of that to be seen.
    case sheet
    /// It lies over all of the screen.
    case cover
    /// It lies over the screen, next to what opened it.
    case popover
    /// It asks or tells something and waits for an answer: an alert, a confirmation dialog.
    case dialog
    /// It is one of several that a bar of tabs chooses among.
    case tab
    /// It stands outside the app: a widget, a Live Activity.
    case widget
    /// It fills a part of another screen.
    case part
    /// It is a screen or a window, and it is not known how people come to it.
    case screen
    /// It is a view that no screen is known to show.
    case view
    /// It is a cell of a list or grid that no screen is known to show.
    case cell
    /// It is what a bar holds of a screen whose content is not known.
    case bar
    /// It is what a menu or an alert offers that code brings up.
    case menu

    /// The kind of a screen.
    public init(_ screen: Screen) {
        switch (screen.portion, screen.presentation) {
        case (.menu, _): self = .menu
        case (.view, .root), (.member, .root), (_, .component): self = .view
        case (.cell, _): self = .cell
        case (.bar, _): self = .bar
        case (_, .navigation): self = .pushed
        case (_, .sheet): self = .sheet
        case (_, .cover): self = .cover
        case (_, .popover): self = .popover
        case (_, .dialog): self = .dialog
        case (_, .tab): self = .tab
        case (_, .widget): self = .widget
        case (_, .part): self = .part
        case (.whole, .root): self = screen.isEntry ? .entry : .screen
        }
    }

    /// Whether it is a whole screen, a dialog or a widget, and not a piece that some screen may hold.
    public var isWhole: Bool {
        switch self {
        case .entry, .pushed, .sheet, .cover, .popover, .dialog, .tab, .widget, .screen: true
        case .part, .view, .cell, .bar, .menu: false
        }
    }
}
