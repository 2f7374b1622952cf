import HandrailModel
import HandrailSource

/// Walks the folders once and writes down what matters. Symbolic links are never followed.
struct TreeWalker {
    private let root: String
    private let options: DiscoveryOptions
    private let hiddenFoldersKept: Set<String>
    private var wantedProjects: Set<String>?
    private var files: [TreeFile] = []
    private var folders: [String: Range<Int>] = [:]
    private var xcodeProjects: [String] = []
    private var workspaces: [String] = []
    private var manifests: [String] = []
    private var descriptions: [String] = []
    private var tally = WalkTally()

    /// The tree of `scopes`, which are sorted and do not overlap, under an absolute root.
    static func tree(root: String, scopes: [SearchScope], options: DiscoveryOptions) -> FileTree {
        var walker = TreeWalker(root: root, options: options)
        for scope in scopes { walker.walk(scope) }
        return FileTree(
            root: root, kinds: options.kinds, files: walker.files, folders: walker.folders,
            xcodeProjects: walker.xcodeProjects.sorted(by: RelativePath.precedes),
            workspaces: walker.workspaces.sorted(by: RelativePath.precedes),
            manifests: walker.manifests.sorted(by: RelativePath.precedes),
            descriptions: walker.descriptions.sorted(by: RelativePath.precedes),
            notes: walker.tally.notes(options.limits))
    }

    private init(root: String, options: DiscoveryOptions) {
        self.root = root
        self.options = options
        hiddenFoldersKept = options.included.contains(.buildProducts) ? [".build"] : []
    }

    private mutating func walk(_ scope: SearchScope) {
        switch scope.content {
        case .folder:
            wantedProjects = nil
            enter(scope.path, place: Place(isInAssetCatalog: Self.isAssetCatalog(scope.path)))
        case .xcodeProjects(let projects):
            wantedProjects = projects
            enter(scope.path, place: Place())
        case .file(let kind):
            // Who names a file means it, whatever its name looks like.
            add(scope.path, kind: kind, marks: [])
        }
    }

    /// What the folders above a file say of it.
    private struct Place {
        var depth = 0
        var marks: PathMarks = []
        var isInAssetCatalog = false
    }

    private mutating func enter(_ folder: String, place: Place) {
        guard place.depth <= options.limits.depth else {
            tally.tooDeep += 1
            return
        }
        let absolute = RelativePath.absolute(folder, under: root)
        guard let listing = DirectoryListing(at: absolute, keepingHidden: hiddenFoldersKept) else {
            tally.unreadableFolders.append(folder)
            return
        }
        tally.unnamed += listing.unnamed
        let start = files.count
        let examples = place.depth > 0 ? examples(in: listing) : []
        for entry in listing.entries where !tally.isFull {
            let path = RelativePath.join(folder, entry.name)
            switch entry.type {
            case .file: visit(file: entry.name, path: path, place: place)
            case .folder:
                var inner = place
                if examples.contains(entry.name) { inner.marks.formUnion(marks(.vendored)) }
                visit(folder: entry.name, path: path, place: inner)
            case .symbolicLink: tally.symbolicLinks += 1
            case .special:
                if options.kinds.kind(of: entry.name, isInAssetCatalog: place.isInAssetCatalog) != nil {
                    tally.special.append(path)
                }
            }
        }
        if files.count > start { folders[folder] = start..<files.count }
    }

    /// The folders that show how a library is used, in the folder of a library that the app carries with it.
    private func examples(in listing: DirectoryListing) -> Set<String> {
        let found = listing.entries.filter { $0.type == .folder && Self.exampleFolders.contains($0.name.lowercased()) }
            .map(\.name)
        guard !found.isEmpty,
            listing.entries.contains(where: { $0.name == "Package.swift" || $0.name.hasSuffix(".podspec") })
        else { return [] }
        return Set(found)
    }

    /// Names of folders that show how something is used, in lower case.
    static let exampleFolders: Set<String> = ["example", "examples", "demo", "demos", "sample", "samples"]

    private mutating func visit(folder name: String, path: String, place: Place) {
        let ending = Self.ending(of: name)
        if ending == "xcodeproj" {
            if wantedProjects?.contains(path) ?? true, isPartOfProduct(place.marks) { xcodeProjects.append(path) }
            return
        }
        if ending == "xcworkspace" {
            if isPartOfProduct(place.marks) { workspaces.append(path) }
            return
        }
        if name.utf8.contains(UInt8(ascii: ".")), Self.opaqueFolders.contains(ending) { return }
        if let reason = SkipReason(folderNotEntered: name), !options.included.contains(reason) {
            tally.notEntered[reason, default: []].append(path)
            return
        }
        var inner = place
        inner.depth += 1
        inner.marks.formUnion(marks(SkipReason(markedFolder: name)))
        inner.isInAssetCatalog = place.isInAssetCatalog || Self.isAssetCatalog(name)
        enter(path, place: inner)
    }

    /// Names of files that XcodeGen makes Xcode projects of.
    private static let descriptionNames: Set<String> = ["project.yml", "project.yaml"]

    /// What follows the last dot, as far as anything does; the whole name where it has no dot.
    private static func ending(of name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
        return name.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) } ?? ""
    }

    private mutating func visit(file name: String, path: String, place: Place) {
        if name.utf8.first == UInt8(ascii: "p"), Self.descriptionNames.contains(name) {
            if wantedProjects == nil, isPartOfProduct(place.marks) { descriptions.append(path) }
            return
        }
        guard let kind = options.kinds.kind(of: name, isInAssetCatalog: place.isInAssetCatalog) else { return }
        if kind == .swift {
            if name == "Package.swift" {
                if isPartOfProduct(place.marks) { manifests.append(path) }
                return
            }
            if name.hasPrefix("Package@swift-") { return }
        }
        add(path, kind: kind, marks: place.marks.union(marks(SkipReason(markedFile: name))))
    }

    private mutating func add(_ path: String, kind: FileKind, marks: PathMarks) {
        guard files.count < options.limits.files else {
            tally.isFull = true
            return
        }
        let isExcluded = !options.excluded.isEmpty && options.excluded.contains { $0.matches(path) }
        files.append(TreeFile(path: path, kind: kind, marks: isExcluded ? marks.union(.excluded) : marks))
    }

    private func marks(_ reason: SkipReason?) -> PathMarks {
        guard let reason, !options.included.contains(reason) else { return [] }
        return PathMarks(reason)
    }

    /// Projects of vendored code, and projects that tests work on, build nothing that is audited.
    private func isPartOfProduct(_ marks: PathMarks) -> Bool {
        marks.isDisjoint(with: [.tests, .vendored])
    }

    private static func isAssetCatalog(_ path: String) -> Bool { path.hasSuffix(".xcassets") }

    /// Endings of folders that hold no source and no resource of the app as such.
    private static let opaqueFolders: Set<String> = [
        "xcuserdatad", "framework", "xcframework", "app", "appex", "xcarchive", "playground", "docc",
        "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "dSYM", "scnassets", "rcproject", "mlmodelc",
        "mlpackage", "xcresult", "photoslibrary",
    ]
}
