import HandrailCode
import HandrailSource
import HandrailValues

extension Scope {
    /// The place of an expression that is written in this scope.
    func place(of expression: Expression) -> SourcePlace { SourcePlace(file: file, range: expression.range) }

    /// What a property of `self` stands for, where it was given something.
    func propertyBinding(_ name: String) -> Binding? {
        guard case .value(.instance(let instance))? = currentReceiver else { return nil }
        return instance.properties[name]
    }
}
