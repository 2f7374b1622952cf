import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailValues

/// Reads which style a modifier puts in force.
struct StyleReader {
    /// Resolves names and values.
    let evaluator: Evaluator

    /// The project's own style, named by its type or by a static member.
    func instance(_ expression: Expression, of kind: StyleKind, in scope: Scope) -> Instance? {
        if case .instance(let instance) = evaluator.value(of: expression, in: scope) { return instance }
        let name: String
        var arguments: [Argument] = []
        switch expression.kind {
        case .member(nil, let member, _): name = member
        case .call(let callee, let given):
            guard case .member(nil, let member, _) = callee.kind else { return nil }
            (name, arguments) = (member, given)
        default: return nil
        }
        for protocolName in ControlStyle.protocols(of: kind) {
            for type in evaluator.program.types(named: protocolName, from: scope.lookupContext) {
                if let found = member(name, of: type, arguments, in: scope) { return found }
            }
        }
        return nil
    }

    private func member(_ name: String, of type: LinkedType, _ arguments: [Argument], in scope: Scope) -> Instance? {
        let value: Value
        if let property = type.properties[name] {
            value = evaluator.value(of: property, receiver: .type(type), isRuntime: false)
        } else if let function = Arguments.best(type.functions[name] ?? [], for: arguments, from: scope.lookupContext) {
            value = evaluator.calls.call(function, receiver: .type(type), arguments, in: scope)
        } else {
            return nil
        }
        if case .instance(let instance) = value { return instance }
        return nil
    }

    /// The name of one of SwiftUI's styles, however it is spelled.
    func systemStyle(_ expression: Expression, in scope: Scope) -> String {
        if let name = evaluator.memberName(of: expression, in: scope).value { return StyleSpelling.member(of: name) }
        if let name = expression.rootName, name.beginsWithCapital { return StyleSpelling.member(of: name) }
        // A style kept under a name: `let style = SegmentedPickerStyle()`.
        guard case .symbolic(let made, _) = evaluator.value(of: expression, in: scope), let name = made.rootName
        else { return expression.rootName ?? "unknown" }
        return StyleSpelling.member(of: name)
    }

    /// When the dots under pages are shown: `.page(indexDisplayMode: .never)`.
    func pageIndex(_ call: ModifierCall, in scope: Scope) -> String? {
        guard case .call(_, let arguments)? = call.first?.kind,
            let mode = arguments.first(where: { $0.label == "indexDisplayMode" })
        else { return nil }
        return evaluator.memberName(of: mode.value, in: scope).value
    }
}
