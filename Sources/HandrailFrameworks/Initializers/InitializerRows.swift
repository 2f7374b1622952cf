import HandrailModel

/// The initializers of classes and values of frameworks.
enum InitializerRows {
    static let all: [FrameworkInitializer] = uiKit + appKit + shared + closed + texture

    private static let uiKit: [FrameworkInitializer] = [
        FrameworkInitializer(
            "UIButton",
            taking: [
                ("type", .property("buttonType")), ("configuration", .assigned("configuration")),
                ("primaryAction", .action),
            ]),
        FrameworkInitializer("UISegmentedControl", taking: [("items", .segments(evenOfItem: false))]),
        FrameworkInitializer("UIStackView", taking: [("arrangedSubviews", .part(.arrangedSubview))]),
        FrameworkInitializer("UIVisualEffectView", taking: [("effect", .saysNothing)]),
        FrameworkInitializer(
            "UITableView", "UITableViewCell", "UITableViewController", "UIActivityIndicatorView",
            taking: [("style", .property("style"))]),
        FrameworkInitializer(
            "UIBarButtonItem",
            taking: [
                ("title", .property("title")), ("image", .property("image")),
                ("landscapeImagePhone", .property("landscapeImagePhone")), ("style", .property("style")),
                ("barButtonSystemItem", .property("systemItem")), ("systemItem", .property("systemItem")),
                ("customView", .part(.subview)), ("primaryAction", .action), ("target", .saysNothing),
                ("action", .selector),
            ]),
        FrameworkInitializer(
            "UITabBarItem",
            taking: [
                ("title", .property("title")), ("image", .property("image")),
                ("tabBarSystemItem", .property("systemItem")),
            ]),
        FrameworkInitializer(
            "UIAction", "UIMenu",
            taking: [
                ("title", .property("title")), ("subtitle", .property("subtitle")), ("image", .property("image")),
                ("options", .property("options")), ("children", .part(.menuItem)),
            ]),
        FrameworkInitializer("UINavigationController", taking: [("rootViewController", .rootController)]),
        FrameworkInitializer("UISearchController", taking: [("searchResultsController", .searchResults)]),
        FrameworkInitializer("CABasicAnimation", "CAKeyframeAnimation", taking: [("keyPath", .property("keyPath"))]),
    ]

    private static let appKit: [FrameworkInitializer] = [
        FrameworkInitializer(
            "NSTextField",
            taking: [
                ("string", .property("stringValue")), ("labelWithString", .property("stringValue")),
                ("wrappingLabelWithString", .property("stringValue")),
                ("labelWithAttributedString", .property("stringValue")),
            ]),
        FrameworkInitializer(
            "NSButton",
            taking: [
                ("title", .property("title")), ("image", .property("image")),
                ("checkboxWithTitle", .titleOfButton(type: "switch")),
                ("radioButtonWithTitle", .titleOfButton(type: "radio")), ("target", .saysNothing),
                ("action", .selector),
            ]),
        FrameworkInitializer("NSPopUpButton", taking: [("pullsDown", .property("pullsDown"))]),
        FrameworkInitializer(
            "NSSegmentedControl",
            taking: [
                ("labels", .segments(evenOfItem: true)), ("images", .segments(evenOfItem: true)),
                ("target", .saysNothing), ("action", .selector),
            ]),
        FrameworkInitializer("NSStackView", taking: [("views", .part(.arrangedSubview))]),
        FrameworkInitializer("NSMenuItem", taking: [("title", .property("title")), ("action", .selector)]),
        FrameworkInitializer("NSWindow", taking: [("contentViewController", .rootController)]),
    ]

    /// What UIKit and AppKit have alike, and what projects add.
    private static let shared: [FrameworkInitializer] = [
        FrameworkInitializer("UIView", "NSView", taking: [("frame", .frame), ("coder", .saysNothing)]),
        FrameworkInitializer(
            "UIImageView", "NSImageView",
            taking: [("image", .property("image")), ("highlightedImage", .property("highlightedImage"))]),
        FrameworkInitializer(
            "UIGestureRecognizer", "NSGestureRecognizer", taking: [("target", .saysNothing), ("action", .selector)]),
        FrameworkInitializer(
            "UIViewController", "NSViewController",
            taking: [("coder", .saysNothing), ("nibName", .saysNothing), ("bundle", .saysNothing)]),
        FrameworkInitializer(
            "UIHostingController", "NSHostingController", "NSHostingView", taking: [("rootView", .hostedView)]),
        FrameworkInitializer(taking: [("text", .property("text"))]),
    ]

    /// Nodes of Texture, and what lays them out.
    private static let texture: [FrameworkInitializer] = [
        FrameworkInitializer("ASDKViewController", "ASViewController", taking: [("node", .rootNode)]),
        FrameworkInitializer(
            "ASDisplayNode",
            taking: [("viewBlock", .madeView), ("layerBlock", .saysNothing), ("didLoad", .saysNothing)]),
        FrameworkInitializer(
            "ASLayoutSpec", "ASInsetLayoutSpec", "ASOverlayLayoutSpec", "ASBackgroundLayoutSpec", "ASCornerLayoutSpec",
            "ASAbsoluteLayoutSpec", "ASStaticLayoutSpec", "ASRatioLayoutSpec", "ASCenterLayoutSpec",
            "ASRelativeLayoutSpec", "ASWrapperLayoutSpec",
            taking: [
                ("child", .arranged), ("children", .arranged), ("layoutElement", .arranged),
                ("layoutElements", .arranged), ("background", .laidBehind), ("overlay", .laidOver),
                ("corner", .laidOver),
            ], isClosed: true),
        FrameworkInitializer(
            "ASStackLayoutSpec", taking: [("direction", .property("axis")), ("children", .arranged)], isClosed: true),
    ]

    private static let closed: [FrameworkInitializer] = [
        FrameworkInitializer(
            "UIAlertController", taking: [("title", .wordsOfAlert), ("message", .wordsOfAlert)], isClosed: true),
        FrameworkInitializer(
            "UIKeyCommand",
            taking: [
                ("title", .property("title")), ("discoverabilityTitle", .property("title")), ("input", .key),
                ("modifierFlags", .modifiers),
            ], isClosed: true),
        FrameworkInitializer(
            "UIBarButtonItemGroup", taking: [("barButtonItems", .groupedItems), ("items", .groupedItems)],
            isClosed: true),
        FrameworkInitializer(
            "UIImage", "NSImage",
            taking: [
                ("named", .pictureName), ("imageLiteralResourceName", .pictureName), ("resource", .pictureResource),
                ("systemName", .symbol), ("systemSymbolName", .symbol), ("symbolName", .symbolOfAny),
                ("systemSymbol", .symbolConstant),
            ], isClosed: true),
    ]
}
