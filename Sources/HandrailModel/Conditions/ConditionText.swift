/// Reads the text of a condition, from its weakest operator inward.
struct ConditionText {
    private let text: Substring

    /// A text as it is written in code, or a binding or pattern as conditions name them.
    init(_ text: String) { self.init(Substring(text)) }

    private init(_ text: Substring) { self.text = text.trimmed }

    /// What it says. A text that was cut says nothing.
    var form: ConditionForm { form(depth: 0) }

    /// No condition that people read is nested deeper.
    private static let deepest = 12

    private func form(depth: Int) -> ConditionForm {
        guard depth < Self.deepest, !text.isEmpty, !text.contains("…") else { return .unknown }
        if let inner = unwrapped { return ConditionText(inner).form(depth: depth + 1) }
        if let (left, right) = split("||") {
            return .either(
                ConditionText(left).form(depth: depth + 1), ConditionText(right).form(depth: depth + 1))
        }
        if let (left, right) = split("&&") {
            return .both(ConditionText(left).form(depth: depth + 1), ConditionText(right).form(depth: depth + 1))
        }
        if text.hasPrefix("let ") { return Self.path(text.dropFirst(4)).map(ConditionForm.exists) ?? .unknown }
        for sign in Self.signs {
            if let (left, right) = split(sign) { return Self.compared(left.trimmed, sign, right.trimmed, depth) }
        }
        if text.hasPrefix("!") { return .not(ConditionText(text.dropFirst()).form(depth: depth + 1)) }
        if text.hasSuffix(".isEmpty") {
            return Self.path(text.dropLast(".isEmpty".count)).map(ConditionForm.isEmpty) ?? .unknown
        }
        return Self.path(text).map(ConditionForm.flag) ?? .unknown
    }

    // MARK: Comparisons

    /// Signs of comparisons, the longer before those that they begin with.
    private static let signs = ["==", "!=", ">=", "<=", ">", "<", " = "]

    private static func compared(_ left: Substring, _ sign: String, _ right: Substring, _ depth: Int) -> ConditionForm {
        switch sign {
        case "==": equal(left, right, depth)
        case "!=": .not(equal(left, right, depth))
        case ">=": more(left, than: Int(right).map { $0 &- 1 })
        case ">": more(left, than: Int(right))
        case "<=": less(left, than: Int(right).map { $0 &+ 1 })
        case "<": less(left, than: Int(right))
        default: pattern(left, right)
        }
    }

    private static func equal(_ left: Substring, _ right: Substring, _ depth: Int) -> ConditionForm {
        switch right {
        case "true": return ConditionText(left).form(depth: depth + 1)
        case "false": return .not(ConditionText(left).form(depth: depth + 1))
        case "nil": return path(left).map { .not(.exists($0)) } ?? .unknown
        case "0": return counted(left).map(ConditionForm.isEmpty) ?? .unknown
        case "\"\"": return path(left).map(ConditionForm.isEmpty) ?? .unknown
        default: return pattern(left, right)
        }
    }

    private static func more(_ left: Substring, than number: Int?) -> ConditionForm {
        guard let number, number >= 0, let path = counted(left) else { return .unknown }
        return .not(.isEmpty(path))
    }

    private static func less(_ left: Substring, than number: Int?) -> ConditionForm {
        guard number == 1, let path = counted(left) else { return .unknown }
        return .isEmpty(path)
    }

    private static func pattern(_ left: Substring, _ right: Substring) -> ConditionForm {
        let names = right.split(separator: ",").map { caseName($0.trimmed) }
        guard let path = path(left), !names.isEmpty, names.allSatisfy({ $0 != nil }) else { return .unknown }
        return .isOne(path, of: names.compactMap(\.self))
    }

    /// `loading` of `.loading`, `State.loading` and `.loading(…)`.
    private static func caseName(_ text: Substring) -> String? {
        let name = text.prefix { $0 != "(" }.split(separator: ".").last
        guard let name, text.contains("."), name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return String(name)
    }

    private static func counted(_ text: Substring) -> String? {
        text.hasSuffix(".count") ? path(text.dropLast(".count".count)) : nil
    }

    /// A chain of names without what is no part of it for people: `self`, `$`, `?`, `!`.
    private static func path(_ text: Substring) -> String? {
        let plain = text.filter { $0 != "?" && $0 != "!" && $0 != "$" }
        guard let first = plain.first, first.isLetter || first == "_", !plain.contains(" ") else { return nil }
        return String(plain.hasPrefix("self.") ? plain.dropFirst("self.".count) : plain[...])
    }

    // MARK: Structure

    /// What stands inside parentheses that hold all of it.
    private var unwrapped: Substring? {
        guard text.first == "(", text.last == ")" else { return nil }
        var depth = 0
        for index in text.indices {
            depth += Self.nesting(text[index])
            if depth == 0 { return index == text.index(before: text.endIndex) ? text.dropFirst().dropLast() : nil }
        }
        return nil
    }

    /// What stands on both sides of the last sign that no bracket and no quotation marks enclose.
    private func split(_ sign: String) -> (left: Substring, right: Substring)? {
        var depth = 0
        var isQuoted = false
        var found: Substring.Index?
        for index in text.indices {
            if text[index] == "\"" { isQuoted.toggle() }
            if isQuoted { continue }
            depth += Self.nesting(text[index])
            if depth == 0, index > text.startIndex, text[index...].hasPrefix(sign) { found = index }
        }
        guard let found else { return nil }
        return (text[..<found], text[text.index(found, offsetBy: sign.count)...])
    }

    private static func nesting(_ character: Character) -> Int {
        switch character {
        case "(", "[", "{": 1
        case ")", "]", "}": -1
        default: 0
        }
    }
}

extension Substring {
    /// Without the spaces at its ends.
    fileprivate var trimmed: Substring {
        var rest = self
        while rest.first == " " { rest.removeFirst() }
        while rest.last == " " { rest.removeLast() }
        return rest
    }
}
