package import HandrailCode
package import HandrailModel
package import HandrailProgram
import HandrailSource

/// What an expression stands for, as far as reading the source tells.
package indirect enum Value: Sendable {
    case text(Words)
    case number(Double)
    case boolean(Bool)
    case null
    /// A case of an enum, or an implicit member such as `.red` whose type the context knows.
    case enumCase(type: LinkedType?, name: String, payload: [Value])
    /// A value of a type of the project, with what its properties were given.
    case instance(Instance)
    /// A function value.
    case closure(Closure, Scope)
    /// A type of the project.
    case type(LinkedType)
    /// A type of a framework, by name.
    case foreignType(String)
    case array([Value])
    /// Something that is built as a view where it is used.
    case view(ViewSource)
    /// A call or member of a framework that some reader may understand: a color, a font, an animation.
    case symbolic(Expression, Scope)
    /// One of these, by a condition.
    case oneOf([Value])
    /// Set while the app runs; the type as declared, where it is.
    case runtime(TypeName?)
    case unknown(UnknownReason)

    /// Several values of which one holds; equal to the one where there is just one.
    package static func choice(_ values: [Value]) -> Value {
        var flat: [Value] = []
        for value in values {
            if case .oneOf(let inner) = value { flat += inner } else { flat.append(value) }
        }
        if flat.count == 1 { return flat[0] }
        if flat.isEmpty { return .unknown(.computed) }
        if flat.count <= maximumChoices { return .oneOf(flat) }
        // Whatever else it may be is not known.
        return .oneOf(flat.prefix(maximumChoices - 1) + [.unknown(.computed)])
    }

    /// The most values of a choice that are told apart.
    static let maximumChoices = 24

    /// Every value it may have.
    package var alternatives: [Value] {
        if case .oneOf(let values) = self { return values }
        return [self]
    }

    /// The same with each alternative transformed.
    package func map(_ transform: (Value) -> Value) -> Value {
        if case .oneOf(let values) = self { return .choice(values.map(transform)) }
        return transform(self)
    }

    /// The numbers of a short range that is written down: `1...9`; `nil` for anything else.
    package static func numbers(inRange expression: Expression) -> Value? {
        guard case .binary(let infix, let left, let right) = expression.kind, infix == "..<" || infix == "...",
            case .number(let first) = left.kind, case .number(let last) = right.kind
        else { return nil }
        let count = last - first + (infix == "..." ? 1 : 0)
        guard count >= 1, count <= Double(Value.maximumChoices) else { return nil }
        return .array((0..<Int(count)).map { .number(first + Double($0)) })
    }
}
