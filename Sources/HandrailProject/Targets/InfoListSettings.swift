/// What build settings say of the property lists of a target.
public struct InfoListSettings: Hashable, Sendable {
    /// The texts that they write into its `Info.plist`, by their keys; `nil` where the text is not known.
    public let texts: [String: String?]
    /// Whether they name a file that it is made from.
    public let namesFile: Bool
    /// The values that variables in the lists stand for: those of settings that are the same in every configuration.
    public let variables: [String: String]

    /// Settings that say something of the lists.
    public init(texts: [String: String?] = [:], namesFile: Bool = true, variables: [String: String] = [:]) {
        self.texts = texts
        self.namesFile = namesFile
        self.variables = variables
    }

    /// A text of a list with its variables filled in; `nil` where one of them is not known.
    public func filling(_ text: String) -> String? {
        var text = text
        // A value has no variables left in it, so that each turn leaves one less.
        while let variable = SettingVariable(firstIn: text) {
            guard text.utf8.count <= 4096, let value = variable.applied(to: variables[variable.name]),
                !value.contains("$")
            else { return nil }
            text.replaceSubrange(variable.range, with: value)
        }
        return text
    }
}
