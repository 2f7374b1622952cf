/// The classes of UIKit, AppKit and of well-known packages that views, controllers and bar items are made of.
package enum SystemClasses {
    /// What a class makes.
    package enum Family: Sendable {
        case view, controller, barItem, gesture, configuration, navigationItem, menu
    }

    /// What a framework's class makes; `nil` for a class that has nothing to do with views.
    package static func family(of name: String) -> Family? {
        if let listed = families[name] { return listed }
        // Most names end in another letter than all of these.
        guard let last = name.utf8.last, let found = endings[last]?.first(where: { name.hasSuffix($0.ending) }) else { return nil }
        return found.family == .view && noViews.contains(name) ? nil : found.family
    }

    /// What names of classes end in, by the last letter.
    private static let endings: [UInt8: [(ending: String, family: Family)]] = Dictionary(
        grouping: [("GestureRecognizer", .gesture)] + viewEndings.map { ($0, .view) } + [("ViewController", .controller)],
        by: { $0.ending.utf8.last ?? 0 })

    /// Whether a name that nothing declares is a class of the frameworks whose behavior is known.
    package static func isKnown(_ name: String) -> Bool {
        families[name] != nil
            || frameworkPrefixes.contains(where: name.hasPrefix) && family(of: name) != nil
    }

    /// The framework's class that a class of a package is taken for, by what it is called; views that name themselves,
    /// such as buttons, are not among them.
    package static func standIn(for name: String) -> String {
        if isKnown(name) { return name }
        return standIns.first { name.hasSuffix($0.ending) }?.name ?? name
    }

    private static let standIns: [(ending: String, name: String)] = [
        ("CollectionViewCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"),
        ("ImageView", "UIImageView"), ("StackView", "UIStackView"), ("ScrollView", "UIScrollView"),
        ("TableView", "UITableView"), ("CollectionView", "UICollectionView"), ("Label", "UILabel"),
    ]

    private static let frameworkPrefixes = ["UI", "NS", "WK", "MK", "PK", "SK", "AV", "MTK"]

    /// Whether a name has the form of those that Apple's frameworks give their classes: two or more capitals before a word.
    package static func isFrameworkName(_ name: String) -> Bool {
        otherPrefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
            || frameworkPrefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }

    private static let otherPrefixes = ["CA", "CG", "CT", "QL", "PH", "CN", "EK", "SF", "MF"]

    private static let viewEndings = [
        "View", "Button", "Label", "Control", "Cell", "TextField", "Switch", "Slider", "Bar", "ImageView",
    ]

    /// Classes that end like a view and are none.
    private static let noViews: NameSet = ["View", "Button", "Label", "Cell", "Control", "AnyView", "Bar", "Switch", "Slider"]

    private static let families: NameTable<Family> = {
        var result: [String: Family] = [:]
        for name in views { result[name] = .view }
        for name in controllers { result[name] = .controller }
        for name in ["UIBarButtonItem", "UITabBarItem", "NSToolbarItem", "NSMenuToolbarItem", "NSStatusItem"] { result[name] = .barItem }
        for name in ["UIButton.Configuration", "UIListContentConfiguration", "UIContentUnavailableConfiguration", "UIBackgroundConfiguration", "CABasicAnimation", "CASpringAnimation", "CAKeyframeAnimation"] { result[name] = .configuration }
        for name in ["UINavigationItem"] { result[name] = .navigationItem }
        for name in ["UIAction", "UIKeyCommand", "UIContextualAction", "UIAlertAction", "UITableViewRowAction"] { result[name] = .menu }
        return NameTable(result.map { ($0.key, $0.value) })
    }()

    private static let views: [String] = [
        "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UITextView", "UISwitch",
        "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker", "UIPickerView",
        "UIProgressView", "UIActivityIndicatorView", "UIScrollView", "UIStackView", "UITableView", "UICollectionView",
        "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
        "UISearchBar", "UINavigationBar", "UIToolbar", "UITabBar", "UIVisualEffectView", "UIRefreshControl",
        "UIColorWell", "UIWindow", "UIInputView", "UICollectionViewListCell", "WKWebView", "UIWebView", "MKMapView",
        "MKAnnotationView", "MKMarkerAnnotationView", "UISearchTextField", "UICalendarView", "UIContentUnavailableView",
        "UILayoutContainer", "UIAccessibilityElement", "AVPlayerLayer", "AVPlayerView",
        "NSView", "NSControl", "NSButton", "NSTextField", "NSSecureTextField", "NSSearchField", "NSImageView",
        "NSPopUpButton", "NSSlider", "NSSwitch", "NSSegmentedControl", "NSStepper", "NSComboBox", "NSDatePicker",
        "NSColorWell", "NSStackView", "NSScrollView", "NSTableView", "NSOutlineView", "NSTableCellView",
        "NSTableRowView", "NSCollectionView", "NSTextView", "NSProgressIndicator", "NSLevelIndicator", "NSBox",
        "NSTabView", "NSSplitView", "NSVisualEffectView", "NSGridView", "NSWindow", "NSPanel", "NSPathControl", "NSTokenField",
    ]

    private static let controllers: [String] = [
        "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
        "UITabBarController", "UIPageViewController", "UISplitViewController", "UIAlertController",
        "UISearchController", "UIActivityViewController", "UIImagePickerController", "UIHostingController",
        "NSHostingController",
        "NSViewController", "NSWindowController", "NSTabViewController", "NSSplitViewController", "NSCollectionViewItem", "QLPreviewController",
        "SFSafariViewController", "AVPlayerViewController",
    ]
}
