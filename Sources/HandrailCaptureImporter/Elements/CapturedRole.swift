/// What kind of element a capture says that something is, whatever its format calls it.
public enum CapturedRole: String, Hashable, Sendable, CaseIterable {
    // What people act on.
    case button, link, tab, menu, menuItem, toggle, slider, picker, datePicker, textField, secureField, searchField,
        textView
    // What shows something.
    case text, heading, image, progress, pageIndicator
    // What holds others.
    case application, window, composite, group, cell, list, scrollView, alert, webView, navigationBar, toolbar, tabBar
    // Of these, a composite is a control of the system that is made of several parts.
    // What belongs to the system.
    case statusBar, keyboard
    /// The format does not say.
    case unknown

    /// Whether people act on it.
    var isControl: Bool {
        switch self {
        case .button, .link, .tab, .menu, .menuItem, .toggle, .slider, .picker, .datePicker, .textField, .secureField,
            .searchField, .textView:
            true
        case .text, .heading, .image, .progress, .pageIndicator, .application, .window, .composite, .group, .cell,
            .list, .scrollView, .alert, .webView, .navigationBar, .toolbar, .tabBar, .statusBar, .keyboard, .unknown:
            false
        }
    }

    /// Whether text is typed into it.
    var isField: Bool {
        switch self {
        case .textField, .secureField, .searchField, .textView: true
        default: false
        }
    }

    /// Whether it is there to hold others, so that by itself it is no element for assistive technologies.
    var isContainer: Bool {
        switch self {
        case .application, .window, .composite, .group, .cell, .list, .scrollView, .alert, .webView, .navigationBar,
            .toolbar, .tabBar, .statusBar, .keyboard, .unknown:
            true
        default: false
        }
    }

    /// Whether the system decides how large what is inside is, or the text around it does.
    var sizesItsContent: Bool {
        switch self {
        case .navigationBar, .toolbar, .tabBar, .alert, .composite, .webView: true
        default: isField
        }
    }

    /// Whether the system decides in which colors what is inside is drawn, as far as the app does not.
    var colorsItsContent: Bool {
        switch self {
        case .navigationBar, .toolbar, .tabBar, .alert, .composite: true
        default: false
        }
    }

    /// Whether the system draws it, and not the app.
    var isOfSystem: Bool { self == .statusBar || self == .keyboard }

    /// The kind of a name as XCUITest has it, such as `Button`: with or without `XCUIElementType` in front.
    init(elementType name: String) {
        let prefix = "XCUIElementType"
        self = Self.elementTypes[name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name] ?? .group
    }

    /// The kind of a role as the accessibility of macOS has it, such as `AXButton`: with or without `AX` in front.
    init(accessibilityRole name: String) {
        self = Self.accessibilityRoles[name.hasPrefix("AX") ? String(name.dropFirst(2)) : name] ?? .unknown
    }

    /// Source: `XCUIElement.ElementType` of XCTest. What is not listed holds others.
    private static let elementTypes: [String: CapturedRole] = [
        "Button": .button, "RadioButton": .button, "DisclosureTriangle": .button, "Icon": .button, "Key": .keyboard,
        "IncrementArrow": .button, "DecrementArrow": .button, "ToolbarButton": .button, "DecrementButton": .button,
        "Link": .link, "Tab": .tab, "PopUpButton": .menu, "MenuButton": .menu, "ComboBox": .menu,
        "MenuItem": .menuItem, "MenuBarItem": .menuItem, "Switch": .toggle, "Toggle": .toggle, "CheckBox": .toggle,
        "Slider": .slider, "PickerWheel": .picker, "DatePicker": .composite, "Picker": .composite,
        "Stepper": .composite, "SegmentedControl": .composite, "TextField": .textField,
        "SecureTextField": .secureField, "SearchField": .searchField, "TextView": .textView, "StaticText": .text,
        "Image": .image, "ActivityIndicator": .progress, "ProgressIndicator": .progress,
        "PageIndicator": .pageIndicator, "Application": .application, "Window": .window, "Cell": .cell,
        "TableRow": .cell, "Table": .list, "CollectionView": .list, "Outline": .list, "ScrollView": .scrollView,
        "Alert": .alert, "Sheet": .alert, "Dialog": .alert, "WebView": .webView, "NavigationBar": .navigationBar,
        "Toolbar": .toolbar, "TabBar": .tabBar, "StatusBar": .statusBar, "Keyboard": .keyboard,
    ]

    private static let accessibilityRoles: [String: CapturedRole] = [
        "Button": .button, "RadioButton": .tab, "TabButton": .tab, "PopUpButton": .menu, "MenuButton": .menu,
        "ComboBox": .menu, "MenuItem": .menuItem, "CheckBox": .toggle, "Switch": .toggle, "Slider": .slider,
        "Link": .link, "TextField": .textField, "SecureTextField": .secureField, "SearchField": .searchField,
        "TextArea": .textView, "StaticText": .text, "Heading": .heading, "Image": .image,
        "BusyIndicator": .progress, "ProgressIndicator": .progress, "Application": .application, "Window": .window,
        "Group": .group, "Cell": .cell, "Row": .cell, "Table": .list, "List": .list, "Outline": .list,
        "ScrollArea": .scrollView, "WebArea": .webView, "Toolbar": .toolbar, "TabGroup": .tabBar,
        "PageIndicator": .pageIndicator,
    ]
}
