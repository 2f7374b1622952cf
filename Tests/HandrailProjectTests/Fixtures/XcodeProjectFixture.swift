/// Writes the text of a `project.pbxproj` for a test.
struct XcodeProjectFixture {
    private var objects: [(id: String, fields: [(String, String)])] = []
    private var count = 0

    /// The fixture's text.
    var text: String {
        let body = objects.map { object in
            "\t\t\(object.id) /* comment */ = {" + object.fields.map { "\($0.0) = \($0.1); " }.joined() + "};\n"
        }
        return "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjects = {\n\(body.joined())\t};\n\trootObject = ROOT;\n}\n"
    }

    /// Adds an object with an id of its own or a new one, and returns the id. Values are texts in property list syntax.
    @discardableResult
    mutating func add(_ isa: String, id: String? = nil, _ fields: KeyValuePairs<String, String> = [:]) -> String {
        count += 1
        let id = id ?? "OBJ\(count)"
        objects.append((id, [("isa", isa)] + fields.map { ($0.key, $0.value) }))
        return id
    }

    /// Adds a file reference.
    mutating func file(_ path: String, tree: String = "<group>") -> String {
        add("PBXFileReference", ["path": Self.quoted(path), "sourceTree": Self.quoted(tree)])
    }

    /// Adds a group; one without a path only sorts what is in it.
    mutating func group(_ path: String? = nil, _ children: [String], tree: String = "<group>") -> String {
        guard let path else {
            return add("PBXGroup", ["children": Self.list(children), "sourceTree": Self.quoted(tree)])
        }
        return add(
            "PBXGroup", ["children": Self.list(children), "path": Self.quoted(path), "sourceTree": Self.quoted(tree)])
    }

    /// Adds a list of configurations, each with a name, settings and perhaps a settings file.
    mutating func configurations(_ configurations: [(name: String, settings: [String: String], file: String?)])
        -> String
    {
        let ids = configurations.map { configuration in
            let settings = configuration.settings.map { "\"\($0.key)\" = \(Self.quoted($0.value)); " }.joined()
            guard let file = configuration.file else {
                return add("XCBuildConfiguration", ["name": configuration.name, "buildSettings": "{\(settings)}"])
            }
            return add(
                "XCBuildConfiguration",
                ["name": configuration.name, "buildSettings": "{\(settings)}", "baseConfigurationReference": file])
        }
        return add("XCConfigurationList", ["buildConfigurations": Self.list(ids)])
    }

    /// Adds a target.
    @discardableResult
    mutating func target(
        _ name: String, type: String = "application", sources: [String] = [], resources: [String] = [],
        synchronized: [String] = [], settings: [String: String] = [:]
    ) -> String {
        let list = configurations([("Release", settings, nil)])
        return target(
            name, type: type, sources: sources, resources: resources, synchronized: synchronized, configurations: list)
    }

    /// Adds a target with a list of configurations.
    @discardableResult
    mutating func target(
        _ name: String, type: String = "application", sources: [String] = [], resources: [String] = [],
        synchronized: [String] = [], configurations: String
    ) -> String {
        let phases = [phase("PBXSourcesBuildPhase", sources), phase("PBXResourcesBuildPhase", resources)]
        return add(
            "PBXNativeTarget", id: "TARGET_\(name)",
            [
                "name": Self.quoted(name), "productType": Self.quoted("com.apple.product-type.\(type)"),
                "buildPhases": Self.list(phases), "fileSystemSynchronizedGroups": Self.list(synchronized),
                "buildConfigurationList": configurations,
            ])
    }

    /// Adds the project object that everything hangs on.
    mutating func root(
        mainGroup: String, targets: [String], settings: [String: String] = [:], regions: [String] = ["en", "Base"]
    ) {
        let list = configurations([("Release", settings, nil)])
        add(
            "PBXProject", id: "ROOT",
            [
                "mainGroup": mainGroup, "targets": Self.list(targets), "buildConfigurationList": list,
                "developmentRegion": "en", "knownRegions": Self.list(regions),
            ])
    }

    /// A text in quotes.
    static func quoted(_ text: String) -> String { "\"\(text)\"" }

    /// A list of texts.
    static func list(_ texts: [String]) -> String { "(" + texts.map { quoted($0) + ", " }.joined() + ")" }

    /// Adds a build phase.
    mutating func phase(_ isa: String, _ files: [String]) -> String {
        let builds = files.map { add("PBXBuildFile", ["fileRef": $0]) }
        return add(isa, ["files": Self.list(builds)])
    }
}
