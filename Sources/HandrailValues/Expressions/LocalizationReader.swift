import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Finds out what texts say that are looked up in the string tables of the project.
struct LocalizationReader {
    /// Resolves what names and parts of expressions stand for.
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// Functions that look a key up in the string tables.
    func function(_ name: String, _ arguments: [Argument], in scope: Scope) -> Value? {
        switch FrameworkType.kind(of: name) {
        case .localizing, .localizedKey:
            return keyed(arguments.first, arguments, in: scope)
        case .text:
            guard let first = arguments.first else { return .text(Words("")) }
            switch first.label {
            case "localized": return keyed(first, arguments, in: scope)
            case "localizedStringWithFormat", "format":
                return evaluator.value(of: first.value, in: scope).map(formatted)
            case nil, "describing", "stringLiteral", "verbatim", "key":
                return asText(evaluator.value(of: first.value, in: scope))
            default: return .runtime(TypeName("String"))
            }
        case .attributedTextValue, .attributedText, .textObject, .partOfText:
            guard let first = arguments.first else { return .text(Words("")) }
            if first.label == "localized" { return keyed(first, arguments, in: scope) }
            if first.label == "markdown" {
                return evaluator.value(of: first.value, in: scope).map { value in
                    if case .text(let words) = value { .text(Markdown.plain(words)) } else { asText(value) }
                }
            }
            if first.label == "format" {
                return evaluator.value(of: first.value, in: scope).map(formatted)
            }
            return asText(evaluator.value(of: first.value, in: scope))
        case nil where ContentViews.form(of: name) == .text:
            guard let first = arguments.first, first.label.map({ ContentArguments.ofText($0) == .verbatim }) ?? true
            else { return nil }
            let content = evaluator.value(of: first.value, in: scope)
            return first.label == nil && Self.isLiteral(first.value) ? content.map(localized) : content
        default:
            return nil
        }
    }

    /// Methods that look a key up, whatever they are called on: `Bundle.main.localizedString(forKey:…)`.
    func method(_ name: String, _ arguments: [Argument], in scope: Scope) -> Value? {
        switch name {
        case "localizedString":
            guard let key = arguments.first(where: { $0.label == "forKey" }) else { return nil }
            return keyed(key, arguments, in: scope)
        case "localizedStringWithFormat":
            guard let format = arguments.first else { return nil }
            return evaluator.value(of: format.value, in: scope).map(formatted)
        default:
            return nil
        }
    }

    /// What a function for localized texts gives for a key that stands in a table of the project, whatever object it
    /// asks: `L10n.tr("Localizable", "close_label")`.
    func lookedUp(by function: FunctionDeclaration, _ arguments: [Argument]) -> Value? {
        guard function.result?.name == "String", let first = arguments.first.flatMap(Self.literal) else { return nil }
        if arguments.count > 1, let second = Self.literal(arguments[1]) {
            for (table, key) in [(first, second), (second, first)] where program.strings.has(key, in: table) {
                return formatted(.text(lookUp(Words(key), table: table)))
            }
        }
        guard Self.shortLookUps.contains(function.name) || Self.lookUps.occur(in: function.name),
            program.strings.has(first)
        else { return nil }
        return formatted(.text(lookUp(Words(first), table: nil)))
    }

    /// What a function gives that hands its key back where it finds no text, for a key that stands in a table: it looks
    /// the text up, however it does.
    func handedBack(_ found: Value, by function: FunctionDeclaration, _ arguments: [Argument]) -> Value? {
        guard function.result?.name == "String", function.body.count > 1 || arguments.count > 1 else { return nil }
        let given = arguments.compactMap(Self.literal)
        let key = given.first { key in
            program.strings.has(key)
                && found.alternatives.contains { if case .text(let words) = $0 { words.text == key } else { false } }
        }
        guard let key else { return nil }
        let table = given.first { $0 != key && program.strings.has(key, in: $0) }
        return formatted(.text(lookUp(Words(key), table: table)))
    }

    /// What functions that look a text up by its key alone have in their names.
    private static let lookUps = Fragments(["local", "transl", "i18n", "l10n"])
    private static let shortLookUps: Set<String> = ["tr", "t", "l", "L", "text", "string"]

    private static func literal(_ argument: Argument) -> String? {
        guard case .string(let segments) = argument.value.kind, segments.count == 1, case .text(let text) = segments[0]
        else { return nil }
        return text
    }

    private func keyed(_ key: Argument?, _ arguments: [Argument], in scope: Scope) -> Value {
        guard let key else { return .text(Words("")) }
        var table: String?
        for label in ["table", "tableName"] {
            guard let argument = arguments.first(where: { $0.label == label }),
                case .text(let words) = evaluator.value(of: argument.value, in: scope)
            else { continue }
            table = words.text
        }
        var fallback: Words?
        if let argument = arguments.first(
            where: { $0.label == "defaultValue" || $0.label == "fallback" || $0.label == "value" }),
            case .text(let words) = evaluator.value(of: argument.value, in: scope)
        {
            // An empty one is none.
            fallback = words.isBlank ? nil : words
        }
        return evaluator.value(of: key.value, in: scope).map { value in
            if let member = localizedMember(value) { return member }
            guard case .text(let words) = value else { return value }
            let found = lookUp(words, table: table, value: fallback?.text)
            if case .localized = found.origin { return .text(found) }
            return .text(fallback ?? found)
        }
    }

    private func formatted(_ value: Value) -> Value {
        guard case .text(let words) = value, let text = words.text else { return value }
        return .text(
            Words(pieces: StringTables.pieces(of: text), origin: words.origin, translations: words.translations))
    }

    private func asText(_ value: Value) -> Value {
        switch value {
        case .text, .oneOf: value
        case .number(let number) where number == number.rounded() && abs(number) < 1e9:
            .text(Words(String(Int(number))))
        default: .runtime(TypeName("String"))
        }
    }

    /// Whether an expression is a string in the code itself, which SwiftUI takes for a localization key.
    static func isLiteral(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .string: true
        case .ternary(_, let then, let otherwise): isLiteral(then) && isLiteral(otherwise)
        case .cast(let operand, "as", "LocalizedStringKey"), .cast(let operand, "as", "LocalizedStringResource"):
            isLiteral(operand)
        default: false
        }
    }

    /// What a member of a type of localized texts says, such as `.welcome` where the project extends
    /// `LocalizedStringKey`; `nil` for anything else, and where no such member is declared.
    func localizedMember(_ value: Value) -> Value? {
        guard case .enumCase(nil, let name, let payload) = value, payload.isEmpty else { return nil }
        for type in Self.localizedTypes {
            for linked in program.typesByName[type] ?? [] {
                if let property = linked.properties[name], property.declaration.isStatic {
                    return localized(evaluator.value(of: property, receiver: .type(linked), isRuntime: false))
                }
            }
        }
        return nil
    }

    private static let localizedTypes = ["LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue"]

    /// Words that stand in the code as the key of a string table, looked up.
    func localized(_ value: Value) -> Value {
        guard case .text(let words) = value, words.origin == .literal else { return value }
        return .text(lookUp(words, table: nil))
    }

    /// Looks words up as a key; what is filled in at run time stands as `%@` in the key.
    ///
    /// - Parameter value: what the code says is shown where the table of a language does not have the key.
    func lookUp(_ words: Words, table: String?, value: String? = nil) -> Words {
        let key = words.pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .runtime: "%@"
            }
        }.joined()
        guard !key.isEmpty else { return words }
        return program.strings.words(for: key, table: table, otherwise: words.pieces, value: value)
    }
}
