import HandrailModel
import HandrailProject
import HandrailSource

/// The languages that targets have string tables for, where several Xcode projects stand beside each other: what one of
/// them is translated into says nothing of another.
struct TargetLanguages: Sendable {
    /// The languages of each Xcode project with tables of its own, by its path; empty where there are not several.
    private let languages: [String: [String]]
    private let projects: [String?]

    /// The languages of the targets of a project.
    ///
    /// - Parameter all: the languages of all string tables.
    init(of project: Project, _ strings: [StringEntry], among all: [String]) {
        projects = project.targets.map(\.xcodeProject)
        guard Set(projects.compactMap { $0 }).count > 1, all.count > 1 else {
            languages = [:]
            return
        }
        var found: [String: Set<String>] = [:]
        var last: StringEntry?
        for entry in strings {
            if let last, last.place.file == entry.place.file, last.language == entry.language { continue }
            let owners = Set((project[entry.place.file]?.targets ?? []).compactMap { project.targets[$0].xcodeProject })
            for owner in owners { found[owner, default: []].insert(entry.language) }
            last = entry
        }
        languages = found.mapValues { own in
            let isBased = own.contains("Base")
            return all.filter { own.contains($0) || isBased && $0 == Self.development(in: project, among: all) }
        }
    }

    /// What tables for all languages are written in.
    private static func development(in project: Project, among all: [String]) -> String? {
        project.targets.lazy.compactMap(\.developmentLanguage).first { all.contains($0) }
    }

    /// The languages of a target by its number; `nil` where all tables count.
    @Sendable func of(_ target: Int) -> [String]? {
        guard projects.indices.contains(target), let project = projects[target] else { return nil }
        return languages[project]
    }
}
