import HandrailCode
import HandrailSource

/// Finds the declarations around places in one file.
struct DeclarationFinder {
    /// A function, a property or a type.
    struct Found {
        /// Its name.
        let name: String
        /// The type that it belongs to; `nil` for what is free.
        let type: String?
        /// Its bytes.
        let range: ByteRange
        /// Whether it is a property that only code of its own file can name.
        var isPrivateProperty = false
    }

    /// All declarations, outer ones before those in them.
    private let declarations: [Found]

    /// A finder for a file.
    init(_ code: CodeFile) {
        var found = Self.members(code.functions, code.properties, of: nil)
        for type in code.types {
            found.append(Found(name: type.name, type: type.name, range: type.range))
            found += Self.members(type.functions, type.properties, of: type.name)
        }
        declarations = found.sorted { a, b in
            a.range.lower != b.range.lower ? a.range.lower < b.range.lower : a.range.upper > b.range.upper
        }
    }

    private static func members(
        _ functions: [FunctionDeclaration], _ properties: [PropertyDeclaration], of type: String?
    ) -> [Found] {
        functions.map { Found(name: $0.name, type: type, range: $0.range) }
            + properties.map {
                Found(
                    name: $0.name, type: type, range: $0.range,
                    isPrivateProperty: $0.modifiers.contains(.isPrivate))
            }
    }

    /// The innermost declaration around each offset, in one pass; `nil` where a statement at top level stands there.
    ///
    /// - Parameter offsets: ascending.
    func declarations(around offsets: [UInt32]) -> [Found?] {
        var open: [Found] = []
        var next = 0
        return offsets.map { offset in
            while next < declarations.count, declarations[next].range.lower <= offset {
                while let last = open.last, last.range.upper <= declarations[next].range.lower { open.removeLast() }
                open.append(declarations[next])
                next += 1
            }
            while let last = open.last, last.range.upper <= offset { open.removeLast() }
            return open.last
        }
    }
}
