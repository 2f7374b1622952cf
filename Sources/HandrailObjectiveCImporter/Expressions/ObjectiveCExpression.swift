import HandrailSource

/// An expression of Objective-C, as far as writes to views need it.
indirect enum ObjectiveCExpression: Hashable, Sendable {
    /// A part of a message: the selector's piece and what follows its colon.
    struct Part: Hashable, Sendable {
        /// The piece, without its colon.
        let name: String
        /// What is given; `nil` for a selector without arguments.
        let value: ObjectiveCExpression?
    }

    case name(String)
    case number(Double)
    case string(String)
    /// `base.name` and `base->name`.
    case member(ObjectiveCExpression, String)
    /// `base[index]`
    case element(ObjectiveCExpression)
    /// `[receiver part:value part:value]`
    case message(ObjectiveCExpression, [Part])
    /// `name(argument, …)`
    case call(String, [ObjectiveCExpression])
    /// `a | b | …`
    case union([ObjectiveCExpression])
    /// One of these, by a condition.
    case choice([ObjectiveCExpression])
    /// `@[a, b]`
    case list([ObjectiveCExpression])
    /// Anything else: it has a value, which is computed while the app runs.
    case computed

    /// What stands in a path for one of several.
    static let oneOfThem = "[]"

    /// The paths of names that it may be: of a choice or a list those of each part.
    var paths: [[String]] {
        switch self {
        case .choice(let parts), .list(let parts): parts.compactMap(\.path)
        case .name, .number, .string, .member, .element, .message, .call, .union, .computed: path.map { [$0] } ?? []
        }
    }

    /// The selector of a message, such as `setTitle:forState:`.
    var selector: String? {
        guard case .message(_, let parts) = self else { return nil }
        return parts.map { $0.value == nil ? $0.name : $0.name + ":" }.joined()
    }

    /// The path of names that it is, such as `["self", "closeButton", "titleLabel"]`. A getter without arguments and a
    /// property are the same; the underscore of an instance variable is left out.
    var path: [String]? {
        switch self {
        case .name(let name): name.hasPrefix("_") ? ["self", String(name.dropFirst())] : [name]
        case .member(let base, let name): base.path.map { $0 + [name.hasPrefix("_") ? String(name.dropFirst()) : name] }
        case .element(let base): base.path.map { $0 + [Self.oneOfThem] }
        case .message(let base, let parts) where selector == "objectAtIndex:" || selector == "objectAtIndexedSubscript:":
            parts.isEmpty ? nil : base.path.map { $0 + [Self.oneOfThem] }
        case .message(let base, let parts):
            parts.count == 1 && parts[0].value == nil ? base.path.map { $0 + [parts[0].name] } : nil
        case .number, .string, .call, .union, .choice, .list, .computed: nil
        }
    }
}
