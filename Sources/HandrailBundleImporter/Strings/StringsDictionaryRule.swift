import HandrailMarkup

/// The value of one key of a `.stringsdict` file.
///
/// Source of the keys: Apple, "Stringsdict File Format" (Archive, Internationalization and Localization Guide).
struct StringsDictionaryRule {
    /// The text: the format with the `other` form of every variable, or the widest of several widths.
    let text: String

    /// Reads a rule; nothing where it is none.
    init?(_ node: PropertyListNode) {
        guard let members = node.members else { return nil }
        if let widths = node["NSStringVariableWidthRuleType"]?.members {
            let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
            guard let text = widest?.value.stringValue else { return nil }
            self.text = text
            return
        }
        guard let format = node["NSStringLocalizedFormatKey"]?.stringValue else { return nil }
        var variables: [String: String] = [:]
        for member in members {
            variables[member.key] = member.value["other"]?.stringValue
        }
        text = FormatExpansion.expand(format, variables)
    }
}
