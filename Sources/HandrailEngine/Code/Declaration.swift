import HandrailCode
import HandrailSource

/// The declaration that a place belongs to, named in a way that survives edits of the lines around it.
struct Declaration: Hashable {
    /// The full name of the type; `nil` outside of types.
    let type: String?
    /// The name of the property or function; `nil` outside of them.
    let member: String?
    /// The bytes of it.
    let range: ByteRange

    /// The innermost member, type or global declaration of `code` around `range`; `nil` at top level.
    init?(around range: ByteRange, in code: CodeFile) {
        // A type is large: only its range is read until the innermost is known.
        let type = Self.innermost(code.types.indices, around: range) { code.types[$0].range }.map { code.types[$0] }
        let member = Self.member(
            around: range, properties: type?.properties ?? code.properties,
            functions: type?.functions ?? code.functions)
        guard type != nil || member != nil else { return nil }
        self.type = type?.name
        self.member = member?.name
        self.range = member?.range ?? type?.range ?? range
    }

    /// Its name with the names around it, such as `LoginView/body` or `LoginView/row(title:)`.
    var path: String { [type, member].compactMap { $0 }.joined(separator: "/") }

    private static func innermost(_ indices: Range<Int>, around range: ByteRange, _ place: (Int) -> ByteRange) -> Int? {
        var found: Int?
        for index in indices where place(index).contains(range) {
            if let best = found, place(best).length <= place(index).length { continue }
            found = index
        }
        return found
    }

    private static func member(
        around range: ByteRange, properties: [PropertyDeclaration], functions: [FunctionDeclaration]
    ) -> (name: String, range: ByteRange)? {
        let property = innermost(properties.indices, around: range) { properties[$0].range }
        let function = innermost(functions.indices, around: range) { functions[$0].range }
        switch (property, function) {
        case (nil, nil): return nil
        case (let property?, nil): return (properties[property].name, properties[property].range)
        case (let property?, let function?) where properties[property].range.length <= functions[function].range.length:
            return (properties[property].name, properties[property].range)
        case (_, let function?): return (name(of: functions[function]), functions[function].range)
        }
    }

    /// The name of a function: overloads differ by the labels of their parameters.
    static func name(of function: FunctionDeclaration) -> String {
        "\(function.name)(\(function.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }
}
