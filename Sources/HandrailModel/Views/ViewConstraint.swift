public import HandrailSource

/// A constraint between two attributes of views, or on the size of one.
public struct ViewConstraint: Hashable, Sendable {
    /// How the two sides relate.
    public typealias Relation = ConstraintRelation

    /// One side: an attribute of a view.
    public struct Side: Hashable, Sendable {
        /// Identity of the view, or the name code has for a layout guide: `safeAreaLayoutGuide`, `topLayoutGuide`,
        /// `bottomLayoutGuide`, `layoutMarginsGuide`, `keyboardLayoutGuide`; `nil` where it is not known.
        public let item: String?
        /// The attribute as `NSLayoutConstraint.Attribute` spells it: `leading`, `left`, `height`, `topMargin` …
        public let attribute: String
        /// The layout guide of `item` that is meant, by the name code has for it; `nil` where the view itself is.
        public let guide: String?

        /// A side.
        public init(item: String?, attribute: String, guide: String? = nil) {
            self.item = item
            self.attribute = attribute
            self.guide = guide
        }
    }

    /// The side that is constrained.
    public let first: Side
    /// What it is held against; `nil` for a constant.
    public let second: Side?
    /// How they relate.
    public let relation: Relation
    /// Points added to the second side, or the size itself.
    public let constant: Fact<Double>
    /// What the second side is multiplied by.
    public let multiplier: Fact<Double>
    /// From 1 to 1000, which is required.
    public let priority: Fact<Double>
    /// Where it is declared.
    public let place: SourcePlace
    /// Whether it holds in some cases only.
    public let isConditional: Bool
    /// The size classes in which alone it holds, where an interface file names them; `nil` where it holds on an iPhone
    /// held upright.
    public let condition: ElementCondition?
    /// Whether it stands for a side of the frame that a view keeps.
    public let isFrame: Bool
    /// The edits that let it follow the direction of reading; none where there are no simple ones.
    public let mending: [SourceEdit]

    /// A constraint.
    public init(
        first: Side, second: Side? = nil, relation: Relation = .equal, constant: Fact<Double> = .known(0),
        multiplier: Fact<Double> = .known(1), priority: Fact<Double> = .known(1000), place: SourcePlace,
        isConditional: Bool = false, condition: ElementCondition? = nil, isFrame: Bool = false,
        mending: [SourceEdit] = []
    ) {
        self.first = first
        self.second = second
        self.relation = relation
        self.constant = constant
        self.multiplier = multiplier
        self.priority = priority
        self.place = place
        self.isConditional = isConditional || condition != nil
        self.condition = condition
        self.isFrame = isFrame
        self.mending = mending
    }
}
