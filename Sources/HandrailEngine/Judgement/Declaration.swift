import HandrailCode
import HandrailSource

/// The declaration that a place belongs to, named in a way that survives edits of the lines around it.
struct Declaration: Hashable {
    /// Its name with the names around it, such as `LoginView/body` or `LoginView/row(title:)`.
    let path: String
    /// The bytes of it.
    let range: ByteRange

    /// The innermost member, type or global declaration of `code` around `range`; `nil` at top level.
    init?(around range: ByteRange, in code: CodeFile) {
        let type = code.types.filter { $0.range.contains(range) }.min { $0.range.length < $1.range.length }
        let member = Self.member(
            around: range, properties: type?.properties ?? code.properties, functions: type?.functions ?? code.functions)
        guard type != nil || member != nil else { return nil }
        path = [type?.name, member?.name].compactMap { $0 }.joined(separator: "/")
        self.range = member?.range ?? type?.range ?? range
    }

    private static func member(
        around range: ByteRange, properties: [PropertyDeclaration], functions: [FunctionDeclaration]
    ) -> (name: String, range: ByteRange)? {
        let candidates =
            properties.filter { $0.range.contains(range) }.map { (name: $0.name, range: $0.range) }
            + functions.filter { $0.range.contains(range) }.map { (name: name(of: $0), range: $0.range) }
        return candidates.min { $0.range.length < $1.range.length }
    }

    /// Overloads differ by the labels of their parameters.
    private static func name(of function: FunctionDeclaration) -> String {
        "\(function.name)(\(function.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }
}
