/// The places that a text has for values which are known at run time: `%@`, `%1$d`, `%0`, `{{name}}`.
struct TextValues {
    /// How each is spelled, by what tells it from others: its kind for those that are counted, its name for others.
    private let counted: [Kind: [String]]
    private let named: Set<String>

    /// What a value is put in as.
    private enum Kind: Hashable {
        case text, whole, decimal
    }

    /// The places in a text.
    init(_ text: String) {
        var counted: [Kind: [String]] = [:]
        var named: Set<String> = []
        var rest = text[...]
        while let start = rest.firstIndex(where: { $0 == "%" || $0 == "{" }) {
            let behind = rest[rest.index(after: start)...]
            rest = behind
            if text[start] == "{" {
                if let (name, end) = Self.name(behind) {
                    named.insert(name)
                    rest = end
                }
            } else if behind.first == "%" {
                rest = behind.dropFirst()
            } else if start > text.startIndex, text[text.index(before: start)].isNumber {
                // `50%discount` and `50 %` are shares, and no places.
                continue
            } else if let (kind, end) = Self.specifier(behind) {
                let spelled = String(text[start..<end])
                // The same place may be used again.
                if !spelled.contains("$") || counted[kind]?.contains(spelled) != true {
                    counted[kind, default: []].append(spelled)
                }
                rest = text[end...]
            } else if let digit = behind.first, digit.isASCII, digit.isNumber {
                let number = behind.prefix { $0.isASCII && $0.isNumber }
                named.insert("%\(number)")
                rest = behind.dropFirst(number.count)
            }
        }
        self.counted = counted
        self.named = named
    }

    /// Whether a text may have any places: nearly all have none, which their bytes say.
    static func mayStand(in text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }
    }

    /// A place of this text that another has none for.
    func firstMissing(in other: TextValues) -> String? {
        if let name = named.subtracting(other.named).min() { return name }
        // Where a translation numbers its values, or writes a number as text, only the sum can be compared.
        let (own, others) = (counted.values.joined().count, other.counted.values.joined().count)
        guard own > others else { return nil }
        for (kind, places) in counted.sorted(by: { $0.value[0] < $1.value[0] })
        where places.count > other.counted[kind]?.count ?? 0 {
            return places.last
        }
        return nil
    }

    /// `{{name}}` and `{name}`, with what follows: the name alone in brackets.
    private static func name(_ text: Substring) -> (String, Substring)? {
        let isDouble = text.first == "{"
        let inner = isDouble ? text.dropFirst() : text
        let name = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        let closing = isDouble ? "}}" : "}"
        let behind = inner.dropFirst(name.count)
        guard name.first?.isLetter ?? false, behind.hasPrefix(closing) else { return nil }
        return (isDouble ? "{{\(name)}}" : "{\(name)}", behind.dropFirst(closing.count))
    }

    /// What stands behind a percent sign of a format: `1$@`, `lld`, `.2f`; not `% o`, which is a share of something.
    private static func specifier(_ text: Substring) -> (Kind, Substring.Index)? {
        var rest = text.drop { $0.isASCII && $0.isNumber }
        if rest.first == "$" { rest = rest.dropFirst() } else { rest = text }
        rest = rest.drop { "-+#'".contains($0) || $0.isASCII && $0.isNumber || $0 == "." }
        rest = rest.drop { "hlqzjt".contains($0) }
        guard let letter = rest.first, let kind = kinds[letter] else { return nil }
        return (kind, rest.index(after: rest.startIndex))
    }

    private static let kinds: [Character: Kind] = [
        "@": .text, "s": .text, "S": .text, "d": .whole, "D": .whole, "i": .whole, "u": .whole, "U": .whole,
        "x": .whole, "X": .whole, "f": .decimal, "F": .decimal, "g": .decimal, "G": .decimal, "e": .decimal,
    ]
}
