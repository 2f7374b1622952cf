import HandrailModel
import HandrailSource

/// Numbers the files that take part and puts targets and notes together.
struct ProjectAssembly {
    private let tree: FileTree
    private let options: DiscoveryOptions

    /// An assembly of the files of `tree`.
    init(tree: FileTree, options: DiscoveryOptions) {
        self.tree = tree
        self.options = options
    }

    /// The project. Targets without files, and targets of tests unless they are asked for, are left out.
    func project(drafts: [UnnumberedTarget], notes: [AuditNote]) -> Project {
        let kept = drafts.filter { !$0.files.isEmpty && ($0.kind != .tests || options.included.contains(.tests)) }
        let owners = owners(of: kept)
        var numbers: [Int: FileIndex] = [:]
        var files: [ProjectFile] = []
        for (position, file) in tree.files.enumerated() where !owners[position].isEmpty {
            let index = FileIndex(files.count)
            numbers[position] = index
            files.append(
                ProjectFile(path: file.path, index: index, kind: file.kind, role: file.role, targets: owners[position]))
        }
        return Project(
            root: tree.root, targets: kept.map { target(of: $0, numbers: numbers) }, files: files,
            notes: notes + skipNotes(owners: owners, drafts: drafts))
    }

    /// For each file of the tree the positions of its targets, ascending.
    private func owners(of drafts: [UnnumberedTarget]) -> [[Int]] {
        var owners = [[Int]](repeating: [], count: tree.files.count)
        for (target, draft) in drafts.enumerated() {
            for file in draft.files { owners[file].append(target) }
        }
        return owners
    }

    private func target(of draft: UnnumberedTarget, numbers: [Int: FileIndex]) -> ProjectTarget {
        ProjectTarget(
            name: draft.name, kind: draft.kind, platforms: draft.platforms,
            files: draft.files.compactMap { numbers[$0] }.sorted(),
            bundleResources: draft.bundleResources.compactMap { numbers[$0] }.sorted(),
            infoPlist: draft.infoPlist.flatMap { numbers[$0] },
            entitlements: draft.entitlements.flatMap { numbers[$0] },
            developmentLanguage: draft.developmentLanguage.map(LanguageCode.canonical),
            knownLanguages: languages(of: draft),
            interfaceStyle: draft.interfaceStyle, xcodeProject: draft.xcodeProject,
            missingResources: draft.missingResources.sorted(by: RelativePath.precedes),
            listSettings: draft.listSettings, dependencies: draft.dependencies.sorted(by: RelativePath.precedes))
    }

    private func languages(of draft: UnnumberedTarget) -> [String] {
        var languages = Set(draft.declaredLanguages ?? [])
        var folders: Set<String> = []
        for position in draft.bundleResources where Self.languageFolder.occur(in: tree.files[position].path) {
            // Whatever ends in `.lproj` is a folder.
            folders.insert(RelativePath.folder(of: tree.files[position].path))
        }
        for folder in folders {
            for component in folder.split(separator: "/") where component.hasSuffix(".lproj") {
                languages.insert(String(component.dropLast(6)))
            }
        }
        return Set(languages.subtracting(["Base"]).map(LanguageCode.canonical)).sorted(by: RelativePath.precedes)
    }

    private static let languageFolder = Fragments([".lproj"])

    private func skipNotes(owners: [[Int]], drafts: [UnnumberedTarget]) -> [AuditNote] {
        let tested = drafts.reduce(into: Set<Int>()) { if $1.kind == .tests { $0.formUnion($1.files) } }
        var tests = 0
        var linked: [PathMarks.RawValue: Int] = [:]
        for (position, file) in tree.files.enumerated() where file.kind == .swift {
            if owners[position].isEmpty {
                if file.marks.contains(.tests) || tested.contains(position) { tests += 1 }
            } else if file.role == .linkedOnly {
                linked[file.marks.reason.rawValue, default: 0] += 1
            }
        }
        let reasons: [PathMarks] = [.vendored, .apart, .generated, .excluded]
        return [SkipNotes.tests(tests)].compactMap { $0 }
            + reasons.compactMap { SkipNotes.linkedOnly($0, count: linked[$0.rawValue] ?? 0) }
    }
}
