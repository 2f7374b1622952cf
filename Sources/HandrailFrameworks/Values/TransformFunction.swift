/// A function or a constant that gives a transform: one row of the table of transforms.
package struct TransformFunction: Sendable {
    /// What a transform does.
    package enum Effect: Sendable {
        /// Nothing.
        case keeps
        /// It moves, by its first two arguments.
        case moves
        /// It scales, by its first two arguments.
        case scales
        /// It turns in the plane of the screen, by its first argument.
        case turns
        /// It turns around the axis that its last three arguments give, by its first.
        case turnsInSpace
        /// It does what its argument does as well.
        case joins
    }

    /// Its name, or the label of the first argument of an initializer.
    package let name: String
    /// Whether it is such a label.
    package let isLabel: Bool
    /// Whether it is a method of a transform, and does what that does as well.
    package let isMethod: Bool
    /// What it does.
    package let effect: Effect

    private init(_ name: String, _ effect: Effect, isLabel: Bool = false, isMethod: Bool = false) {
        self.name = name
        self.effect = effect
        self.isLabel = isLabel
        self.isMethod = isMethod
    }

    /// The function or the constant of a name; `nil` for one that is in no row.
    package static func named(_ name: String) -> TransformFunction? { rows.first { !$0.isLabel && $0.name == name } }

    /// The initializer of which the first argument has a label; `nil` for one that is in no row.
    package static func initializer(_ label: String?) -> TransformFunction? {
        rows.first { $0.isLabel && $0.name == label }
    }

    /// Every row.
    package static let rows = [
        TransformFunction("CGAffineTransformIdentity", .keeps),
        TransformFunction("CATransform3DIdentity", .keeps),
        TransformFunction("translationX", .moves, isLabel: true),
        TransformFunction("CGAffineTransformMakeTranslation", .moves),
        TransformFunction("CATransform3DMakeTranslation", .moves),
        TransformFunction("translatedBy", .moves, isMethod: true),
        TransformFunction("scaleX", .scales, isLabel: true),
        TransformFunction("CGAffineTransformMakeScale", .scales),
        TransformFunction("CATransform3DMakeScale", .scales),
        TransformFunction("scaledBy", .scales, isMethod: true),
        TransformFunction("rotationAngle", .turns, isLabel: true),
        TransformFunction("CGAffineTransformMakeRotation", .turns),
        TransformFunction("rotated", .turns, isMethod: true),
        TransformFunction("CATransform3DMakeRotation", .turnsInSpace),
        TransformFunction("concatenating", .joins, isMethod: true),
    ]
}
