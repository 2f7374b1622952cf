package import HandrailCode
import HandrailModel
package import HandrailProgram
import HandrailSource

extension Evaluator {
    /// What a call stands for.
    package func call(
        _ callee: Expression, _ arguments: [Argument], at expression: Expression, in scope: Scope, depth: Int
    ) -> Value {
        switch callee.kind {
        case .name(let name):
            return call(named: name, arguments, at: expression, in: scope, depth: depth)
        case .member(nil, let name, _):
            let payload = arguments.map { value(of: $0.value, in: scope, depth: depth + 1) }
            if name == "init" || Self.makesFont(name, arguments) { return .symbolic(expression, scope) }
            return payload.isEmpty || arguments.contains(where: \.isTrailing)
                ? .symbolic(expression, scope) : .enumCase(type: nil, name: name, payload: payload)
        case .member(let base?, let name, _):
            return method(name, of: base, arguments, at: expression, in: scope, depth: depth)
        case .closure(let closure):
            return result(of: closure.body, in: scope, depth: depth + 1)
        default:
            return .symbolic(expression, scope)
        }
    }

    /// Whether it is one of the functions that make a font of a size: what they are given has to be read with its
    /// labels.
    private static func makesFont(_ name: String, _ arguments: [Argument]) -> Bool {
        switch name {
        case "system", "custom": arguments.contains { ["size", "fixedSize", "design", "relativeTo"].contains($0.label) }
        case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont":
            arguments.first?.label == "ofSize"
        case "preferredFont": arguments.first?.label == "forTextStyle"
        default: false
        }
    }

    private func call(
        named name: String, _ arguments: [Argument], at expression: Expression, in scope: Scope, depth: Int
    ) -> Value {
        if let local = scope.local(name) { return call(local, arguments, in: scope, depth: depth) }
        if let words = localization(name, arguments, in: scope, depth: depth) { return words }
        if let receiver = scope.currentReceiver,
            let found = method(name, of: receiver, arguments, in: scope, depth: depth)
        {
            return found
        }
        if let type = type(named: name, for: arguments, in: scope), type.keyword != nil {
            return instance(of: type, arguments, at: expression, in: scope, depth: depth)
        }
        if let functions = program.functions[name],
            let function = Arguments.best(functions, for: arguments, from: scope.lookupContext)
        {
            return call(function, receiver: nil, arguments, in: scope, depth: depth)
        }
        return .symbolic(expression, scope)
    }

    private func call(_ binding: Binding, _ arguments: [Argument], in scope: Scope, depth: Int) -> Value {
        switch value(of: binding, depth: depth + 1) {
        case .closure(let closure, let home):
            let names = Arguments.bind(arguments, to: closure.parameters, from: scope)
            return result(of: closure.body, in: home.binding(names), depth: depth + 1)
        case .runtime(let type?) where type.isFunction:
            return .runtime(TypeName(type.name, arguments: type.arguments))
        case let other:
            return other
        }
    }

    /// A value of a project's type: its properties bound to what the call gives.
    package func instance(
        of type: LinkedType, _ arguments: [Argument], at expression: Expression, in scope: Scope, depth: Int
    ) -> Value {
        switch type.keyword {
        case .enumeration:
            return .runtime(TypeName(type.name))
        case .structure, .classType, .actorType:
            switch program.role(of: type) {
            case .view, .representable, .shape: return .view(.expression(expression, scope))
            default:
                // What an object holds changes while the app runs; only what can be read off its type is known.
                if type.keyword != .structure {
                    return .instance(Instance(type: type, properties: [:], isRuntime: true))
                }
                return .instance(
                    Instance(type: type, properties: memberBindings(of: type, arguments, in: scope, depth: depth)))
            }
        case .protocolType, .extensionOf, nil:
            return .symbolic(expression, scope)
        }
    }

    private func method(
        _ name: String, of base: Expression, _ arguments: [Argument], at expression: Expression, in scope: Scope,
        depth: Int
    ) -> Value {
        if case .name(let outer) = base.kind, scope.local(outer) == nil {
            if program.isTypeWord(name), let type = type(named: "\(outer).\(name)", in: scope), type.keyword != nil {
                return instance(of: type, arguments, at: expression, in: scope, depth: depth)
            }
            if outer == "super" { return .runtime(nil) }
        }
        let receiver = value(of: base, in: scope, depth: depth + 1)
        switch receiver {
        case .type(let type):
            if name == "init" { return instance(of: type, arguments, at: expression, in: scope, depth: depth) }
            if type.cases.contains(where: { $0.name == name }) {
                return .enumCase(
                    type: type, name: name,
                    payload: arguments.map { value(of: $0.value, in: scope, depth: depth + 1) })
            }
            if program.isTypeWord(name),
                let nested = program.type(named: "\(type.name).\(name)", from: scope.lookupContext)
            {
                return instance(of: nested, arguments, at: expression, in: scope, depth: depth)
            }
            return method(name, of: .type(type), arguments, in: scope, depth: depth) ?? .symbolic(expression, scope)
        case .foreignType(let type):
            if let linked = program.type(named: type, from: scope.lookupContext),
                let found = method(name, of: .type(linked), arguments, in: scope, depth: depth)
            {
                return found
            }
            if let words = localizationMethod(name, arguments, in: scope, depth: depth) { return words }
            return .symbolic(expression, scope)
        case .text(let words):
            if let found = method(name, of: .value(receiver), arguments, in: scope, depth: depth) { return found }
            return TextMembers.call(name, of: words)
        case .oneOf(let values):
            return .choice(
                values.map { value in
                    if case .text(let words) = value { return TextMembers.call(name, of: words) }
                    return method(name, of: .value(value), arguments, in: scope, depth: depth) ?? .runtime(nil)
                })
        case .symbolic, .view, .closure:
            if let words = localizationMethod(name, arguments, in: scope, depth: depth) { return words }
            return .symbolic(expression, scope)
        case .enumCase(nil, _, _):
            // A chain on an implicit member, such as `.title3.bold()`: a font or color reader understands it.
            return .symbolic(expression, scope)
        case .array(let elements):
            if name == "contains", arguments.count == 1 { return open(expression, in: scope) }
            return arrayMethod(name, elements, arguments, in: scope, depth: depth)
        case .instance, .enumCase, .runtime, .number, .boolean, .null, .unknown:
            if let found = method(name, of: .value(receiver), arguments, in: scope, depth: depth) { return found }
            return .runtime(nil)
        }
    }

    /// A method of what `self` is; `nil` where it has none of that name.
    private func method(
        _ name: String, of receiver: Scope.Receiver, _ arguments: [Argument], in scope: Scope, depth: Int
    ) -> Value? {
        let candidates: [LinkedFunction]
        switch receiver {
        case .type(let type): candidates = program.functions(name, of: type)
        case .view: candidates = program.viewExtension(name)
        case .value(let value):
            guard let type = typeOf(value, in: scope) else { return nil }
            candidates = program.functions(name, of: type)
        }
        guard let function = Arguments.best(candidates, for: arguments, from: scope.lookupContext) else { return nil }
        return call(function, receiver: receiver, arguments, in: scope, depth: depth)
    }

    private func typeOf(_ value: Value, in scope: Scope) -> LinkedType? {
        switch value {
        case .instance(let instance): instance.type
        case .enumCase(let type, _, _): type
        case .text: program.typesByName["String"]?.first
        case .runtime(let type?):
            type.isArray ? nil : program.type(named: type.name, from: scope.lookupContext)
        default: nil
        }
    }

    /// The result of a function of the project.
    package func call(
        _ function: LinkedFunction, receiver: Scope.Receiver?, _ arguments: [Argument], in scope: Scope, depth: Int
    ) -> Value {
        guard mayGoOn(at: depth) else { return .unknown(.tooDeep) }
        let declaration = function.declaration
        let home = Scope(
            parent: nil, names: Arguments.bind(arguments, to: declaration.parameters, from: scope), receiver: receiver,
            file: function.file, module: function.module)
        if let result = declaration.result,
            Self.viewTypes.contains(result.name) || declaration.attributes.contains("ViewBuilder")
        {
            return .view(.statements(declaration.body, home))
        }
        let found = typed(result(of: declaration.body, in: home, depth: depth + 1), as: declaration.result, in: home)
        switch found {
        case .runtime, .unknown, .symbolic: return lookedUp(by: declaration, arguments) ?? found
        default: return found
        }
    }

    private func arrayMethod(
        _ name: String, _ elements: [Value], _ arguments: [Argument], in scope: Scope, depth: Int
    ) -> Value {
        switch name {
        case "filter", "sorted", "reversed", "shuffled", "dropFirst", "dropLast", "prefix", "suffix", "enumerated":
            return .array(elements)
        case "joined":
            guard let separator = arguments.first(where: { $0.label == "separator" })?.value,
                case .text(let between) = value(of: separator, in: scope, depth: depth + 1)
            else { return .runtime(nil) }
            var pieces: [Words.Piece] = []
            for (index, element) in elements.enumerated() {
                if index > 0 { pieces += between.pieces }
                if case .text(let words) = element { pieces += words.pieces } else { pieces.append(.runtime) }
            }
            return .text(Words(pieces: pieces))
        case "map", "compactMap":
            guard let argument = arguments.first else { return .runtime(nil) }
            switch value(of: argument.value, in: scope, depth: depth + 1) {
            case .closure(let closure, let home):
                return .array(
                    elements.map { element in
                        let name = closure.parameters.first?.name ?? "$0"
                        return result(of: closure.body, in: home.binding(name, to: .value(element)), depth: depth + 1)
                    })
            default: return .runtime(nil)
            }
        default:
            return .runtime(nil)
        }
    }

    // MARK: Localization

    /// Functions that look a key up in the string tables.
    private func localization(_ name: String, _ arguments: [Argument], in scope: Scope, depth: Int) -> Value? {
        switch name {
        case "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "CFCopyLocalizedString":
            return keyed(arguments.first, arguments, in: scope, depth: depth)
        case "String":
            guard let first = arguments.first else { return .text(Words("")) }
            switch first.label {
            case "localized": return keyed(first, arguments, in: scope, depth: depth)
            case "localizedStringWithFormat", "format":
                return value(of: first.value, in: scope, depth: depth + 1).map(formatted)
            case nil, "describing", "stringLiteral", "verbatim", "key":
                return asText(value(of: first.value, in: scope, depth: depth + 1))
            default: return .runtime(TypeName("String"))
            }
        case "AttributedString", "NSAttributedString", "NSString", "Substring":
            guard let first = arguments.first else { return .text(Words("")) }
            if first.label == "localized" { return keyed(first, arguments, in: scope, depth: depth) }
            if first.label == "markdown" {
                return value(of: first.value, in: scope, depth: depth + 1).map { value in
                    if case .text(let words) = value { .text(Markdown.plain(words)) } else { asText(value) }
                }
            }
            if first.label == "format" { return value(of: first.value, in: scope, depth: depth + 1).map(formatted) }
            return asText(value(of: first.value, in: scope, depth: depth + 1))
        case "Text":
            guard let first = arguments.first, first.label == nil || first.label == "verbatim" else { return nil }
            let content = value(of: first.value, in: scope, depth: depth + 1)
            return first.label == "verbatim" ? content : Self.isLiteral(first.value) ? content.map(localized) : content
        default:
            return nil
        }
    }

    /// Methods that look a key up, whatever they are called on: `Bundle.main.localizedString(forKey:…)`.
    private func localizationMethod(_ name: String, _ arguments: [Argument], in scope: Scope, depth: Int) -> Value? {
        switch name {
        case "localizedString":
            guard let key = arguments.first(where: { $0.label == "forKey" }) else { return nil }
            return keyed(key, arguments, in: scope, depth: depth)
        case "localizedStringWithFormat":
            guard let format = arguments.first else { return nil }
            return value(of: format.value, in: scope, depth: depth + 1).map(formatted)
        default:
            return nil
        }
    }

    /// What a function for localized texts gives for a key that stands in a table of the project, whatever object it
    /// asks: `L10n.tr("Localizable", "close_label")`.
    private func lookedUp(by function: FunctionDeclaration, _ arguments: [Argument]) -> Value? {
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

    /// What functions that look a text up by its key alone have in their names.
    private static let lookUps = Fragments(["local", "transl", "i18n", "l10n"])
    private static let shortLookUps: Set<String> = ["tr", "t", "l", "L", "text", "string"]

    private static func literal(_ argument: Argument) -> String? {
        guard case .string(let segments) = argument.value.kind, segments.count == 1, case .text(let text) = segments[0]
        else { return nil }
        return text
    }

    private func keyed(_ key: Argument?, _ arguments: [Argument], in scope: Scope, depth: Int) -> Value {
        guard let key else { return .text(Words("")) }
        var table: String?
        for label in ["table", "tableName"] {
            guard let argument = arguments.first(where: { $0.label == label }),
                case .text(let words) = value(of: argument.value, in: scope, depth: depth + 1)
            else { continue }
            table = words.text
        }
        var fallback: Words?
        if let argument = arguments.first(
            where: { $0.label == "defaultValue" || $0.label == "fallback" || $0.label == "value" }),
            case .text(let words) = value(of: argument.value, in: scope, depth: depth + 1)
        {
            // An empty one is none.
            fallback = words.isBlank ? nil : words
        }
        return value(of: key.value, in: scope, depth: depth + 1).map { value in
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
    package static func isLiteral(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .string: true
        case .ternary(_, let then, let otherwise): isLiteral(then) && isLiteral(otherwise)
        case .cast(let operand, "as", "LocalizedStringKey"), .cast(let operand, "as", "LocalizedStringResource"):
            isLiteral(operand)
        default: false
        }
    }
}
