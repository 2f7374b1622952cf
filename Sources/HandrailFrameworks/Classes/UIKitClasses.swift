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
        FrameworkClass("UIMenuElement", "NSObject"),
        FrameworkClass("UIGestureRecognizer", "NSObject"),
        FrameworkClass("CALayer", "NSObject"),
        FrameworkClass("CAGradientLayer", "CALayer"),
        FrameworkClass("CAShapeLayer", "CALayer"),
        FrameworkClass("CAAnimation", "NSObject"),
        FrameworkClass("CAPropertyAnimation", "CAAnimation"),
        FrameworkClass("CABasicAnimation", "CAPropertyAnimation", .configuration, .animation),
        FrameworkClass("CASpringAnimation", "CABasicAnimation", .configuration, .animation),
        FrameworkClass("CAKeyframeAnimation", "CAPropertyAnimation", .configuration, [.animation, .keyframes]),
        FrameworkClass("UIButton.Configuration", nil, .configuration, .buttonConfiguration),
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
            "UIControl", "UIView", .view, [.blank, .control, .wellKnown, .holdsAny, .leavesTouches],
            .holder(.customView, or: .contents, marks: .drawnByApp)),
        FrameworkClass(
            "UIButton", "UIControl", .view, [.button, .hidesNothing, .blankControl, .showsText, .wellKnown],
            ElementForm(
                .button, [buttonTitle, .title(["configuration.subtitle"]), .buttonType, buttonPicture],
                marks: .titleLabel),
            traits: .button,
            brings: [
                "titleLabel": .label, "imageView": .imageView, "subtitleLabel": .label,
                "configuration": .buttonConfiguration,
            ]),
        FrameworkClass(
            "UISwitch", "UIControl", .view, [.toggle, .hidesNothing, .wellKnown, .input],
            ElementForm(.toggle, [title], marks: .joinsCell), traits: [.button, .toggle]),
        FrameworkClass(
            "UISlider", "UIControl", .view, [.hidesNothing, .wellKnown, .input], ElementForm(.slider, marks: .track),
            traits: .adjustable),
        FrameworkClass(
            "UIStepper", "UIControl", .view, [.hidesNothing, .wellKnown, .input], ElementForm(.stepper, as: .stepper)),
        FrameworkClass(
            "UITextField", "UIControl", .view, [.hidesNothing, .showsText, .wellKnown, .input],
            ElementForm(
                .textField, [prompt],
                or: .flag(
                    "isSecureTextEntry", is: true, .secureField,
                    otherwise: .textField), marks: [.adjustsWhereTold, .field]),
            fontSize: 17),
        FrameworkClass("UISearchTextField", "UITextField", .view, .input, ElementForm(.searchField, [prompt])),
        FrameworkClass(
            "UITextView", "UIScrollView", .view, [.textView, .showsText, .wellKnown, .input],
            ElementForm(
                .textEditor, or: .flag("isEditable", is: false, .text, otherwise: .textEditor),
                marks: [.adjustsWhereTold, .selectable, .field])),
        FrameworkClass(
            "UISearchBar", "UIView", .view, [.sizedBySystem, .wellKnown, .input], ElementForm(.searchField, [prompt])),
        FrameworkClass(
            "UISegmentedControl", "UIControl", .view, .wellKnown,
            ElementForm(.group, inside: .shown, as: .segments, marks: .bringsControls)),
        FrameworkClass("UISegment", nil, nil, .segment, command),
        FrameworkClass(
            "UIDatePicker", "UIControl", .view, [.wellKnown, .input],
            ElementForm(
                .datePicker, as: .describedBySystem,
                or: .name(
                    "preferredDatePickerStyle", ["wheels"],
                    .slider))),
        FrameworkClass("UIPickerView", "UIView", .view, [], ElementForm(.slider, as: .describedBySystem)),
        FrameworkClass(
            "UIPageControl", "UIControl", .view, [.hidesNothing, .wellKnown],
            ElementForm(.slider, as: .describedBySystem)),
        FrameworkClass("UIColorWell", "UIControl", .view, [], ElementForm(.colorPicker)),
        FrameworkClass("UICalendarView", "UIView", .view, [], opaque),
        FrameworkClass("UIRefreshControl", "UIControl", .view),
    ]

    /// What shows something.
    private static let contents: [FrameworkClass] = [
        FrameworkClass(
            "UILabel", "UIView", .view, [.label, .mayTell, .hidesNothing, .showsText, .wellKnown, .leavesTouches],
            ElementForm(.text, [text], marks: [.adjustsWhereTold, .label]), traits: .staticText, fontSize: 17),
        FrameworkClass(
            "UIImageView", "UIView", .view, [.imageView, .wellKnown, .showsPicture, .leavesTouches, .colorMark],
            ElementForm(.image, isElement: false, marks: .picture), traits: .image),
        FrameworkClass(
            "UIProgressView", "UIView", .view, [.hidesNothing, .wellKnown], ElementForm(.progress, showsValue: true)),
        FrameworkClass(
            "UIActivityIndicatorView", "UIView", .view, [.hidesNothing, .wellKnown], ElementForm(.progress)),
        FrameworkClass(
            "UIContentUnavailableView", "UIView", .view, [], ElementForm(.contentUnavailable, as: .emptyScreen)),
        FrameworkClass("UIAccessibilityElement", "UIResponder", .view, .drawnElement, ElementForm(.text, or: .traits)),
        FrameworkClass("AVPlayerView", "UIView", .view, [], ElementForm(.video)),
        FrameworkClass("AVPlayerLayer", "CALayer", .view, .playerLayer, ElementForm(.video, isElement: false)),
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
        FrameworkClass("UIHostingView", "UIView", nil, .hostingView, ElementForm(.opaque, as: .host)),
        FrameworkClass("UIContainerView", "UIView", nil, [], ElementForm(.opaque, as: .host)),
    ]

    /// What holds or arranges other views.
    private static let holders: [FrameworkClass] = [
        FrameworkClass(
            "UIView", "UIResponder", .view,
            [.plainView, .blank, .mayTell, .box, .holdsAny, .leavesTouches, .colorMark],
            .holder(.group, or: .contents)),
        FrameworkClass("UIWindow", "UIView", .view, .sizedBySystem, .holder(.group)),
        FrameworkClass("UIInputView", "UIView", .view),
        FrameworkClass("UILayoutContainer", nil, .view),
        FrameworkClass(
            "UIStackView", "UIView", .view, [.stack, .mayTell, .box, .wellKnown, .leavesTouches],
            .holder(.horizontalStack, or: .axis, marks: .stack)),
        FrameworkClass("UIScrollView", "UIView", .view, [.sizedBySystem, .wellKnown, .holdsAny], .holder(.scrollView)),
        FrameworkClass("UIVisualEffectView", "UIView", .view, [.wellKnown, .leavesTouches], .holder(.group)),
        FrameworkClass("UITableView", "UIScrollView", .view, [.sizedBySystem, .table, .wellKnown], .holder(.list)),
        FrameworkClass("UITableViewSection", nil, nil, [], .holder(.section, as: .section)),
        FrameworkClass(
            "UITableViewCell", "UIView", .view, [.tableCell, .box, .row, .wellKnown],
            ElementForm(.group, inside: .shown, as: .cell),
            brings: ["textLabel": .label, "detailTextLabel": .label, "imageView": .imageView]),
        FrameworkClass(
            "UITableViewHeaderFooterView", "UIView", .view, .tableHeader, .holder(.group),
            brings: ["textLabel": .label, "detailTextLabel": .label]),
        FrameworkClass(
            "UICollectionView", "UIScrollView", .view, [.sizedBySystem, .wellKnown], .holder(.lazyContainer)),
        FrameworkClass("UICollectionReusableView", "UIView", .view, [], .holder(.group)),
        FrameworkClass(
            "UICollectionViewCell", "UICollectionReusableView", .view, [.gridCell, .gridItem, .row, .wellKnown],
            .holder(.group)),
        FrameworkClass(
            "UICollectionViewListCell", "UICollectionViewCell", .view, [.gridItem, .listCell], .holder(.group)),
    ]

    /// Bars, menus and what is in them.
    private static let bars: [FrameworkClass] = [
        FrameworkClass("UINavigationBar", "UIView", .view, .sizedBySystem, .holder(.group)),
        FrameworkClass("UINavigationItem", "NSObject", .navigationItem, [], .holder(.group, as: .navigationItem)),
        FrameworkClass("UIToolbar", "UIView", .view, .sizedBySystem, .holder(.toolbar)),
        FrameworkClass("UITabBar", "UIView", .view, .sizedBySystem, .holder(.toolbar)),
        FrameworkClass(
            "UIBarButtonItem", "UIBarItem", .barItem, [.barEntry, .barButton, .blankControl],
            ElementForm(.button, [.systemItem, title, picture], as: .barItem, marks: .handsTraitsOn), traits: .button),
        FrameworkClass(
            "UITabBarItem", "UIBarItem", .barItem, .barEntry, ElementForm(.tab, [.systemItem, title, picture])),
        FrameworkClass("UIMenu", "UIMenuElement", nil, [], .holder(.group)),
        FrameworkClass("UIAction", "UIMenuElement", .menu, [], command),
        FrameworkClass("UIContextualAction", "NSObject", .menu, [], command),
        FrameworkClass("UIAlertAction", "NSObject", .menu, [], command),
        FrameworkClass("UITableViewRowAction", "NSObject", .menu, [], command),
        FrameworkClass(
            "UIKeyCommand", "UIMenuElement", .menu, .keyCommand,
            ElementForm(.nothing, [title], isElement: false, as: .keyCommand)),
    ]

    private static let controllers: [FrameworkClass] = [
        FrameworkClass("UIViewController", "UIResponder", .controller),
        FrameworkClass("UITableViewController", "UIViewController", .controller, .showsTable, brings: ["view": .table]),
        FrameworkClass(
            "UICollectionViewController", "UIViewController", .controller, .showsGrid, brings: ["view": .collection]),
        FrameworkClass("UINavigationController", "UIViewController", .controller, [.showsInnerTitle, .stacksScreens]),
        FrameworkClass("UITabBarController", "UIViewController", .controller),
        FrameworkClass("UIPageViewController", "UIViewController", .controller),
        FrameworkClass("UISplitViewController", "UIViewController", .controller, .showsInnerTitle),
        FrameworkClass("UIAlertController", "UIViewController", .controller, .alert),
        FrameworkClass(
            "UISearchController", "UIViewController", .controller, .searches, brings: ["searchBar": .searchBar]),
        FrameworkClass("UIActivityViewController", "UIViewController", .controller),
        FrameworkClass("UIImagePickerController", "UINavigationController", .controller),
        FrameworkClass(
            "UIHostingController", "UIViewController", .controller, [.showsInnerTitle, .hostsSwiftUI],
            brings: ["view": .hostingView]),
        FrameworkClass("QLPreviewController", "UIViewController", .controller),
        FrameworkClass("SFSafariViewController", "UIViewController", .controller),
        FrameworkClass("AVPlayerViewController", "UIViewController", .controller, brings: ["view": .playerView]),
    ]
}
