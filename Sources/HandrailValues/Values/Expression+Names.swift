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
}
