import HandrailModel
import HandrailSimulation

/// What a class of UIKit is to assistive technologies by itself.
struct ViewClass {
    /// Whether it is an element without being made one.
    let isElement: Bool
    /// Its traits.
    let traits: Traits
    /// What it means as a container.
    let container: ContainerKind?

    private init(_ isElement: Bool, _ traits: Traits = [], container: ContainerKind? = nil) {
        self.isElement = isElement
        self.traits = traits
        self.container = container
    }

    /// A class by its name; one nobody knows is a plain view.
    init(named name: String) { self = Self.known[name] ?? ViewClass(false) }

    private static let known: [String: ViewClass] = [
        "UILabel": ViewClass(true, .staticText),
        "UIButton": ViewClass(true, .button),
        "UIBarButtonItem": ViewClass(true, .button),
        "_UIButtonBarButton": ViewClass(true, .button),
        "UIImageView": ViewClass(false, .image),
        "UIStepperButton": ViewClass(true, .button),
        "UISegment": ViewClass(true, .button),
        "UISwitch": ViewClass(true, [.button, .toggle]),
        "UISlider": ViewClass(true, .adjustable),
        "UIPageControl": ViewClass(true, .adjustable),
        "UIProgressView": ViewClass(true, .updatesFrequently),
        "UIActivityIndicatorView": ViewClass(true, .updatesFrequently),
        "UITextField": ViewClass(true, .textEntry),
        "UITextView": ViewClass(true, [.textEntry, .textArea]),
        "UISearchTextField": ViewClass(true, .searchField),
        "SwiftUI.TextField": ViewClass(true, .textEntry),
        "SwiftUI.SecureField": ViewClass(true, [.textEntry, .secureTextEntry]),
        "SwiftUI.TextEditor": ViewClass(true, [.textEntry, .textArea]),
        "UIAccessibilityElement": ViewClass(true),
        "UITabBarItem": ViewClass(true, .tab),
        "UITabBar": ViewClass(false, container: .tabBar(.items)),
        "UISegmentedControl": ViewClass(false, container: .series),
        // What a designer describes is always an element.
        "A11yDescription": ViewClass(true),
    ]
}
