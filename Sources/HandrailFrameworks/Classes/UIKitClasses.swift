import HandrailModel

/// The classes of UIKit, and of the frameworks that add views to it. Which of them are accessibility elements by
/// themselves follows what UIKit does.
enum UIKitClasses {
    static let all: [FrameworkClass] =
        roots + recognizers + controls + contents + holders + bars + controllers

    private static let title = ElementForm.Source.title(["title"])
    private static let picture = ElementForm.Source.picture(["image"])
    private static let buttonTitle = ElementForm.Source.title([
        "configuration.title", "configuration.attributedTitle", "attributedTitle", "title",
    ])
    private static let buttonPicture = ElementForm.Source.picture([
        "configuration.image", "image", "configuration.background.image", "backgroundImage",
    ])
    private static let prompt = ElementForm.Source.prompt([
        "attributedPlaceholder", "placeholder", "placeholderAttributedString", "placeholderString",
    ])
    private static let text = ElementForm.Source.title(["attributedText", "text"])
    private static let command = ElementForm(.button, [title, picture])
    private static let opaque = ElementForm(.opaque)

    /// What other classes come from, and what configures views.
    private static let roots: [FrameworkClass] = [
        FrameworkClass("NSObject", nil, nil, .root),
        FrameworkClass("UIResponder", "NSObject"),
        FrameworkClass("UIBarItem", "NSObject"),
        FrameworkClass("UIMenuElement", "NSObject", .menu),
        FrameworkClass("UIGestureRecognizer", "NSObject"),
        FrameworkClass("CALayer", "NSObject"),
        FrameworkClass("CAGradientLayer", "CALayer"),
        FrameworkClass("CAShapeLayer", "CALayer"),
        FrameworkClass("CAAnimation", "NSObject"),
        FrameworkClass("CAPropertyAnimation", "CAAnimation"),
        FrameworkClass("CABasicAnimation", "CAPropertyAnimation", .configuration, .animation),
        FrameworkClass("CASpringAnimation", "CABasicAnimation", .configuration, .animation),
        FrameworkClass("CAKeyframeAnimation", "CAPropertyAnimation", .configuration, [.animation, .keyframes]),
        FrameworkClass(
            "UIButton.Configuration", nil, .configuration, .buttonConfiguration,
            brings: ["background": .backgroundConfiguration]),
        FrameworkClass("UIListContentConfiguration", nil, .configuration, .cellConfiguration),
        FrameworkClass("UIContentUnavailableConfiguration", nil, .configuration, .emptyConfiguration),
        FrameworkClass("UIBackgroundConfiguration", nil, .configuration),
    ]

    /// What recognizes gestures.
    private static let recognizers: [FrameworkClass] = [
        recognizer("UITapGestureRecognizer", .tap),
        recognizer("UILongPressGestureRecognizer", .longPress),
        recognizer("UIPanGestureRecognizer", .drag, .pan),
        FrameworkClass("UIScreenEdgePanGestureRecognizer", "UIPanGestureRecognizer", .gesture, gesture: .drag),
        recognizer("UISwipeGestureRecognizer", .drag, .swipe),
        recognizer("UIPinchGestureRecognizer", .magnify),
        recognizer("UIRotationGestureRecognizer", .rotate),
        recognizer("UIHoverGestureRecognizer", .hover),
    ]

    private static func recognizer(
        _ name: String, _ gesture: Gesture.Kind, _ marks: FrameworkClass.Marks = []
    ) -> FrameworkClass {
        FrameworkClass(name, "UIGestureRecognizer", .gesture, marks, gesture: gesture)
    }

    /// What people act on.
    private static let controls: [FrameworkClass] = [
        FrameworkClass(
            "UIControl", "UIView", .view, [.blank, .control, .box, .wellKnown, .holdsAny, .leavesTouches],
            .holder(.customView, or: .contents, marks: .drawnByApp), elements: ["control"]),
        FrameworkClass(
            "UIButton", "UIControl", .view, [.button, .hidesNothing, .blankControl, .showsText, .wellKnown],
            ElementForm(
                .button, [buttonTitle, .title(["configuration.subtitle"]), .buttonType, buttonPicture],
                marks: .titleLabel),
            traits: .button,
            brings: [
                "titleLabel": .label, "imageView": .imageView, "subtitleLabel": .label,
                "configuration": .buttonConfiguration,
            ],
            elements: ["button"]),
        FrameworkClass(
            "UISwitch", "UIControl", .view, [.toggle, .hidesNothing, .wellKnown, .input],
            ElementForm(.toggle, [title], marks: .joinsCell), traits: [.button, .toggle], elements: ["switch"]),
        FrameworkClass(
            "UISlider", "UIControl", .view, [.hidesNothing, .wellKnown, .input], ElementForm(.slider, marks: .track),
            traits: .adjustable, elements: ["slider"]),
        FrameworkClass(
            "UIStepper", "UIControl", .view, [.hidesNothing, .wellKnown, .input], ElementForm(.stepper, as: .stepper),
            elements: ["stepper"]),
        FrameworkClass(
            "UITextField", "UIControl", .view, [.typed, .hidesNothing, .showsText, .wellKnown, .input],
            ElementForm(
                .textField, [prompt],
                or: .flag(
                    "isSecureTextEntry", is: true, .secureField,
                    otherwise: .textField), marks: [.adjustsWhereTold, .field]),
            fontSize: 17, elements: ["textField"]),
        FrameworkClass("UISearchTextField", "UITextField", .view, .input, ElementForm(.searchField, [prompt])),
        FrameworkClass(
            "UITextView", "UIScrollView", .view, [.typed, .textView, .ownGround, .showsText, .wellKnown, .input],
            ElementForm(
                .textEditor, or: .flag("isEditable", is: false, .text, otherwise: .textEditor),
                marks: [.adjustsWhereTold, .selectable, .field]),
            elements: ["textView"]),
        FrameworkClass(
            "UISearchBar", "UIView", .view, [.typed, .sizedBySystem, .wellKnown, .input],
            ElementForm(.searchField, [prompt]),
            elements: ["searchBar"]),
        FrameworkClass(
            "UISegmentedControl", "UIControl", .view, .wellKnown,
            ElementForm(.group, inside: .shown, as: .segments, marks: .bringsControls), elements: ["segmentedControl"]),
        FrameworkClass("UISegment", nil, nil, .segment, command, elements: ["segment"]),
        FrameworkClass(
            "UIDatePicker", "UIControl", .view, [.wellKnown, .input],
            ElementForm(
                .datePicker, as: .describedBySystem,
                or: .name(
                    "preferredDatePickerStyle", ["wheels"],
                    .slider)),
            elements: ["datePicker"]),
        FrameworkClass(
            "UIPickerView", "UIView", .view, [], ElementForm(.slider, as: .describedBySystem),
            elements: ["pickerView"]),
        FrameworkClass(
            "UIPageControl", "UIControl", .view, [.hidesNothing, .wellKnown, .turnsPages],
            ElementForm(.slider, as: .describedBySystem), elements: ["pageControl"]),
        FrameworkClass("UIColorWell", "UIControl", .view, [], ElementForm(.colorPicker), elements: ["colorWell"]),
        FrameworkClass("UICalendarView", "UIView", .view, [], opaque, elements: ["calendarView"]),
        FrameworkClass("UIRefreshControl", "UIControl", .view),
    ]

    /// What shows something.
    private static let contents: [FrameworkClass] = [
        FrameworkClass(
            "UILabel", "UIView", .view, [.label, .mayTell, .hidesNothing, .showsText, .wellKnown, .leavesTouches],
            ElementForm(.text, [text], marks: [.adjustsWhereTold, .label]), traits: .staticText, fontSize: 17,
            elements: ["label"]),
        FrameworkClass(
            "UIImageView", "UIView", .view, [.imageView, .wellKnown, .showsPicture, .leavesTouches, .colorMark],
            ElementForm(.image, isElement: false, marks: .picture), traits: .image, elements: ["imageView"]),
        FrameworkClass(
            "UIProgressView", "UIView", .view, [.hidesNothing, .wellKnown], ElementForm(.progress, showsValue: true),
            elements: ["progressView"]),
        FrameworkClass(
            "UIActivityIndicatorView", "UIView", .view, [.hidesNothing, .wellKnown], ElementForm(.progress),
            elements: ["activityIndicatorView"]),
        FrameworkClass(
            "UIContentUnavailableView", "UIView", .view, [], ElementForm(.contentUnavailable, as: .emptyScreen)),
        FrameworkClass("UIAccessibilityElement", "UIResponder", .view, .drawnElement, ElementForm(.text, or: .traits)),
        FrameworkClass("AVPlayerView", "UIView", .view, [], ElementForm(.video)),
        FrameworkClass("AVPlayerLayer", "CALayer", .view, .playerLayer, ElementForm(.video, isElement: false)),
        FrameworkClass(
            "MKMapView", "UIView", .view, [], ElementForm(.map), elements: ["mapView"], elementsOfMac: ["mapView"]),
        FrameworkClass("MKAnnotationView", "UIView", .view),
        FrameworkClass("MKMarkerAnnotationView", "MKAnnotationView", .view),
        FrameworkClass("UIWebView", "UIView", .view, [], opaque, elements: ["webView"]),
        FrameworkClass(
            "WKWebView", "UIView", .view, [], opaque, elements: ["wkWebView"], elementsOfMac: ["webView", "wkWebView"]),
        FrameworkClass("GLKView", "UIView", nil, [], opaque, elements: ["glkView"]),
        FrameworkClass("MTKView", "UIView", nil, [], opaque, elements: ["mtkView"]),
        FrameworkClass("SCNView", "UIView", nil, [], opaque, elements: ["sceneKitView"]),
        FrameworkClass("SKView", "UIView", nil, [], opaque, elements: ["skView"]),
        FrameworkClass("ARSKView", "SKView", nil, [], opaque, elements: ["arskView"]),
        FrameworkClass("ARSCNView", "SCNView", nil, [], opaque, elements: ["arscnView"]),
        FrameworkClass("ARView", "UIView", nil, [], opaque, elements: ["arView"]),
        FrameworkClass("PDFView", "UIView", nil, [], opaque, elements: ["pdfView"]),
        FrameworkClass("ADBannerView", "UIView", nil, [], opaque, elements: ["adBannerView"]),
        FrameworkClass(
            "UIHostingView", "UIView", nil, .hostingView, ElementForm(.opaque, as: .host), elements: ["hostingView"]),
        FrameworkClass(
            "UIContainerView", "UIView", nil, [], ElementForm(.opaque, as: .host), elements: ["containerView"]),
    ]

    /// What holds or arranges other views.
    private static let holders: [FrameworkClass] = [
        FrameworkClass(
            "UIView", "UIResponder", .view,
            [.plainView, .blank, .mayTell, .box, .holdsAny, .leavesTouches, .colorMark],
            .holder(.group, or: .contents),
            elements: ["view", "tableViewCellContentView", "collectionViewCellContentView"]),
        FrameworkClass(
            "UIWindow", "UIView", .view, [.sizedBySystem, .framesScreens], .holder(.group), elements: ["window"]),
        FrameworkClass("UIInputView", "UIView", .view),
        FrameworkClass("UILayoutContainer", nil, .view),
        FrameworkClass(
            "UIStackView", "UIView", .view, [.stack, .mayTell, .box, .wellKnown, .leavesTouches],
            .holder(.horizontalStack, or: .axis, marks: .stack), elements: ["stackView"]),
        FrameworkClass(
            "UIScrollView", "UIView", .view, [.sizedBySystem, .box, .wellKnown, .holdsAny], .holder(.scrollView),
            elements: ["scrollView"]),
        FrameworkClass(
            "UIVisualEffectView", "UIView", .view, [.wellKnown, .leavesTouches], .holder(.group),
            elements: ["visualEffectView"]),
        FrameworkClass(
            "UITableView", "UIScrollView", .view, [.sizedBySystem, .table, .ownGround, .wellKnown], .holder(.list),
            elements: ["tableView"]),
        FrameworkClass(
            "UITableViewSection", nil, nil, [], .holder(.section, as: .section), elements: ["tableViewSection"]),
        FrameworkClass(
            "UITableViewCell", "UIView", .view, [.tableCell, .box, .row, .wellKnown],
            ElementForm(.group, inside: .shown, as: .cell),
            brings: ["textLabel": .label, "detailTextLabel": .label, "imageView": .imageView],
            elements: ["tableViewCell"]),
        FrameworkClass(
            "UITableViewHeaderFooterView", "UIView", .view, .tableHeader, .holder(.group),
            brings: ["textLabel": .label, "detailTextLabel": .label], elements: ["tableViewHeaderFooterView"]),
        FrameworkClass(
            "UICollectionView", "UIScrollView", .view, [.sizedBySystem, .ownGround, .wellKnown],
            .holder(.lazyContainer),
            elements: ["collectionView"]),
        FrameworkClass(
            "UICollectionReusableView", "UIView", .view, [], .holder(.group), elements: ["collectionReusableView"]),
        FrameworkClass(
            "UICollectionViewCell", "UICollectionReusableView", .view, [.gridCell, .gridItem, .box, .row, .wellKnown],
            .holder(.group), elements: ["collectionViewCell"]),
        FrameworkClass(
            "UICollectionViewListCell", "UICollectionViewCell", .view, [.gridItem, .listCell, .row], .holder(.group)),
    ]

    /// Bars, menus and what is in them.
    private static let bars: [FrameworkClass] = [
        FrameworkClass(
            "UINavigationBar", "UIView", .view, .sizedBySystem, .holder(.group), elements: ["navigationBar"]),
        FrameworkClass(
            "UINavigationItem", "NSObject", .navigationItem, [], .holder(.group, as: .navigationItem),
            elements: ["navigationItem"]),
        FrameworkClass(
            "UIToolbar", "UIView", .view, .sizedBySystem, .holder(.toolbar), items: .toolbarItem,
            elements: ["toolbar"]),
        FrameworkClass(
            "UITabBar", "UIView", .view, .sizedBySystem, .holder(.toolbar), items: .tabItem, elements: ["tabBar"]),
        FrameworkClass("UITabBarItems", nil, nil, [], .holder(.tabView)),
        FrameworkClass(
            "UIBarButtonItem", "UIBarItem", .barItem, [.barEntry, .barButton, .blankControl],
            ElementForm(.button, [.systemItem, title, picture], as: .barItem, marks: .handsTraitsOn), traits: .button,
            elements: ["barButtonItem"]),
        FrameworkClass(
            "UITabBarItem", "UIBarItem", .barItem, .barEntry, ElementForm(.tab, [.systemItem, title, picture]),
            elements: ["tabBarItem"]),
        FrameworkClass("UIMenu", "UIMenuElement", .menu, .menu, .holder(.group, [title, picture], as: .menu)),
        FrameworkClass("UIAction", "UIMenuElement", .menu, .entry, command),
        FrameworkClass("UIDeferredMenuElement", "UIMenuElement", .menu, [], opaque),
        FrameworkClass("UIContextualAction", "NSObject", .menu, [], command),
        FrameworkClass("UIAlertAction", "NSObject", .menu, [], command),
        FrameworkClass("UITableViewRowAction", "NSObject", .menu, [], command),
        FrameworkClass(
            "UIKeyCommand", "UIMenuElement", .menu, .keyCommand,
            ElementForm(.nothing, [title], isElement: false, as: .keyCommand)),
    ]

    private static let controllers: [FrameworkClass] = [
        FrameworkClass("UIViewController", "UIResponder", .controller, sceneElements: ["viewController"]),
        FrameworkClass(
            "UITableViewController", "UIViewController", .controller, .showsTable, brings: ["view": .table],
            sceneElements: ["tableViewController"]),
        FrameworkClass(
            "UICollectionViewController", "UIViewController", .controller, .showsGrid, brings: ["view": .collection],
            sceneElements: ["collectionViewController"]),
        FrameworkClass(
            "UINavigationController", "UIViewController", .controller, [.showsInnerTitle, .stacksScreens],
            sceneElements: ["navigationController"]),
        FrameworkClass(
            "UITabBarController", "UIViewController", .controller, .showsTabs, sceneElements: ["tabBarController"]),
        FrameworkClass("UIPageViewController", "UIViewController", .controller, sceneElements: ["pageViewController"]),
        FrameworkClass(
            "UISplitViewController", "UIViewController", .controller, .showsInnerTitle,
            sceneElements: ["splitViewController"]),
        FrameworkClass("UIAlertController", "UIViewController", .controller, .alert),
        FrameworkClass(
            "UISearchController", "UIViewController", .controller, .searches, brings: ["searchBar": .searchBar]),
        FrameworkClass("UIActivityViewController", "UIViewController", .controller),
        FrameworkClass("UIImagePickerController", "UINavigationController", .controller),
        FrameworkClass(
            "UIHostingController", "UIViewController", .controller, [.showsInnerTitle, .hostsSwiftUI],
            brings: ["view": .hostingView], sceneElements: ["hostingController"]),
        FrameworkClass("GLKViewController", "UIViewController", nil, sceneElements: ["glkViewController"]),
        FrameworkClass("QLPreviewController", "UIViewController", .controller),
        FrameworkClass("SFSafariViewController", "UIViewController", .controller),
        FrameworkClass(
            "AVPlayerViewController", "UIViewController", .controller, brings: ["view": .playerView],
            sceneElements: ["avPlayerViewController"]),
    ]
}
