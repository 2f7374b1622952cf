public import HandrailSource

/// A constraint as it holds for one view: which of its edges is where, against what.
public struct ConstraintUse: Hashable, Sendable {
    /// What an edge is held against.
    public enum Target: Hashable, Sendable {
        /// The view that fills the screen.
        case screen
        /// What the view lies in, which is not the whole screen.
        case container
        /// Another view.
        case sibling
        case safeArea, margins, keyboard
        /// The guide below the status bar and bars at the top; replaced by the safe area in iOS 11.
        case topLayoutGuide
        /// The guide above bars at the bottom; replaced by the safe area in iOS 11.
        case bottomLayoutGuide
    }

    /// The edge, side or center of the view, as `NSLayoutConstraint.Attribute` spells it: `leading`, `left`, `bottom` …
    public let attribute: String
    /// What it is held against.
    public let target: Target
    /// The edge of that.
    public let otherAttribute: String
    /// How they relate.
    public let relation: ConstraintRelation
    /// Points from the edge of the target to the edge of the view; positive to the right and downward.
    public let offset: Fact<Double>
    /// Whether it has to hold.
    public let isRequired: Bool
    /// Whether it holds in some cases only.
    public let isConditional: Bool
    /// The edits that let it follow the direction of reading; none where there are no simple ones.
    public let mending: [SourceEdit]

    /// A constraint.
    public init(
        attribute: String, target: Target, otherAttribute: String, relation: ConstraintRelation = .equal,
        offset: Fact<Double> = .known(0), isRequired: Bool = true,
        isConditional: Bool = false, mending: [SourceEdit] = []
    ) {
        self.attribute = attribute
        self.target = target
        self.otherAttribute = otherAttribute
        self.relation = relation
        self.offset = offset
        self.isRequired = isRequired
        self.isConditional = isConditional
        self.mending = mending
    }
}
