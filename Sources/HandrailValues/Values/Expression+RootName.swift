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
}
