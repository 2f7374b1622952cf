import HandrailProject

/// Tells which apps take in other targets of a project.
struct TargetHosts {
    private let apps: [ProjectTarget]
    /// By the name of an app, the names of all targets and products that it is built with, by whatever way.
    private let contents: [String: Set<String>]

    /// The apps of a project, with what they are built with.
    init(of project: Project) {
        let direct = Dictionary(
            project.targets.map { ($0.name, $0.dependencies) }, uniquingKeysWith: { $0 + $1 })
        apps = project.targets.filter { $0.kind == .app || $0.kind == .watchApp }
        contents = Dictionary(
            apps.map { ($0.name, Self.all(behind: $0.name, direct)) }, uniquingKeysWith: { $0.union($1) })
    }

    /// The apps that a target is built into; all of them where none says so.
    func apps(with target: ProjectTarget) -> [ProjectTarget] {
        let hosts = apps.filter { contents[$0.name]?.contains(target.name) ?? false }
        return hosts.isEmpty ? apps : hosts
    }

    /// Every name that leads from a target to another, over those in between.
    private static func all(behind name: String, _ direct: [String: [String]]) -> Set<String> {
        var found: Set<String> = []
        var open = direct[name] ?? []
        while let next = open.popLast() {
            if found.insert(next).inserted { open += direct[next] ?? [] }
        }
        return found
    }
}
