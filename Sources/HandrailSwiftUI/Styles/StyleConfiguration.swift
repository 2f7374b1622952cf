import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailValues

/// What the body of a style is given of the control that it styles.
enum StyleConfiguration {
    /// The value that stands for the parameter of `makeBody`.
    ///
    /// - Parameter environment: the styles that are in force inside the body.
    static func value(
        of control: StyledControl, _ outcome: StyledControl.Outcome, evaluator: Evaluator,
        environment: StyleEnvironment
    ) -> Value {
        let scope = control.scope
        let whole = Value.view(.expression(control.expression, control.outer))
        if outcome == .wraps, control.entry.kind != .menu { return whole }
        var properties: [String: Binding] = [key: .value(whole)]
        for name in control.viewProperties { properties[name] = .value(.view(.several([]))) }
        for name in control.optionalProperties { properties[name] = .value(.null) }
        for (name, type) in control.runtimeProperties {
            for written in [name, "$\(name)"] { properties[written] = .value(.runtime(TypeName(type))) }
        }
        var sources: [String: [ViewSource]] = [:]
        for part in control.parts {
            if let slot = part.slot, let name = control.property(of: slot) {
                sources[name, default: []].append(source(of: part, in: scope))
            }
            switch part.part {
            case .role:
                properties["role"] = .value(evaluator.value(of: part.value, in: scope))
            case .action: properties["trigger"] = .deferred(part.value, scope, type: nil)
            case .binding where control.entry.kind == .progress:
                properties["fractionCompleted"] = .value(.runtime(TypeName("Double")))
            default: break
            }
        }
        // A button is judged as it is at rest: nobody reads it while a finger is on it.
        if ControlStyle.kind(of: control.entry.kind) == .button { properties["isPressed"] = .value(.boolean(false)) }
        for (name, views) in sources { properties[name] = .value(.view(.styled(.several(views), environment))) }
        for name in ["role", "fractionCompleted"] where properties[name] == nil { properties[name] = .value(.null) }
        return .instance(Instance(type: type, properties: properties))
    }

    /// The control that a configuration is of; `nil` for any other value.
    static func control(in value: Value) -> ViewSource? {
        guard case .instance(let instance) = value, case .value(.view(let source))? = instance.properties[key]
        else { return nil }
        return source
    }

    /// The name under which a configuration keeps the control that it is of; no name that code can write.
    private static let key = "#control"

    /// The type of what a style is given.
    private static let type = LinkedType(ofFramework: SwiftUITypes.styleConfiguration)

    private static func source(of part: AssignedPart, in scope: Scope) -> ViewSource {
        switch part.part {
        case .title: return .title(part.value, scope)
        case .symbol: return .symbol(part.value, scope)
        case .asset: return .asset(part.value, scope)
        default:
            guard case .closure(let closure) = part.value.kind else { return .expression(part.value, scope) }
            return .statements(closure.body, scope.binding(closure.openNames))
        }
    }
}
