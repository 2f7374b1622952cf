import HandrailSource

/// Methods that nothing in a project declares.
package enum UndeclaredMethods {
    /// Whether a method that nothing declares is called after what decides on the words, the picture or the looks of a
    /// view: `styled(with:)`, `setLocalizedLabel(_:)`, `configureAccessibility()`.
    package static func speaksOfAppearance(_ name: String) -> Bool {
        appearance.occur(in: name) && !FrameworkMethod.decidesOnNoAppearance(name)
    }

    private static let appearance = Fragments(
        ["accessib", "styl", "theme", "locali", "describ", "decorat", "setup", "configure"])
}
