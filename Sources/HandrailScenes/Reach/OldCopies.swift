import HandrailProgram
import HandrailSource

/// Tells which types are old copies: no target builds the file that they lie in, and one builds a namesake.
struct OldCopies: Sendable {
    /// The files of those of each name.
    private let files: [String: Set<FileIndex>]

    /// The old copies in a program.
    init(_ program: Program) {
        let left = program.types.filter { type in
            type.keyword != nil && program.isInFolderTarget(type)
                && (program.typesByName[type.name] ?? []).contains {
                    $0.keyword != nil && !program.isInFolderTarget($0)
                }
        }
        files = Dictionary(left.map { ($0.name, Set($0.places.map(\.file))) }) { $0.union($1) }
    }

    /// Whether the type of that name in a file is one.
    func contain(_ type: String, in file: FileIndex) -> Bool {
        files[type]?.contains(file) ?? false
    }
}
