import HandrailCode

extension Expression {
    /// The expression as Swift writes it.
    var swift: String {
        switch kind {
        case .string(let segments): segments.map(\.swift).joined().debugDescription
        case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
        case .boolean(let flag): "\(flag)"
        case .null: "nil"
        case .name(let name): name
        case .member(let base, let name, _): "\(base?.swift ?? "").\(name)"
        case .call(let callee, let arguments): "\(callee.swift)(\(arguments.map(\.swift).joined(separator: ", ")))"
        case .index(let base, let arguments): "\(base.swift)[\(arguments.map(\.swift).joined(separator: ", "))]"
        case .closure(let closure): closure.swift
        case .array(let values): "[\(values.map(\.swift).joined(separator: ", "))]"
        case .dictionary(let pairs): "[\(pairs.map { "\($0.key.swift): \($0.value.swift)" }.joined(separator: ", "))]"
        case .tuple(let arguments): "(\(arguments.map(\.swift).joined(separator: ", ")))"
        case .ternary(let condition, let then, let other): "\(condition.swift) ? \(then.swift) : \(other.swift)"
        case .binary(let sign, let left, let right): "\(left.swift) \(sign) \(right.swift)"
        case .unary(let sign, let value): "\(sign)\(value.swift)"
        case .keyPath(let path): "\\.\(path)"
        case .conditional(let conditional): conditional.swift
        case .cast(let value, let sign, let type): "\(value.swift) \(sign) \(type)"
        case .conditionalCompilation: "#if"
        case .macro(let name, let arguments): "#\(name)(\(arguments.map(\.swift).joined(separator: ", ")))"
        case .other: "…"
        }
    }
}

extension StringSegment {
    fileprivate var swift: String {
        switch self {
        case .text(let text): text
        case .interpolation(let value): "\\(\(value.swift))"
        }
    }
}

extension Argument {
    fileprivate var swift: String { (label.map { "\($0): " } ?? "") + value.swift }
}

extension Closure {
    fileprivate var swift: String {
        let head = parameters.isEmpty ? "" : " \(parameters.map(\.name).joined(separator: ", ")) in"
        return "{\(head) \(body.map(\.swift).joined(separator: "; ")) }"
    }
}

extension Conditional {
    fileprivate var swift: String {
        let cases = branches.map { branch in
            let conditions = branch.conditions.map(\.swift).joined(separator: ", ")
            return "\(conditions.isEmpty ? "else" : conditions) { \(branch.body.map(\.swift).joined(separator: "; ")) }"
        }
        return (subject.map { "switch \($0.swift) " } ?? "if ") + cases.joined(separator: " ")
    }
}

extension Condition {
    fileprivate var swift: String {
        switch self {
        case .expression(let value): value.swift
        case .binding(let name, let value): "let \(name)\(value.map { " = " + $0.swift } ?? "")"
        case .pattern(let pattern, _): "case \(pattern.swift)"
        case .platform(let text): text
        }
    }
}

extension Pattern {
    fileprivate var swift: String {
        switch self {
        case .enumCase(let name, _): ".\(name)"
        case .expression(let value): value.swift
        case .tuple(let parts): "(\(parts.map(\.swift).joined(separator: ", ")))"
        case .binding(let name): "let \(name)"
        case .guarded(let pattern, let condition): "\(pattern.swift) where \(condition.swift)"
        case .anything: "_"
        }
    }
}

extension Statement {
    /// The statement as Swift writes it, on one line.
    var swift: String {
        switch kind {
        case .expression(let value): value.swift
        case .binding(let name, let type, let value):
            "var \(name)\(type.map { ": " + $0.swift } ?? "")\(value.map { " = " + $0.swift } ?? "")"
        case .tupleBinding(let names, let value): "let (\(names.joined(separator: ", "))) = \(value.swift)"
        case .result(let value): "return\(value.map { " " + $0.swift } ?? "")"
        case .guardElse: "guard"
        case .forEach(let name, let sequence, let body):
            "for \(name ?? "_") in \(sequence.swift) { \(body.map(\.swift).joined(separator: "; ")) }"
        case .block(let body): "do { \(body.map(\.swift).joined(separator: "; ")) }"
        case .caught(let body): "catch { \(body.map(\.swift).joined(separator: "; ")) }"
        case .conditionalCompilation: "#if"
        case .function(let function): function.swift
        case .other: "…"
        }
    }
}

extension TypeName {
    fileprivate var swift: String {
        (isArray ? "[\(name)]" : isFunction ? "() -> \(name)" : name) + (isOptional ? "?" : "")
    }
}

extension FunctionDeclaration {
    /// The function as Swift writes it, one statement a line.
    var swift: String {
        let parameters = parameters.map { parameter in
            "\(parameter.label.map { $0 == parameter.name ? $0 : "\($0) \(parameter.name)" } ?? "_ \(parameter.name)")"
                + (parameter.type.map { ": " + $0.swift } ?? "")
        }
        let head = "\(isStatic ? "static " : "")\(name == "init" ? "init" : "func \(name)")"
        let lines = body.map { "  " + $0.swift }
        return (["\(head)(\(parameters.joined(separator: ", ")))\(result.map { " -> " + $0.swift } ?? "")"] + lines)
            .joined(separator: "\n")
    }
}

extension PropertyDeclaration {
    /// The property as Swift writes it.
    var swift: String {
        let head = attributes.map { "@\($0.name) " }.joined() + "\(isStatic ? "static " : "")var \(name)"
        let tail = initialValue.map { " = " + $0.swift } ?? getter.map { body in
            " { \(body.map(\.swift).joined(separator: "; ")) }"
        }
        return head + (type.map { ": " + $0.swift } ?? "") + (tail ?? "")
            + (observers.isEmpty ? "" : " { didSet { \(observers.map(\.swift).joined(separator: "; ")) } }")
    }
}

extension CodeFile {
    /// The types of the file as Swift writes them, and what stands outside them.
    var swift: String {
        let types = types.map { type in
            let keyword = type.keyword == .extensionOf ? "extension" : "class"
            let inherited = type.inherited.isEmpty ? "" : ": \(type.inherited.map(\.name).joined(separator: ", "))"
            let members = type.properties.map(\.swift) + type.functions.map(\.swift)
            return (["\(keyword) \(type.name)\(inherited)"] + members).joined(separator: "\n")
        }
        return (types + properties.map(\.swift) + functions.map(\.swift)).joined(separator: "\n")
    }
}
