import HandrailCode
package import HandrailValues

extension Statement {
    /// Whether it stands for a view in the body of a result builder.
    var makesView: Bool {
        switch kind {
        case .expression(let expression): !expression.isAssignment && !Evaluator.onlyAssigns(expression)
        case .result, .conditionalCompilation, .block, .caught: true
        case .binding, .tupleBinding, .function, .guardElse, .forEach, .other: false
        }
    }
}

extension Statement {
    /// Whether it is `do`, `while` or `repeat`.
    var isBlock: Bool { if case .block = kind { true } else { false } }
}

extension Expression {
    /// Whether it only gives something another value.
    var isAssignment: Bool {
        if case .binary(let infix, _, _) = kind { infix.hasSuffix("=") && infix != "==" } else { false }
    }
}

extension ViewSource {
    /// Whether views stand side by side in it, with nothing around them.
    package var makesSeveral: Bool {
        switch self {
        case .statements(let body, _): body.count(where: \.makesView) > 1
        case .styled(let inner, _): inner.makesSeveral
        case .several(let sources): sources.count > 1
        case .expression, .title, .symbol, .asset, .words, .systemButton, .remoteImage, .opaque: false
        }
    }
}
