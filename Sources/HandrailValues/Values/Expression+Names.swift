package import HandrailCode

extension Expression {
    /// The name at the root of a chain: `Circle` in `Circle().fill(.red)`.
    package var rootName: String? {
        switch kind {
        case .name(let name): name
        case .call(let callee, _): callee.rootName
        case .member(let base?, _, _): base.rootName
        default: nil
        }
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
}
