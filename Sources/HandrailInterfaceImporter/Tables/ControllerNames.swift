/// The classes of controllers by the elements that stand for them.
enum ControllerNames {
    /// The class; `nil` for an element that is no controller.
    static func systemClass(of element: String) -> String? { table[element] }

    private static let table = [
        "viewController": "UIViewController", "tableViewController": "UITableViewController",
        "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
        "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
        "pageViewController": "UIPageViewController", "glkViewController": "GLKViewController",
        "avPlayerViewController": "AVPlayerViewController", "hostingController": "UIHostingController",
        "controller": "WKInterfaceController", "notificationController": "WKUserNotificationInterfaceController",
        "pageController": "WKInterfaceController", "windowController": "NSWindowController",
        "tabViewController": "NSTabViewController", "pagecontroller": "NSPageController",
    ]
}
