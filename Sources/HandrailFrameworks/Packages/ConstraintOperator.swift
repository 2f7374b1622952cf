package import HandrailModel

/// Operators by which packages constrain an anchor: `label.heightAnchor /==/ 45`.
package enum ConstraintOperator {
    /// How the sides of an operator relate; `nil` for one that constrains nothing.
    package static func relation(of infix: String) -> ConstraintRelation? { relations[infix] }

    /// Whether an operator gives a constraint the priority that stands behind it.
    package static func weighs(_ infix: String) -> Bool { infix == "~" }

    private static let relations: NameTable<ConstraintRelation> = [
        "/==/": .equal, "/>=/": .atLeast, "/<=/": .atMost,
    ]
}
