import HandrailCode
import HandrailModel
import HandrailSource

extension Evaluator {
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
}
