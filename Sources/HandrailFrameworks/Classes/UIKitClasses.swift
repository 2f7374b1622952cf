import HandrailModel

/// The classes of UIKit, and of the frameworks that add views to it. Which of them are accessibility elements by
/// themselves follows what UIKit does.
enum UIKitClasses {
    static let all: [FrameworkClass] = roots + controls + contents + holders + bars + controllers

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
        FrameworkClass("NSObject"),
        FrameworkClass("UIResponder", "NSObject"),
        FrameworkClass("UIBarItem", "NSObject"),
        FrameworkClass("UIMenuElement", "NSObject"),
        FrameworkClass("UIGestureRecognizer", "NSObject"),
        FrameworkClass("CALayer", "NSObject"),
        FrameworkClass("CAAnimation", "NSObject"),
        FrameworkClass("CAPropertyAnimation", "CAAnimation"),
        FrameworkClass("CABasicAnimation", "CAPropertyAnimation", .configuration),
        FrameworkClass("CASpringAnimation", "CABasicAnimation", .configuration),
        FrameworkClass("CAKeyframeAnimation", "CAPropertyAnimation", .configuration),
        FrameworkClass("UIButton.Configuration", nil, .configuration),
        FrameworkClass("UIListContentConfiguration", nil, .configuration),
        FrameworkClass("UIContentUnavailableConfiguration", nil, .configuration),
        FrameworkClass("UIBackgroundConfiguration", nil, .configuration),
    ]

    /// What people act on.
    private static let controls: [FrameworkClass] = [
        FrameworkClass("UIControl", "UIView", .view, [], .holder(.customView, or: .contents, marks: .drawnByApp)),
        FrameworkClass(
            "UIButton", "UIControl", .view, [],
            ElementForm(
                .button, [buttonTitle, .title(["configuration.subtitle"]), .buttonType, buttonPicture],
                marks: .titleLabel)),
        FrameworkClass("UISwitch", "UIControl", .view, [], ElementForm(.toggle, [title], marks: .joinsCell)),
        FrameworkClass("UISlider", "UIControl", .view, [], ElementForm(.slider, marks: .track)),
        FrameworkClass("UIStepper", "UIControl", .view, [], ElementForm(.stepper, as: .stepper)),
        FrameworkClass(
            "UITextField", "UIControl", .view, [],
            ElementForm(
                .textField, [prompt], or: .flag("isSecureTextEntry", is: true, .secureField, otherwise: .textField),
                marks: [.adjustsWhereTold, .field])),
        FrameworkClass("UISearchTextField", "UITextField", .view, [], ElementForm(.searchField, [prompt])),
        FrameworkClass(
            "UITextView", "UIScrollView", .view, [],
            ElementForm(
                .textEditor, or: .flag("isEditable", is: false, .text, otherwise: .textEditor),
                marks: [.adjustsWhereTold, .selectable, .field])),
        FrameworkClass("UISearchBar", "UIView", .view, [], ElementForm(.searchField, [prompt])),
        FrameworkClass(
            "UISegmentedControl", "UIControl", .view, [],
            ElementForm(.group, inside: .shown, as: .segments, marks: .bringsControls)),
        FrameworkClass("UISegment", nil, nil, .segment, command),
        FrameworkClass(
            "UIDatePicker", "UIControl", .view, [],
            ElementForm(
                .datePicker, as: .describedBySystem, or: .name("preferredDatePickerStyle", ["wheels"], .slider))),
        FrameworkClass("UIPickerView", "UIView", .view, [], ElementForm(.slider, as: .describedBySystem)),
        FrameworkClass("UIPageControl", "UIControl", .view, [], ElementForm(.slider, as: .describedBySystem)),
        FrameworkClass("UIColorWell", "UIControl", .view, [], ElementForm(.colorPicker)),
        FrameworkClass("UICalendarView", "UIView", .view, [], opaque),
        FrameworkClass("UIRefreshControl", "UIControl", .view),
    ]

    /// What shows something.
    private static let contents: [FrameworkClass] = [
        FrameworkClass("UILabel", "UIView", .view, [], ElementForm(.text, [text], marks: [.adjustsWhereTold, .label])),
        FrameworkClass("UIImageView", "UIView", .view, [], ElementForm(.image, isElement: false, marks: .picture)),
        FrameworkClass("UIProgressView", "UIView", .view, [], ElementForm(.progress, showsValue: true)),
        FrameworkClass("UIActivityIndicatorView", "UIView", .view, [], ElementForm(.progress)),
        FrameworkClass(
            "UIContentUnavailableView", "UIView", .view, [], ElementForm(.contentUnavailable, as: .emptyScreen)),
        FrameworkClass("UIAccessibilityElement", "UIResponder", .view, [], ElementForm(.text, or: .traits)),
        FrameworkClass("AVPlayerView", "UIView", .view, [], ElementForm(.video)),
        FrameworkClass("AVPlayerLayer", "CALayer", .view, [], ElementForm(.video, isElement: false)),
        FrameworkClass("MKMapView", "UIView", .view, [], ElementForm(.map)),
        FrameworkClass("MKAnnotationView", "UIView", .view),
        FrameworkClass("MKMarkerAnnotationView", "MKAnnotationView", .view),
        FrameworkClass("UIWebView", "UIView", .view, [], opaque),
        FrameworkClass("WKWebView", "UIView", .view, [], opaque),
        FrameworkClass("GLKView", "UIView", nil, [], opaque),
        FrameworkClass("MTKView", "UIView", nil, [], opaque),
        FrameworkClass("SCNView", "UIView", nil, [], opaque),
        FrameworkClass("SKView", "UIView", nil, [], opaque),
        FrameworkClass("ARSKView", "SKView", nil, [], opaque),
        FrameworkClass("ARSCNView", "SCNView", nil, [], opaque),
        FrameworkClass("ARView", "UIView", nil, [], opaque),
        FrameworkClass("PDFView", "UIView", nil, [], opaque),
        FrameworkClass("ADBannerView", "UIView", nil, [], opaque),
        FrameworkClass("UIHostingView", "UIView", nil, [], ElementForm(.opaque, as: .host)),
        FrameworkClass("UIContainerView", "UIView", nil, [], ElementForm(.opaque, as: .host)),
    ]

    /// What holds or arranges other views.
    private static let holders: [FrameworkClass] = [
        FrameworkClass("UIView", "UIResponder", .view, [], .holder(.group, or: .contents)),
        FrameworkClass("UIWindow", "UIView", .view, [], .holder(.group)),
        FrameworkClass("UIInputView", "UIView", .view),
        FrameworkClass("UILayoutContainer", nil, .view),
        FrameworkClass("UIStackView", "UIView", .view, [], .holder(.horizontalStack, or: .axis, marks: .stack)),
        FrameworkClass("UIScrollView", "UIView", .view, [], .holder(.scrollView)),
        FrameworkClass("UIVisualEffectView", "UIView", .view, [], .holder(.group)),
        FrameworkClass("UITableView", "UIScrollView", .view, [], .holder(.list)),
        FrameworkClass("UITableViewSection", nil, nil, [], .holder(.section, as: .section)),
        FrameworkClass("UITableViewCell", "UIView", .view, [], ElementForm(.group, inside: .shown, as: .cell)),
        FrameworkClass("UITableViewHeaderFooterView", "UIView", .view, [], .holder(.group)),
        FrameworkClass("UICollectionView", "UIScrollView", .view, [], .holder(.lazyContainer)),
        FrameworkClass("UICollectionReusableView", "UIView", .view, [], .holder(.group)),
        FrameworkClass("UICollectionViewCell", "UICollectionReusableView", .view, .gridCell, .holder(.group)),
        FrameworkClass("UICollectionViewListCell", "UICollectionViewCell", .view, [], .holder(.group)),
    ]

    /// Bars, menus and what is in them.
    private static let bars: [FrameworkClass] = [
        FrameworkClass("UINavigationBar", "UIView", .view, [], .holder(.group)),
        FrameworkClass("UINavigationItem", "NSObject", .navigationItem, [], .holder(.group, as: .navigationItem)),
        FrameworkClass("UIToolbar", "UIView", .view, [], .holder(.toolbar)),
        FrameworkClass("UITabBar", "UIView", .view, [], .holder(.toolbar)),
        FrameworkClass(
            "UIBarButtonItem", "UIBarItem", .barItem, .barEntry,
            ElementForm(.button, [.systemItem, title, picture], as: .barItem, marks: .handsTraitsOn)),
        FrameworkClass(
            "UITabBarItem", "UIBarItem", .barItem, .barEntry, ElementForm(.tab, [.systemItem, title, picture])),
        FrameworkClass("UIMenu", "UIMenuElement", nil, [], .holder(.group)),
        FrameworkClass("UIAction", "UIMenuElement", .menu, [], command),
        FrameworkClass("UIContextualAction", "NSObject", .menu, [], command),
        FrameworkClass("UIAlertAction", "NSObject", .menu, [], command),
        FrameworkClass("UITableViewRowAction", "NSObject", .menu, [], command),
        FrameworkClass(
            "UIKeyCommand", "UIMenuElement", .menu, [],
            ElementForm(.nothing, [title], isElement: false, as: .keyCommand)),
    ]

    private static let controllers: [FrameworkClass] = [
        FrameworkClass("UIViewController", "UIResponder", .controller),
        FrameworkClass("UITableViewController", "UIViewController", .controller),
        FrameworkClass("UICollectionViewController", "UIViewController", .controller),
        FrameworkClass("UINavigationController", "UIViewController", .controller, [.showsInnerTitle, .stacksScreens]),
        FrameworkClass("UITabBarController", "UIViewController", .controller),
        FrameworkClass("UIPageViewController", "UIViewController", .controller),
        FrameworkClass("UISplitViewController", "UIViewController", .controller, .showsInnerTitle),
        FrameworkClass("UIAlertController", "UIViewController", .controller),
        FrameworkClass("UISearchController", "UIViewController", .controller),
        FrameworkClass("UIActivityViewController", "UIViewController", .controller),
        FrameworkClass("UIImagePickerController", "UINavigationController", .controller),
        FrameworkClass("UIHostingController", "UIViewController", .controller, .showsInnerTitle),
        FrameworkClass("QLPreviewController", "UIViewController", .controller),
        FrameworkClass("SFSafariViewController", "UIViewController", .controller),
        FrameworkClass("AVPlayerViewController", "UIViewController", .controller),
    ]
}
