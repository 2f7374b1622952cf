import HandrailModel

/// Projects with an app of their own that are no part of the app in the folder around them: demos, playgrounds, an
/// old edition.
///
/// A workspace says which projects belong together. Where there is none, only names of folders tell a demo from a
/// second app.
struct ApartProjects {
    /// Projects that belong together, with the folder that they speak for.
    private struct Home {
        let folder: String
        var members: Set<String>
        let isWorkspace: Bool
    }

    private let projects: [String]
    /// Packages that only such projects take.
    private let packages: Set<String>

    /// Whether there are none.
    var isEmpty: Bool { projects.isEmpty }

    /// Those among the projects of a tree.
    ///
    /// - Parameter scopes: what a person asked for; whoever names a project means it.
    init(among all: [ReadProject], in tree: FileTree, scopes: [SearchScope]) {
        let apps = all.filter { !$0.isPackage && $0.buildsApp }
        guard apps.count > 1, scopes.allSatisfy({ $0.content == .folder }) else {
            projects = []
            packages = []
            return
        }
        let homes = Self.homes(of: apps, among: all, in: tree)
        let apart = apps.filter { app in
            let around = homes.filter { $0.folder != app.folder && RelativePath.contains($0.folder, app.folder) }
            return !scopes.contains { $0.path == app.folder } && !around.contains { $0.members.contains(app.path) }
                && around.contains { $0.isWorkspace || Self.isNamedDemo(app.folder, below: $0.folder) }
        }
        projects = apart.map(\.path)
        let taken = all.filter { !apart.map(\.path).contains($0.path) && !$0.isPackage }
            .reduce(into: homes.filter { home in !apart.contains { home.members.contains($0.path) } }
                .reduce(into: Set<String>()) { $0.formUnion($1.members) }) { $0.formUnion($1.reading.references) }
        packages = Set(
            all.filter { package in
                package.isPackage && !taken.contains(package.folder)
                    && apart.contains { RelativePath.contains($0.folder, package.folder) }
            }.map(\.path))
    }

    /// Whether a project or a package is one of them, or belongs to one.
    func contain(_ project: ReadProject) -> Bool {
        project.isPackage ? packages.contains(project.path) : projects.contains(project.path)
    }

    /// The positions of the files that are theirs alone.
    func files(among all: [ReadProject], in tree: FileTree) -> Set<Int> {
        var theirs: Set<Int> = []
        var others: Set<Int> = []
        for project in all {
            let files = project.reading.targets.reduce(into: Set<Int>()) { $0.formUnion($1.files) }
            if contain(project) {
                theirs.formUnion(files)
                theirs.formUnion(tree.files(at: project.folder))
            } else {
                others.formUnion(files)
            }
        }
        return theirs.subtracting(others)
    }

    /// A note for each.
    var notes: [AuditNote] { projects.map(SkipNotes.apart) }

    // MARK: What belongs together

    private static func homes(of apps: [ReadProject], among all: [ReadProject], in tree: FileTree) -> [Home] {
        let references = Dictionary(
            all.map { ($0.path, $0.reading.references) }, uniquingKeysWith: { first, _ in first })
        var homes = tree.workspaces.map { path in
            Home(
                folder: RelativePath.folder(of: path),
                members: WorkspaceReader.members(of: path, in: tree, limit: mostBytes), isWorkspace: true)
        }
        let libraries = Set(all.filter(\.isOfLibrary).map(\.path))
        homes += apps.map { Home(folder: $0.folder, members: [$0.path], isWorkspace: false) }
        for index in homes.indices {
            var open = Array(homes[index].members)
            while let path = open.popLast() {
                for other in references[path] ?? [] where homes[index].members.insert(other).inserted {
                    open.append(other)
                }
            }
        }
        return homes.filter { home in
            apps.contains { home.members.contains($0.path) && !libraries.contains($0.path) }
                && !isLibrary(home.folder, in: tree)
        }
    }

    /// Bytes that the list of a workspace has at most.
    private static let mostBytes = 1_000_000

    /// Whether a folder is that of a library, whose examples are all the apps there are.
    private static func isLibrary(_ folder: String, in tree: FileTree) -> Bool {
        guard let listing = DirectoryListing(at: RelativePath.absolute(folder, under: tree.root), keepingHidden: [])
        else { return false }
        return listing.entries.contains { $0.name == "Package.swift" || $0.name.hasSuffix(".podspec") }
    }

    private static func isNamedDemo(_ folder: String, below home: String) -> Bool {
        folder.dropFirst(home.count).split(separator: "/").contains { component in
            let name = component.lowercased()
            return TreeWalker.exampleFolders.contains(name) || playgrounds.contains(name)
        }
    }

    /// Names of folders in which people try things out, in lower case.
    private static let playgrounds: Set<String> = ["playground", "playgrounds", "sandbox"]
}
