/// What classes of the frameworks come from, as far as extensions of the project may add to it.
package enum FrameworkRoot: Int, CaseIterable {
    case barItem, control, controlNode, controller, node, object, recognizer, scrollView, unknown, view

    /// What a class comes from.
    package init(of name: String) {
        self =
            switch SystemClasses.family(of: name) {
            case .view where Self.nodes.contains(name): Self.controlNodes.contains(name) ? .controlNode : .node
            case .view: Self.controls.contains(name) ? .control : Self.scrolling.contains(name) ? .scrollView : .view
            case .controller: .controller
            case .barItem: .barItem
            case .gesture: .recognizer
            case .configuration, .navigationItem, .menu: .object
            case nil: .unknown
            }
    }

    /// Whether the class itself may be added to by its own name.
    package var isWritten: Bool { self != .unknown }

    /// The classes and protocols above the class, the nearest first.
    package var ancestors: [String] {
        switch self {
        case .barItem: ["UIBarItem"] + Self.anyObject
        case .control: ["UIControl"] + Self.anyView
        case .controlNode: ["ASControlNode"] + Self.anyNode
        case .controller: ["UIViewController", "NSViewController", "UIResponder"] + Self.anyObject
        case .node: Self.anyNode
        case .object: ["NSObject"]
        case .recognizer: ["UIGestureRecognizer"] + Self.anyObject
        case .scrollView: ["UIScrollView"] + Self.anyView
        case .unknown: ["UIView"] + Self.anyObject
        case .view: Self.anyView
        }
    }

    private static let controls = SystemClasses.descendants(of: "UIControl")
    private static let scrolling = SystemClasses.descendants(of: "UIScrollView")

    private static let controlNodes = SystemClasses.descendants(of: "ASControlNode")
    private static let nodes = NameSet(SystemClasses.rows.lazy.filter { $0.marks.contains(.node) }.map(\.name))

    private static let anyObject = ["NSObject", "NSObjectProtocol", "Then"]
    private static let anyNode = ["ASDisplayNode"] + anyObject
    private static let anyView = ["UIView", "NSView", "UIResponder"] + anyObject + ["UIAccessibilityIdentification"]
}
