public import HandrailRules
import HandrailSource
import HandrailStandards

/// The rules that take part in an audit.
public struct RuleSelection: Sendable {
    /// The rules that examine screens, sorted by id.
    public let registered: [RegisteredRule]
    /// Whether suppressions are judged too.
    public let judgesSuppressions: Bool
    /// Ids of all rules there are, chosen or not: a suppression may name any of them.
    let known: Set<String>

    /// All rules.
    public init(all rules: [RegisteredRule]) {
        registered = rules.sorted { $0.info.id < $1.info.id }
        judgesSuppressions = true
        known = Self.ids(of: rules)
    }

    /// None of the rules there are.
    public init(noneOf rules: [RegisteredRule]) {
        registered = []
        judgesSuppressions = false
        known = Self.ids(of: rules)
    }

    /// The rules that `names` name by their own id or by a guideline they answer for; all where there are no names.
    public init(_ names: [String], from rules: [RegisteredRule]) throws(SelectionError) {
        let infos = Self.infos(of: rules)
        var chosen = Set(names.isEmpty ? infos.map(\.id) : [])
        for name in names { chosen.formUnion(try Self.ids(meantBy: name, among: infos)) }
        registered = rules.filter { chosen.contains($0.info.id) }.sorted { $0.info.id < $1.info.id }
        judgesSuppressions = chosen.contains(UnusedIgnore.info.id)
        known = Self.ids(of: rules)
    }

    /// What every rule is that examines anything, the engine's own among them, sorted by id.
    public static func infos(of rules: [RegisteredRule]) -> [RuleInfo] {
        (rules.map(\.info) + [UnusedIgnore.info.lookingAt(.comments)]).sorted { $0.id < $1.id }
    }

    private static func ids(of rules: [RegisteredRule]) -> Set<String> { Set(infos(of: rules).map(\.id)) }

    private static func ids(meantBy name: String, among infos: [RuleInfo]) throws(SelectionError) -> [String] {
        if infos.contains(where: { $0.id == name }) { return [name] }
        let deciding = infos.filter { $0.guidelines.contains(name) }.map(\.id)
        if !deciding.isEmpty { return deciding }
        if GuidelineCatalog.guideline(id: name) != nil { throw .undecided(guideline: name) }
        let names = infos.map(\.id) + GuidelineCatalog.all.map(\.id)
        throw .unknown(name: name, nearest: NearestName.of(name, in: names))
    }
}
