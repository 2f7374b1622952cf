import HandrailModel
import HandrailSource
import Yams

/// Reads the `project.yml` that XcodeGen makes an Xcode project of, where no project is committed.
///
/// What is no literal is unknown: settings of presets, what included files say, and targets that scripts add.
/// Source of the keys: XcodeGen, “Project Spec”.
struct GeneratedProjectReader {
    private let path: String
    private let tree: FileTree
    private let root: Node

    /// The project of a file; `nil` where it is none of that kind, or is written as nobody writes one.
    static func read(path: String, tree: FileTree) -> ReadProject? {
        guard let bytes = try? tree.bytes(at: path, limit: mostBytes),
            let text = String(validating: bytes, as: UTF8.self), isPlain(text),
            let root = try? Yams.compose(yaml: text), root["targets"]?.mapping != nil
        else { return nil }
        let reader = GeneratedProjectReader(path: path, tree: tree, root: root)
        let name = root["name"]?.string ?? "Project"
        let project = RelativePath.join(RelativePath.folder(of: path), "\(name).xcodeproj")
        let targets = reader.targets(of: project)
        return targets.isEmpty ? nil : ReadProject(path: project, reading: ProjectReading(targets: targets, notes: []))
    }

    private static let mostBytes = 256 << 10
    private static let deepest = 64

    /// Whether a text is nested no deeper than people write: the parser goes as deep as the text does.
    private static func isPlain(_ text: String) -> Bool {
        var depth = 0
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            guard line.prefix(while: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }).count <= 2 * deepest
            else { return false }
            for byte in line {
                if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
                guard depth <= deepest else { return false }
            }
        }
        return true
    }

    private func targets(of project: String) -> [UnnumberedTarget] {
        (root["targets"]?.mapping ?? [:]).compactMap { key, value in
            guard let name = key.string else { return nil }
            return target(name, templates(of: value) + [value], project)
        }
    }

    /// The templates that a target is made from, the weakest first.
    private func templates(of target: Node) -> [Node] {
        Self.texts(target["templates"]).compactMap { root["targetTemplates"]?[$0] }
    }

    private func target(_ name: String, _ layers: [Node], _ project: String) -> UnnumberedTarget? {
        let last = { (key: String) in layers.last { $0[key] != nil }?[key] }
        guard let type = last("type")?.string else { return nil }
        let settings = configurations(name, layers)
        let folder = RelativePath.folder(of: path)
        let named = { (key: String, setting: String) -> Int? in
            let own = last(key)?["path"]?.string ?? last(key)?.string
            let text = own ?? settings.lazy.compactMap { $0.value(setting) }.first
            return text.flatMap { RelativePath.resolve($0, from: folder) }.flatMap(tree.file)
        }
        let infoPlist = named("info", "INFOPLIST_FILE")
        let entitlements = named("entitlements", "CODE_SIGN_ENTITLEMENTS")
        let platforms = platforms(last("platform") ?? last("supportedDestinations"), last("deploymentTarget"), settings)
        let sources = layers.flatMap { Self.list($0["sources"]) }.reduce(into: Set<Int>()) { files, source in
            files.formUnion(self.files(of: source, in: folder, target: name))
        }
        let bundled = sources.filter { tree.files[$0].kind.bundling != .never && $0 != infoPlist }
        let language = root["options"]?["developmentLanguage"]?.string ?? "en"
        let list = InfoListSettings(settings, developmentLanguage: language)
        return UnnumberedTarget(
            name: name,
            kind: XcodeProductType.kind("com.apple.product-type." + type, platforms: platforms),
            platforms: platforms, files: sources.union([infoPlist, entitlements].compactMap { $0 }),
            bundleResources: bundled, infoPlist: infoPlist, entitlements: entitlements,
            developmentLanguage: language, xcodeProject: project,
            listSettings: InfoListSettings(
                texts: list.texts.merging(texts(of: last("info")?["properties"])) { own, _ in own },
                namesFile: last("info") == nil && list.namesFile, variables: list.variables),
            dependencies: Set(layers.flatMap { Self.list($0["dependencies"]) }.compactMap { dependency in
                (dependency["target"] ?? dependency["product"] ?? dependency["package"])?.string
            }))
    }

    /// What the list that is written for a target has as texts.
    private func texts(of properties: Node?) -> [String: String?] {
        var texts: [String: String?] = [:]
        for (key, value) in properties?.mapping ?? [:] {
            guard let name = key.string, let text = value.string else { continue }
            texts.updateValue(text, forKey: name)
        }
        return texts
    }

    // MARK: Files

    private func files(of source: Node, in folder: String, target: String) -> [Int] {
        guard let written = source.string ?? source["path"]?.string,
            let path = RelativePath.resolve(Self.filled(written, target), from: folder)
        else { return [] }
        if source["buildPhase"]?.string == "none" { return [] }
        let excluded = Self.texts(source["excludes"]).map { GlobPattern(RelativePath.join(path, $0)) }
        return tree.files(at: path).filter { file in !excluded.contains { $0.matches(tree.files[file].path) } }
    }

    // MARK: Settings

    private func configurations(_ name: String, _ layers: [Node]) -> [BuildSettings] {
        let names = (root["configs"]?.mapping?.keys.compactMap(\.string)).map { Array($0) } ?? ["Debug", "Release"]
        let builtIn = [
            "SRCROOT": ".", "SOURCE_ROOT": ".", "PROJECT_DIR": ".", "TARGET_NAME": name, "PRODUCT_NAME": name,
        ]
        return names.map { configuration in
            let all = ([root] + layers).flatMap { settings(of: $0["settings"], in: configuration, depth: 0) }
            return BuildSettings(
                layers: [builtIn] + all.map { $0.mapValues { Self.filled($0, name) } }, configuration: configuration)
        }
    }

    /// The settings of one configuration, the weakest first: groups, those of all, those of its own.
    private func settings(of node: Node?, in configuration: String, depth: Int) -> [[String: String]] {
        guard let node, node.mapping != nil, depth < 8 else { return [] }
        guard node["base"] != nil || node["configs"] != nil || node["groups"] != nil else { return [Self.values(node)] }
        let groups = Self.texts(node["groups"]).flatMap { group in
            settings(of: root["settingGroups"]?[group], in: configuration, depth: depth + 1)
        }
        let own = node["configs"]?.mapping?.first { key, _ in
            key.string.map { configuration.lowercased().contains($0.lowercased()) } ?? false
        }?.value
        return groups + [Self.values(node["base"])] + settings(of: own, in: configuration, depth: depth + 1)
    }

    private static func values(_ node: Node?) -> [String: String] {
        var values: [String: String] = [:]
        for (key, value) in node?.mapping ?? [:] {
            guard let name = key.string else { continue }
            values[name] = value.string.map { flags[$0] ?? $0 } ?? texts(value).joined(separator: " ")
        }
        return values
    }

    /// How truth values of YAML are written as settings.
    private static let flags = ["true": "YES", "false": "NO"]

    private func platforms(_ named: Node?, _ target: Node?, _ settings: [BuildSettings]) -> [PlatformVersion] {
        let platforms = Self.texts(named).compactMap { Self.platforms[$0] }
        guard !platforms.isEmpty else { return PlatformSettings.platforms(settings) }
        return Set(platforms).sorted().map { platform in
            let name = Self.platforms.first { $0.value == platform }?.key ?? ""
            let all = root["options"]?["deploymentTarget"]
            let written = target?.string ?? target?[name]?.string ?? all?[name]?.string
            let known = written.flatMap { Version($0) }
                ?? PlatformSettings.platforms(settings).first { $0.platform == platform }?.version
            return PlatformVersion(platform: platform, version: known)
        }
    }

    private static let platforms: [String: Platform] = [
        "iOS": .iOS, "macOS": .macOS, "tvOS": .tvOS, "watchOS": .watchOS, "visionOS": .visionOS,
        "macCatalyst": .macCatalyst,
    ]

    // MARK: Nodes

    /// The elements of a list; a single value is a list of one.
    private static func list(_ node: Node?) -> [Node] {
        guard let node else { return [] }
        return node.sequence.map { Array($0) } ?? [node]
    }

    private static func texts(_ node: Node?) -> [String] { list(node).compactMap(\.string) }

    private static func filled(_ text: String, _ target: String) -> String {
        text.replacing("${target_name}", with: target)
    }
}
