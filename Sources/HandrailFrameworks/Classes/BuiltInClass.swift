/// The classes of which readers make objects by themselves: those that objects of the frameworks bring along, and those
/// that stand for what code or an interface file says.
package enum BuiltInClass: String, CaseIterable, Sendable {
    case action = "UIAction"
    case alertAction = "UIAlertAction"
    case applicationOfMac = "NSApplication"
    case backgroundConfiguration = "UIBackgroundConfiguration"
    case barButtonItem = "UIBarButtonItem"
    case buttonConfiguration = "UIButton.Configuration"
    case buttonOfMac = "NSButton"
    case cellConfiguration = "UIListContentConfiguration"
    case collection = "UICollectionView"
    case collectionCell = "UICollectionViewCell"
    case collectionSupplement = "UICollectionReusableView"
    /// A view that holds the screen of another controller.
    case container = "UIContainerView"
    case emptyConfiguration = "UIContentUnavailableConfiguration"
    case emptyScreen = "UIContentUnavailableView"
    case hostingView = "UIHostingView"
    case imageView = "UIImageView"
    case label = "UILabel"
    case menu = "UIMenu"
    case menuItemOfMac = "NSMenuItem"
    case navigationItem = "UINavigationItem"
    /// A node of Texture of which nothing more is known.
    case node = "ASDisplayNode"
    /// What arranges nodes in one of several ways.
    case nodeArrangement = "ASLayoutSpec"
    /// What lays nodes over each other.
    case nodePile = "ASOverlayLayoutSpec"
    /// What arranges nodes in a row or a column.
    case nodeStack = "ASStackLayoutSpec"
    case object = "NSObject"
    case playerView = "AVPlayerView"
    case searchBar = "UISearchBar"
    case segment = "UISegment"
    case segmentOfMac = "NSSegment"
    case statusItem = "NSStatusItem"
    case tabBarItem = "UITabBarItem"
    /// The tabs of a controller, all of them.
    case tabs = "UITabBarItems"
    case table = "UITableView"
    case tableCell = "UITableViewCell"
    case tableSection = "UITableViewSection"
    case textField = "UITextField"
    case view = "UIView"
    case viewController = "UIViewController"
    case viewOfMac = "NSView"
    case watchGroup = "WKInterfaceGroup"
    case window = "NSWindow"
    case windowController = "NSWindowController"

    /// The name of the class.
    package var name: String { rawValue }
}
