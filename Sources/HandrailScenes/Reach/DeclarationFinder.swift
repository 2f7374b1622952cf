import HandrailCode
import HandrailProgram
import HandrailSource

/// Finds the declaration around a place in one file.
struct DeclarationFinder {
    /// A function, a property or a type.
    struct Found {
        /// Its name.
        let name: String
        /// The type that it belongs to; `nil` for what is free.
        let type: String?
        /// Its bytes.
        let range: ByteRange
    }

    private let code: CodeFile

    /// A finder for a file.
    init(_ code: CodeFile) { self.code = code }

    /// The innermost declaration around an offset; `nil` where a statement at top level stands there.
    func declaration(at offset: UInt32) -> Found? {
        let holds = { (range: ByteRange) in range.lower <= offset && offset < range.upper }
        let type = code.types.filter { holds($0.range) }.min { $0.range.length < $1.range.length }
        let functions = type?.functions ?? code.functions
        let properties = type?.properties ?? code.properties
        let members =
            functions.map { Found(name: $0.name, type: type?.name, range: $0.range) }
            + properties.map { Found(name: $0.name, type: type?.name, range: $0.range) }
        if let member = members.filter({ holds($0.range) }).min(by: { $0.range.length < $1.range.length }) {
            return member
        }
        return type.map { Found(name: $0.name, type: $0.name, range: $0.range) }
    }
}
