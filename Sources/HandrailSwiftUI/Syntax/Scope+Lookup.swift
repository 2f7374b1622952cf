import HandrailCode
package import HandrailValues

extension Scope {
    /// What a property of `self` stands for, where it was given something.
    package func propertyBinding(_ name: String) -> Binding? {
        guard case .value(.instance(let instance))? = currentReceiver else { return nil }
        return instance.properties[name]
    }
}
