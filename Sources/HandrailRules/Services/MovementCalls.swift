/// The calls by which code moves what is on a screen, and the words that tell how far.
public enum MovementCalls {
    /// How far something moves.
    public enum Reach: String, Sendable {
        /// A view slides in or out, or is taken across the screen.
        case far
        /// It grows, or swings past its end; how far is not known.
        case some
    }

    /// The last names of the calls.
    public static let names: Set<String> = springs.union(animations).union([edge, entering, transition])

    /// The label of the argument that says how far a call moves something.
    public static let reach = "moves"

    /// A transition along an edge, and its label.
    public static let edge = "move"
    /// A transition that pushes, and its label.
    public static let entering = "push"
    /// The modifier that says how a view comes and goes.
    public static let transition = "transition"

    /// The labels that make a call of that name a transition.
    public static let labels = [edge: "edge", entering: "from"]

    /// Where something is pushed in from.
    public static let sides: Set<String> = ["leading", "trailing", "top", "bottom"]

    /// Transitions that slide, and those that grow.
    public static let sliding: Set<String> = ["slide"]
    /// Transitions that grow or lead a part of the way.
    public static let growing: Set<String> = ["scale", "offset", "blurReplace"]

    /// Animations of SwiftUI that swing.
    public static let springs: Set<String> = ["spring", "interactiveSpring", "interpolatingSpring", "bouncy"]

    /// What a spring is told by.
    public static let springLabels: Set<String> = [
        "response", "dampingFraction", "blendDuration", "duration", "bounce", "extraBounce", "mass", "stiffness",
        "damping", "initialVelocity",
    ]

    /// Calls that run changes as an animation.
    public static let animations: Set<String> = ["animate", "UIViewPropertyAnimator"]

    /// How they are written where they move views.
    public static let animators: Set<String> = ["UIView.animate", "UIViewPropertyAnimator"]

    /// The labels by which those are told how they swing.
    public static let dampings: Set<String> = ["usingSpringWithDamping", "dampingRatio"]
    /// Labels of the curves of charts.
    public static let curves: Set<String> = ["easingOption", "xAxisEasingOption", "yAxisEasingOption", "easing"]
    /// How the names of curves end that go past the end and come back.
    public static let overshooting = ["Back", "Elastic", "Bounce"]

    /// The word that lays views out anew.
    public static let layout = "layoutIfNeeded"
    /// The word that sets how far a constraint goes.
    public static let constant = "constant"

    /// What goes along with the keyboard of the system is no movement of the app's own.
    public static let keyboard = "keyboard"

    /// Whether the words of changes move something at all.
    public static func moves(_ words: Set<String>) -> Bool { ScreenMovement.moves(words) }

    /// Whether the words of changes move something by its own width or height, or without fading it.
    public static func isFar(_ words: Set<String>) -> Bool { ScreenMovement.isFar(words) }

    /// Whether words speak of the width or the height of something.
    public static func hasExtent(_ words: Set<String>) -> Bool { ScreenMovement.hasExtent(words) }
}
