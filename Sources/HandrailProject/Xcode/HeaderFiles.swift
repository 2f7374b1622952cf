import HandrailModel

/// The headers of a project. No build phase names them: a header belongs to whoever builds the source of its name.
struct HeaderFiles {
    /// Positions of the headers by their names without what follows the last dot.
    private let byStem: [Substring: [Int]]

    /// The headers of a tree.
    init(_ tree: FileTree) {
        byStem = Dictionary(
            grouping: tree.files.indices.filter { position in
                tree.files[position].kind == .objectiveC && tree.files[position].path.hasSuffix(".h")
            }, by: { Self.stem(of: tree.files[$0].path) })
    }

    /// The headers that go with sources.
    ///
    /// - Parameter sources: positions of files that a target builds.
    func headers(of sources: Set<Int>, in tree: FileTree) -> Set<Int> {
        guard !byStem.isEmpty else { return [] }
        return sources.reduce(into: Set<Int>()) { found, position in
            guard tree.files[position].kind == .objectiveC else { return }
            found.formUnion(byStem[Self.stem(of: tree.files[position].path)] ?? [])
        }
    }

    private static func stem(of path: String) -> Substring {
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        return name.prefix { $0 != "." }
    }
}
