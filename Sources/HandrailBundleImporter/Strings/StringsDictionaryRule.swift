import HandrailMarkup

/// The value of one key of a `.stringsdict` file.
///
/// Source of the keys: Apple, "Stringsdict File Format" (Archive, Internationalization and Localization Guide).
struct StringsDictionaryRule {
    /// The text: the format with the `other` form of every variable, or the widest of several widths.
    let text: String
    /// The texts for other numbers, or for less room.
    let forms: [String]

    /// Reads a rule; nothing where it is none.
    init?(_ node: PropertyListNode) {
        guard let members = node.members else { return nil }
        if let widths = node["NSStringVariableWidthRuleType"]?.members {
            let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
            guard let text = widest?.value.stringValue else { return nil }
            self.text = text
            forms = widths.compactMap(\.value.stringValue).filter { $0 != text }
            return
        }
        guard let format = node["NSStringLocalizedFormatKey"]?.stringValue else { return nil }
        var variables: [String: String] = [:]
        for member in members {
            variables[member.key] = member.value["other"]?.stringValue
        }
        text = FormatExpansion.expand(format, variables)
        forms = Self.forms(of: format, members, variables)
    }

    /// The format with each other form of one variable, and the `other` forms of the rest.
    private static func forms(
        of format: String, _ members: [PropertyListMember], _ variables: [String: String]
    ) -> [String] {
        var forms: [String] = []
        for member in members {
            for form in member.value.members ?? [] where categories.contains(form.key) {
                guard let text = form.value.stringValue, forms.count < most else { continue }
                forms.append(FormatExpansion.expand(format, variables.merging([member.key: text]) { _, new in new }))
            }
        }
        return forms
    }

    /// The forms that languages have for numbers besides `other`. Source: Unicode CLDR, “Language Plural Rules”.
    static let categories: Set<String> = ["zero", "one", "two", "few", "many"]

    /// Forms of one text that are kept: the language with most has five besides `other`, and a text has few variables.
    static let most = 16
}
