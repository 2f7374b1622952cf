import HandrailFrameworks
import HandrailModel

/// Names of frameworks that the interpreter and the handlers share.
package enum FrameworkNames {
    /// The class that the view of a hosting controller, or what a cell shows of SwiftUI, is taken for.
    static let hostingView = "UIHostingView"

    /// The framework's class of what cells show.
    static let listContent = "UIListContentConfiguration"

    /// The framework's class of what a screen shows that has nothing else to show.
    static let unavailable = "UIContentUnavailableConfiguration"

    /// The class of what items of a bar are put together in.
    static let itemGroup = "UIBarButtonItemGroup"

    /// Classes of what people give a value.
    static let inputs: NameSet = [
        "UITextField", "UITextView", "UISearchTextField", "UISearchBar", "UISwitch", "UISlider", "UIStepper",
        "UIDatePicker",
    ]

    /// Whether a name is one that code has for a window.
    package static func isWindow(named name: String) -> Bool { name.lowercased().hasSuffix("window") }
}
