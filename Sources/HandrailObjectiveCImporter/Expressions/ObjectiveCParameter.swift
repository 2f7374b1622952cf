import HandrailSource

/// A parameter of a method or a block, with the class it is declared to be of.
struct ObjectiveCParameter: Hashable, Sendable {
    /// Its name.
    let name: String
    /// The class, such as `UIButton`; `nil` for what is no object of a named class.
    let type: String?

    /// Words that may stand before a class.
    static let qualifiers: Set<String> = [
        "__weak", "__strong", "__block", "__unsafe_unretained", "__autoreleasing", "const", "static", "__kindof",
        "nullable", "nonnull", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "IBOutlet", "IBOutletCollection",
        "IBInspectable", "__bridge", "struct", "register", "__unused", "in", "out", "inout",
    ]

    /// The parameters between the parenthesis at `open` and the one that closes it:
    /// `(UIButton *button, NSUInteger index)`.
    static func list(in tokens: [ObjectiveCToken], at open: Int, limit: Int) -> [ObjectiveCParameter] {
        let end = ObjectiveCExpressionReader.end(ofBracketAt: open, in: tokens, limit: limit) - 1
        var found: [ObjectiveCParameter] = []
        var (start, level) = (open + 1, 0)
        for index in stride(from: open + 1, through: end, by: 1) {
            let token = tokens[index]
            if token.is("(") || token.is("<") { level += 1 }
            if token.is(")") || token.is(">") { level -= 1 }
            guard index == end || level == 0 && token.is(",") else { continue }
            if let name = tokens[start..<index].last(where: { $0.name != nil })?.name {
                found.append(ObjectiveCParameter(name: name, type: type(in: tokens[start..<index].dropLast())))
            }
            start = index + 1
        }
        return found
    }

    /// The class that a declaration names before its asterisk: `UIButton` of `__weak UIButton *`.
    static func type(in declaration: ArraySlice<ObjectiveCToken>) -> String? {
        guard declaration.contains(where: { $0.is("*") }) else { return nil }
        return declaration.lazy.compactMap(\.name).first { !qualifiers.contains($0) }
    }
}
