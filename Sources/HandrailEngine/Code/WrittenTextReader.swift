import HandrailCode
import HandrailModel
import HandrailRules
import HandrailSource

/// Reads how code makes texts that people are shown, or hear: in one language, of pieces, with formats of its own.
struct WrittenTextReader {
    /// A text, and where it is made.
    struct Found {
        let form: WrittenText.Form
        let range: ByteRange
    }

    /// Whether a literal is the key of a text in a table, and what is put into it is put in there.
    let isKey: Bool

    // MARK: Where texts are shown

    /// Where a text ends up that is assigned to the last of some names; `nil` where it is none for people.
    ///
    /// - Parameter inScreen: whether the code is that of a screen, whose own title is meant by the bare name.
    static func sink(ofAssigningTo chain: [Substring], inScreen: Bool) -> WrittenText.Sink? {
        guard let last = chain.last, let sink = ShownTextNames.properties[String(last)] else { return nil }
        let owner = chain.dropLast().last?.lowercased() ?? ""
        if last == "title", owner == "navigationitem" || inScreen && (owner.isEmpty || owner == "self") {
            return .title
        }
        if sink == .view, chain.dropLast().contains(where: { $0.lowercased().contains("hud") }) { return .notice }
        if last == "text", ShownTextNames.inputs.contains(where: owner.hasSuffix) { return nil }
        guard sink == .notification else { return sink }
        return owner.hasSuffix("content") || owner.hasSuffix("notification") ? sink : nil
    }

    /// The arguments of a call that people are shown, and whether a literal there is a key.
    static func shown(
        byCalling name: String, with arguments: [Argument]
    ) -> [(value: Expression, sink: WrittenText.Sink, isKey: Bool)] {
        if ShownTextNames.alerts.contains(name) {
            return arguments.filter { $0.label == "title" || $0.label == "message" }.map { ($0.value, .alert, false) }
        }
        guard let first = arguments.first, first.label == nil, !first.isTrailing else { return [] }
        if name == "setTitle" { return arguments.count == 2 ? [(first.value, .view, false)] : [] }
        return ShownTextNames.keyed[name].map { [(first.value, $0, true)] } ?? []
    }

    /// The texts that a call hands to a function which shows people a message, where they stand in the code: one that
    /// is called after an alert, a toast or the like, or belongs to what is.
    static func notices(byCalling chain: [Substring], with arguments: [Argument]) -> [Found] {
        guard let last = chain.last, last.first?.isLowercase ?? false,
            arguments.contains(where: { $0.label.map(ShownTextNames.messages.contains) ?? false })
        else { return [] }
        let names = chain.map { $0.lowercased() }
        guard names.contains(where: { name in ShownTextNames.messengers.contains(where: name.contains) }),
            !names.contains(where: { name in ShownTextNames.recorders.contains(where: name.contains) })
        else { return [] }
        return arguments.filter { $0.label.map(ShownTextNames.messages.contains) ?? false }
            .flatMap { WrittenTextReader(isKey: false).texts(of: $0.value) }
            .filter { found in
                switch found.form {
                case .literal, .filled: true
                case .joined, .number, .list, .lookup, .format, .plural: false
                }
            }
    }

    /// The key under which an expression looks a text up in the tables of the app; `nil` where it asks another bundle,
    /// or brings what is shown where there is none.
    static func lookup(_ expression: Expression) -> Found? {
        let key: Expression
        let function: String
        switch expression.kind {
        case .call(let callee, let arguments):
            if arguments.contains(where: { $0.label.map(ShownTextNames.tables.contains) ?? false }) { return nil }
            switch callee.kind {
            case .name(ShownTextNames.lookup):
                guard let first = arguments.first, first.label == nil else { return nil }
                (key, function) = (first.value, ShownTextNames.lookup)
            case .name("String"):
                guard let first = arguments.first, first.label == "localized" else { return nil }
                (key, function) = (first.value, "String(localized:)")
            case .member(let base?, let name, _) where ShownTextNames.lookups.contains(name):
                (key, function) = (base, name)
            default: return nil
            }
        case .member(let base?, let name, _) where ShownTextNames.lookups.contains(name): (key, function) = (base, name)
        default: return nil
        }
        guard let text = literal(key), text.contains(where: \.isLetter) else { return nil }
        return Found(form: .lookup(key: text, function: function), range: expression.range)
    }

    /// The key that a view or modifier makes of a literal without values.
    static func key(_ expression: Expression, shownBy function: String) -> Found? {
        guard let key = literal(expression), key.contains(where: \.isLetter) else { return nil }
        return Found(form: .lookup(key: key, function: function), range: expression.unwrapped.range)
    }

    /// The key that is made of a literal with values in it, where that is looked up.
    static func format(_ expression: Expression) -> Found? {
        guard case .string(let segments) = expression.unwrapped.kind else { return nil }
        var parts = [""]
        for segment in segments {
            switch segment {
            case .text(let text): parts[parts.count - 1] += text
            case .interpolation: parts.append("")
            }
        }
        guard parts.count > 1, parts.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
        return Found(form: .format(parts), range: expression.unwrapped.range)
    }

    /// Whether a chain of names ends with a function that writes to a log or ends the app.
    static func isLog(_ chain: [Substring]) -> Bool {
        guard let last = chain.last.map(String.init) else { return false }
        if ShownTextNames.logs.contains(last) { return true }
        guard ShownTextNames.levels.contains(last) else { return false }
        let owner = chain.dropLast().last?.lowercased() ?? ""
        return owner.holds("log") || owner == "self" && last == "log"
    }

    // MARK: How they are made

    /// What is made by an expression that is shown.
    func texts(of expression: Expression) -> [Found] {
        let expression = expression.unwrapped
        switch expression.kind {
        case .string(let segments): return texts(of: segments, at: expression.range)
        case .binary("+", _, _): return joined(expression)
        case .binary("??", let left, let right): return texts(of: left) + texts(of: right)
        case .ternary(_, let then, let otherwise): return texts(of: then) + texts(of: otherwise)
        case .tuple(let arguments) where arguments.count == 1: return arguments.flatMap { texts(of: $0.value) }
        case .call(let callee, let arguments):
            return Self.formatted(callee, arguments, at: expression.range)
        default: return []
        }
    }

    private func texts(of segments: [StringSegment], at range: ByteRange) -> [Found] {
        var text = ""
        var inner: [Found] = []
        for segment in segments {
            switch segment {
            case .text(let part): text += part
            case .interpolation(let value):
                text += "…"
                let made = value.unwrapped
                if case .call(let callee, let arguments) = made.kind {
                    inner += Self.formatted(callee, arguments, at: made.range)
                }
            }
        }
        if !isKey, text.contains(where: \.isLetter) { inner.insert(Found(form: .literal(text), range: range), at: 0) }
        return inner + (Self.filled(segments).map { [Found(form: $0, range: range)] } ?? [])
    }

    /// A text in Hangul with values in it, whose particles depend on them.
    private static func filled(_ segments: [StringSegment]) -> WrittenText.Form? {
        var parts = [""]
        var values: [String?] = []
        for segment in segments {
            switch segment {
            case .text(let text): parts[parts.count - 1] += text
            case .interpolation(let value):
                parts.append("")
                values.append(varyingName(value))
            }
        }
        let hasHangul = parts.dropFirst().contains { $0.unicodeScalars.contains { hangul.contains($0.value) } }
        return hasHangul && values.contains { $0 != nil } ? .filled(parts, values: values) : nil
    }

    private static let hangul: ClosedRange<UInt32> = 0xAC00...0xD7A3

    /// The name of a value that varies: a property, a parameter or an element of a list. What a type holds and what a
    /// function makes may always end alike.
    private static func varyingName(_ value: Expression) -> String? {
        switch value.unwrapped.kind {
        case .name(let name): return name.first?.isUppercase ?? true ? nil : name
        case .member(let base?, let name, _): return varyingName(base).map { _ in name }
        case .index(let base, _): return varyingName(base)
        case .binary("??", let left, _): return varyingName(left)
        case .unary(_, let inner): return varyingName(inner)
        default: return nil
        }
    }

    private func joined(_ expression: Expression) -> [Found] {
        let parts = Self.summands(expression)
        let pieces = parts.map(Self.piece)
        let hasWords = pieces.contains { piece in
            switch piece {
            case .text(let text): text.contains(where: \.isLetter)
            case .localized: true
            case .value: false
            }
        }
        let inner = parts.flatMap { part -> [Found] in
            guard case .call(let callee, let arguments) = part.unwrapped.kind else { return [] }
            return Self.formatted(callee, arguments, at: part.range)
        }
        return (hasWords ? [Found(form: .joined(pieces), range: expression.range)] : []) + inner
    }

    private static func summands(_ expression: Expression) -> [Expression] {
        var parts: [Expression] = []
        var rest = expression
        // Sums lean to the left.
        while case .binary("+", let left, let right) = rest.kind {
            parts.append(right)
            rest = left
        }
        return [rest] + parts.reversed()
    }

    private static func piece(_ expression: Expression) -> WrittenText.Piece {
        let expression = expression.unwrapped
        if isLookup(expression) { return .localized }
        guard case .string(let segments) = expression.kind else { return .value }
        var text = ""
        for segment in segments {
            switch segment {
            case .text(let part): text += part
            case .interpolation(let value):
                if isLookup(value.unwrapped) { return .localized }
                text += "…"
            }
        }
        return .text(text)
    }

    /// Whether an expression looks a text up in a table, with the functions of the system or with what is commonly made
    /// of them.
    private static func isLookup(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .call(let callee, let arguments):
            switch callee.unwrapped.kind {
            case .name(ShownTextNames.lookup): true
            case .name("String"): arguments.first?.label == "localized"
            case .member(_, "localizedString", _), .member(_, "localized", _): true
            default: false
            }
        case .member(let base?, "localized", _):
            if case .string = base.unwrapped.kind { true } else { false }
        default: false
        }
    }

    /// Numbers with a format, and lists with a separator.
    private static func formatted(_ callee: Expression, _ arguments: [Argument], at range: ByteRange) -> [Found] {
        switch callee.unwrapped.kind {
        case .name("String"):
            guard let first = arguments.first, first.label == "format", let format = literal(first.value),
                !arguments.contains(where: { $0.label == "locale" }), hasDecimals(format)
            else { return [] }
            return [Found(form: .number(format: format), range: range)]
        case .member(let base, "joined", _):
            if let base, isOfParts(base) { return [] }
            guard let first = arguments.first, first.label == "separator", let separator = literal(first.value)
            else { return [] }
            return [Found(form: .list(separator: separator), range: range)]
        default: return []
        }
    }

    /// Whether what is strung together are the parts of one text, each of its own kind, and no list of like things:
    /// they stand one by one in the code, or are called after that.
    private static func isOfParts(_ expression: Expression) -> Bool {
        switch expression.unwrapped.kind {
        case .array: return true
        case .call(let callee, _):
            // Whatever is left out of them or made of them, they stay parts.
            guard case .member(let base?, let name, _) = callee.unwrapped.kind, passing.contains(name) else {
                return false
            }
            return isOfParts(base)
        case .tuple(let arguments): return arguments.count == 1 && isOfParts(arguments[0].value)
        case .name(let name), .member(_, let name, _):
            let lower = name.lowercased()
            return parts.contains(where: lower.hasSuffix)
        default: return false
        }
    }

    /// Functions that give the elements of a collection again.
    private static let passing: Set<String> = ["compactMap", "filter", "map"]
    /// How names end of what one text is put together of.
    private static let parts = ["parts", "components", "pieces", "segments", "fragments"]

    /// Whether a format writes a number with decimals: `%.2f`, not `%.0f`.
    private static func hasDecimals(_ format: String) -> Bool {
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            let behind = rest[rest.index(after: percent)...]
            let digits = behind.drop { $0.isNumber || "$-+ #'".contains($0) }
            if digits.first == ".", let count = digits.dropFirst().first, ("1"..."9").contains(count) {
                let kind = digits.dropFirst(2).drop { $0.isNumber || $0 == "l" }
                if kind.first == "f" { return true }
            }
            rest = behind.first == "%" ? behind.dropFirst() : behind
        }
        return false
    }

    private static func literal(_ expression: Expression) -> String? {
        guard case .string(let segments) = expression.unwrapped.kind else { return nil }
        var text = ""
        for segment in segments {
            guard case .text(let part) = segment else { return nil }
            text += part
        }
        return text
    }

    // MARK: Plurals

    /// Two texts of which one is for a single thing, chosen by whether a number is one.
    static func plural(
        _ condition: Expression, _ then: Expression, _ otherwise: Expression, at range: ByteRange
    ) -> [Found] {
        guard let (number, isOne) = comparisonWithOne(condition) else { return [] }
        let (one, other) = isOne ? (then, otherwise) : (otherwise, then)
        if isLookup(one.unwrapped), isLookup(other.unwrapped), isCount(number) {
            return [Found(form: .plural(one: "", other: ""), range: range)]
        }
        guard let singular = words(one), let plural = words(other), isPlural(plural, of: singular) else { return [] }
        return [Found(form: .plural(one: singular, other: plural), range: range)]
    }

    /// The same where the branches of a statement give or assign the two texts.
    static func plural(of conditional: Conditional) -> [Found] {
        guard conditional.subject == nil, conditional.branches.count == 2, conditional.branches[1].conditions.isEmpty,
            conditional.branches[0].conditions.count == 1,
            case .expression(let condition) = conditional.branches[0].conditions[0],
            let then = given(by: conditional.branches[0].body),
            let otherwise = given(by: conditional.branches[1].body)
        else { return [] }
        return plural(condition, then, otherwise, at: condition.range)
    }

    private static func given(by body: [Statement]) -> Expression? {
        guard body.count == 1 else { return nil }
        switch body[0].kind {
        case .result(let value): return value
        case .expression(let expression):
            if case .binary("=", _, let right) = expression.kind { return right }
            return expression
        default: return nil
        }
    }

    /// The number that a condition compares with one, and whether the condition holds for one.
    private static func comparisonWithOne(_ condition: Expression) -> (Expression, Bool)? {
        var condition = condition.unwrapped
        if case .tuple(let arguments) = condition.kind, arguments.count == 1 {
            condition = arguments[0].value.unwrapped
        }
        guard case .binary(let sign, let left, let right) = condition.kind, case .number(1) = right.unwrapped.kind
        else { return nil }
        switch sign {
        case "==", "<=": return (left, true)
        case "!=", ">": return (left, false)
        default: return nil
        }
    }

    private static func isCount(_ number: Expression) -> Bool {
        let name: String
        switch number.unwrapped.kind {
        case .name(let own): name = own
        case .member(_, let own, _): name = own
        default: return false
        }
        let lower = name.lowercased()
        return ["count", "number", "amount", "quantity", "total"].contains(where: lower.hasSuffix)
    }

    /// The words of a text, with `…` for the values in it.
    private static func words(_ expression: Expression) -> String? {
        guard case .string(let segments) = expression.unwrapped.kind else { return nil }
        return segments.reduce(into: "") { text, segment in
            if case .text(let part) = segment { text += part } else { text += "…" }
        }
    }

    /// Whether two texts differ as a singular and a plural of English do: nothing and `s`, `1 file` and `… files`.
    private static func isPlural(_ plural: String, of singular: String) -> Bool {
        if singular.isEmpty { return plural == "s" || plural == "es" }
        let one = lastWords(singular)
        let other = lastWords(plural)
        guard !one.isEmpty, one.count == other.count else { return false }
        var differs = false
        for (left, right) in zip(one, other) where left != right {
            let stem = left.hasSuffix("y") ? left.dropLast() + "ies" : left[...]
            let isForm = right == left + "s" || right == left + "es" || right == stem || verbs[left] == right
            guard isForm else { return false }
            differs = true
        }
        return differs
    }

    private static func lastWords(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter }.map(String.init).filter { $0 != "a" && $0 != "an" && $0 != "one" }
    }

    private static let verbs = ["is": "are", "was": "were", "has": "have", "person": "people", "this": "these"]
}
