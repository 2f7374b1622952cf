import HandrailFrameworks

/// The properties that decide whether a view is met, or reacts.
enum DecidingProperties {
    /// The one that says whether it reacts.
    static let enabling = "isEnabled"
    /// Those that say whether it is seen.
    static let hiding = ["isHidden", "alpha", "alphaValue"]

    /// Whether a property is one of them.
    static func contain(_ name: String) -> Bool { all.contains(name) }

    /// Whether a property says how much of a view is seen.
    static func fade(_ name: String) -> Bool { name != "isHidden" }

    private static let all: NameSet = ["isEnabled", "isHidden", "alpha", "alphaValue"]
}
