import HandrailCode
import HandrailModel
import HandrailSource

extension Evaluator {
    /// Follows names and members of the project until a framework's own expression is left: `.title`, `.system(size: 9)`,
    /// `Color.red.opacity(0.5)`.
    private func symbol(_ expression: Expression, in scope: Scope) -> [(Expression, Scope)] {
        switch value(of: expression, in: scope) {
        case .symbolic(let inner, let home): return [(inner, home)]
        case .oneOf(let values):
            return values.flatMap { value -> [(Expression, Scope)] in
                switch value {
                case .symbolic(let inner, let home): [(inner, home)]
                case .enumCase(nil, let name, _): [(Self.member(name, at: expression), scope)]
                case .view(.expression(let inner, let home)): [(inner, home)]
                default: []
                }
            }
        case .enumCase(nil, let name, let payload):
            if payload.isEmpty { return [(Self.member(name, at: expression), scope)] }
            return [(expression, scope)]
        case .view(.expression(let inner, let home)): return [(inner, home)]
        case .view(.statements(let body, let home)):
            guard body.count == 1, case .expression(let inner) = body[0].kind else { return [] }
            return [(inner, home)]
        default: return []
        }
    }

    private static func member(_ name: String, at expression: Expression) -> Expression {
        Expression(.member(base: nil, name: name, nameStart: expression.range.lower), expression.range)
    }

    // MARK: Fonts

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

    private static func onlyExpression(_ body: [Statement]?) -> Expression? {
        guard let body, body.count == 1 else { return nil }
        switch body[0].kind {
        case .expression(let expression): return expression
        case .result(let expression): return expression
        default: return nil
        }
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

    /// The name of an implicit member such as `.semibold`.
    func memberName(of expression: Expression, in scope: Scope) -> Fact<String> {
        if case .member(_, let name, _) = expression.kind { return .known(name) }
        if case .call(let callee, _) = expression.kind, case .member(_, let name, _) = callee.kind { return .known(name) }
        let names = value(of: expression, in: scope).alternatives.map { value -> String? in
            switch value {
            case .enumCase(_, let name, _): name
            case .symbolic(let inner, _):
                if case .member(_, let name, _) = inner.kind { name } else { nil }
            default: nil
            }
        }
        let known = names.compactMap { $0 }
        return known.count == names.count && !known.isEmpty ? Self.fact(known) : .dynamic
    }

    // MARK: Colors

    /// The color an argument asks for.
    func color(_ expression: Expression, in scope: Scope) -> ColorUse {
        let found = symbol(expression, in: scope).map { color(symbolic: $0.0, in: $0.1, depth: 0) }
        switch found.count {
        case 0: return .unknown
        case 1: return found[0]
        default: return .oneOf(found)
        }
    }

    private func color(symbolic expression: Expression, in scope: Scope, depth: Int) -> ColorUse {
        guard depth < 8 else { return .unknown }
        switch expression.kind {
        case .member(let base, let name, _):
            if let base { return color(member: name, of: base, in: scope, depth: depth) }
            if let own = colorOfProject(name, depth: depth) { return own }
            return name.hasSuffix("Material") ? .material(name) : .system(name)
        case .call(let callee, let arguments):
            return color(call: callee, arguments, in: scope, depth: depth)
        default:
            return .unknown
        }
    }

    private func color(member name: String, of base: Expression, in scope: Scope, depth: Int) -> ColorUse {
        switch base.kind {
        case .name("Color"), .name("UIColor"), .name("NSColor"), .name("ShapeStyle"):
            return colorOfProject(name, depth: depth) ?? .system(name)
        case .name("Material"): return .material(name)
        default:
            if name == "gradient" { return .gradient([color(symbolic: base, in: scope, depth: depth + 1)]) }
            return .unknown
        }
    }

    private func colorOfProject(_ name: String, depth: Int) -> ColorUse? {
        for type in ["Color", "UIColor", "ShapeStyle", "NSColor"] {
            guard let property = program.typesByName[type]?.first?.properties[name],
                let initial = property.declaration.initialValue ?? Self.onlyExpression(property.declaration.getter)
            else { continue }
            let home = Scope(parent: nil, file: property.file, module: property.module)
            return color(symbolic: initial, in: home, depth: depth + 1)
        }
        return program.colors[name].map { .asset($0.name) }
    }

    private func color(call callee: Expression, _ arguments: [Argument], in scope: Scope, depth: Int) -> ColorUse {
        switch callee.kind {
        case .name("Color"), .name("UIColor"), .name("NSColor"), .member(nil, "init", _):
            return color(initializer: arguments, in: scope, depth: depth)
        case .member(let base?, "opacity", _), .member(let base?, "withAlphaComponent", _):
            let alpha = arguments.first.map { number(of: $0.value, in: scope) } ?? .dynamic
            return .withOpacity(color(base, in: scope), alpha)
        case .name("LinearGradient"), .name("RadialGradient"), .name("AngularGradient"):
            return .gradient([])
        default:
            return .unknown
        }
    }

    private func color(initializer arguments: [Argument], in scope: Scope, depth: Int) -> ColorUse {
        func component(_ label: String) -> Double? {
            arguments.first { $0.label == label }.flatMap { number(of: $0.value, in: scope).value }
        }
        if let red = component("red"), let green = component("green"), let blue = component("blue") {
            let space = arguments.first { $0.label == nil }.flatMap { memberName(of: $0.value, in: scope).value }
            return .literal(
                ColorValue(
                    space: space == "displayP3" ? .displayP3 : .sRGB, red: red, green: green, blue: blue,
                    alpha: component("opacity") ?? component("alpha") ?? 1))
        }
        if let white = component("white") {
            let alpha = component("opacity") ?? component("alpha") ?? 1
            return .literal(ColorValue(red: white, green: white, blue: white, alpha: alpha))
        }
        guard let first = arguments.first else { return .unknown }
        switch first.label {
        case nil, "named":
            if case .member = first.value.kind { return color(symbolic: first.value, in: scope, depth: depth + 1) }
            return string(of: first.value, in: scope).value.map { .asset($0) } ?? .unknown
        case "uiColor", "nsColor", "cgColor":
            return color(first.value, in: scope)
        default:
            return .unknown
        }
    }

    // MARK: Motion

    /// The names an animation, transition or effect is made of, outermost last, and its duration.
    func animation(_ expression: Expression, in scope: Scope, trigger: String?) -> AnimationUse {
        var names: [String] = []
        var duration: Fact<Double> = .absent
        collect(expression, in: scope, &names, &duration, depth: 0)
        return AnimationUse(names: names, trigger: trigger, duration: duration)
    }

    private func collect(
        _ expression: Expression, in scope: Scope, _ names: inout [String], _ duration: inout Fact<Double>, depth: Int
    ) {
        guard depth < 8 else { return }
        switch expression.kind {
        case .member(let base, let name, _):
            if let base { collect(base, in: scope, &names, &duration, depth: depth + 1) }
            names.append(name)
        case .name(let name) where name.beginsWithCapital:
            break
        case .name:
            let followed = symbol(expression, in: scope)
            if let (inner, home) = followed.first { collect(inner, in: home, &names, &duration, depth: depth + 1) }
        case .call(let callee, let arguments):
            collect(callee, in: scope, &names, &duration, depth: depth + 1)
            if let seconds = arguments.first(where: { $0.label == "duration" || $0.label == "response" }) {
                duration = number(of: seconds.value, in: scope)
            }
        case .null:
            names.append("nil")
        case .ternary(_, let then, let otherwise):
            collect(then, in: scope, &names, &duration, depth: depth + 1)
            collect(otherwise, in: scope, &names, &duration, depth: depth + 1)
        default:
            break
        }
    }
}
