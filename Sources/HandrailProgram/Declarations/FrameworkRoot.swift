import HandrailFrameworks

/// What classes of the frameworks come from, as far as extensions of the project may add to it.
package enum FrameworkRoot: Int, CaseIterable {
    case barItem, control, controller, object, recognizer, scrollView, unknown, view

    /// What a class comes from.
    package init(of name: String) {
        self =
            switch SystemClasses.family(of: name) {
            case .view: Self.controls.contains(name) ? .control : Self.scrolling.contains(name) ? .scrollView : .view
            case .controller: .controller
            case .barItem: .barItem
            case .gesture: .recognizer
            case .configuration, .navigationItem, .menu: .object
            case nil: .unknown
            }
    }

    /// Whether the class itself may be added to by its own name.
    var isWritten: Bool { self != .unknown }

    /// The classes and protocols above the class, the nearest first.
    package var ancestors: [String] {
        switch self {
        case .barItem: ["UIBarItem"] + Self.anyObject
        case .control: ["UIControl"] + Self.anyView
        case .controller: ["UIViewController", "NSViewController", "UIResponder"] + Self.anyObject
        case .object: ["NSObject"]
        case .recognizer: ["UIGestureRecognizer"] + Self.anyObject
        case .scrollView: ["UIScrollView"] + Self.anyView
        case .unknown: ["UIView"] + Self.anyObject
        case .view: Self.anyView
        }
    }

    /// What the project declares by the names of the ancestors, for each root by its number.
    package static func additions(_ names: TypeNames) -> [[LinkedType]] {
        allCases.map { root in root.ancestors.flatMap { names.byName[$0] ?? [] } }
    }

    private static let controls: NameSet = [
        "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
        "UIDatePicker", "UIRefreshControl", "UIColorWell",
    ]

    private static let scrolling: NameSet = ["UITableView", "UICollectionView", "UITextView"]

    private static let anyObject = ["NSObject", "NSObjectProtocol", "Then"]
    private static let anyView = ["UIView", "NSView", "UIResponder"] + anyObject + ["UIAccessibilityIdentification"]
}
