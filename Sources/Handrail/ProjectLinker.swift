import HandrailCode
import HandrailEngine
import HandrailModel
import HandrailProgram
import HandrailProject
import HandrailScenes
import HandrailSource
import HandrailStandards

/// Joins the files of a project into one program, and brings up its screens.
struct ProjectLinker: Sendable {
    /// What the paths of the audit stand for.
    let project: Project
    /// Views of code that is not there, by their names.
    var components: [String: DeclaredComponent] = [:]

    /// The program of all files, with the screens to be evaluated from it.
    @Sendable func link(_ lowered: LoweredFiles) -> LinkedProject.Links {
        let contents = lowered.contents
        let platforms: @Sendable (Int) -> [PlatformVersion] = { [project] target in
            project.targets.indices.contains(target) ? project.targets[target].platforms : []
        }
        let all = units(of: lowered)
        let known = KnownLibraries(among: all, kinds: project.targets.map(\.kind))
        let units = all.filter { !known.contain($0) }
        let program = Program(
            units: units, libraries: libraries, folderTargets: folders, sharedTargets: shared,
            closedTargets: closed(units, contents), spokenClasses: spoken(in: contents),
            designedClasses: DesignedClasses(contents.designedClasses), listedNames: listed(in: contents),
            bundle: contents.bundle, interfaces: interfaces(of: lowered), language: language,
            regions: Set(project.targets.flatMap(\.knownLanguages)), unreadTables: unreadTables, platforms: platforms,
            representables: RepresentableViewReader.view, components: components)
        // What code says of the window holds, whatever the list says.
        let keys = appearances(contents, described: described(by: units))
            .merging(WindowStyles(program: program).keys) { _, window in window }
        let accents = accents(among: contents.colors)
        let languages = TargetLanguages(of: project, contents.bundle.strings, among: program.strings.languages)
        let finder = ScreenFinder(
            program: program, platforms: platforms, appearance: { target in keys[target] },
            accent: { target in accents[target] }, languages: languages.of)
        let applyAppearance: @Sendable (Screen, Int) -> Screen = { screen, target in
            let accented = (languages.of(target).map(screen.speaking) ?? screen).accented(accents[target])
            return keys[target].map(accented.shown(by:)) ?? accented
        }
        let reach = ReachReader(program, units: units)
        return LinkedProject.Links(
            targets: TargetReading(
                project: project, contents: contents, imports: imports(of: lowered),
                overwritten: OverwrittenTexts(in: contents.scenes, program.mentions)
            ).targets,
            notes: notes(on: program, besides: all.count - units.count), material: program,
            isUnused: program.unused.contain,
            reach: { screens, parallel in
                reach.reach(of: screens) { count, body in _ = parallel.map(Array(0..<count), body) }
            }
        ) { queue, bring in
            let available = AvailabilityReader.code(of: units)
            let symbols = standIns(among: contents.images)
            let found = { (number: Int, screen: Screen) in
                let own = symbols.isEmpty ? [] : project[screen.place.file]?.targets ?? []
                let names = own.reduce(into: Set<String>()) { $0.formUnion(symbols[$1] ?? []) }
                bring(
                    number,
                    screen.requiring(available).ofApps(apps(with: screen.place.file)).standingIn(for: names))
            }
            // What stands on screens of UIKit is no screen of SwiftUI besides.
            let others = ViewScreens(
                program: program, platforms: platforms, applyAppearance: applyAppearance, finder: finder)
                .screens(map: queue.each)
            for (number, screen) in others.screens.enumerated() { found(number, screen) }
            let captured = contents.captures
            for (number, screen) in captured.enumerated() { bring(others.screens.count + number, screen) }
            let first = others.screens.count + captured.count
            let own = finder.screens(besides: others.joined, map: queue.each) { number, screen in
                found(first + number, screen)
            }
            return LinkedProject.FoundScreens(
                own.order.map { first + $0 } + Array(0..<first), cuts: others.cuts + own.cuts)
        }
    }

    /// The modules that code imports.
    private func imports(of lowered: LoweredFiles) -> Set<String> {
        let imports = ModuleImports(in: project)
        return lowered.code.reduce(into: []) { modules, file in
            modules.formUnion(imports.modules(of: file.value, at: lowered.read.texts[Int(file.key.value)].path))
        }
    }

    /// What is left out, besides some files of libraries that are known.
    private func notes(on program: Program, besides known: Int) -> [AuditNote] {
        var notes = KnownLibraries.note(known).map { [$0] } ?? []
        let (count, xibs) = (program.unused.count, program.unused.xibCount)
        if count > 0 {
            notes.append(
                AuditNote(
                    path: nil,
                    text: Bilingual(
                        en: "Views and controllers that nothing in the app uses, left out: \(count).",
                        ko: "앱의 어디에서도 쓰지 않아 제외한 뷰와 컨트롤러: \(count)개.")))
        }
        let scenes = program.unusedScenes.count
        if scenes > 0 {
            notes.append(
                AuditNote(
                    path: nil,
                    text: Bilingual(
                        en: "Scenes of storyboards that nothing in the app brings up, left out: \(scenes).",
                        ko: "앱의 어디에서도 띄우지 않아 제외한 스토리보드 장면: \(scenes)개.")))
        }
        if xibs > 0 {
            notes.append(
                AuditNote(
                    path: nil,
                    text: Bilingual(
                        en: "Xibs that nothing in the app loads, left out: \(xibs).",
                        ko: "앱의 어디에서도 불러오지 않아 제외한 xib 파일: \(xibs)개.")))
        }
        return notes
    }

    /// What other files than Swift and interface files say of classes and of xibs.
    private func spoken(in contents: ProjectContents) -> Set<String> {
        contents.classNames.union(
            contents.keys.lazy.filter { !Self.keysOfLaunch.contains($0.name) }.flatMap { key in
                [key.text].compactMap(\.self) + key.list
            }.map { text in
                text.split { $0 == "." || $0 == "/" }.last { $0 != "xib" && $0 != "nib" }.map(String.init) ?? text
            })
    }

    /// What the property lists and the settings of targets name, wherever it stands in them.
    private func listed(in contents: ProjectContents) -> ListedNames {
        var texts: Set<String> = []
        var ofLaunch: Set<String> = []
        func note(_ text: String, of key: String) {
            let name = Self.endingsOfInterfaces.first(where: text.hasSuffix).map { String(text.dropLast($0.count)) }
            if Self.keysOfLaunch.contains(key) { ofLaunch.insert(name ?? text) } else { texts.insert(name ?? text) }
        }
        var open = contents.keys
        while let key = open.popLast() {
            for text in [key.text].compactMap(\.self) + key.list { note(text, of: key.name) }
            open += key.members
        }
        for (key, text) in project.targets.flatMap(\.listSettings.texts) { text.map { note($0, of: key) } }
        return ListedNames(texts, ofLaunch: ofLaunch)
    }

    private static let endingsOfInterfaces = [".storyboard", ".xib", ".nib"]

    /// Keys that name what the system draws while an app starts.
    private static let keysOfLaunch: Set<String> = ["UILaunchStoryboardName", "UILaunchStoryboards"]

    private func units(of lowered: LoweredFiles) -> [SourceUnit] {
        let files = ObjectiveCFiles(lowered) { homeTarget(among: project[$0]?.targets ?? []) }
        return lowered.code.keys.sorted().compactMap { file in
            guard let code = files.code(of: file) else { return nil }
            let targets = project[file]?.targets ?? []
            return SourceUnit(
                file: file, module: homeTarget(among: targets), targets: targets,
                spelling: CodeSpelling(lowered.read.texts[Int(file.value)]), code: code,
                isAudited: lowered.read.isAudited[Int(file.value)])
        }
    }

    /// The target that a file of several is read in: the app, where it is one of them.
    private func homeTarget(among targets: [Int]) -> Int {
        targets.first { project.targets.indices.contains($0) && project.targets[$0].kind == .app } ?? targets.first ?? 0
    }

    /// The apps that a file is built into, where nothing else is built with it.
    private func apps(with file: FileIndex) -> Set<Int> {
        let targets = project[file]?.targets ?? []
        let areApps = targets.allSatisfy { project.targets.indices.contains($0) && project.targets[$0].kind == .app }
        return areApps ? Set(targets) : []
    }

    /// The files that no project speaks for, as targets.
    private var folders: Set<Int> {
        Set(project.targets.indices.filter { project.targets[$0].kind == .folder })
    }

    /// The targets whose declarations others may use.
    private var libraries: Set<Int> {
        Set(
            project.targets.indices.filter { number in
                switch project.targets[number].kind {
                case .framework, .packageLibrary, .bundle, .folder: true
                case .app, .watchApp, .appExtension, .tool, .packageExecutable, .tests: false
                }
            })
    }

    /// The libraries that stand by themselves, and not below the project of an app that takes them in.
    private var shared: Set<Int> {
        let homes = project.targets.compactMap { target -> String? in
            guard target.kind == .app || target.kind == .watchApp, let path = target.xcodeProject else { return nil }
            return path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        }
        return libraries.subtracting(folders).filter { number in
            guard let first = project.targets[number].files.first, let path = project[first]?.path else { return true }
            return !homes.contains { path.hasPrefix($0) }
        }
    }

    /// The targets of which all users are there: those of apps, and what is built for them alone.
    ///
    /// A package that lies in the folder of the app's project itself is one for others, with the app as its example.
    /// Where a generator writes the project of an app, the files that no project speaks for are built for that app.
    private func closed(_ units: [SourceUnit], _ contents: ProjectContents) -> ClosedTargets {
        let homes = Set(
            project.targets.compactMap { target -> String? in
                guard target.kind == .app || target.kind == .watchApp else { return nil }
                return target.xcodeProject.map { path in path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }
            })
        let generated = homes.isEmpty ? generatedApps(units, contents) : []
        guard !homes.isEmpty || !generated.isEmpty else { return ClosedTargets() }
        let shared = shared
        let numbers = project.targets.indices.filter { number in
            if shared.contains(number) { return false }
            guard project.targets[number].kind == .packageLibrary else { return true }
            return project.targets[number].files.first.flatMap { project[$0]?.path }.map { path in
                !homes.contains { path.hasPrefix($0 + "Sources/") || path.hasPrefix($0 + "Source/") }
            } ?? false
        }
        let all = Set(numbers)
        return ClosedTargets(
            all, frameworks: all.filter { project.targets[$0].kind == .framework }.union(generated),
            extensions: all.filter { project.targets[$0].kind == .appExtension })
    }

    /// The folders of apps of which a generator writes the project: code describes it, or the list of an app is there.
    private func generatedApps(_ units: [SourceUnit], _ contents: ProjectContents) -> Set<Int> {
        guard units.contains(where: { $0.code.imports.contains(Self.generator) }) || !shippedLists(contents).isEmpty
        else { return [] }
        return folders
    }

    /// The property lists of apps that people get.
    private func shippedLists(_ contents: ProjectContents) -> Set<FileIndex> {
        Set(contents.keys.lazy.filter { Self.keysOfApps.contains($0.name) }.map(\.place.file).filter { !isOfTrial($0) })
    }

    /// The language that a project says its app is developed in.
    private var language: String? {
        let said = project.targets.filter { $0.developmentLanguage != nil }
        return (said.first { $0.kind == .app } ?? said.first)?.developmentLanguage
    }

    /// The tables of texts that a target names and that are not there, but for that of the system's own keys.
    private var unreadTables: Set<String> {
        let endings = (FileKind.stringTable.extensions + FileKind.stringCatalog.extensions).map { ".\($0)" }
        let names = project.targets.flatMap(\.missingResources).flatMap { path -> [String] in
            let file = path.split(separator: "/").last.map(String.init) ?? path
            return endings.filter(file.hasSuffix).map { String(file.dropLast($0.count)) }
        }
        return Set(names).subtracting(["InfoPlist"])
    }

    /// The scenes of all storyboards and xibs.
    private func interfaces(of lowered: LoweredFiles) -> [LinkedInterface] {
        lowered.contents.scenes.map { scene in
            let file = scene.place.file
            return LinkedInterface(
                scene: scene, target: project[file]?.targets.first ?? 0,
                isAudited: lowered.read.isAudited[Int(file.value)],
                isBase: project[file]?.path.holds("Base.lproj/") ?? false)
        }
    }

    /// The only appearance a target is shown in, by the number of the target, where its Info.plist names one.
    ///
    /// - Parameter described: what a project that is generated of code says of targets whose list is not there.
    private func appearances(_ contents: ProjectContents, described: AppearanceKey?) -> [Int: AppearanceKey] {
        var keys: [Int: AppearanceKey] = [:]
        for (number, target) in project.targets.enumerated() {
            keys[number] = target.infoPlist.flatMap { contents.appearances[$0] }
                ?? target.interfaceStyle.flatMap { AppearanceKey(value: $0, place: nil) }
                ?? (target.infoPlist == nil ? described : nil)
        }
        guard let style = appearanceOfApps(keys, contents) else { return keys }
        for number in libraries where keys[number] == nil { keys[number] = style }
        return keys
    }

    /// The only appearance that code names which an Xcode project is generated of, where all such code agrees.
    private func described(by units: [SourceUnit]) -> AppearanceKey? {
        let values = units.compactMap { unit -> String? in
            let index = unit.code.index
            guard unit.code.imports.contains(Self.generator), index.hasString("UIUserInterfaceStyle") else {
                return nil
            }
            let (light, dark) = (index.hasString("Light"), index.hasString("Dark"))
            return light == dark ? "Automatic" : light ? "Light" : "Dark"
        }
        guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
        return AppearanceKey(value: first, place: nil)
    }

    /// What code imports of which Tuist generates an Xcode project.
    private static let generator = "ProjectDescription"

    /// The only appearance that every app of the project is shown in, and with it what is built for them; `nil` where
    /// some app has both, or none is known.
    private func appearanceOfApps(_ keys: [Int: AppearanceKey], _ contents: ProjectContents) -> AppearanceKey? {
        let apps = project.targets.indices.filter { project.targets[$0].kind == .app }
        // Where a generator writes the project, the lists of its apps are there all the same.
        let named = Set(apps.compactMap { project.targets[$0].infoPlist })
        let lists = Set(contents.keys.filter { Self.keysOfApps.contains($0.name) }.map(\.place.file)).subtracting(named)
        let shipped = lists.filter { !isOfTrial($0) }
        let all = apps.map { keys[$0] } + (shipped.isEmpty ? lists : shipped).sorted().map { contents.appearances[$0] }
        guard let first = all.first ?? nil, all.allSatisfy({ $0?.isDark == first.isDark }) else { return nil }
        return first
    }

    /// Whether a list belongs to an app that only shows developers one part of the project.
    private func isOfTrial(_ list: FileIndex) -> Bool {
        guard let path = project[list]?.path else { return false }
        return path.split(separator: "/").contains { Self.trials.contains($0.lowercased()) }
    }

    private static let trials: Set<String> = ["demo", "demos", "example", "examples", "sample", "samples"]

    /// Keys that only the lists of apps have.
    private static let keysOfApps: Set<String> = [
        "UIApplicationSceneManifest", "UILaunchScreen", "UILaunchStoryboardName", "LSRequiresIPhoneOS",
    ]

    /// The accent color of a target, by the number of the target: the color set that Xcode takes it from by default,
    /// where it has colors. In a new project it is empty, and then the system's blue is left.
    private func accents(among colors: [ColorAsset]) -> [Int: ColorAsset] {
        var accents: [Int: ColorAsset] = [:]
        for color in colors where color.name == "AccentColor" && color.variants.contains(where: { $0.color != nil }) {
            for target in project[color.place.file]?.targets ?? [] { accents[target] = accents[target] ?? color }
        }
        return accents
    }

    /// The names of pictures and symbols in catalogs that are those of system symbols, by the number of the target.
    private func standIns(among images: [ImageAsset]) -> [Int: Set<String>] {
        var names: [Int: Set<String>] = [:]
        for image in images where image.kind != .appIcon && SymbolCatalog.exists(image.name) {
            for target in project[image.place.file]?.targets ?? [] { names[target, default: []].insert(image.name) }
        }
        return names
    }

    /// What VoiceOver says for a system symbol, with the Korean where that is known too.
    @Sendable static func spokenName(of symbol: String) -> Words? {
        guard let spoken = SymbolCatalog.spokenName(of: symbol) else { return nil }
        var translations = ["en": spoken.en]
        translations["ko"] = spoken.ko
        return Words(spoken.en, origin: .symbol(symbol), translations: translations)
    }
}
