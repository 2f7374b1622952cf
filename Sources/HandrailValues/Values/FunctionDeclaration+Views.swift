package import HandrailCode
import HandrailFrameworks

extension FunctionDeclaration {
    /// Whether what it gives back is built as a view where it is called.
    package var givesViews: Bool {
        guard let result else { return false }
        return SwiftUIProtocols.viewTypes.contains(result.name) && !result.isArray
            || attributes.contains(SwiftUIProtocols.viewBuilder)
    }
}
