import HandrailModel

/// Reads an `.xcodeproj` into targets.
struct XcodeProjectReader {
    private let path: String
    private let tree: FileTree
    private let objects: XcodeObjects
    private let paths: XcodePaths
    private let configurations: XcodeConfigurations
    private let headers: HeaderFiles
    private let synchronizedFolders: [(id: String, folder: SynchronizedFolder)]

    /// Reads the project in the folder `path`, whose name ends in `.xcodeproj`; `limit` bounds its size in bytes.
    static func read(path: String, tree: FileTree, limit: Int) throws(XcodeProjectDefect) -> ProjectReading {
        try XcodeProjectReader(path: path, tree: tree, limit: limit).reading()
    }

    private init(path: String, tree: FileTree, limit: Int) throws(XcodeProjectDefect) {
        let file = RelativePath.join(path, "project.pbxproj")
        guard let bytes = try? tree.bytes(at: file, limit: limit) else { throw .unreadable }
        let objects = try XcodeObjects(bytes)
        let paths = try XcodePaths(objects, folder: RelativePath.folder(of: path))
        self.path = path
        self.tree = tree
        self.objects = objects
        self.paths = paths
        headers = HeaderFiles(tree, below: RelativePath.folder(of: path))
        configurations = XcodeConfigurations(objects, paths: paths, tree: tree, limit: limit)
        synchronizedFolders = paths.synchronizedFolders.compactMap { id in
            guard let object = objects[id], let path = paths.paths(of: id).first else { return nil }
            return (id, SynchronizedFolder(object, path: path, objects: objects))
        }
    }

    private func reading() -> ProjectReading {
        var missing: Set<String> = []
        let targets = objects.project.texts("targets").compactMap { id -> UnnumberedTarget? in
            guard let target = objects[id], target.isa == "PBXNativeTarget" else { return nil }
            return draft(of: target, id: id, missing: &missing)
        }
        return ProjectReading(
            targets: targets, notes: missing.isEmpty ? [] : [missingFiles(missing)],
            references: Set(paths.projects + localPackages))
    }

    /// The folders of packages that it takes from the disk.
    private var localPackages: [String] {
        let named = objects.objects(objects.project.texts("packageReferences")).compactMap { $0.text("relativePath") }
        return named.compactMap { path in paths.sourceRoot.flatMap { RelativePath.resolve(path, from: $0) } }
    }

    private func draft(of target: XcodeObject, id: String, missing: inout Set<String>) -> UnnumberedTarget {
        let phases = objects.objects(target.texts("buildPhases"))
        let sources = files(of: phases.filter { $0.isa == "PBXSourcesBuildPhase" }, missing: &missing)
        var absent: Set<String> = []
        let resources = files(of: phases.filter { $0.isa == "PBXResourcesBuildPhase" }, missing: &absent)
        missing.formUnion(absent)
        let synchronized = synchronizedFiles(of: target, id: id)
        let settings = configurations.settings(of: target)
        let platforms = PlatformSettings.platforms(settings)
        let infoPlist = file(named: "INFOPLIST_FILE", settings)
        // Only where all configurations agree is it certain what people see.
        let styles = Set(settings.map { $0.value("INFOPLIST_KEY_UIUserInterfaceStyle") })
        let entitlements = file(named: "CODE_SIGN_ENTITLEMENTS", settings)
        let bundled = resources.union(synchronized.filter { tree.files[$0].kind.bundling != .never && $0 != infoPlist })
        return UnnumberedTarget(
            name: target.text("name") ?? RelativePath.name(of: path),
            kind: XcodeProductType.kind(target.text("productType") ?? "", platforms: platforms),
            platforms: platforms,
            files: sources.union(headers.headers(of: sources, in: tree)).union(bundled).union(synchronized)
                .union([infoPlist, entitlements].compactMap { $0 }),
            bundleResources: bundled, infoPlist: infoPlist, entitlements: entitlements,
            developmentLanguage: objects.project.text("developmentRegion"),
            declaredLanguages: objects.project.texts("knownRegions"),
            interfaceStyle: styles.count == 1 ? styles.first ?? nil : nil, xcodeProject: path,
            missingResources: absent,
            listSettings: InfoListSettings(
                settings, developmentLanguage: objects.project.text("developmentRegion")),
            dependencies: dependencies(of: target))
    }

    /// The names of the targets that are built before a target, and of the products of packages that it is linked with.
    private func dependencies(of target: XcodeObject) -> Set<String> {
        let targets = objects.objects(target.texts("dependencies")).compactMap { dependency in
            // A target of another project has a name alone.
            objects[dependency.text("target")]?.text("name") ?? dependency.text("name")
        }
        let products = objects.objects(target.texts("packageProductDependencies")).compactMap { product in
            product.text("productName")
        }
        return Set(targets + products)
    }

    private func files(of phases: [XcodeObject], missing: inout Set<String>) -> Set<Int> {
        var files: Set<Int> = []
        for build in objects.objects(phases.flatMap { $0.texts("files") }) {
            guard let reference = build.text("fileRef") else { continue }
            for path in paths.paths(of: reference) {
                let found = tree.files(at: path)
                files.formUnion(found)
                if found.isEmpty, isMissing(path) { missing.insert(path) }
            }
        }
        return files
    }

    /// Whether a file of a kind that is read is nowhere; one that was left out on purpose is still on disk.
    private func isMissing(_ path: String) -> Bool {
        tree.kinds.kind(of: RelativePath.name(of: path), isInAssetCatalog: false) != nil
            && DiskFile.status(at: RelativePath.absolute(path, under: tree.root)) == nil
    }

    private func synchronizedFiles(of target: XcodeObject, id: String) -> Set<Int> {
        let own = Set(target.texts("fileSystemSynchronizedGroups"))
        return synchronizedFolders.reduce(into: Set<Int>()) { files, entry in
            files.formUnion(entry.folder.files(target: id, isMember: own.contains(entry.id), tree: tree))
        }
    }

    /// The file that a build setting names, in the first configuration that names one that is there.
    private func file(named setting: String, _ configurations: [BuildSettings]) -> Int? {
        guard let folder = paths.sourceRoot else { return nil }
        for settings in configurations {
            guard let value = settings.value(setting), let path = RelativePath.resolve(value, from: folder)
            else { continue }
            if let file = tree.file(at: path) { return file }
        }
        return nil
    }

    private func missingFiles(_ missing: Set<String>) -> AuditNote {
        let first = missing.min(by: RelativePath.precedes) ?? ""
        return AuditNote(
            path: path,
            text: Bilingual(
                en: """
                    Files that the project names are not there: \(missing.count), \(first) among them. They may be \
                    written during the build.
                    """,
                ko: "프로젝트에 등록된 파일 \(missing.count)개를 찾을 수 없습니다(예: \(first)). 빌드할 때 생성되는 파일일 수 있습니다."))
    }
}
