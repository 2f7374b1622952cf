import HandrailFrameworks
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
    /// `@[a, b]`, and the values of `@{ key: a }`.
    case list([ObjectiveCExpression])
    /// `(Type *)value`
    case cast(String, ObjectiveCExpression)
    /// `@selector(name:)`
    case selectorName(String)
    /// A block, by its parameters.
    case block([ObjectiveCParameter])
    /// Anything else: it has a value, which is computed while the app runs.
    case computed

    /// The paths of names that it may be: of a choice or a list those of each part.
    var paths: [[String]] {
        switch self {
        case .choice(let parts), .list(let parts): parts.flatMap(\.paths)
        case .message(let base, _) where ObjectiveCSpelling.members.contains(selector ?? ""):
            base.paths.map { $0 + [ObjectiveCStep.oneOfThem] }
        case .element(let base): base.paths.map { $0 + [ObjectiveCStep.oneOfThem] }
        case .cast(let type, let value): Self.casting(value.paths, to: type)
        case .name, .number, .string, .member, .message, .call, .union, .selectorName, .block, .computed:
            path.map { [$0] } ?? []
        }
    }

    private static func casting(_ paths: [[String]], to type: String) -> [[String]] {
        (paths.isEmpty ? [[]] : paths).map { $0 + [ObjectiveCStep.cast(to: type)] }
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
        case .element(let base): base.path.map { $0 + [ObjectiveCStep.oneOfThem] }
        case .message(let base, let parts) where selector == "viewWithTag:":
            (base.path ?? ["self"]) + [ObjectiveCStep.view(tagged: parts[0].value?.plainNumber)]
        case .message(let base, let parts) where ObjectiveCSpelling.members.contains(selector ?? ""):
            parts.isEmpty ? nil : base.path.map { $0 + [ObjectiveCStep.oneOfThem] }
        case .message(let base, let parts):
            parts.count == 1 && parts[0].value == nil ? base.path.map { $0 + [parts[0].name] } : nil
        case .cast(let type, let value): (value.path ?? []) + [ObjectiveCStep.cast(to: type)]
        case .call(let name, let arguments): ObjectiveCSpelling.standIns.contains(name) ? arguments.first?.path : nil
        case .number, .string, .union, .choice, .list, .selectorName, .block, .computed: nil
        }
    }

    /// The number, where it is one.
    var plainNumber: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }
}
