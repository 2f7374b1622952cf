import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// What controls show in one of their states.
enum ControlStates {
    /// Sets what a control shows in a state, or a segment.
    private static func setState(
        _ interpreter: inout ViewCodeInterpreter, _ state: MethodEffect.StateProperty, on found: [Int],
        _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> [Int]? {
        guard let first = arguments.first(where: { !$0.isTrailing }), first.label == nil else { return nil }
        var property = state.rawValue
        if let state = arguments.first(where: { $0.label == "for" }),
            let value = interpreter.evaluator.memberName(of: state.value, in: site.scope).value, value != "normal",
            value != "init"
        {
            property += ".\(value)"
        }
        for owner in found {
            if let segment = arguments.first(where: { $0.label == "forSegmentAt" }) {
                if case .number(let number) = segment.value.kind, number >= 0, number < 100 {
                    interpreter.write(
                        property, on: owner, first.value, at: expression, manner: .assign, segment: UInt8(number), site)
                } else {
                    interpreter.store.nodes[owner].openTo = .computed
                }
            } else {
                interpreter.write(property, on: owner, first.value, at: expression, manner: .assign, site)
            }
        }
        return []
    }

    /// `button.setButtonType(_:)`
    static func set(
        _ property: String, _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard let first = call.arguments.first else { return nil }
        for owner in call.owners {
            interpreter.write(property, on: owner, first.value, at: call.expression, manner: .assign, site)
        }
        return []
    }

    /// `view.setValue(_:forKey:)`
    static func setValue(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        return interpreter.setValue(call.arguments, on: call.owners, at: call.expression, &site) ? [] : nil
    }

    /// `setTitle(_:for:)`, `setImage(_:forSegmentAt:)` and the like.
    static func setForState(
        _ property: MethodEffect.StateProperty, _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter,
        _ site: inout CodeSite
    ) -> [Int]? {
        return setState(&interpreter, property, on: call.owners, call.arguments, at: call.expression, &site)
    }
}
