import HandrailModel

/// The classes of AppKit.
enum AppKitClasses {
    static let all: [FrameworkClass] = roots + controls + holders + menus + controllers

    private static let title = ElementForm.Source.title(["title"])
    private static let picture = ElementForm.Source.picture(["image"])
    private static let prompt = ElementForm.Source.prompt([
        "attributedPlaceholder", "placeholder", "placeholderAttributedString", "placeholderString",
    ])
    // A picture may bring words along, and a help tag is heard where there is no title.
    private static let buttonTitle = ElementForm.Source.title([
        "attributedTitle", "title", "imageDescription", "toolTip",
    ])
    private static let itemTitle = ElementForm.Source.title(["label", "title", "imageDescription", "toolTip"])
    private static let opaque = ElementForm(.opaque, marks: .appKit)
    /// The types of a button that stays pressed.
    private static let toggles: Set<String> = ["check", "radio", "switch", "toggle", "onOff", "pushOnPushOff"]

    private static func field(_ kind: ElementKind) -> ElementForm { ElementForm(kind, [prompt], marks: .appKit) }

    private static func holder(_ kind: ElementKind, _ sources: [ElementForm.Source] = []) -> ElementForm {
        .holder(kind, sources, marks: .appKit)
    }

    private static let roots: [FrameworkClass] = [
        FrameworkClass("NSResponder", "NSObject"),
        FrameworkClass("NSGestureRecognizer", "NSObject"),
        FrameworkClass("NSClickGestureRecognizer", "NSGestureRecognizer", .gesture, gesture: .tap),
        FrameworkClass("NSPanGestureRecognizer", "NSGestureRecognizer", .gesture, gesture: .drag),
        FrameworkClass("NSPressGestureRecognizer", "NSGestureRecognizer", .gesture, gesture: .longPress),
    ]

    /// What people act on, and what shows something.
    private static let controls: [FrameworkClass] = [
        FrameworkClass(
            "NSControl", "NSView", .view, [.blank, .holdsAny, .leavesTouches],
            .holder(.customView, or: .contents, marks: .appKit)),
        FrameworkClass(
            "NSButton", "NSControl", .view, .blankControl,
            ElementForm(
                .button, [.buttonType, buttonTitle, picture], or: .name("buttonType", toggles, .toggle),
                style: .buttonType, marks: [.appKit, .keyEquivalent])),
        FrameworkClass(
            "NSPopUpButton", "NSButton", .view, [],
            ElementForm(.picker, [buttonTitle], as: .popUpButton, marks: .appKit)),
        FrameworkClass(
            "NSTextField", "NSControl", .view, [.fieldOfMac, .leavesTouches],
            ElementForm(
                .textField, [prompt], or: .flag("isEditable", is: true, .textField, otherwise: .text),
                marks: [.appKit, .editable])),
        FrameworkClass("NSSecureTextField", "NSTextField", .view, [], field(.secureField)),
        FrameworkClass("NSSearchField", "NSTextField", .view, [], field(.searchField)),
        FrameworkClass("NSTokenField", "NSTextField", .view, [], field(.textField)),
        FrameworkClass("NSComboBox", "NSTextField", .view, [], field(.textField)),
        FrameworkClass(
            "NSSegmentedControl", "NSControl", .view, [], ElementForm(.group, inside: .shown, marks: .appKit)),
        FrameworkClass("NSSegment", nil, nil, .segment, ElementForm(.button, [itemTitle, picture], marks: .appKit)),
        FrameworkClass("NSSlider", "NSControl", .view, [], ElementForm(.slider, marks: [.appKit, .track])),
        FrameworkClass("NSStepper", "NSControl", .view, [], ElementForm(.stepper, marks: .appKit)),
        FrameworkClass("NSSwitch", "NSControl", .view, [], ElementForm(.toggle, marks: .appKit)),
        FrameworkClass(
            "NSImageView", "NSControl", .view, [.showsPicture, .leavesTouches], ElementForm(.image, marks: .appKit)),
        FrameworkClass(
            "NSColorWell", "NSControl", .view, [],
            ElementForm(.colorPicker, style: .named("colorWell"), marks: .appKit)),
        FrameworkClass("NSDatePicker", "NSControl", .view, [], opaque),
        FrameworkClass("NSPathControl", "NSControl", .view, [], opaque),
        FrameworkClass("NSMatrix", "NSControl", nil, [], opaque),
        FrameworkClass("NSForm", "NSMatrix", nil, [], opaque),
        FrameworkClass("NSRuleEditor", "NSControl", nil, [], opaque),
        FrameworkClass("NSPredicateEditor", "NSRuleEditor", nil, [], opaque),
        FrameworkClass("NSScrubber", "NSView", nil, [], opaque),
        FrameworkClass("NSProgressIndicator", "NSView", .view, [], ElementForm(.progress, marks: .appKit)),
        FrameworkClass("NSLevelIndicator", "NSControl", .view, [], ElementForm(.gauge, marks: .appKit)),
        FrameworkClass("NSTextView", "NSView", .view, [], ElementForm(.textEditor, marks: .appKit)),
        FrameworkClass("NSHostingView", "NSView", nil, [], ElementForm(.opaque, as: .host, marks: .appKit)),
        FrameworkClass("NSContainerView", "NSView", nil, [], ElementForm(.opaque, as: .host, marks: .appKit)),
    ]

    /// What holds or arranges other views.
    private static let holders: [FrameworkClass] = [
        FrameworkClass(
            "NSView", "NSResponder", .view, [.plainView, .blank, .holdsAny, .leavesTouches],
            .holder(.group, or: .contents, marks: .appKit)),
        FrameworkClass("NSWindow", "NSResponder", .view, [.window, .givesScreen], holder(.group)),
        FrameworkClass("NSPanel", "NSWindow", .view, [.window, .givesScreen], holder(.group)),
        FrameworkClass(
            "NSStackView", "NSView", .view, [.stackOfMac, .leavesTouches],
            .holder(.horizontalStack, or: .axis, marks: [.appKit, .stack])),
        FrameworkClass("NSGridView", "NSView", .view, [], holder(.grid)),
        FrameworkClass("NSScrollView", "NSView", .view, [], holder(.scrollView)),
        FrameworkClass("NSTableView", "NSControl", .view, [], holder(.list)),
        FrameworkClass("NSOutlineView", "NSTableView", .view, [], holder(.list)),
        FrameworkClass("NSTableColumn", "NSObject", nil, [], holder(.group)),
        FrameworkClass("NSTableHeaderCell", "NSObject", nil, [], ElementForm(.text, [title], marks: .appKit)),
        FrameworkClass("NSTableCellView", "NSView", .view, [], holder(.group), brings: ["imageView": .imageView]),
        FrameworkClass("NSTableRowView", "NSView", .view),
        FrameworkClass("NSCollectionView", "NSView", .view, [], holder(.lazyContainer)),
        FrameworkClass("NSSplitView", "NSView", .view, [], holder(.group)),
        FrameworkClass(
            "NSBox", "NSView", .view, .leavesTouches,
            .holder(.groupBox, [title], as: .box, or: .name("boxType", ["separator"], .divider), marks: .appKit)),
        FrameworkClass("NSTabView", "NSView", .view, [], .holder(.tabView, as: .tabs, marks: .appKit)),
        FrameworkClass(
            "NSTabViewItem", "NSObject", nil, [],
            ElementForm(.tab, [.title(["label"]), picture], inside: .shown, marks: .appKit)),
        FrameworkClass("NSVisualEffectView", "NSView", .view, .leavesTouches, holder(.group)),
    ]

    /// Menus, toolbars and what is in them.
    private static let menus: [FrameworkClass] = [
        FrameworkClass("NSMenu", "NSObject", nil, [], .holder(.group, [title], as: .menu, marks: .appKit)),
        FrameworkClass(
            "NSMenuItem", "NSObject", nil, [],
            ElementForm(.button, [.title(["attributedTitle", "title"]), picture], as: .menuItem, marks: .appKit)),
        FrameworkClass("NSToolbar", "NSObject", nil, [], holder(.toolbar)),
        FrameworkClass(
            "NSToolbarItem", "NSObject", .barItem, [.barEntry, .blankControl],
            ElementForm(.button, [itemTitle, picture], as: .barItem, marks: .appKit)),
        FrameworkClass(
            "NSMenuToolbarItem", "NSToolbarItem", .barItem, [],
            ElementForm(.button, [itemTitle, picture], as: .barItem, marks: .appKit)),
        FrameworkClass(
            "NSSearchToolbarItem", "NSToolbarItem", nil, [],
            ElementForm(.searchField, [.title(["label"])], marks: .appKit)),
        FrameworkClass(
            "NSStatusItem", "NSObject", .barItem, .givesScreen, .holder(.group, as: .barItem, marks: .appKit),
            brings: ["button": .buttonOfMac]),
    ]

    private static let controllers: [FrameworkClass] = [
        FrameworkClass("NSViewController", "NSResponder", .controller),
        FrameworkClass("NSWindowController", "NSResponder", .controller, brings: ["window": .window]),
        FrameworkClass("NSTabViewController", "NSViewController", .controller),
        FrameworkClass("NSSplitViewController", "NSViewController", .controller),
        FrameworkClass("NSCollectionViewItem", "NSViewController", .controller),
        FrameworkClass(
            "NSHostingController", "NSViewController", .controller, .showsInnerTitle, brings: ["view": .hostingView]),
    ]
}
