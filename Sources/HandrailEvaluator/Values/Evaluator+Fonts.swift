import HandrailCode
import HandrailModel
import HandrailSource

extension Evaluator {
    /// The font an argument asks for.
    func font(_ expression: Expression, in scope: Scope) -> FontUse {
        guard let (inner, home) = symbol(expression, in: scope).first else { return FontUse(size: .unknown) }
        return font(symbolic: inner, in: home, depth: 0)
    }

    private func font(symbolic expression: Expression, in scope: Scope, depth: Int) -> FontUse {
        guard depth < 8 else { return FontUse(size: .unknown) }
        switch expression.kind {
        case .member(let base, let name, _):
            if let base, let extended = fontOfProject(name, base: base, in: scope) { return extended }
            if base == nil, let property = program.typesByName["Font"]?.first?.properties[name],
                let initial = property.declaration.initialValue ?? Self.onlyExpression(property.declaration.getter)
            {
                let home = Scope(parent: nil, file: property.file, module: property.module)
                return font(symbolic: initial, in: home, depth: depth + 1)
            }
            return FontUse(size: .style(name))
        case .call(let callee, let arguments):
            return font(call: callee, arguments, in: scope, depth: depth)
        default:
            return FontUse(size: .unknown)
        }
    }

    private func fontOfProject(_ name: String, base: Expression, in scope: Scope) -> FontUse? {
        guard case .name("Font") = base.kind, let property = program.typesByName["Font"]?.first?.properties[name],
            let initial = property.declaration.initialValue ?? Self.onlyExpression(property.declaration.getter)
        else { return nil }
        return font(symbolic: initial, in: Scope(parent: nil, file: property.file, module: property.module), depth: 1)
    }

    private func font(call callee: Expression, _ arguments: [Argument], in scope: Scope, depth: Int) -> FontUse {
        guard case .member(let base, let name, _) = callee.kind else { return FontUse(size: .unknown) }
        let size = arguments.first { $0.label == "size" || $0.label == "fixedSize" }
        let family = arguments.first { $0.label == nil }.map { string(of: $0.value, in: scope) } ?? .absent
        switch name {
        case "system":
            let weight = arguments.first { $0.label == "weight" }.map { memberName(of: $0.value, in: scope) } ?? .absent
            if let size { return FontUse(size: .fixed(number(of: size.value, in: scope)), weight: weight) }
            let style = arguments.first.map { memberName(of: $0.value, in: scope).value ?? "body" } ?? "body"
            return FontUse(size: .style(style), weight: weight)
        case "custom":
            guard let size else { return FontUse(size: .unknown, family: family) }
            let points = number(of: size.value, in: scope)
            if size.label == "fixedSize" { return FontUse(size: .fixed(points), family: family) }
            let style = arguments.first { $0.label == "relativeTo" }
                .flatMap { memberName(of: $0.value, in: scope).value } ?? "body"
            return FontUse(size: .scaling(points, relativeTo: style), family: family)
        case "weight", "bold", "italic", "monospaced", "monospacedDigit", "smallCaps", "leading", "width":
            guard let base else { return FontUse(size: .unknown) }
            let inner = font(symbolic: base, in: scope, depth: depth + 1)
            let weight: Fact<String> =
                switch name {
                case "weight": arguments.first.map { memberName(of: $0.value, in: scope) } ?? .dynamic
                case "bold": .known("bold")
                default: inner.weight
                }
            return FontUse(
                size: inner.size, family: inner.family, weight: weight, isItalic: inner.isItalic || name == "italic")
        default:
            return FontUse(size: .unknown)
        }
    }
}
