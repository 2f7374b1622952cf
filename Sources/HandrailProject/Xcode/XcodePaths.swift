/// Where the files and folders that an Xcode project names lie, relative to the root of the audit.
struct XcodePaths {
    /// Folder that paths of build settings are relative to; `nil` where it lies outside the root.
    let sourceRoot: String?
    /// Ids of the synchronized folders of the whole project, sorted.
    private(set) var synchronizedFolders: [String] = []
    private var paths: [String: String] = [:]
    private var children: [String: [String]] = [:]

    /// Walks the tree of groups once. `folder` is the folder that holds the `.xcodeproj`.
    init(_ objects: XcodeObjects, folder: String) throws(XcodeProjectDefect) {
        let directory = objects.project.text("projectDirPath") ?? ""
        sourceRoot = RelativePath.resolve(directory, from: folder)
        guard let main = objects.project.text("mainGroup"), let group = objects[main] else { throw .missingRoot }
        var open: Set<String> = []
        var seen: Set<String> = []
        // Every step is pushed twice: to enter a group and, behind its children, to leave it. No recursion: depth is
        // the file's choice.
        var steps: [Step] = [.enter(id: main, object: group, folder: sourceRoot)]
        while let step = steps.popLast() {
            switch step {
            case .leave(let id):
                open.remove(id)
            case .enter(let id, let object, let folder):
                if open.contains(id) { throw .cyclicGroups }
                guard seen.insert(id).inserted else { continue }
                let path = place(object, in: folder)
                if let path { paths[id] = path }
                if object.isa == "PBXFileSystemSynchronizedRootGroup" { synchronizedFolders.append(id) }
                let ids = object.texts("children")
                guard !ids.isEmpty else { continue }
                children[id] = ids
                open.insert(id)
                steps.append(.leave(id: id))
                for child in ids.reversed() {
                    if let object = objects[child] { steps.append(.enter(id: child, object: object, folder: path)) }
                }
            }
        }
        synchronizedFolders.sort()
    }

    /// The paths an id stands for: the file's own, or those of its language variants.
    func paths(of id: String) -> [String] {
        if let variants = children[id] { return variants.compactMap { paths[$0] } }
        return paths[id].map { [$0] } ?? []
    }

    /// The Xcode projects among the files.
    var projects: [String] { paths.values.filter { $0.hasSuffix(".xcodeproj") } }

    private enum Step {
        case enter(id: String, object: XcodeObject, folder: String?)
        case leave(id: String)
    }

    private func place(_ object: XcodeObject, in folder: String?) -> String? {
        let path = object.text("path") ?? ""
        let base: String? =
            switch object.text("sourceTree") {
            case "<group>", nil: folder
            case "SOURCE_ROOT": sourceRoot
            default: nil
            }
        return base.flatMap { RelativePath.resolve(path, from: $0) }
    }
}
