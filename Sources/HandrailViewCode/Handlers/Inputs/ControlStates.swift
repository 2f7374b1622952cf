import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewElements

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
            if property == "image.selected", interpreter.store.nodes[owner].viewClass.has(.node) {
                interpreter.write("selected.image", on: owner, first.value, at: expression, manner: .assign, site)
                continue
            }
            if let segment = arguments.first(where: { $0.label == "forSegmentAt" }) {
                if case .number(let number) = segment.value.kind, number >= 0, number < 100 {
                    interpreter.write(
                        property, on: owner, first.value, at: expression, manner: .assign, segment: UInt8(number), site)
                } else {
                    interpreter.store.nodes[owner].openTo = .computed
                }
            } else {
                interpreter.write(property, on: owner, first.value, at: expression, manner: .assign, site)
                if state == .title { lookOfTitle(&interpreter, arguments, as: property, on: owner, site) }
            }
        }
        return []
    }

    /// The font and the color that the title of a button node is given along with its words:
    /// `setTitle("Buy", with: font, with: color, for: .normal)`.
    private static func lookOfTitle(
        _ interpreter: inout ViewCodeInterpreter, _ arguments: [Argument], as title: String, on owner: Int,
        _ site: CodeSite
    ) {
        guard interpreter.store.nodes[owner].viewClass.has(.node), title == "title" else { return }
        let looks = arguments.filter { $0.label == "with" || $0.label == "withFont" || $0.label == "withColor" }
        let reader = ViewValueReader(evaluator: interpreter.evaluator)
        for (path, look) in zip(["attributedTitle.font", "titleColor"], looks) {
            if case .null = look.value.kind { continue }
            guard let read = reader.value(of: path, look.value, in: site.scope) else { continue }
            let place = SourcePlace(file: site.scope.file, range: look.value.range)
            interpreter.write(path, on: owner, read, at: place, site)
        }
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

    /// `node.enableSubtreeRasterization()`
    static func turnOn(
        _ property: String, _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        let place = SourcePlace(file: site.scope.file, range: call.expression.range)
        for owner in call.owners { interpreter.write(property, on: owner, .known(.flag(true)), at: place, site) }
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
