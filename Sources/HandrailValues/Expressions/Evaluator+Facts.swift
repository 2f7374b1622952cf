package import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailProgram
import HandrailSource

/// What is known of words, names, numbers and flags.
extension Evaluator {
    /// The name of an image of the project: what no catalog and no file has by it is not known.
    package func imageName(_ name: Fact<String>) -> Fact<String> {
        guard let lost = name.values.first(where: { !program.mayHaveImage(named: $0) }) else { return name }
        return .unknown(.noImage(lost))
    }

    /// What is known of the words an argument gives.
    ///
    /// - Parameter isKey: whether a string in the code itself is looked up in the string tables, as the
    ///   `LocalizedStringKey` initializers of SwiftUI do.
    package func words(
        of expression: Expression, in scope: Scope, isKey: Bool = true, table: String? = nil
    ) -> Fact<Words> {
        guard isKey else { return words(of: value(of: expression, in: scope)) }
        if case .string(let segments) = expression.kind, let words = interpolatedKey(segments, table: table) {
            return .known(Markdown.plain(words))
        }
        var found = value(of: expression, in: scope)
        if LocalizationReader.isLiteral(expression) {
            found = found.map { value in
                guard case .text(let words) = value else { return value }
                // What is put together of texts of a table is none of its keys.
                if words.origin == .joined { return .text(Markdown.plain(words)) }
                guard words.origin == .literal else { return value }
                return .text(Markdown.plain(localization.lookUp(words, table: table)))
            }
        }
        return words(of: found).map(program.strings.unlocalized)
    }

    /// What is known of the words that a property of UIKit or AppKit is given: a string that is handed over as it is,
    /// and that no string table has, is seen and heard in one language wherever the app is used.
    package func wordsAsGiven(by expression: Expression, in scope: Scope) -> Fact<Words> {
        words(of: expression, in: scope, isKey: false).map(program.strings.unlocalized)
    }

    /// The words of a key with interpolations, which stand as `%@` in the key whatever they hold; `nil` where no table
    /// has it.
    private func interpolatedKey(_ segments: [StringSegment], table: String?) -> Words? {
        guard segments.count > 1 else { return nil }
        let pieces = segments.map { segment -> Words.Piece in
            switch segment {
            case .text(let text): .text(text)
            case .interpolation: .runtime
            }
        }
        let found = localization.lookUp(Words(pieces: pieces), table: table)
        guard case .localized = found.origin else { return nil }
        return found
    }

    /// What is known of the words a value is.
    package func words(of value: Value) -> Fact<Words> {
        switch value {
        case .text(let words):
            return words.pieces == [.runtime] ? .dynamic : .known(words)
        case .oneOf(let values):
            let facts = values.filter { if case .null = $0 { false } else { true } }.map { words(of: $0) }
            let choices = facts.flatMap { fact -> [Words] in
                switch fact {
                case .known(let words): [words]
                case .oneOf(let words): words
                case .dynamic, .unknown: [Words(pieces: [.runtime])]
                case .absent: []
                }
            }
            if choices.allSatisfy({ $0.pieces == [.runtime] }) { return facts.first ?? .absent }
            return Self.fact(choices)
        case .null: return .absent
        case .number(let number) where number == number.rounded() && abs(number) < 1e9:
            return .known(Words(String(Int(number))))
        case .view(.expression(let expression, let scope)):
            return wordsOfText(expression, in: scope) ?? .dynamic
        case .view(.statements(let body, let scope)):
            guard body.count == 1, case .expression(let expression) = body[0].kind else { return .dynamic }
            return wordsOfText(expression, in: scope) ?? .dynamic
        case .symbolic(let expression, let scope):
            return wordsOfText(expression, in: scope) ?? .dynamic
        case .unknown(let reason): return .unknown(reason)
        case .enumCase(nil, _, _): return localization.localizedMember(value).map { words(of: $0) } ?? .dynamic
        case .runtime, .number, .boolean, .enumCase, .instance, .closure, .type, .foreignType, .array, .view:
            return .dynamic
        }
    }

    /// The words of `Text(…)`, with modifiers behind it that keep the words, and of texts joined with `+`.
    private func wordsOfText(_ expression: Expression, in scope: Scope) -> Fact<Words>? {
        budget.descend(at: scope.place(of: expression), otherwise: nil) { wordsOfWrittenText(expression, in: scope) }
    }

    private func wordsOfWrittenText(_ expression: Expression, in scope: Scope) -> Fact<Words>? {
        switch expression.kind {
        case .call(let callee, let arguments):
            switch callee.kind {
            case .name(let name) where ContentViews.form(of: name) == .text:
                guard let first = arguments.first else { return .known(Words("")) }
                guard first.label.map({ ContentArguments.ofText($0) == .verbatim }) ?? true else { return .dynamic }
                let table = arguments.first { $0.label.flatMap(ContentArguments.ofText) == .table }
                    .flatMap { string(of: $0.value, in: scope).value }
                return words(of: first.value, in: scope, isKey: first.label == nil, table: table)
            case .member(let base?, _, _): return wordsOfText(base, in: scope)
            default: return nil
            }
        case .binary("+", let left, let right):
            guard let first = wordsOfText(left, in: scope), let second = wordsOfText(right, in: scope)
            else { return nil }
            let parts = [first.values.first, second.values.first]
            return .known(
                Words(
                    pieces: parts.flatMap { $0?.pieces ?? [.runtime] },
                    origin: parts.contains { $0?.originOfWhole == .joined } ? .joined : .literal,
                    link: parts.lazy.compactMap { $0?.link }.first))
        default:
            return nil
        }
    }

    /// Choices as a fact, equal ones once.
    package static func fact<Item: Hashable & Sendable>(_ choices: [Item]) -> Fact<Item> {
        if choices.count < 2 { return choices.first.map { .known($0) } ?? .absent }
        var seen: Set<Item> = []
        var unique: [Item] = []
        for choice in choices where seen.insert(choice).inserted { unique.append(choice) }
        switch unique.count {
        case 0: return .absent
        case 1: return .known(unique[0])
        default: return .oneOf(unique)
        }
    }

    /// What is known of a string that is a name, not words: a symbol, an asset, an identifier.
    package func string(of expression: Expression, in scope: Scope) -> Fact<String> {
        string(of: value(of: expression, in: scope))
    }

    /// What is known of a string value.
    package func string(of value: Value) -> Fact<String> {
        switch value {
        case .text(let words): return words.text.map { .known($0) } ?? .dynamic
        case .oneOf(let values):
            let choices = values.compactMap { value -> String? in
                guard case .text(let words) = value else { return nil }
                return words.text
            }
            // A choice with a member that is not known is not known to be one of the others.
            let open = values.count - choices.count - values.filter { if case .null = $0 { true } else { false } }.count
            return open > 0 || choices.isEmpty ? .dynamic : Self.fact(choices)
        case .null: return .absent
        case .unknown(let reason): return .unknown(reason)
        case .enumCase(_, let name, let payload) where payload.isEmpty: return .known(name)
        default: return .dynamic
        }
    }

    /// What is known of a Boolean.
    package func flag(of expression: Expression, in scope: Scope) -> Fact<Bool> {
        if let holds = holds(expression, in: scope) { return .known(holds) }
        switch value(of: expression, in: scope) {
        case .oneOf(let values):
            let flags = values.compactMap { value -> Bool? in
                guard case .boolean(let flag) = value else { return nil }
                return flag
            }
            return flags.count == values.count ? Self.fact(flags) : .oneOf([true, false])
        case .unknown(let reason): return .unknown(reason)
        default: return .oneOf([true, false])
        }
    }

    private static let numbers = FrameworkType.names(of: .fraction) + FrameworkType.names(of: .whole)

    /// What is known of a number.
    package func number(of expression: Expression, in scope: Scope) -> Fact<Double> {
        if case .member(nil, let name, _) = expression.kind, let number = StandardNumber.value(of: expression) {
            // A project may have a number of that name itself.
            for type in Self.numbers {
                guard let linked = program.type(named: type, from: scope.lookupContext),
                    let own = staticMember(name, of: linked, from: scope.lookupContext)
                else { continue }
                if case .number(let own) = own { return .known(own) }
                return .dynamic
            }
            return .known(number)
        }
        switch value(of: expression, in: scope) {
        case .number(let number): return .known(number)
        case .null: return .absent
        case .oneOf(let values):
            let numbers = values.compactMap { value -> Double? in
                guard case .number(let number) = value else { return nil }
                return number
            }
            return numbers.count == values.count ? Self.fact(numbers) : .dynamic
        case .unknown(let reason): return .unknown(reason)
        case .symbolic(let inner, _):
            return StandardNumber.value(of: inner).map { .known($0) } ?? .dynamic
        default: return .dynamic
        }
    }

    /// Follows names and members of the project until a framework's own expression is left: `.title`,
    /// `.system(size: 9)`, `Color.red.opacity(0.5)`.
    package func symbol(_ expression: Expression, in scope: Scope) -> [(Expression, Scope)] {
        switch value(of: expression, in: scope) {
        case .symbolic(let inner, let home): return [(inner, home)]
        case .oneOf(let values):
            return values.flatMap { value -> [(Expression, Scope)] in
                switch value {
                case .symbolic(let inner, let home): [(inner, home)]
                case .enumCase(nil, let name, _): [(Self.member(name, at: expression), scope)]
                case .view(.expression(let inner, let home)): [(inner, home)]
                default: []
                }
            }
        case .enumCase(nil, let name, let payload):
            if payload.isEmpty { return [(Self.member(name, at: expression), scope)] }
            return [(expression, scope)]
        case .view(.expression(let inner, let home)): return [(inner, home)]
        case .view(.statements(let body, let home)):
            guard body.count == 1, case .expression(let inner) = body[0].kind else { return [] }
            return [(inner, home)]
        default: return []
        }
    }

    package static func member(_ name: String, at expression: Expression) -> Expression {
        Expression(.member(base: nil, name: name, nameStart: expression.range.lower), expression.range)
    }

    /// The expression that is all of a body.
    package static func onlyExpression(_ body: [Statement]?) -> Expression? {
        guard let body, body.count == 1 else { return nil }
        switch body[0].kind {
        case .expression(let expression): return expression
        case .result(let expression): return expression
        default: return nil
        }
    }

    /// The name of an implicit member such as `.semibold`.
    package func memberName(of expression: Expression, in scope: Scope) -> Fact<String> {
        if case .member(_, let name, _) = expression.kind { return .known(name) }
        if case .call(let callee, _) = expression.kind, case .member(_, let name, _) = callee.kind {
            return .known(name)
        }
        let names = value(of: expression, in: scope).alternatives.map { value -> String? in
            switch value {
            case .enumCase(_, let name, _): name
            case .symbolic(let inner, _):
                if case .member(_, let name, _) = inner.kind { name } else { nil }
            default: nil
            }
        }
        let known = names.compactMap { $0 }
        return known.count == names.count && !known.isEmpty ? Self.fact(known) : .dynamic
    }
}
