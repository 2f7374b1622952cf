/// The build settings of a target in each of its configurations.
struct XcodeConfigurations {
    private let objects: XcodeObjects
    private let paths: XcodePaths
    private let tree: FileTree
    private let limit: Int
    private let projectLayers: [String: [[String: String]]]

    /// Prepares the project's own settings; `limit` bounds the size of settings files.
    init(_ objects: XcodeObjects, paths: XcodePaths, tree: FileTree, limit: Int) {
        self.objects = objects
        self.paths = paths
        self.tree = tree
        self.limit = limit
        let configurations = Self.configurations(of: objects.project, in: objects)
        projectLayers = Dictionary(
            configurations.map { ($0.text("name") ?? "", Self.layers($0, paths: paths, tree: tree, limit: limit)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The settings of `target`, one element a configuration, in the order of the project file.
    func settings(of target: XcodeObject) -> [BuildSettings] {
        Self.configurations(of: target, in: objects).map { configuration in
            let below = configuration.text("name").flatMap { projectLayers[$0] } ?? []
            let own = Self.layers(configuration, paths: paths, tree: tree, limit: limit)
            return BuildSettings(layers: [builtIn(target)] + below + own, configuration: configuration.text("name"))
        }
    }

    /// Variables that paths in settings are built from; paths are relative to the source root all the same.
    private func builtIn(_ target: XcodeObject) -> [String: String] {
        [
            "SRCROOT": ".", "SOURCE_ROOT": ".", "PROJECT_DIR": ".", "TARGET_NAME": target.text("name") ?? "",
            "PRODUCT_NAME": target.text("name") ?? "",
        ]
    }

    private static func configurations(of owner: XcodeObject, in objects: XcodeObjects) -> [XcodeObject] {
        objects.objects(objects[owner.text("buildConfigurationList")]?.texts("buildConfigurations") ?? [])
    }

    private static func layers(
        _ configuration: XcodeObject, paths: XcodePaths, tree: FileTree, limit: Int
    ) -> [[String: String]] {
        let file = configurationFile(configuration, paths: paths)
        let settings = file.map { ConfigurationFile(path: $0, tree: tree, limit: limit).settings }
        return [settings ?? [:], configuration.settings("buildSettings")]
    }

    private static func configurationFile(_ configuration: XcodeObject, paths: XcodePaths) -> String? {
        if let id = configuration.text("baseConfigurationReference") { return paths.paths(of: id).first }
        // A settings file inside a synchronized folder is named by the folder and the path in it.
        guard let folder = configuration.text("baseConfigurationReferenceAnchor"),
            let path = configuration.text("baseConfigurationReferenceRelativePath")
        else { return nil }
        return paths.paths(of: folder).first.flatMap { RelativePath.resolve(path, from: $0) }
    }
}
