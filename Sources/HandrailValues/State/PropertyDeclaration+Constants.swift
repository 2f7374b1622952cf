import HandrailCode

extension PropertyDeclaration {
    /// Whether a value that was made without it has what is written here, and nothing else has a say: no state of the
    /// app is kept in it.
    var keepsInitialValue: Bool { initialValue?.isConstant == true && attributes.isEmpty && !isStatic }
}

extension Expression {
    /// Whether it is a constant that is written down.
    var isConstant: Bool {
        switch kind {
        case .boolean, .number, .null: true
        default: false
        }
    }
}
