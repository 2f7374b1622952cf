import HandrailFrameworks
package import HandrailSource

/// Tells which views, controllers, what changes views, and xibs nothing uses: no code names them but their own, that of
/// previews and that of others which nothing uses either. What leads to them may be any type or function.
///
/// Only in a project with an app whose beginning is seen can that be told, and only of what nobody outside the project
/// can name. Whoever is named by a storyboard or Objective-C, or may be found by its name at run time, is used.
package struct UnusedViews: Sendable {
    private let types: Set<ObjectIdentifier>
    private let xibs: Set<FileIndex>
    private let ranges: [FileIndex: [ByteRange]]

    /// How many views and controllers there are.
    package let count: Int
    /// How many xibs, without launch screens, which are pictures of the system's.
    package let xibCount: Int

    /// Whether a type is one of them.
    package func contain(_ type: LinkedType) -> Bool { types.contains(ObjectIdentifier(type)) }

    /// Whether a file is a xib that nothing loads.
    package func contain(_ file: FileIndex) -> Bool { xibs.contains(file) }

    /// Whether a place lies in one of them.
    package func contain(_ place: SourcePlace) -> Bool {
        xibs.contains(place.file) || ranges[place.file]?.contains { $0.contains(place.range) } ?? false
    }

    /// Those of a program.
    ///
    /// - Parameters:
    ///   - closed: the targets of which all users are there.
    ///   - spoken: names of classes that files of other kinds speak of, but for interface files.
    ///   - listed: what property lists name.
    ///   - designed: those that interface files have.
    ///   - unasked: those among them that only scenes have which nothing brings up.
    init(
        of program: Program, closed: ClosedTargets, spokenOf spoken: Set<String>, listedIn listed: ListedNames,
        designed: DesignedClasses, besides unasked: Set<String>
    ) {
        let hasEntry = Self.hasEntry(program, spoken.union(designed.names(besides: [])))
        let ofBases = hasEntry ? BaseClassXib(of: program, designed: designed, listedIn: listed).unloaded : []
        guard !closed.isEmpty, hasEntry else {
            (types, xibs, ranges, count, xibCount) = ([], ofBases, [:], 0, ofBases.count)
            return
        }
        let branches = UnproducedCases(of: program, closed: closed, spokenOf: spoken)
        let graph = UseGraph(of: program, closed: closed, spokenOf: spoken, designed: designed, unasked: unasked,
            besides: branches)
        let used = graph.used()
        let unused = graph.nodes.indices.lazy.filter { !used.contains($0) }.map { graph.nodes[$0] }
        types = Set(unused.compactMap(\.type).map(ObjectIdentifier.init))
        count = unused.count { $0.viewType != nil }
        xibs = Set(unused.compactMap(\.xib)).union(ofBases)
        let launched = Set(unused.lazy.filter { listed.ofLaunch.contains($0.name) }.compactMap(\.xib))
        xibCount = xibs.subtracting(launched).count
        ranges = (unused.flatMap(\.places) + branches.places).reduce(into: [:]) {
            $0[$1.file, default: []].append($1.range)
        }
    }

    /// Whether it is seen where the app begins; else everything may be used there.
    static func hasEntry(_ program: Program, _ spoken: Set<String>) -> Bool {
        AppEntry.names.contains { spoken.contains($0) || program.mentions.has($0) }
            || program.types.contains { program.role(of: $0) == .app || $0.attributes.contains("main") }
    }
}
