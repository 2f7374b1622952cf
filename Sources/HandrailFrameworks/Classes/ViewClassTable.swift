package import HandrailModel

/// The classes of UIKit, AppKit and WatchKit that the model knows, by name. Teaching it another is one line here and one
/// fixture. Which of them are accessibility elements by themselves follows what UIKit does.
package enum ViewClassTable {
    /// What is known of a class; `nil` for a name that is none of them.
    package static func entry(for systemClass: String) -> ViewClass? { entries[systemClass] }

    private static let entries: [String: ViewClass] = controls.merging(content) { first, _ in first }
        .merging(containers) { first, _ in first }.merging(bars) { first, _ in first }
        .merging(watch) { first, _ in first }.merging(mac) { first, _ in first }

    private static let title = ViewClass.Source.title(["title"])
    private static let picture = ViewClass.Source.picture(["image"])
    private static let buttonTitle = ViewClass.Source.title([
        "configuration.title", "configuration.attributedTitle", "attributedTitle", "title",
    ])
    private static let prompt = ViewClass.Source.prompt([
        "attributedPlaceholder", "placeholder", "placeholderAttributedString", "placeholderString",
    ])
    private static let text = ViewClass.Source.title(["attributedText", "text"])

    /// What people act on.
    private static let controls: [String: ViewClass] = [
        "UIButton": ViewClass(
            .button,
            [
                buttonTitle, .title(["configuration.subtitle"]), .buttonType,
                .picture(["configuration.image", "image", "configuration.background.image", "backgroundImage"]),
            ]),
        "UISwitch": ViewClass(.toggle, [title]), "UISlider": ViewClass(.slider), "UIStepper": ViewClass(.stepper),
        "UITextField": ViewClass(.textField, [prompt]), "UISearchTextField": ViewClass(.searchField, [prompt]),
        "UITextView": ViewClass(.textEditor), "UISearchBar": ViewClass(.searchField, [prompt]),
        "UISegmentedControl": ViewClass(.group, inside: .shown),
        "UISegment": ViewClass(.button, [title, picture]), "UIDatePicker": ViewClass(.datePicker),
        "UIPickerView": ViewClass(.slider), "UIPageControl": ViewClass(.slider),
        "UIColorWell": ViewClass(.colorPicker), "UICalendarView": ViewClass(.opaque),
        "UIControl": ViewClass(.customView, inside: .shown, isElement: false),
    ]

    /// What shows something.
    private static let content: [String: ViewClass] = [
        "UILabel": ViewClass(.text, [text]), "UIImageView": ViewClass(.image, isElement: false),
        "UIProgressView": ViewClass(.progress, showsValue: true), "UIActivityIndicatorView": ViewClass(.progress),
        "UIContentUnavailableView": ViewClass(.contentUnavailable),
        "AVPlayerView": ViewClass(.video), "AVPlayerLayer": ViewClass(.video, isElement: false),
        "MKMapView": ViewClass(.map), "UIWebView": ViewClass(.opaque), "WKWebView": ViewClass(.opaque),
        "GLKView": ViewClass(.opaque), "MTKView": ViewClass(.opaque), "SCNView": ViewClass(.opaque),
        "SKView": ViewClass(.opaque), "ARSKView": ViewClass(.opaque), "ARSCNView": ViewClass(.opaque),
        "ARView": ViewClass(.opaque), "PDFView": ViewClass(.opaque), "ADBannerView": ViewClass(.opaque),
        "UIAccessibilityElement": ViewClass(.text), "UIHostingView": ViewClass(.opaque), "UIContainerView": ViewClass(.opaque),
    ]

    /// What holds or arranges other views.
    private static let containers: [String: ViewClass] = [
        "UIView": ViewClass(.group, inside: .shown, isElement: false),
        "UIWindow": ViewClass(.group, inside: .shown, isElement: false),
        "UIStackView": ViewClass(.horizontalStack, inside: .shown, isElement: false),
        "UIScrollView": ViewClass(.scrollView, inside: .shown, isElement: false),
        "UIVisualEffectView": ViewClass(.group, inside: .shown, isElement: false),
        "UITableView": ViewClass(.list, inside: .shown, isElement: false),
        "UICollectionView": ViewClass(.lazyContainer, inside: .shown, isElement: false),
        "UITableViewSection": ViewClass(.section, inside: .shown, isElement: false),
        "UITableViewCell": ViewClass(.group, inside: .shown), "UICollectionViewCell": ViewClass(.group, inside: .shown, isElement: false),
        "UITableViewHeaderFooterView": ViewClass(.group, inside: .shown, isElement: false),
        "UICollectionViewListCell": ViewClass(.group, inside: .shown, isElement: false),
        "UICollectionReusableView": ViewClass(.group, inside: .shown, isElement: false),
    ]

    /// Bars and their items.
    private static let bars: [String: ViewClass] = [
        "UINavigationBar": ViewClass(.group, inside: .shown, isElement: false),
        "UINavigationItem": ViewClass(.group, inside: .shown, isElement: false),
        "UIToolbar": ViewClass(.toolbar, inside: .shown, isElement: false),
        "UITabBar": ViewClass(.toolbar, inside: .shown, isElement: false),
        "UIBarButtonItem": ViewClass(.button, [.systemItem, title, picture]),
        "UIMenu": ViewClass(.group, inside: .shown, isElement: false),
        "UIAction": ViewClass(.button, [title, picture]), "UIContextualAction": ViewClass(.button, [title, picture]),
        "UIKeyCommand": ViewClass(.nothing, [title], isElement: false),
        "UIAlertAction": ViewClass(.button, [title, picture]), "UITableViewRowAction": ViewClass(.button, [title, picture]),
        "UITabBarItem": ViewClass(.tab, [.systemItem, title, picture]),
    ]

    private static let watch: [String: ViewClass] = [
        "WKInterfaceLabel": ViewClass(.text, [text]), "WKInterfaceDate": ViewClass(.text, [text]),
        "WKInterfaceTimer": ViewClass(.text, [text]),
        "WKInterfaceButton": ViewClass(.button, [title, .picture(["backgroundImage"])], inside: .label),
        "WKInterfaceSwitch": ViewClass(.toggle, [title]), "WKInterfaceSlider": ViewClass(.slider),
        "WKInterfaceImage": ViewClass(.image, isElement: false),
        "WKInterfaceGroup": ViewClass(.horizontalStack, inside: .shown, isElement: false),
        "WKInterfaceTable": ViewClass(.list, inside: .shown, isElement: false),
        "WKInterfaceTableRow": ViewClass(.group, inside: .shown, isElement: false),
        "WKInterfaceSeparator": ViewClass(.divider, isElement: false), "WKInterfaceMap": ViewClass(.map),
        "WKInterfacePicker": ViewClass(.slider), "WKInterfaceMovie": ViewClass(.video),
        "WKInterfaceInlineMovie": ViewClass(.video), "WKInterfaceSKScene": ViewClass(.opaque),
        "WKInterfaceSCNScene": ViewClass(.opaque), "WKMenuItem": ViewClass(.button, [title]),
        "WKInterfacePaymentButton": ViewClass(.opaque), "WKInterfaceTextField": ViewClass(.textField, [prompt]),
        "WKInterfaceVolumeControl": ViewClass(.opaque), "WKInterfaceActivityRing": ViewClass(.opaque),
    ]

    // A picture may bring words along, and a help tag is heard where there is no title.
    private static let macTitle = ViewClass.Source.title(["attributedTitle", "title", "imageDescription", "toolTip"])

    private static let macItemTitle = ViewClass.Source.title(["label", "title", "imageDescription", "toolTip"])

    private static let mac: [String: ViewClass] = [
        "NSControl": ViewClass(.customView, inside: .shown, isElement: false),
        "NSPanel": ViewClass(.group, inside: .shown, isElement: false), "NSStatusItem": ViewClass(.group, inside: .shown, isElement: false),
        "NSView": ViewClass(.group, inside: .shown, isElement: false), "NSTextField": ViewClass(.textField, [prompt]),
        "NSSecureTextField": ViewClass(.secureField, [prompt]), "NSSearchField": ViewClass(.searchField, [prompt]),
        "NSTokenField": ViewClass(.textField, [prompt]), "NSComboBox": ViewClass(.textField, [prompt]),
        "NSButton": ViewClass(.button, [.buttonType, macTitle, picture]), "NSPopUpButton": ViewClass(.picker, [macTitle]),
        "NSSegmentedControl": ViewClass(.group, inside: .shown), "NSSegment": ViewClass(.button, [.title(["label", "title", "imageDescription", "toolTip"]), picture]),
        "NSSlider": ViewClass(.slider), "NSStepper": ViewClass(.stepper), "NSSwitch": ViewClass(.toggle),
        "NSImageView": ViewClass(.image), "NSColorWell": ViewClass(.colorPicker),
        "NSDatePicker": ViewClass(.opaque), "NSProgressIndicator": ViewClass(.progress),
        "NSLevelIndicator": ViewClass(.gauge), "NSStackView": ViewClass(.horizontalStack, inside: .shown, isElement: false),
        "NSGridView": ViewClass(.grid, inside: .shown, isElement: false),
        "NSScrollView": ViewClass(.scrollView, inside: .shown, isElement: false),
        "NSTableView": ViewClass(.list, inside: .shown, isElement: false),
        "NSOutlineView": ViewClass(.list, inside: .shown, isElement: false),
        "NSTableColumn": ViewClass(.group, inside: .shown, isElement: false),
        "NSTableCellView": ViewClass(.group, inside: .shown, isElement: false),
        "NSCollectionView": ViewClass(.lazyContainer, inside: .shown, isElement: false),
        "NSTextView": ViewClass(.textEditor), "NSSplitView": ViewClass(.group, inside: .shown, isElement: false),
        "NSBox": ViewClass(.groupBox, [title], inside: .shown, isElement: false),
        "NSTabView": ViewClass(.tabView, inside: .shown, isElement: false),
        "NSTabViewItem": ViewClass(.tab, [.title(["label"]), picture], inside: .shown),
        "NSVisualEffectView": ViewClass(.group, inside: .shown, isElement: false),
        "NSWindow": ViewClass(.group, inside: .shown, isElement: false), "NSMenu": ViewClass(.group, [title], inside: .shown, isElement: false),
        "NSMenuItem": ViewClass(.button, [.title(["attributedTitle", "title"]), picture]), "NSToolbar": ViewClass(.toolbar, inside: .shown, isElement: false),
        "NSToolbarItem": ViewClass(.button, [macItemTitle, picture]), "NSMenuToolbarItem": ViewClass(.button, [macItemTitle, picture]),
        "NSSearchToolbarItem": ViewClass(.searchField, [.title(["label"])]), "NSTableHeaderCell": ViewClass(.text, [title]), "NSPathControl": ViewClass(.opaque),
        "NSMatrix": ViewClass(.opaque), "NSForm": ViewClass(.opaque), "NSRuleEditor": ViewClass(.opaque),
        "NSPredicateEditor": ViewClass(.opaque), "NSContainerView": ViewClass(.opaque),
        "NSScrubber": ViewClass(.opaque), "NSHostingView": ViewClass(.opaque),
    ]
}
