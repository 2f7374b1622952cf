import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailValues

extension StyleEnvironment {
    /// Takes in what a call of `environment(_:_:)` sets.
    mutating func set(_ call: ModifierCall) {
        let given = call.unlabeled
        guard given.count == 2, case .keyPath(let key) = given[0].value.kind,
            let property = call.evaluator.program.environmentValue(key)
        else { return }
        set(.deferred(given[1].value, call.scope, type: property.declaration.type), for: key)
    }

    /// The style in force for views of this kind.
    func style(of kind: ElementKind) -> Instance? { ControlStyle.kind(of: kind).flatMap(style) }
}
