import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewElements

/// Configurations that buttons are given.
enum ButtonConfigurations {
    /// Gives buttons a configuration.
    static func configure(
        _ interpreter: inout ViewCodeInterpreter, _ owners: [Int], with value: Expression, at expression: Expression,
        _ site: inout CodeSite
    ) {
        let found = interpreter.visit(value, expecting: TypeName(BuiltInClass.buttonConfiguration.name), &site)
        for owner in owners {
            for node in found where interpreter.store.nodes[node].viewClass.family == .configuration {
                interpreter.store.nodes[owner].configurations.append(node)
            }
            if found.isEmpty, !isNull(value) { interpreter.store.nodes[owner].openTo = .computed }
        }
    }

    private static func isNull(_ value: Expression) -> Bool { if case .null = value.kind { true } else { false } }
}
