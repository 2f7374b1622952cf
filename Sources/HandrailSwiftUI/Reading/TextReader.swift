import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource
import HandrailValues

/// Reads what a text says, and what decides about it.
struct TextReader {
    /// Resolves names and values.
    let evaluator: Evaluator

    /// The words of a text by what it is made with.
    func words(of first: Argument, _ arguments: [Argument], in scope: Scope) -> Fact<Words> {
        guard first.label.map({ ContentArguments.ofText($0) == .verbatim }) ?? true,
            !arguments.contains(where: { $0.label.flatMap(ContentArguments.ofText) == .format })
        else { return .dynamic }
        let table = arguments.first { $0.label.flatMap(ContentArguments.ofText) == .table }
            .flatMap { evaluator.string(of: $0.value, in: scope).value }
        let words = evaluator.words(of: first.value, in: scope, isKey: first.label == nil, table: table)
        return words.isAbsent ? .dynamic : words
    }

    /// What decides between the words of a text, where there are several.
    func look(of words: Fact<Words>, _ value: Expression, in scope: Scope) -> Attribute? {
        guard case .oneOf = words else { return nil }
        return StateDependencyReader.look(of: value, in: scope, evaluator)
    }

    /// Whether words are no more than the first letters of a name, by what the code calls them or by what it takes of
    /// it.
    func isMonogram(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Bool {
        guard depth < 6 else { return false }
        switch expression.kind {
        case .name(let name):
            if Self.isMonogram(name) { return true }
            guard case .deferred(let inner, let home, _)? = scope.local(name) ?? scope.propertyBinding(name)
            else { return false }
            return isMonogram(inner, in: home, depth: depth + 1)
        case .member(_, let name, _): return Self.isMonogram(name)
        case .call(let callee, let arguments):
            if case .member(_?, "prefix", _) = callee.kind, case .number(let count)? = arguments.first?.value.kind {
                return count <= 2
            }
            if case .member(let base?, "uppercased", _) = callee.kind {
                return isMonogram(base, in: scope, depth: depth + 1)
            }
            if case .name("String") = callee.kind, arguments.count == 1 {
                return isMonogram(arguments[0].value, in: scope, depth: depth + 1)
            }
            return callee.lastName.map(Self.isMonogram) ?? false
        case .binary("??", let left, _): return isMonogram(left, in: scope, depth: depth + 1)
        default: return false
        }
    }

    /// Whether a text shows a time and nothing else: `Text(left, format: .time(pattern: .minuteSecond))`,
    /// `Text(end, style: .timer)`, `Text(left.formatted(.units()))`.
    func isClock(_ arguments: [Argument]) -> Bool {
        guard let first = arguments.first else { return false }
        if let format = arguments.first(where: { $0.label.flatMap(ContentArguments.ofText) == .format }) {
            return Self.clocks.contains(Self.firstMember(of: format.value) ?? "")
        }
        if case .call(let callee, let formats) = first.value.kind, case .member(_?, "formatted", _) = callee.kind,
            formats.count == 1
        {
            return Self.clocks.contains(Self.firstMember(of: formats[0].value) ?? "")
        }
        return false
    }

    private static let clocks: Set<String> = ["time", "units", "timeDuration", "timer", "stopwatch"]

    /// The first name of `.time(pattern: .minuteSecond)` or `.timer`.
    private static func firstMember(of expression: Expression) -> String? {
        switch expression.kind {
        case .member(nil, let name, _): name
        case .member(let base?, _, _): firstMember(of: base)
        case .call(let callee, _): firstMember(of: callee)
        default: nil
        }
    }

    private static func isMonogram(_ name: String) -> Bool {
        name.camelCaseWords.last.map { ["initial", "initials", "monogram"].contains($0) } ?? false
    }
}
