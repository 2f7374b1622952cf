/// Names that decide how a color is read.
enum StaticColors {
    /// The types whose values are colors.
    static let types: Set<String> = ["Color", "UIColor", "NSColor", "CGColor", "SwiftUI.Color"]

    /// Members of UIColor that are plain values, and of Color that are colors of the system.
    static let differing: Set<String> = [
        "red", "green", "blue", "gray", "cyan", "yellow", "orange", "purple", "brown", "magenta", "darkGray", "lightGray",
    ]
}
