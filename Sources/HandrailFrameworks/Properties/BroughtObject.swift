/// What an object of a framework has under a property without being given it.
package enum BroughtObject: Sendable, CaseIterable {
    /// The view of a controller, asked for in two ways.
    case view, loadedView
    /// The node of a controller, which is its view.
    case node
    /// The view of a node, which is the node.
    case ownView
    /// The same where it is a table or a grid.
    case table, grid
    /// What a bar shows of a controller: above it, or in the list of screens.
    case navigationItem, tabItem
    /// The item by which lists are edited.
    case editItem
    /// What a cell or a view of AppKit shows.
    case contentView
    /// The button of a status item or of an empty screen, and the second of that.
    case button, secondaryButton
    /// The views in a view.
    case subviews
    /// The window, or the field to search by, of a controller.
    case window, searchBar
    /// The controller with that field, which is another object.
    case searchController
    /// The layer of a view, and the cell of a control of AppKit.
    case layer, cell
    /// The fields of an alert.
    case fields
}
