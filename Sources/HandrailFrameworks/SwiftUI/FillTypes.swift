/// The types whose members and values fill a view with a color or a gradient.
package enum FillTypes {
    /// The type of colors, whose members a project may gather in members of their own: `Color.brand.accent`.
    package static let color = "Color"

    /// Whether a name is one of theirs.
    package static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names: NameSet = [
        "Color", "Material", "LinearGradient", "Gradient", "ShapeStyle", "AnyShapeStyle",
    ]
}
