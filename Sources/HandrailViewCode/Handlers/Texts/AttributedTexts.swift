import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// How texts look that are given as `NSAttributedString(string:attributes:)`.
enum AttributedTexts {
    /// Properties that take attributed strings, with those that what is said of all of such a string is noted under.
    private static let attributed: NameSet = [
        "attributedText", "attributedTitle", "attributedPlaceholder", "attributedPlaceholderText",
    ]

    /// Notes how a text looks that is given as `NSAttributedString(string:attributes:)`: all of it is set so.
    static func writeLook(
        _ interpreter: inout ViewCodeInterpreter, _ path: String, on owner: Int, _ value: Expression, _ site: CodeSite
    ) {
        if path == typing { return writeTyping(&interpreter, on: owner, value, site) }
        guard Self.attributed.contains(path) else { return }
        let (inner, scope) = Self.text(value, interpreter, site)
        let place = SourcePlace(file: site.scope.file, range: value.range)
        if path == "attributedText", Self.isMadeElsewhere(inner, from: value, in: scope, interpreter, site) {
            writeUnknownAppearance(&interpreter, of: Set(Self.appearance.values), on: owner, at: place, site)
        }
        guard case .call(let callee, let arguments) = inner.kind,
            Self.isAttributed(callee),
            let given = arguments.first(where: { $0.label == "attributes" })?.value,
            let look = Self.attributes(given, in: scope, interpreter, site)
        else { return }
        let said = write(&interpreter, look, as: path, on: owner, by: value, site)
        // A label shows what the string does not say as it shows all its text; a text view does not.
        if path == "attributedText", interpreter.store.nodes[owner].viewClass.has(.textView) {
            writeUnknownAppearance(
                &interpreter, of: Set(Self.appearance.values).subtracting(said), on: owner, at: place, site)
        }
    }

    /// Properties that attributes say something of, with where each is said.
    private typealias Look = (pairs: [(key: Expression, value: Expression)], home: Scope)

    /// The attributes of what people type into a node, in which all of its text is drawn.
    private static let typing = "typingAttributes"

    private static func writeTyping(
        _ interpreter: inout ViewCodeInterpreter, on owner: Int, _ value: Expression, _ site: CodeSite
    ) {
        guard interpreter.store.nodes[owner].viewClass.has(.node),
            let look = attributes(value, in: site.scope, interpreter, site)
        else {
            interpreter.store.changeUnread(CollectionOfOne(owner))
            return
        }
        write(&interpreter, look, as: "attributedText", on: owner, by: value, site)
    }

    /// Notes how a text looks that a package fills with attributes of its own: `name.rx.text(Style.name)`.
    ///
    /// - Returns: whether what it is handed are attributes.
    static func fill(
        _ interpreter: inout ViewCodeInterpreter, _ found: [Int], with given: Expression, at expression: Expression,
        _ site: CodeSite
    ) -> Bool {
        let texts = found.filter {
            let viewClass = interpreter.store.nodes[$0].viewClass
            return viewClass.has(.label) || viewClass.has(.typed) && viewClass.has(.node)
        }
        guard !texts.isEmpty, let look = attributes(given, in: site.scope, interpreter, site) else { return false }
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for text in texts {
            interpreter.write("attributedText", on: text, .dynamic, at: place, site)
            write(&interpreter, look, as: "attributedText", on: text, by: given, site)
        }
        return true
    }

    /// Notes what attributes say of a text.
    ///
    /// - Returns: what they speak of.
    @discardableResult
    private static func write(
        _ interpreter: inout ViewCodeInterpreter, _ look: Look, as path: String, on owner: Int,
        by value: Expression, _ site: CodeSite
    ) -> [String] {
        let place = SourcePlace(file: site.scope.file, range: value.range)
        return look.pairs.compactMap { pair in
            guard let property = property(pair.key, in: look.home, interpreter) else { return nil }
            let (full, reader) = ("\(path).\(property)", ViewValueReader(evaluator: interpreter.evaluator))
            guard let read = reader.value(of: full, pair.value, in: look.home) else { return property }
            // What a function is handed is mended where it is called.
            let isHanded = look.home.file != site.scope.file || !value.range.contains(pair.value.range)
            let own = SourcePlace(file: look.home.file, range: pair.value.range)
            interpreter.write(
                full, on: owner, read, at: isHanded && interpreter.isHandedOver(pair.value, look.home) ? place : own,
                site)
            return property
        }
    }

    /// What an attribute of that key says; `nil` where that is nothing known. The key may be a constant of the project.
    private static func property(_ written: Expression, in home: Scope, _ interpreter: ViewCodeInterpreter) -> String? {
        var plain = key(written)
        if case .member(let inner?, "rawValue", _) = plain.kind { plain = inner }
        // Before Swift 4, keys were constants as in Objective-C.
        let name = plain.lastName
        if let known = name.flatMap({ appearance[$0] ?? appearance[ObjectiveCConstant.member(of: $0) ?? ""] }) {
            return known
        }
        let found = interpreter.evaluator.symbol(plain, in: home)
        guard found.count == 1, case .member = found[0].0.kind else { return nil }
        return found[0].0.lastName.flatMap { appearance[$0] }
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
        _ given: Expression, in scope: Scope, _ interpreter: ViewCodeInterpreter, _ site: CodeSite, depth: Int = 0
    ) -> Look? {
        let (plain, home) = resolved(key(resolved(given, in: scope).0), in: scope)
        if case .dictionary(let pairs) = plain.kind { return (pairs, home) }
        let found = interpreter.evaluator.symbol(plain, in: home)
        if found.count == 1, case .dictionary(let pairs) = found[0].0.kind { return (pairs, found[0].1) }
        if case .call(let callee, let arguments) = plain.kind, arguments.count == 1, depth < 2,
            isConversion(callee, interpreter.program)
        {
            return attributes(arguments[0].value, in: home, interpreter, site, depth: depth + 1)
        }
        guard let made = AttributedMakers.made(by: plain, in: home, interpreter, site) else { return nil }
        let (value, inner) = resolved(key(resolved(made.value, in: made.scope).0), in: made.scope)
        guard case .dictionary(let pairs) = value.kind else { return nil }
        return (pairs, inner)
    }

    /// Whether a function of the project takes attributes and gives them back under another type of key: what they say
    /// stays.
    private static func isConversion(_ callee: Expression, _ program: Program) -> Bool {
        guard let name = callee.lastName else { return false }
        let functions = (program.functions[name] ?? []) + program.types.compactMap { $0.functions[name] }.joined()
        return !functions.isEmpty
            && functions.allSatisfy { function in
                let index = program.mentions.index(of: function.file)
                let range = function.declaration.range
                return function.declaration.parameters.count == 1
                    && !index.positions(of: "rawValue", in: range).isEmpty
                    && FrameworkType.fonts.allSatisfy { index.positions(of: $0, in: range).isEmpty }
            }
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
        let start = resolved(value, in: site.scope)
        var (plain, scope) = start
        for _ in 0..<deepest {
            if case .call(let callee, let arguments) = plain.kind, isAttributed(callee),
                arguments.first?.label == "string" || arguments.isEmpty
            {
                return (plain, scope)
            }
            guard let made = AttributedMakers.made(by: plain, in: scope, interpreter, site) else { return start }
            (plain, scope) = resolved(made.value, in: made.scope)
        }
        return start
    }

    /// How many functions and properties of the project are followed into one another.
    private static let deepest = 4

    private static func isAttributed(_ callee: Expression) -> Bool {
        [.attributedText, .mutableAttributedText].contains(kind(of: callee))
    }

    private static func kind(of callee: Expression) -> FrameworkType.Kind? {
        switch callee.kind {
        // `.init(string: name)`, and `self.init(string: name)` in what the project adds to attributed strings.
        case .member(let base?, "init", _): base.lastName == "self" ? .attributedText : kind(of: base)
        case .member(nil, "init", _): .attributedText
        default: callee.lastName.flatMap(FrameworkType.kind)
        }
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
