import HandrailModel
import HandrailProject
import HandrailSource

/// The files of apps by which developers try parts of an app out that lies in the same project: nobody else gets them.
/// Where such an app is all there is, as beside a library, it stands for what people get.
struct TrialApps: Sendable {
    /// The files that belong to nothing but such apps.
    let files: Set<FileIndex>

    /// Those of a project, told by the names of its apps, and of folders where no project speaks for the files.
    init(in project: Project) {
        var found: Set<FileIndex> = []
        let apps = project.targets.filter { $0.kind == .app }
        let trials = apps.filter { Self.isTrial($0.name) }
        let shipped = apps.filter { !Self.isTrial($0.name) }
        if !trials.isEmpty, !shipped.isEmpty {
            let others = project.targets.filter { target in !trials.contains { $0.name == target.name } }
            let shared = others.reduce(into: Set<FileIndex>()) { $0.formUnion($1.files) }
            for trial in trials where shipped.contains(where: { $0.runsBeside(trial) }) {
                found.formUnion(Set(trial.files).subtracting(shared))
            }
        }
        for target in project.targets where target.kind == .folder {
            found.formUnion(Self.files(of: target, in: project))
        }
        files = found
    }

    /// What the report says of them; `nil` where there are none.
    var note: AuditNote? {
        guard !files.isEmpty else { return nil }
        return AuditNote(
            path: nil,
            text: Bilingual(
                en: "Files of apps that only try out parts of the app, left out: \(files.count).",
                ko: "앱의 일부를 시험해 보는 앱이라서 제외한 파일: \(files.count)개."))
    }

    /// The files in folders for trials that hold an app, where another app lies outside of them.
    private static func files(of target: ProjectTarget, in project: Project) -> Set<FileIndex> {
        let paths = target.files.compactMap { file in project[file].map { (file, folders: folders(of: $0.path)) } }
        let starts = target.files.compactMap { project[$0]?.path }.filter(isStart).map(folders)
        let isShipped = starts.contains { trial(among: $0) == nil && !isOfTests($0) }
        let homes = Set(starts.compactMap(trial))
        guard isShipped, !homes.isEmpty else { return [] }
        return Set(paths.lazy.filter { trial(among: $0.folders).map(homes.contains) ?? false }.map(\.0))
    }

    private static func folders(of path: String) -> [Substring] { parts(of: path).dropLast() }

    /// The folders of a path and its file, over bytes: telling characters apart would take longer than everything else.
    private static func parts(of path: String) -> [Substring] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    }

    /// The path of the outermost folder for trials.
    private static func trial(among folders: [Substring]) -> String? {
        folders.firstIndex { words.contains($0.lowercased()) }.map { folders[...$0].joined(separator: "/") }
    }

    /// Whether it lies in a folder of tests, whose app only runs them.
    private static func isOfTests(_ folders: [Substring]) -> Bool {
        folders.contains { $0.lowercased().holds("test") }
    }

    /// Whether a file is usually where an app begins.
    private static func isStart(_ path: String) -> Bool {
        guard let name = parts(of: path).last, name.hasSuffix(".swift") || name.hasSuffix(".m") else {
            return false
        }
        let stem = name.prefix { $0 != "." }
        return stem.hasSuffix("App") || stem.hasSuffix("AppDelegate")
    }

    private static func isTrial(_ name: String) -> Bool { !words.isDisjoint(with: name.camelCaseWords) }

    private static let words: Set<String> = ["demo", "demos", "example", "examples", "sample", "samples"]
}

extension ProjectTarget {
    /// Whether it is built by the project that builds another one, for a platform that the other runs on. A collection
    /// of samples has a project for each.
    fileprivate func runsBeside(_ other: ProjectTarget) -> Bool {
        guard xcodeProject == other.xcodeProject else { return false }
        return other.platforms.isEmpty || platforms.isEmpty
            || !Set(platforms.map(\.platform)).isDisjoint(with: other.platforms.map(\.platform))
    }
}
