import HandrailModel
import HandrailProject
import HandrailSource

/// Tells what a project says of its targets: what they build, what they declare, in which languages.
struct TargetReading {
    private let project: Project
    private let contents: ProjectContents
    private let modules: [String]
    /// The texts of each string table, as parts of the list of all.
    private let texts: [FileIndex: ArraySlice<StringEntry>]
    private let overwritten: OverwrittenTexts

    /// A reading of a project with what its importers read.
    ///
    /// - Parameters:
    ///   - imports: the modules that its code imports.
    ///   - overwritten: the objects of interface files whose texts code replaces.
    init(project: Project, contents: ProjectContents, imports: Set<String>, overwritten: OverwrittenTexts) {
        self.overwritten = overwritten
        self.project = project
        self.contents = contents
        let own = Set(project.targets.map { $0.name.replacing("-", with: "_").replacing(" ", with: "_") })
        modules = imports.subtracting(own).sorted()
        texts = Self.byFile(contents.strings)
    }

    /// The texts of a file follow each other.
    private static func byFile(_ texts: [StringEntry]) -> [FileIndex: ArraySlice<StringEntry>] {
        var byFile: [FileIndex: ArraySlice<StringEntry>] = [:]
        var rest = texts[...]
        while let file = rest.first?.place.file {
            let own = rest.prefix { $0.place.file == file }
            byFile[file] = byFile[file].map { $0 + own } ?? own
            rest = rest.dropFirst(own.count)
        }
        return byFile
    }

    /// All targets, without those that have no file.
    var targets: [TargetFacts] {
        let hosts = TargetHosts(of: project)
        let samples = Set(project.targets.filter(isSample).map(\.name))
        // A project of samples alone is what it is about; one of many apps shows how to make them.
        let isOfSamples = project.targets.allSatisfy { $0.kind == .tests || samples.contains($0.name) }
        let projects = Set(project.targets.filter { $0.kind == .app }.compactMap(\.xcodeProject))
        let isCollection = projects.count >= Self.manyProjects
        // What several targets have in common is told of the one that people are given.
        let ordered = project.targets.filter { !BuildVariant.isNamed($0.name) }
            + project.targets.filter { BuildVariant.isNamed($0.name) }
        return ordered.compactMap { target in
            guard let file = target.infoPlist ?? target.files.first(where: isCode) ?? target.files.first else {
                return nil
            }
            return TargetFacts(
                name: target.name, kind: target.kind.facts, platforms: target.platforms,
                developmentLanguage: target.developmentLanguage, languages: target.knownLanguages,
                keys: keys(of: target),
                declared: declarations(of: target, ofApps: purposes(ofApps: hosts.apps(with: target))),
                files: Set(target.files), developerFiles: developerFiles(of: target),
                isSample: isCollection || !isOfSamples && samples.contains(target.name),
                modules: modules, place: SourcePlace(file: file, range: .zero))
        }
    }

    /// The keys that ask people for something of some apps; `nil` where the list of one of them is not there.
    private func purposes(ofApps apps: [ProjectTarget]) -> [BundleKey]? {
        let all = apps.map(purposes)
        let known = all.compactMap { $0 }
        return all.isEmpty || known.count < all.count ? nil : known.flatMap { $0 }
    }

    /// Whether a target is called after samples, is an app that only tests run in, or has all of its code in folders
    /// that are called so.
    private func isSample(_ target: ProjectTarget) -> Bool {
        if BuildVariant.has(Self.sampleWords, target.name) { return true }
        let isHost = BuildVariant.has(["host"], target.name) && BuildVariant.isNamed(target.name)
        if isHost, target.kind == .app { return true }
        let code = target.files.filter(isCode)
        return !code.isEmpty && code.allSatisfy { file in
            project[file].map { Self.isIn(Self.sampleWords, $0.path) } ?? false
        }
    }

    /// Projects with an app of their own from which on a folder is a collection of lessons.
    private static let manyProjects = 6

    private static let sampleWords: Set<String> = [
        "demo", "demos", "example", "examples", "playground", "playgrounds", "sample", "samples",
    ]

    /// The files of a target in folders that are called after what only its makers see; none where all of it is, as in
    /// a sample that stands for itself.
    private func developerFiles(of target: ProjectTarget) -> Set<FileIndex> {
        let code = target.files.filter(isCode)
        // Many files lie in few folders: of the name of each it is asked once.
        var answers: [Substring: Bool] = [:]
        let found = code.filter { file in
            guard let path = project[file]?.path else { return false }
            return Self.folders(of: path).contains { folder in
                if let known = answers[folder] { return known }
                let answer = BuildVariant.has(Self.developerWords, String(folder))
                answers[folder] = answer
                return answer
            }
        }
        return found.count == code.count ? [] : Set(found)
    }

    private func isCode(_ file: FileIndex) -> Bool {
        project[file]?.kind == .swift || project[file]?.kind == .objectiveC
    }

    /// Whether a folder that a file lies in has one of some words in its name.
    private static func isIn(_ words: Set<String>, _ path: String) -> Bool {
        folders(of: path).contains { BuildVariant.has(words, String($0)) }
    }

    /// The folders of a path, over bytes: telling characters apart would take longer than everything else.
    private static func folders(of path: String) -> ArraySlice<Substring> {
        path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }.dropLast()
    }

    private static let developerWords: Set<String> = sampleWords.union(["debug", "debugging"])

    /// The keys of the list of a target once it is built: those in the file come first.
    private func keys(of target: ProjectTarget) -> [BundleKey] {
        let written = filled(contents.keys.filter { $0.place.file == target.infoPlist }, of: target)
        guard let first = target.infoPlist ?? target.files.first else { return written }
        let names = Set(written.map(\.name))
        let place = SourcePlace(file: first, range: .zero)
        let set = target.listSettings.texts.sorted { $0.key < $1.key }.map { setting, text in
            let isList = setting.hasPrefix(Self.orientations)
            return BundleKey(
                name: Self.keysOfSettings[setting] ?? setting, text: isList ? nil : text,
                list: isList ? text?.split(separator: " ").map(String.init) ?? [] : [],
                flag: text.flatMap { Self.flags[$0.uppercased()] },
                setting: Self.settingPrefix + setting, place: place)
        }
        return written + set.filter { !names.contains($0.name) }
    }

    /// The keys of a list with the variables of build settings filled in; what is not known stays as it is written.
    private func filled(_ keys: [BundleKey], of target: ProjectTarget) -> [BundleKey] {
        target.listSettings.variables.isEmpty ? keys : keys.map { $0.filling(target.listSettings.filling) }
    }

    private static let settingPrefix = "INFOPLIST_KEY_"
    private static let flags = ["YES": true, "NO": false]
    private static let orientations = "UISupportedInterfaceOrientations"
    private static let keysOfSettings = [
        orientations + "_iPhone": orientations, orientations + "_iPad": orientations + "~ipad",
    ]

    private func declarations(of target: ProjectTarget, ofApps: [BundleKey]?) -> TargetFacts.Declarations {
        let manifests = target.files.filter { project[$0]?.kind == .privacyManifest }
        let read = manifests.compactMap { contents.declarations[$0] }
        let tables = target.files.compactMap { texts[$0] }
        var spoken: Set<String> = []
        let lists = listTables(of: target)
        for entry in tables.joined() where entry.isOfApp && !lists.contains(entry.table) {
            spoken.insert(entry.language)
        }
        return TargetFacts.Declarations(
            purposes: purposes(of: target), purposesOfApps: ofApps, manifests: read,
            hasUnreadManifest: read.count < manifests.count || namesMissingManifest(target),
            entitlements: filled(target.entitlements.flatMap { contents.declarations[$0] } ?? [], of: target),
            texts: tables.flatMap { $0.filter { lists.contains($0.table) } },
            tables: tables.filter { $0.first?.isOfApp ?? false }.map(seen), spoken: spoken.sorted(),
            settings: tables.filter { $0.first?.table.hasPrefix(StringEntry.settings) ?? false }.flatMap { $0 })
    }

    /// The tables that a list takes its texts from: `InfoPlist`, and one that is called after its file, as
    /// `Info-LitePlist` after `Info-Lite.plist`.
    private func listTables(of target: ProjectTarget) -> Set<String> {
        let file = target.infoPlist.flatMap { project[$0]?.path.split(separator: "/").last }
        let name = file.map { $0.hasSuffix(".plist") ? String($0.dropLast(6)) : String($0) }
        return Set(["InfoPlist"] + (name.map { [$0 + "Plist"] } ?? []))
    }

    /// The texts of a table that people see; a table of which they see all is not copied.
    private func seen(_ texts: ArraySlice<StringEntry>) -> ArraySlice<StringEntry> {
        guard texts.contains(where: overwritten.contain) else { return texts }
        return texts.filter { !overwritten.contain($0) }[...]
    }

    /// Whether a manifest that the project names is nowhere: it may be written during the build.
    private func namesMissingManifest(_ target: ProjectTarget) -> Bool {
        target.missingResources.contains { $0.hasSuffix(".xcprivacy") }
    }

    /// The keys that ask people for something, of the list of a target once it is built; `nil` where the list is not
    /// there to be read.
    private func purposes(of target: ProjectTarget) -> [BundleKey]? {
        let settings = target.listSettings
        var keys: [BundleKey] = []
        switch target.infoPlist {
        case let file?:
            guard let read = contents.declarations[file] else { return nil }
            keys = filled(read.filter { $0.name.holds("UsageDescription") }, of: target)
        case nil:
            guard !settings.namesFile, target.xcodeProject != nil else { return nil }
        }
        guard let first = target.infoPlist ?? target.files.first else { return keys }
        let written = Set(keys.map(\.name))
        let place = SourcePlace(file: first, range: .zero)
        for (name, text) in settings.texts.sorted(by: { $0.key < $1.key })
        where name.holds("UsageDescription") && !written.contains(name) {
            keys.append(BundleKey(name: name, text: text, place: place))
        }
        return keys
    }
}

extension TargetKind {
    fileprivate var facts: TargetFacts.Kind {
        switch self {
        case .app, .watchApp: .app
        case .appExtension: .appExtension
        case .framework, .bundle, .tool, .packageLibrary, .packageExecutable, .tests, .folder: .other
        }
    }
}
