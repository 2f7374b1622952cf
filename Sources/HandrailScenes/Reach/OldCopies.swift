import HandrailProgram
import HandrailSource

/// Tells which types are old copies: no target builds the file that they lie in, and one builds a namesake.
struct OldCopies: Sendable {
    /// The files of those of each name.
    private let files: [String: Set<FileIndex>]

    /// The old copies in a program.
    init(_ program: Program) {
        let declared = program.types.filter { $0.keyword != nil }
        let left = declared.filter(program.isInFolderTarget)
        guard !left.isEmpty, left.count < declared.count else {
            files = [:]
            return
        }
        let built = Set(declared.lazy.filter { !program.isInFolderTarget($0) }.map(\.name))
        var files: [String: Set<FileIndex>] = [:]
        for type in left where built.contains(type.name) {
            files[type.name, default: []].formUnion(type.places.lazy.map(\.file))
        }
        self.files = files
    }

    /// Whether the type of that name in a file is one.
    func contain(_ type: String, in file: FileIndex) -> Bool {
        files[type]?.contains(file) ?? false
    }
}
