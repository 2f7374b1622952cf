/// What kind of value a property of a view, a controller or an item takes.
package enum ViewPropertyKind: Sendable {
    case words, flag, number, name, traits, font, color, image, list

    /// The kind of value a property takes; `nil` for one that says nothing of what is modeled.
    package static func of(_ path: String) -> ViewPropertyKind? {
        if let known = kinds[path] { return known }
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        return kinds[String(path[path.utf8.index(after: dot)...])]
    }

    private static let kinds = NameTable(
        FrameworkProperty.rows.compactMap { row in row.kind.map { (row.name, $0) } })
}
