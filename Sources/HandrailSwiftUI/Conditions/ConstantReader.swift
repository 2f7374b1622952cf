import HandrailCode
import HandrailProgram
import HandrailSource
import HandrailValues

/// Tells whether a conditional is decided by a constant of the view around it: a variable that nothing sets.
struct ConstantReader {
    /// The linked project.
    let program: Program

    /// Whether a condition asks for such a constant.
    func isAsked(by condition: Condition, in scope: Scope) -> Bool {
        switch condition {
        case .expression(let expression): isAsked(by: expression, in: scope)
        case .binding(let name, let value): isAsked(by: value ?? Expression(.name(name), .zero), in: scope)
        case .pattern, .platform: false
        }
    }

    /// Whether a Boolean expression asks for such a constant.
    func isAsked(by expression: Expression, in scope: Scope) -> Bool {
        switch expression.kind {
        case .name(let name): isConstant(name, in: scope)
        case .member(let base?, let name, _):
            if case .name("self") = base.kind { isConstant(name, in: scope) } else { false }
        case .unary(_, let operand): isAsked(by: operand, in: scope)
        case .binary(_, let left, let right): isAsked(by: left, in: scope) || isAsked(by: right, in: scope)
        default: false
        }
    }

    private func isConstant(_ name: String, in scope: Scope) -> Bool {
        guard scope.local(name) == nil, case .value(.instance(let instance))? = scope.currentReceiver,
            instance.properties[name] == nil, let property = program.property(name, of: instance.type)
        else { return false }
        return program.privateVariables.keepsValue(property.declaration, in: property.file)
    }
}
