import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// How texts look that are given as `NSAttributedString(string:attributes:)`.
enum AttributedTexts {
    /// Properties that take attributed strings, with those that what is said of all of such a string is noted under.
    private static let attributed: NameSet = ["attributedText", "attributedTitle", "attributedPlaceholder"]

    /// Notes how a text looks that is given as `NSAttributedString(string:attributes:)`: all of it is set so.
    static func writeLook(
        _ interpreter: inout ViewCodeInterpreter, _ path: String, on owner: Int, _ value: Expression, _ site: CodeSite
    ) {
        guard Self.attributed.contains(path) else { return }
        let (inner, scope) = Self.resolved(value, in: site.scope)
        let place = SourcePlace(file: site.scope.file, range: value.range)
        if path == "attributedText", Self.isMadeElsewhere(inner, from: value, in: scope, interpreter.evaluator) {
            writeUnknownAppearance(&interpreter, of: Set(Self.appearance.keys), on: owner, at: place, site)
        }
        guard case .call(let callee, let arguments) = inner.kind,
            [.attributedText, .mutableAttributedText].contains(Self.kind(of: callee)),
            let given = arguments.first(where: { $0.label == "attributes" })?.value
        else { return }
        guard let (pairs, home) = Self.attributes(given, in: scope, interpreter.evaluator) else { return }
        for pair in pairs {
            guard let name = pair.key.lastName, let property = Self.appearance[name] else { continue }
            let full = "\(path).\(property)"
            guard let read = ViewValueReader(evaluator: interpreter.evaluator).value(of: full, pair.value, in: home)
            else { continue }
            interpreter.write(full, on: owner, read, at: SourcePlace(file: home.file, range: pair.value.range), site)
        }
        // A label shows what the string does not say as it shows all its text; a text view does not.
        if path == "attributedText", interpreter.store.nodes[owner].viewClass.has(.textView) {
            writeUnknownAppearance(
                &interpreter, of: Set(Self.appearance.keys).subtracting(pairs.compactMap { $0.key.lastName }),
                on: owner, at: place, site)
        }
    }

    /// Notes that a string brings a font or a color of its own along, whichever it is: it takes the place of what was
    /// said before.
    private static func writeUnknownAppearance(
        _ interpreter: inout ViewCodeInterpreter, of names: Set<String>, on owner: Int, at place: SourcePlace,
        _ site: CodeSite
    ) {
        if names.contains("font") {
            interpreter.write("attributedText.font", on: owner, .known(.font(FontUse(size: .unknown))), at: place, site)
        }
        if names.contains("foregroundColor") {
            interpreter.write("attributedText.foregroundColor", on: owner, .known(.color(.unknown)), at: place, site)
        }
    }

    /// Whether an attributed text is no literal, so that what it looks like is not known: also one that is put together
    /// in a variable, or whose attributes are no literal.
    private static func isMadeElsewhere(
        _ expression: Expression, from written: Expression, in scope: Scope, _ evaluator: Evaluator
    ) -> Bool {
        switch expression.kind {
        case .null, .string: return false
        case .call(let callee, let arguments):
            switch kind(of: callee) {
            case .mutableAttributedText:
                if case .name = written.kind { return true }
            case .attributedText: break
            default: return true
            }
            guard let given = arguments.first(where: { $0.label == "attributes" })?.value else {
                return arguments.contains { $0.label != "string" }
            }
            return attributes(given, in: scope, evaluator) == nil
        default: return true
        }
    }

    /// The attributes that an expression stands for: a literal, or what a function or a property of the project makes,
    /// where it makes the same whatever happens.
    private static func attributes(
        _ given: Expression, in scope: Scope, _ evaluator: Evaluator
    ) -> (pairs: [(key: Expression, value: Expression)], home: Scope)? {
        let (plain, home) = resolved(given, in: scope)
        if case .dictionary(let pairs) = plain.kind { return (pairs, home) }
        let made = evaluator.symbol(plain, in: home)
        guard made.count == 1, case .dictionary(let pairs) = made[0].0.kind else { return nil }
        return (pairs, made[0].1)
    }

    private static func kind(of callee: Expression) -> FrameworkType.Kind? {
        callee.lastName.flatMap(FrameworkType.kind)
    }

    private static let appearance = [
        "font": "font", "foregroundColor": "foregroundColor", "kern": "kern", "tracking": "kern",
    ]

    /// What a local name stands for.
    private static func resolved(_ expression: Expression, in scope: Scope, depth: Int = 0) -> (Expression, Scope) {
        guard depth < 4, case .name(let name) = expression.kind,
            case .deferred(let value, let home, _)? = scope.local(name)
        else {
            return (expression, scope)
        }
        return resolved(value, in: home, depth: depth + 1)
    }
}
