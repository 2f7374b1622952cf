import HandrailBundleImporter
import HandrailCode
import HandrailEngine
import HandrailInterfaceImporter
import HandrailMarkup
import HandrailModel
import HandrailProgram
import HandrailProject
import HandrailRules
import HandrailScenes
import HandrailSemantics
import HandrailSource
import HandrailStandards
import HandrailSwiftImporter

extension Assembly {
    /// Every importer and every rule there is. No other target names them.
    package static let standard = Assembly(rules: rules) { paths, policy throws(AuditError) in
        let project = try project(at: paths, policy: policy)
        return Discovery(files: files(of: project), stages: stages(for: project, policy: policy))
    }

    private static let rules: [RegisteredRule] = Rulebook.all

    private static func stages(for project: Project, policy: AuditPolicy) -> AuditStages {
        let auditsGenerated = policy.included.contains(.generated)
        let files = Dictionary(project.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        return AuditStages(
            read: { file in reading(of: files[file.path], in: project, auditsGenerated: auditsGenerated) },
            lower: SwiftImporter.lower,
            resources: { read in resources(of: read, in: project) },
            link: { lowered in link(lowered, of: project) },
            perceive: Perception(spokenSymbolName: spokenName).perceive)
    }

    private static func link(_ lowered: LoweredFiles, of project: Project) -> LinkedProject.Links {
        let units = lowered.code.keys.sorted().compactMap { file -> SourceUnit? in
            guard let code = lowered.code[file] else { return nil }
            let targets = project[file]?.targets ?? []
            return SourceUnit(
                file: file, module: homeTarget(among: targets, of: project), targets: targets, source: lowered.read.texts[Int(file.value)],
                code: code, isAudited: lowered.read.isAudited[Int(file.value)])
        }
        let contents = lowered.resources.map(\.contents)
        let bundle = BundleContents(
            strings: contents.flatMap(\.strings), images: contents.flatMap(\.images), colors: contents.flatMap(\.colors))
        let platforms: @Sendable (Int) -> [PlatformVersion] = { target in
            project.targets.indices.contains(target) ? project.targets[target].platforms : []
        }
        let program = Program(
            units: units, libraries: libraries(of: project), loose: folders(of: project), bundle: bundle, interfaces: interfaces(of: lowered, in: project),
            classWrites: lowered.resources.flatMap(\.classWrites), language: language(of: project), platforms: platforms,
            representables: RepresentableViewReader.view)
        let keys = appearances(of: project, lowered.read).merging(WindowStyles(program: program).keys) { own, _ in own }
        let accents = accents(among: bundle.colors, of: project)
        let finder = ScreenFinder(
            program: program, platforms: platforms, appearance: { target in keys[target] },
            accent: { target in accents[target] })
        let dressed: @Sendable (Screen, Int) -> Screen = { screen, target in
            let accented = screen.accented(accents[target])
            return keys[target].map(accented.shown(by:)) ?? accented
        }
        return LinkedProject.Links(notes: lowered.resources.flatMap(\.notes), material: program) { crew, found in
            // What stands on screens of UIKit is no screen of SwiftUI besides.
            let others = ViewScreens(program: program, platforms: platforms, dressed: dressed, finder: finder)
                .screens(map: crew.each)
            for (number, screen) in others.screens.enumerated() { found(number, screen) }
            let first = others.screens.count
            let order = finder.screens(besides: others.joined, map: crew.each) { number, screen in found(first + number, screen) }
            return order.map { first + $0 } + others.screens.indices
        }
    }

    /// The files that no project speaks for, as targets.
    private static func folders(of project: Project) -> Set<Int> {
        Set(project.targets.indices.filter { project.targets[$0].kind == .folder })
    }

    /// The target that a file of several is read in: the app, where it is one of them.
    private static func homeTarget(among targets: [Int], of project: Project) -> Int {
        targets.first { project.targets.indices.contains($0) && project.targets[$0].kind == .app } ?? targets.first ?? 0
    }

    /// The language that a project says its app is developed in.
    private static func language(of project: Project) -> String? {
        (project.targets.first { $0.kind == .app && $0.developmentLanguage != nil } ?? project.targets.first { $0.developmentLanguage != nil })?
            .developmentLanguage
    }

    /// The targets whose declarations others may use.
    private static func libraries(of project: Project) -> Set<Int> {
        Set(
            project.targets.indices.filter { number in
                switch project.targets[number].kind {
                case .framework, .packageLibrary, .bundle, .folder: true
                case .app, .watchApp, .appExtension, .tool, .packageExecutable, .tests: false
                }
            })
    }

    /// The only appearance a target is shown in, by the number of the target, where its Info.plist names one.
    private static func appearances(of project: Project, _ read: ReadFiles) -> [Int: AppearanceKey] {
        var keys: [Int: AppearanceKey] = [:]
        for (number, target) in project.targets.enumerated() {
            if let file = target.infoPlist, read.texts.indices.contains(Int(file.value)) {
                keys[number] = InfoPlistImporter().appearance(of: read.texts[Int(file.value)].bytes, file: file)
            }
            if keys[number] == nil, let style = target.interfaceStyle {
                keys[number] = AppearanceKey(value: style, place: nil)
            }
        }
        return keys
    }

    /// The accent color of a target, by the number of the target: the color set that Xcode takes it from by default,
    /// where it has colors. In a new project it is empty, and then the system's blue is left.
    private static func accents(among colors: [ColorAsset], of project: Project) -> [Int: ColorAsset] {
        var accents: [Int: ColorAsset] = [:]
        for color in colors where color.name == "AccentColor" && color.variants.contains(where: { $0.color != nil }) {
            for target in project[color.place.file]?.targets ?? [] { accents[target] = accents[target] ?? color }
        }
        return accents
    }

    /// The scenes of all storyboards and xibs.
    private static func interfaces(of lowered: LoweredFiles, in project: Project) -> [LinkedInterface] {
        lowered.resources.flatMap(\.scenes).map { scene in
            let file = scene.place.file
            return LinkedInterface(
                scene: scene, target: project[file]?.targets.first ?? 0,
                isAudited: lowered.read.isAudited[Int(file.value)],
                isBase: project[file]?.path.contains("Base.lproj/") ?? false)
        }
    }

    /// Each string table and interface file by itself, for they may outweigh the code, and all other resources.
    private static func resources(of read: ReadFiles, in project: Project) -> [@Sendable () -> ResourceContents] {
        let files = read.discovered.files
        let resources = files.indices.filter { files[$0].treatment == .resource || files[$0].treatment == .listed }
        let tables = resources.filter { StringTableImporter.reads(files[$0].path) }
        let others = resources.filter { !StringTableImporter.reads(files[$0].path) }
        let strings = tables.map { index in
            { @Sendable in
                let (entries, notes) = StringTableImporter().read(
                    path: files[index].path, bytes: read.texts[index].bytes, file: FileIndex(index))
                return ResourceContents(contents: BundleContents(strings: entries), notes: notes)
            }
        }
        let interfaces = read.interfaceFiles.map { file in
            { @Sendable in
                let text = read.texts[Int(file.value)]
                let interface = InterfaceImporter().read(
                    path: text.path, bytes: text.bytes, file: file, isTranscoded: text.isTranscoded)
                return ResourceContents(scenes: interface.scenes, notes: interface.notes)
            }
        }
        return strings + interfaces + [
            { objectiveC(in: read) },
            {
                let positions = Dictionary(
                    others.map { (files[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
                let (assets, notes) = BundleImporter().read(
                    files: others.map { (files[$0].path, FileIndex($0)) },
                    read: { path in positions[path].map { read.texts[$0].bytes } },
                    head: { path, count in
                        positions[path].flatMap { project[FileIndex($0)] }.flatMap { try? project.start(of: $0, count: count) }
                    })
                return ResourceContents(
                    contents: BundleContents(images: assets.images, colors: assets.colors), notes: notes)
            }
        ]
    }

    /// What VoiceOver says for a system symbol, with the Korean where that is known too.
    private static func spokenName(of symbol: String) -> Words? {
        guard let spoken = SymbolCatalog.spokenName(of: symbol) else { return nil }
        var translations = ["en": spoken.en]
        translations["ko"] = spoken.ko
        return Words(spoken.en, origin: .symbol(symbol), translations: translations)
    }

    private static func project(at paths: [String], policy: AuditPolicy) throws(AuditError) -> Project {
        let options = DiscoveryOptions(included: Set(policy.included.map(\.reason)))
        let finder = ProjectFinder(options: options) { path, bytes in
            SwiftImporter.lower(SourceText(path: path, bytes: bytes))
        }
        do throws(ProjectError) {
            return try finder.project(at: paths)
        } catch {
            throw AuditError(error.kind, error.message)
        }
    }

    private static func files(of project: Project) -> DiscoveredFiles {
        let lists = Set(project.targets.compactMap(\.infoPlist))
        return DiscoveredFiles(
            root: project.root,
            files: project.files.enumerated().map { number, file in
                DiscoveredFiles.File(
                    path: file.path, treatment: lists.contains(FileIndex(number)) ? .resource : file.kind.treatment,
                    isAudited: file.role == .audited)
            },
            targets: project.targets.count, notes: project.notes)
    }

    private static func reading(
        of file: ProjectFile?, in project: Project, auditsGenerated: Bool
    ) -> FileReading {
        guard let file else { return FileReading(problem: ProjectError.noPath.message) }
        do throws(ProjectError) {
            let bytes = try project.bytes(of: file)
            let isGenerated =
                !auditsGenerated && file.kind == .swift && GeneratedMarker.isGenerated(firstBytes: bytes)
            let isTranscoded = file.kind.isText && Transcoding.applies(to: bytes)
            return FileReading(
                bytes: isTranscoded ? Transcoding.utf8(bytes) : bytes, isAudited: file.role == .audited && !isGenerated,
                isTranscoded: isTranscoded)
        } catch {
            return FileReading(problem: error.message)
        }
    }
}

extension SkippedCode {
    /// What discovery calls it.
    fileprivate var reason: SkipReason {
        switch self {
        case .tests: .tests
        case .generated: .generated
        case .vendored: .vendored
        case .pods: .pods
        case .carthage: .carthage
        case .buildProducts: .buildProducts
        case .checkouts: .packageCheckouts
        case .nodeModules: .nodeModules
        }
    }
}

extension ProjectError {
    /// A path that is not there is a mistake in the request; what is there and cannot be read leaves nothing to audit.
    fileprivate var kind: AuditError.Kind {
        switch self {
        case .noPath, .notFound: .badRequest
        case .notReadable, .notAuditable, .tooLarge: .nothingToAudit
        }
    }
}

extension FileKind {
    /// Whether such a file is text that Xcode or its tools may keep in UTF-16.
    fileprivate var isText: Bool {
        switch self {
        case .stringTable, .interface: true
        case .swift, .stringCatalog, .assetCatalogContents, .objectiveC, .image, .plist, .entitlements, .privacyManifest: false
        }
    }

    /// What the engine does with such a file.
    fileprivate var treatment: DiscoveredFiles.File.Treatment {
        switch self {
        case .swift: .swift
        case .stringTable, .stringCatalog, .assetCatalogContents: .resource
        case .interface: .interface
        case .objectiveC: .objectiveC
        case .image, .plist, .entitlements, .privacyManifest: .listed
        }
    }
}
