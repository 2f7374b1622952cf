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
        let (inner, scope) = Self.text(value, interpreter, site)
        let place = SourcePlace(file: site.scope.file, range: value.range)
        if path == "attributedText", Self.isMadeElsewhere(inner, from: value, in: scope, interpreter, site) {
            writeUnknownAppearance(&interpreter, of: Set(Self.appearance.keys), on: owner, at: place, site)
        }
        guard case .call(let callee, let arguments) = inner.kind,
            Self.isAttributed(callee),
            let given = arguments.first(where: { $0.label == "attributes" })?.value
        else { return }
        guard let (pairs, home) = Self.attributes(given, in: scope, interpreter, site) else { return }
        for pair in pairs {
            guard let name = Self.key(pair.key).lastName, let property = Self.appearance[name] else { continue }
            let full = "\(path).\(property)"
            guard let read = ViewValueReader(evaluator: interpreter.evaluator).value(of: full, pair.value, in: home)
            else { continue }
            // What a function is handed is mended where it is called.
            let isHanded = home.file != site.scope.file || !value.range.contains(pair.value.range)
            let own = SourcePlace(file: home.file, range: pair.value.range)
            interpreter.write(
                full, on: owner, read, at: isHanded && interpreter.isHandedOver(pair.value, home) ? place : own, site)
        }
        // A label shows what the string does not say as it shows all its text; a text view does not.
        if path == "attributedText", interpreter.store.nodes[owner].viewClass.has(.textView) {
            writeUnknownAppearance(
                &interpreter, of: Set(Self.appearance.keys).subtracting(pairs.compactMap { Self.key($0.key).lastName }),
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
        _ expression: Expression, from written: Expression, in scope: Scope, _ interpreter: ViewCodeInterpreter,
        _ site: CodeSite
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
            return attributes(given, in: scope, interpreter, site) == nil
        default: return true
        }
    }

    /// The attributes that an expression stands for: a literal, or what a function or a property of the project makes,
    /// where it makes the same whatever happens.
    private static func attributes(
        _ given: Expression, in scope: Scope, _ interpreter: ViewCodeInterpreter, _ site: CodeSite
    ) -> (pairs: [(key: Expression, value: Expression)], home: Scope)? {
        let (plain, home) = resolved(key(resolved(given, in: scope).0), in: scope)
        if case .dictionary(let pairs) = plain.kind { return (pairs, home) }
        let found = interpreter.evaluator.symbol(plain, in: home)
        if found.count == 1, case .dictionary(let pairs) = found[0].0.kind { return (pairs, found[0].1) }
        guard let made = AttributedMakers.made(by: plain, in: home, interpreter, site) else { return nil }
        let (value, inner) = resolved(key(resolved(made.value, in: made.scope).0), in: made.scope)
        guard case .dictionary(let pairs) = value.kind else { return nil }
        return (pairs, inner)
    }

    /// What is handed to the functions that Xcode wrote into code as it brought it to Swift 4.2, which change nothing:
    /// `convertFromNSAttributedStringKey(.font)`.
    private static func key(_ expression: Expression) -> Expression {
        guard case .call(let callee, let arguments) = expression.kind, case .name(let name) = callee.kind,
            arguments.count == 1, name.hasPrefix("convert"), name.contains(migrated)
        else { return expression }
        return arguments[0].value
    }

    private static let migrated = "AttributedStringKey"

    /// The attributed string that an expression stands for, also where a function of the project makes it.
    private static func text(
        _ value: Expression, _ interpreter: ViewCodeInterpreter, _ site: CodeSite
    ) -> (Expression, Scope) {
        let (plain, scope) = resolved(value, in: site.scope)
        guard case .call(let callee, _) = plain.kind, !isAttributed(callee),
            let made = AttributedMakers.made(by: plain, in: scope, interpreter, site)
        else { return (plain, scope) }
        let (inner, home) = resolved(made.value, in: made.scope)
        guard case .call(let maker, _) = inner.kind, isAttributed(maker) else { return (plain, scope) }
        return (inner, home)
    }

    private static func isAttributed(_ callee: Expression) -> Bool {
        [.attributedText, .mutableAttributedText].contains(kind(of: callee))
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
