/// Names that code has for objects of frameworks.
package enum FrameworkNames {
    /// Whether a name is one that code has for a window.
    package static func isWindow(named name: String) -> Bool { name.lowercased().hasSuffix("window") }
}
