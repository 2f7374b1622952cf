/// A variable in the text of a build setting or of a property list: `$(NAME)`, `${NAME}`, `$(NAME:lower)`.
struct SettingVariable {
    /// Its name.
    let name: String
    /// What is done to its value, such as `lower` or `default=Pier`, in order.
    let modifiers: [Substring]
    /// The characters of it in the text.
    let range: Range<String.Index>

    /// The first variable of a text that has no other inside it; `nil` where there is none.
    init?(firstIn text: String) {
        // Hardly any text has one, which its bytes say.
        guard text.utf8.contains(UInt8(ascii: "$")) else { return nil }
        var start: String.Index?
        var closing: Character = ")"
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            if text[index] == "$", next < text.endIndex, text[next] == "(" || text[next] == "{" {
                start = index
                closing = text[next] == "(" ? ")" : "}"
                index = text.index(after: next)
                continue
            }
            if let start, text[index] == closing {
                let inner = text[text.index(start, offsetBy: 2)..<index].split(
                    separator: ":", omittingEmptySubsequences: false)
                name = inner.first.map(String.init) ?? ""
                modifiers = Array(inner.dropFirst())
                range = start..<next
                return
            }
            index = next
        }
        return nil
    }

    /// Its value once the modifiers are applied; `nil` where one of them is not known here.
    ///
    /// Source of the modifiers: Xcode's build system, “MacroExpansionOperator”.
    func applied(to value: String?) -> String? {
        var value = value
        for modifier in modifiers {
            if modifier.hasPrefix("default=") {
                if value?.isEmpty ?? true { value = String(modifier.dropFirst("default=".count)) }
                continue
            }
            guard let old = value, let new = Self.modified(old, by: modifier) else { return nil }
            value = new
        }
        return value
    }

    private static func modified(_ value: String, by modifier: Substring) -> String? {
        switch modifier {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "identifier", "c99extidentifier": identifier(value, with: "_")
        case "rfc1034identifier": identifier(value, with: "-")
        case "standardizepath", "quote": value
        case "file": value.split(separator: "/").last.map(String.init) ?? value
        case "base": base(value)
        default: nil
        }
    }

    private static func identifier(_ value: String, with stand: Character) -> String {
        String(value.map { $0.isLetter || $0.isNumber || $0 == stand ? $0 : stand })
    }

    private static func base(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
    }
}
