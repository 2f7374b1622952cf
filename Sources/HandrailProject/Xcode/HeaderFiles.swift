import HandrailModel

/// The headers of a project. No build phase names them: a header belongs to whoever builds the source of its name, the
/// one beside it where there are several, and one that goes with no source, as one of constants does, to all targets
/// that build Objective-C.
struct HeaderFiles {
    /// Positions of the headers by their names without what follows the last dot.
    private let byStem: [Substring: [Int]]
    /// Positions of those that go with no source.
    private let alone: Set<Int>

    /// The headers of a tree that lie below a folder.
    init(_ tree: FileTree, below folder: String) {
        let files = tree.files.indices.filter { position in
            tree.files[position].kind == .objectiveC && RelativePath.contains(folder, tree.files[position].path)
        }
        let headers = files.filter { FileKind.isHeader(tree.files[$0].path) }
        let sources = Set(
            files.lazy.filter { !FileKind.isHeader(tree.files[$0].path) }.map { Self.stem(of: tree.files[$0].path) })
        byStem = Dictionary(grouping: headers, by: { Self.stem(of: tree.files[$0].path) })
        alone = Set(headers.filter { !sources.contains(Self.stem(of: tree.files[$0].path)) })
    }

    /// The headers that go with sources.
    ///
    /// - Parameter sources: positions of files that a target builds.
    func headers(of sources: Set<Int>, in tree: FileTree) -> Set<Int> {
        guard !byStem.isEmpty else { return [] }
        let own = sources.filter { tree.files[$0].kind == .objectiveC }
        guard !own.isEmpty else { return [] }
        return own.reduce(into: alone) { found, position in
            let path = tree.files[position].path
            let namesakes = byStem[Self.stem(of: path)] ?? []
            let folder = RelativePath.folder(of: path)
            let beside = namesakes.filter { RelativePath.folder(of: tree.files[$0].path) == folder }
            found.formUnion(beside.isEmpty ? namesakes : beside)
        }
    }

    private static func stem(of path: String) -> Substring {
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        return name.prefix { $0 != "." }
    }
}
