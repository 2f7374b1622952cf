/// All that is known of a function or a constant of a type: one row of the table of functions of types.
package struct TypeFunction: Sendable {
    /// What it does.
    package enum Effect: Sendable, Equatable {
        /// It animates what closures change.
        case animates
        /// It animates what closures change, with a transition of the view that it is handed.
        case transitions
        /// It makes a button that shows the picture and calls the selector that arguments of these labels give.
        case makesSystemButton(picture: String, selector: String)
        /// It makes the item of a bar that the system has under the function's name.
        case makesSystemItem
        /// It makes the configuration of the most important button.
        case makesProminent
        /// It makes the part of a menu that a closure gives as the menu opens.
        case makesDeferred
        /// It makes a configuration of which the app gives the words.
        case makesEmpty
        /// It switches constraints on.
        case activates
        /// It switches constraints off.
        case deactivates
        /// It makes what arranges nodes along an axis.
        case arrangesNodes(axis: String)
        /// It makes constraints of a visual format.
        case readsVisualFormat
    }

    /// Its name.
    package let name: String
    /// The type that has it.
    package let type: String
    /// What it does.
    package let effect: Effect

    /// What the function of a type does; `nil` for one that is in no row.
    package static func effect(of name: String, on type: String) -> Effect? {
        byName[name]?.first { $0.type == type }?.effect
    }

    private static let byName = NameTable(
        Dictionary(grouping: rows, by: \.name).map { ($0.key, $0.value) })

    /// Every row.
    package static let rows: [TypeFunction] = [
        TypeFunction(name: "animate", type: "UIView", effect: .animates),
        TypeFunction(name: "animateKeyframes", type: "UIView", effect: .animates),
        TypeFunction(name: "transition", type: "UIView", effect: .transitions),
        TypeFunction(name: "init", type: "UIViewPropertyAnimator", effect: .animates),
        TypeFunction(name: "runningPropertyAnimator", type: "UIViewPropertyAnimator", effect: .animates),
        TypeFunction(name: "runAnimationGroup", type: "NSAnimationContext", effect: .animates),
        TypeFunction(
            name: "systemButton", type: "UIButton", effect: .makesSystemButton(picture: "with", selector: "action")),
        TypeFunction(name: "flexibleSpace", type: "UIBarButtonItem", effect: .makesSystemItem),
        TypeFunction(name: "fixedSpace", type: "UIBarButtonItem", effect: .makesSystemItem),
        TypeFunction(name: "uncached", type: "UIDeferredMenuElement", effect: .makesDeferred),
        TypeFunction(name: "filled", type: "UIButton.Configuration", effect: .makesProminent),
        TypeFunction(name: "borderedProminent", type: "UIButton.Configuration", effect: .makesProminent),
        TypeFunction(name: "prominentGlass", type: "UIButton.Configuration", effect: .makesProminent),
        TypeFunction(name: "empty", type: "UIContentUnavailableConfiguration", effect: .makesEmpty),
        TypeFunction(name: "activate", type: "NSLayoutConstraint", effect: .activates),
        TypeFunction(name: "deactivate", type: "NSLayoutConstraint", effect: .deactivates),
        TypeFunction(name: "vertical", type: "ASStackLayoutSpec", effect: .arrangesNodes(axis: "vertical")),
        TypeFunction(name: "horizontal", type: "ASStackLayoutSpec", effect: .arrangesNodes(axis: "horizontal")),
        TypeFunction(name: "constraints", type: "NSLayoutConstraint", effect: .readsVisualFormat),
    ]
}
