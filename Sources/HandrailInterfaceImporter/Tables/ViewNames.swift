/// The classes that elements of interface files stand for. Teaching the importer another view is one line here.
enum ViewNames {
    /// The class of a view, or of an item that stands for one; `nil` for an element that is none.
    static func systemClass(of element: String, in toolkit: InterfaceToolkit) -> String? {
        switch toolkit {
        case .uiKit: uiKit[element]
        case .appKit: appKit[element]
        case .watchKit: watchKit[element]
        }
    }

    private static let uiKit: [String: String] = [
        "view": "UIView", "label": "UILabel", "button": "UIButton", "switch": "UISwitch", "slider": "UISlider",
        "stepper": "UIStepper", "segmentedControl": "UISegmentedControl", "segment": "UISegment",
        "textField": "UITextField", "textView": "UITextView", "searchBar": "UISearchBar", "imageView": "UIImageView",
        "progressView": "UIProgressView", "activityIndicatorView": "UIActivityIndicatorView",
        "pageControl": "UIPageControl", "datePicker": "UIDatePicker", "pickerView": "UIPickerView",
        "stackView": "UIStackView", "scrollView": "UIScrollView", "tableView": "UITableView",
        "tableViewCell": "UITableViewCell", "tableViewCellContentView": "UIView",
        "tableViewHeaderFooterView": "UITableViewHeaderFooterView", "tableViewSection": "UITableViewSection",
        "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
        "collectionViewCellContentView": "UIView", "collectionReusableView": "UICollectionReusableView",
        "visualEffectView": "UIVisualEffectView", "containerView": "UIContainerView", "control": "UIControl",
        "navigationBar": "UINavigationBar", "navigationItem": "UINavigationItem", "toolbar": "UIToolbar",
        "tabBar": "UITabBar", "tabBarItem": "UITabBarItem", "barButtonItem": "UIBarButtonItem",
        "mapView": "MKMapView", "webView": "UIWebView", "wkWebView": "WKWebView", "window": "UIWindow",
        "glkView": "GLKView", "mtkView": "MTKView", "sceneKitView": "SCNView", "skView": "SKView",
        "arskView": "ARSKView", "arscnView": "ARSCNView", "arView": "ARView", "pdfView": "PDFView",
        "adBannerView": "ADBannerView", "calendarView": "UICalendarView", "colorWell": "UIColorWell",
        "hostingView": "UIHostingView",
    ]

    private static let watchKit: [String: String] = [
        "label": "WKInterfaceLabel", "button": "WKInterfaceButton", "switch": "WKInterfaceSwitch",
        "slider": "WKInterfaceSlider", "imageView": "WKInterfaceImage", "group": "WKInterfaceGroup",
        "table": "WKInterfaceTable", "tableRow": "WKInterfaceTableRow", "separator": "WKInterfaceSeparator",
        "date": "WKInterfaceDate", "timer": "WKInterfaceTimer", "map": "WKInterfaceMap",
        "picker": "WKInterfacePicker", "movie": "WKInterfaceMovie", "inlineMovie": "WKInterfaceInlineMovie",
        "skScene": "WKInterfaceSKScene", "scnScene": "WKInterfaceSCNScene", "menuItem": "WKMenuItem",
        "paymentButton": "WKInterfacePaymentButton", "textField": "WKInterfaceTextField",
        "volumeControl": "WKInterfaceVolumeControl", "activityRing": "WKInterfaceActivityRing",
    ]

    private static let appKit: [String: String] = [
        "view": "NSView", "customView": "NSView", "textField": "NSTextField", "secureTextField": "NSSecureTextField",
        "searchField": "NSSearchField", "tokenField": "NSTokenField", "comboBox": "NSComboBox", "button": "NSButton",
        "popUpButton": "NSPopUpButton", "segmentedControl": "NSSegmentedControl", "segment": "NSSegment",
        "slider": "NSSlider", "stepper": "NSStepper", "switch": "NSSwitch", "imageView": "NSImageView",
        "imageWell": "NSImageView", "colorWell": "NSColorWell", "datePicker": "NSDatePicker",
        "progressIndicator": "NSProgressIndicator", "levelIndicator": "NSLevelIndicator", "stackView": "NSStackView",
        "gridView": "NSGridView", "scrollView": "NSScrollView", "clipView": "NSView", "tableView": "NSTableView",
        "outlineView": "NSOutlineView", "tableColumn": "NSTableColumn", "tableCellView": "NSTableCellView",
        "collectionView": "NSCollectionView", "textView": "NSTextView", "splitView": "NSSplitView", "box": "NSBox",
        "tabView": "NSTabView", "tabViewItem": "NSTabViewItem", "visualEffectView": "NSVisualEffectView",
        "window": "NSWindow", "menu": "NSMenu", "menuItem": "NSMenuItem", "toolbar": "NSToolbar",
        "toolbarItem": "NSToolbarItem", "webView": "WKWebView", "wkWebView": "WKWebView", "mapView": "MKMapView",
        "pathControl": "NSPathControl", "matrix": "NSMatrix", "form": "NSForm", "ruleEditor": "NSRuleEditor",
        "predicateEditor": "NSPredicateEditor", "containerView": "NSContainerView",
        "tableHeaderCell": "NSTableHeaderCell", "searchToolbarItem": "NSSearchToolbarItem", "scrubber": "NSScrubber",
        "hostingView": "NSHostingView",
    ]
}
