/// Names that decide how a color is read.
package enum StaticColors {
    /// The types whose values are colors.
    package static let types: Set<String> = ["Color", "UIColor", "NSColor", "CGColor", "SwiftUI.Color"]

    /// The types whose extensions hold the colors of a project, that of the type asked first.
    package static func extended(by type: String) -> [String] {
        isOfViews(type)
            ? ["UIColor", "NSColor", "Color", "ShapeStyle"] : ["Color", "ShapeStyle", "UIColor", "NSColor"]
    }

    /// Whether two types are colors of views, or both are styles of SwiftUI.
    package static func isOfOneFramework(_ type: String, _ other: String) -> Bool {
        isOfViews(type) == isOfViews(other)
    }

    private static func isOfViews(_ type: String) -> Bool { type == "UIColor" || type == "NSColor" }

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

    /// Whether the type has a color of a name by itself, which wins over a color set: Xcode makes no constant for a
    /// color set that would be called like it.
    package static func isOfFramework(_ member: String, of type: String) -> Bool {
        if plain.contains(member) { return true }
        return isOfViews(type) ? ofViews.contains(member) : ofSwiftUI.contains(member)
    }

    /// Colors that each of the types has.
    private static let plain: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "orange", "purple", "red", "white", "yellow",
    ]

    private static let ofSwiftUI: Set<String> = [
        "accentColor", "indigo", "mint", "pink", "primary", "secondary", "teal",
    ]

    private static let ofViews: Set<String> = [
        "darkGray", "label", "lightGray", "link", "magenta", "separator", "tintColor",
    ]
}
