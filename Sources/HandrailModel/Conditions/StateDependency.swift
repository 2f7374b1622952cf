/// A part of the app's state that decides how something looks.
public struct StateDependency: Hashable, Sendable {
    /// The last name of what is asked, such as `isSelected`, or `selection` in `model.selection == tab`.
    public let name: String
    /// What it is compared with or looked for in it, as written; `nil` for a Boolean that is asked by itself.
    public let comparand: String?

    /// Whether it is asked for being on or off, not for being one of several things.
    public var isFlag: Bool { comparand == nil || comparand == "true" || comparand == "false" }

    /// A dependency.
    public init(name: String, comparand: String? = nil) {
        self.name = name
        self.comparand = comparand
    }
}
