/// Turns paths as people give them into parts of one tree.
struct ScopeResolver {
    /// The absolute root and the scopes below it, sorted so that files come in byte order; none lies inside another.
    struct Resolution {
        /// Absolute path without symbolic links.
        let root: String
        /// The scopes.
        let scopes: [SearchScope]
    }

    /// Resolves absolute paths and paths relative to the current folder.
    static func resolve(_ paths: [String], kinds: FileKinds) throws(ProjectError) -> Resolution {
        var given: [Given] = []
        for path in paths { given.append(try Given(path, kinds: kinds)) }
        guard let first = given.first else { throw .noPath }
        let root = given.dropFirst().reduce(first.base) { commonFolder($0, $1.base) }
        var scopes: [SearchScope] = []
        for scope in given.map({ $0.scope(under: root) }).sorted(by: precedes) {
            merge(scope, into: &scopes)
        }
        return Resolution(root: root, scopes: scopes.sorted(by: precedes))
    }

    private static func commonFolder(_ a: String, _ b: String) -> String {
        let common = zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0.0 == $0.1 }
        return "/" + common.map { String($0.0) }.joined(separator: "/")
    }

    private static func precedes(_ a: SearchScope, _ b: SearchScope) -> Bool {
        RelativePath.precedes(a.sortKey, b.sortKey)
    }

    /// A wider scope swallows the narrower ones in it, whichever came first.
    private static func merge(_ scope: SearchScope, into scopes: inout [SearchScope]) {
        guard let position = scopes.firstIndex(where: { $0.covers(scope) || scope.covers($0) }) else {
            scopes.append(scope)
            return
        }
        let other = scopes.remove(at: position)
        let outer = other.covers(scope) ? other : scope
        // The merged scope may cover others too: it goes through the same gate.
        merge(SearchScope(path: outer.path, content: outer.content(with: other.content, scope.content)), into: &scopes)
    }
}

extension SearchScope {
    /// A folder sorts as its path with `/` behind it, as the files below it do.
    fileprivate var sortKey: String {
        switch content {
        case .folder, .xcodeProjects: path + "/"
        case .file: path
        }
    }

    /// Whether `other` is the same place or lies below.
    fileprivate func covers(_ other: SearchScope) -> Bool {
        RelativePath.contains(path, other.path)
    }

    /// What is wanted where two scopes become one: only two sets of Xcode projects stay one.
    fileprivate func content(with a: Content, _ b: Content) -> Content {
        switch (a, b) {
        case (.xcodeProjects(let first), .xcodeProjects(let second)): .xcodeProjects(first.union(second))
        case (.file(let kind), .file): .file(kind)
        default: .folder
        }
    }
}
