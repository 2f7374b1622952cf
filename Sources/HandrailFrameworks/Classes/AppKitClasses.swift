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
        FrameworkClass("NSApplication", "NSResponder"),
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
            "NSButton", "NSControl", .view, [.blankControl, .hidesNothing],
            ElementForm(
                .button, [.buttonType, buttonTitle, picture], or: .name("buttonType", toggles, .toggle),
                style: .buttonType, marks: [.appKit, .keyEquivalent]),
            elements: ["button"]),
        FrameworkClass(
            "NSPopUpButton", "NSButton", .view, .hidesNothing,
            ElementForm(.picker, [buttonTitle], as: .popUpButton, marks: .appKit), elements: ["popUpButton"]),
        FrameworkClass(
            "NSTextField", "NSControl", .view, [.fieldOfMac, .hidesNothing, .leavesTouches],
            ElementForm(
                .textField, [prompt], or: .flag("isEditable", is: true, .textField, otherwise: .text),
                marks: [.appKit, .editable]),
            elements: ["textField"]),
        FrameworkClass(
            "NSSecureTextField", "NSTextField", .view, [], field(.secureField), elements: ["secureTextField"]),
        FrameworkClass("NSSearchField", "NSTextField", .view, [], field(.searchField), elements: ["searchField"]),
        FrameworkClass("NSTokenField", "NSTextField", .view, [], field(.textField), elements: ["tokenField"]),
        FrameworkClass("NSComboBox", "NSTextField", .view, [], field(.textField), elements: ["comboBox"]),
        FrameworkClass(
            "NSSegmentedControl", "NSControl", .view, [], ElementForm(.group, inside: .shown, marks: .appKit),
            elements: ["segmentedControl"]),
        FrameworkClass(
            "NSSegment", nil, nil, .segment, ElementForm(.button, [itemTitle, picture], marks: .appKit),
            elements: ["segment"]),
        FrameworkClass(
            "NSSlider", "NSControl", .view, [], ElementForm(.slider, marks: [.appKit, .track]), elements: ["slider"]),
        FrameworkClass(
            "NSStepper", "NSControl", .view, [], ElementForm(.stepper, marks: .appKit), elements: ["stepper"]),
        FrameworkClass("NSSwitch", "NSControl", .view, [], ElementForm(.toggle, marks: .appKit), elements: ["switch"]),
        FrameworkClass(
            "NSImageView", "NSControl", .view, [.showsPicture, .leavesTouches], ElementForm(.image, marks: .appKit),
            elements: ["imageView", "imageWell"]),
        FrameworkClass(
            "NSColorWell", "NSControl", .view, [],
            ElementForm(.colorPicker, style: .named("colorWell"), marks: .appKit), elements: ["colorWell"]),
        FrameworkClass("NSDatePicker", "NSControl", .view, [], opaque, elements: ["datePicker"]),
        FrameworkClass("NSPathControl", "NSControl", .view, [], opaque, elements: ["pathControl"]),
        FrameworkClass("NSMatrix", "NSControl", nil, [], opaque, elements: ["matrix"]),
        FrameworkClass("NSForm", "NSMatrix", nil, [], opaque, elements: ["form"]),
        FrameworkClass("NSRuleEditor", "NSControl", nil, [], opaque, elements: ["ruleEditor"]),
        FrameworkClass("NSPredicateEditor", "NSRuleEditor", nil, [], opaque, elements: ["predicateEditor"]),
        FrameworkClass("NSScrubber", "NSView", nil, [], opaque, elements: ["scrubber"]),
        FrameworkClass(
            "NSProgressIndicator", "NSView", .view, .hidesNothing, ElementForm(.progress, marks: .appKit),
            elements: ["progressIndicator"]),
        FrameworkClass(
            "NSLevelIndicator", "NSControl", .view, [], ElementForm(.gauge, marks: .appKit),
            elements: ["levelIndicator"]),
        FrameworkClass(
            "NSTextView", "NSView", .view, [], ElementForm(.textEditor, marks: .appKit), elements: ["textView"]),
        FrameworkClass(
            "NSHostingView", "NSView", nil, [], ElementForm(.opaque, as: .host, marks: .appKit),
            elements: ["hostingView"]),
        FrameworkClass(
            "NSContainerView", "NSView", nil, [], ElementForm(.opaque, as: .host, marks: .appKit),
            elements: ["containerView"]),
    ]

    /// What holds or arranges other views.
    private static let holders: [FrameworkClass] = [
        FrameworkClass(
            "NSView", "NSResponder", .view, [.plainView, .blank, .box, .holdsAny, .leavesTouches],
            .holder(.group, or: .contents, marks: .appKit), elements: ["view", "customView", "clipView"]),
        FrameworkClass(
            "NSWindow", "NSResponder", .view, [.window, .givesScreen], holder(.group), elements: ["window"]),
        FrameworkClass("NSPanel", "NSWindow", .view, [.window, .givesScreen], holder(.group)),
        FrameworkClass(
            "NSStackView", "NSView", .view, [.stackOfMac, .box, .leavesTouches],
            .holder(.horizontalStack, or: .axis, marks: [.appKit, .stack]), elements: ["stackView"]),
        FrameworkClass("NSGridView", "NSView", .view, .box, holder(.grid), elements: ["gridView"]),
        FrameworkClass("NSScrollView", "NSView", .view, [], holder(.scrollView), elements: ["scrollView"]),
        FrameworkClass("NSTableView", "NSControl", .view, [], holder(.list), elements: ["tableView"]),
        FrameworkClass("NSOutlineView", "NSTableView", .view, [], holder(.list), elements: ["outlineView"]),
        FrameworkClass(
            "NSTableColumn", "NSObject", .view, [], holder(.group, [.title(["headerCell.title"])]),
            brings: ["headerCell": .label],
            elements: ["tableColumn"]),
        FrameworkClass(
            "NSTableHeaderCell", "NSObject", nil, [], ElementForm(.text, [title], marks: .appKit),
            elements: ["tableHeaderCell"]),
        FrameworkClass(
            "NSTableCellView", "NSView", .view, .row, holder(.group), brings: ["imageView": .imageView],
            elements: ["tableCellView"]),
        FrameworkClass("NSTableRowView", "NSView", .view, .row),
        FrameworkClass("NSCollectionView", "NSView", .view, [], holder(.lazyContainer), elements: ["collectionView"]),
        FrameworkClass("NSSplitView", "NSView", .view, [], holder(.group), elements: ["splitView"]),
        FrameworkClass(
            "NSBox", "NSView", .view, .leavesTouches,
            .holder(.groupBox, [title], as: .box, or: .name("boxType", ["separator"], .divider), marks: .appKit),
            elements: ["box"]),
        FrameworkClass(
            "NSTabView", "NSView", .view, [], .holder(.tabView, as: .tabs, marks: .appKit), elements: ["tabView"]),
        FrameworkClass(
            "NSTabViewItem", "NSObject", .view, [],
            ElementForm(.tab, [.title(["label"]), picture], inside: .shown, marks: .appKit), elements: ["tabViewItem"]),
        FrameworkClass(
            "NSVisualEffectView", "NSView", .view, .leavesTouches, holder(.group), elements: ["visualEffectView"]),
    ]

    /// Menus, toolbars and what is in them.
    private static let menus: [FrameworkClass] = [
        FrameworkClass(
            "NSMenu", "NSObject", .menu, .menu, .holder(.group, [title], as: .menu, marks: .appKit), items: .menuItem,
            elements: ["menu"]),
        FrameworkClass(
            "NSMenuItem", "NSObject", .menu, [],
            ElementForm(.button, [.title(["attributedTitle", "title"]), picture], as: .menuItem, marks: .appKit),
            elements: ["menuItem"]),
        FrameworkClass("NSToolbar", "NSObject", nil, [], holder(.toolbar), elements: ["toolbar"]),
        FrameworkClass(
            "NSToolbarItem", "NSObject", .barItem, [.barEntry, .blankControl],
            ElementForm(.button, [itemTitle, picture], as: .barItem, marks: .appKit), elements: ["toolbarItem"]),
        FrameworkClass(
            "NSMenuToolbarItem", "NSToolbarItem", .barItem, [],
            ElementForm(.button, [itemTitle, picture], as: .barItem, marks: .appKit)),
        FrameworkClass(
            "NSSearchToolbarItem", "NSToolbarItem", nil, [],
            ElementForm(.searchField, [.title(["label"])], marks: .appKit), elements: ["searchToolbarItem"]),
        FrameworkClass(
            "NSStatusItem", "NSObject", .barItem, .givesScreen, .holder(.group, as: .barItem, marks: .appKit),
            brings: ["button": .buttonOfMac]),
    ]

    private static let controllers: [FrameworkClass] = [
        FrameworkClass("NSViewController", "NSResponder", .controller),
        FrameworkClass(
            "NSWindowController", "NSResponder", .controller, brings: ["window": .window],
            sceneElements: ["windowController"]),
        FrameworkClass("NSTabViewController", "NSViewController", .controller, sceneElements: ["tabViewController"]),
        FrameworkClass("NSSplitViewController", "NSViewController", .controller),
        FrameworkClass("NSPageController", "NSViewController", nil, sceneElements: ["pagecontroller"]),
        FrameworkClass("NSCollectionViewItem", "NSViewController", .controller),
        FrameworkClass(
            "NSHostingController", "NSViewController", .controller, .showsInnerTitle, brings: ["view": .hostingView]),
    ]
}
