/// The part that a view, or an item that is no view, plays for what holds it.
public enum ViewSlot: Hashable, Sendable, CaseIterable {
    /// An ordinary subview.
    case subview
    /// A view that a stack arranges.
    case arrangedSubview
    /// What a cell or an effect view shows: its `contentView`.
    case contentView
    /// A row of a static table, or a prototype.
    case cell
    /// The header of a section, a table or a collection.
    case header
    /// The footer of a section, a table or a collection.
    case footer
    /// A section of a table.
    case section
    /// A segment of a segmented control.
    case segment
    /// An item at the leading end of a navigation bar.
    case leftBarItem
    /// An item at the trailing end of a navigation bar.
    case rightBarItem
    /// What takes the place of the title in a navigation bar.
    case titleView
    /// An item of a toolbar.
    case toolbarItem
    /// An item of a tab bar.
    case tabItem
    /// An item of a menu.
    case menuItem
    /// A view that stands for a text field's left, right or input accessory view.
    case accessory
    /// What lies behind everything else: `backgroundView`.
    case background
}
