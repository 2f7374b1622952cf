import HandrailSource

/// Methods that nothing in a project declares.
package enum UndeclaredMethods {
    /// Whether a method that nothing declares is called after what decides on the words, the picture or the looks of a
    /// view: `styled(with:)`, `setLocalizedLabel(_:)`, `configureAccessibility()`.
    package static func speaksOfLooks(_ name: String) -> Bool {
        looks.occur(in: name) && !FrameworkMethod.decidesOnNoLooks(name)
    }

    private static let looks = Fragments(
        ["accessib", "styl", "theme", "locali", "describ", "decorat", "setup", "configure"])
}
