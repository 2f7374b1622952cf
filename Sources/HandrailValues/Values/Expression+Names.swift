package import HandrailCode
import HandrailFrameworks

extension Expression {
    /// The name at the root of a chain: `Circle` in `Circle().fill(.red)` and in `SwiftUI.Circle().fill(.red)`.
    package var rootName: String? {
        switch kind {
        case .name(let name): name
        case .call(let callee, _): callee.rootName
        case .member(let base?, let name, _): base.namesFramework ? name : base.rootName
        default: nil
        }
    }

    /// Whether it is the module of SwiftUI, which stands before what is meant to be the framework's.
    package var namesFramework: Bool {
        if case .name(SwiftUITypes.module) = kind { true } else { false }
    }

    /// The last name of a chain of members: `title` in `view.label.title` and in `view.title()`.
    package var lastName: String? {
        switch kind {
        case .name(let name): name
        case .member(_, let name, _): name
        case .unary(_, let operand): operand.lastName
        case .call(let callee, _): callee.lastName
        default: nil
        }
    }

    /// The name that a chain of members begins with where that stands without its type: `tokens` of `.tokens.brand`.
    var impliedRoot: String? {
        switch kind {
        case .member(nil, let name, _): name
        case .member(let base?, _, _): base.impliedRoot
        default: nil
        }
    }

    /// The same chain of members with the type that it begins with.
    func rooted(in type: String) -> Expression {
        switch kind {
        case .member(nil, let name, let start):
            Expression(.member(base: Expression(.name(type), range), name: name, nameStart: start), range)
        case .member(let base?, let name, let start):
            Expression(.member(base: base.rooted(in: type), name: name, nameStart: start), range)
        default: self
        }
    }

    /// What members and calls of a chain are asked of, the longest first: of `a.b.c(d)` that is `a.b` and `a`.
    var bases: [Expression] {
        switch kind {
        case .member(let base?, _, _):
            if case .name = base.kind { return [base] }
            return [base] + base.bases
        case .call(let callee, _): return callee.bases
        default: return []
        }
    }

    /// The same chain where a name stands for one of its bases.
    func replacing(_ base: Expression, by name: String) -> Expression {
        switch kind {
        case .member(let own?, let member, let start):
            let inner = own.range == base.range ? Expression(.name(name), range) : own.replacing(base, by: name)
            return Expression(.member(base: inner, name: member, nameStart: start), range)
        case .call(let callee, let arguments):
            return Expression(.call(callee: callee.replacing(base, by: name), arguments: arguments), range)
        default: return self
        }
    }
}
