import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource
import HandrailValues

/// One way through a conditional: what is built there, and when.
struct ConditionalBranch {
    /// The statements that are built.
    let body: [Statement]
    /// Where they stand.
    let scope: Scope
    /// When they are.
    let condition: ElementCondition

    /// Where its statements stand; `own` where there are none.
    func place(otherwise own: SourcePlace) -> SourcePlace {
        guard let first = body.first, let last = body.last else { return own }
        return SourcePlace(file: own.file, range: first.range.union(last.range))
    }

    /// The same way, where it only calls a closure that was handed in, by what the closure builds:
    /// `transform(self)`.
    var followed: ConditionalBranch { plain.transformed }

    /// The same way without `return` and `AnyView`, which change nothing of what is shown.
    private var plain: ConditionalBranch {
        guard body.count == 1 else { return self }
        switch body[0].kind {
        case .result(let shown?):
            return ConditionalBranch(
                body: [Statement(.expression(shown.withoutErasure), body[0].range)], scope: scope,
                condition: condition)
        case .expression(let shown) where shown.isErased:
            return ConditionalBranch(
                body: [Statement(.expression(shown.withoutErasure), body[0].range)], scope: scope,
                condition: condition)
        default: return self
        }
    }

    private var transformed: ConditionalBranch {
        guard body.count == 1, case .expression(let chain) = body[0].kind,
            case .call(let callee, let arguments) = chain.kind,
            case .name(let name) = callee.kind, arguments.count == 1,
            case .deferred(let value, let home, _)? = scope.local(name),
            case .closure(let closure) = value.kind, closure.body.count == 1
        else { return self }
        let handed = Binding.deferred(arguments[0].value, scope, type: nil)
        return ConditionalBranch(
            body: closure.body, scope: home.binding(closure.parameters.first?.name ?? "$0", to: handed),
            condition: condition)
    }
}

extension Expression {
    /// Whether it is `AnyView(…)` around something.
    fileprivate var isErased: Bool {
        if case .call(let callee, let arguments) = kind, arguments.count == 1 {
            callee.namedEntry?.marks.contains(.erasesType) ?? false
        } else {
            false
        }
    }

    /// What `AnyView(…)` holds; itself where it is none.
    fileprivate var withoutErasure: Expression {
        guard case .call(_, let arguments) = kind, isErased, let held = arguments.first?.value else { return self }
        if case .closure = held.kind { return self }
        return held
    }
}
