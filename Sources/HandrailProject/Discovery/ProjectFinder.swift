public import HandrailCode
import HandrailModel

/// Turns the paths that a person gives into what is audited.
///
///     let finder = ProjectFinder { path, bytes in importer.file(path: path, bytes: bytes) }
///     let project = try finder.project(at: ["MyApp"])
public struct ProjectFinder: Sendable {
    private let options: DiscoveryOptions
    private let lower: @Sendable (_ path: String, _ bytes: [UInt8]) -> CodeFile

    /// A finder. `lower` parses the Swift of a package manifest; its path is relative to the project's root.
    public init(
        options: DiscoveryOptions = DiscoveryOptions(),
        lower: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) -> CodeFile
    ) {
        self.options = options
        self.lower = lower
    }

    /// The project that folders, Xcode projects and files at `paths` make up together.
    ///
    /// Paths are absolute or relative to the current folder. Throws where one of them cannot be audited at all;
    /// everything that goes wrong below them is a note of the project.
    public func project(at paths: [String]) throws(ProjectError) -> Project {
        let resolution = try ScopeResolver.resolve(paths, kinds: options.kinds)
        let tree = TreeWalker.tree(root: resolution.root, scopes: resolution.scopes, options: options)
        let all = readings(of: tree)
        let apart = ApartProjects(among: all, in: tree, scopes: resolution.scopes)
        let read = all.filter { !apart.contain($0) }
        let judged = apart.isEmpty ? tree : tree.withFilesApart(apart.files(among: all, in: tree))
        let folders = FolderTargets.drafts(
            tree: judged, scopes: resolution.scopes, projects: read.compactMap(\.draftedFolder),
            claimed: read.flatMap(\.reading.targets))
        return ProjectAssembly(tree: judged, options: options).project(
            drafts: read.flatMap(\.reading.targets) + folders,
            notes: tree.notes + apart.notes + read.flatMap(\.reading.notes))
    }

    private func readings(of tree: FileTree) -> [ReadProject] {
        let committed = tree.xcodeProjects.map { xcodeProject($0, tree) }
        // Where the project itself is there, it says more than what it is made of.
        let described = tree.descriptions.filter { path in
            !committed.contains { $0.folder == RelativePath.folder(of: path) }
        }
        return committed + described.compactMap { GeneratedProjectReader.read(path: $0, tree: tree) }
            + tree.manifests.map { package($0, tree) }
    }

    private func xcodeProject(_ path: String, _ tree: FileTree) -> ReadProject {
        do throws(XcodeProjectDefect) {
            let reading = try XcodeProjectReader.read(path: path, tree: tree, limit: options.limits.otherFileBytes)
            return ReadProject(path: path, reading: reading)
        } catch {
            return ReadProject(path: path, reading: ProjectReading(targets: [], notes: [error.note(path: path)]))
        }
    }

    private func package(_ path: String, _ tree: FileTree) -> ReadProject {
        let folder = RelativePath.folder(of: path)
        do throws(ProjectError) {
            let bytes = try tree.bytes(at: path, limit: options.limits.swiftFileBytes)
            guard let manifest = ManifestReader.read(lower(path, bytes)) else {
                return ReadProject(path: path, reading: ProjectReading(targets: [], notes: [Self.noPackage(path)]))
            }
            let targets = PackageReader(folder: folder, manifest: manifest, tree: tree).targets()
            let notes = manifest.hasUnknownTargets ? [Self.unknownTargets(path)] : []
            return ReadProject(path: path, reading: ProjectReading(targets: targets, notes: notes))
        } catch {
            let note = AuditNote(path: path, text: error.message)
            return ReadProject(path: path, reading: ProjectReading(targets: [], notes: [note]))
        }
    }

    private static func noPackage(_ path: String) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: "The manifest declares no package that can be read. The folder was audited as plain files.",
                ko: "매니페스트에서 패키지 선언을 찾을 수 없어 폴더의 파일만 검사했습니다."))
    }

    private static func unknownTargets(_ path: String) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: """
                    Some targets are computed when the manifest runs and were taken from the folders in Sources \
                    instead.
                    """,
                ko: "매니페스트를 실행해야 알 수 있는 타깃이 있어, Sources 폴더 구조를 기준으로 타깃을 추정했습니다."))
    }
}
