/// Names that decide how a color is read.
package enum StaticColors {
    /// The types whose values are colors.
    package static let types: Set<String> = ["Color", "UIColor", "NSColor", "CGColor", "SwiftUI.Color"]

    /// The types whose extensions hold the colors of a project, that of the type asked first.
    package static func extended(by type: String) -> [String] {
        type == "UIColor" || type == "NSColor"
            ? ["UIColor", "NSColor", "Color", "ShapeStyle"] : ["Color", "ShapeStyle", "UIColor", "NSColor"]
    }

    /// Modifiers of a color laid behind a view that leave what is painted there: its corners and what it casts may
    /// change.
    package static let keeping: Set<String> = [
        "ignoresSafeArea", "edgesIgnoringSafeArea", "cornerRadius", "clipShape", "clipped", "shadow", "animation",
        "transition", "accessibilityHidden", "allowsHitTesting",
    ]

    /// What of a frame lets a color fill all there is.
    package static let growing: Set<String> = ["maxWidth", "maxHeight", "minWidth", "minHeight", "alignment"]

    /// Members of UIColor that are plain values, and of Color that are colors of the system.
    package static let differing: Set<String> = [
        "red", "green", "blue", "gray", "cyan", "yellow", "orange", "purple", "brown", "magenta", "darkGray",
        "lightGray",
    ]
}
