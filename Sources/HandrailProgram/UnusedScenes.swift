import HandrailCode
package import HandrailModel
import HandrailSource

/// The scenes of storyboards that nobody meets: all that leads there are segues which begin at no view, and whose
/// identifiers no code has, so that none of them is ever performed; or nothing leads there at all, and no code names
/// the scene or its class; or nothing loads the storyboard.
package struct UnusedScenes: Sendable {
    /// What tells scenes apart.
    private struct Key: Hashable {
        let file: FileIndex
        let identity: String
    }

    private let keys: Set<Key>
    /// The classes of the project that only scenes are of which nothing leads to, and that no code uses but their own.
    let classes: Set<String>

    /// How many scenes there are, without those of launch screens, which are pictures of the system's.
    package let count: Int

    /// The scenes of a program that nobody meets.
    ///
    /// - Parameters:
    ///   - spoken: words and texts that files of other kinds than Swift have.
    ///   - listed: texts of property lists, by which the system loads interface files.
    ///   - closed: the targets of which all users are there, none where it is not seen how the app begins.
    init(of program: Program, spokenOf spoken: Set<String>, listedIn listed: ListedNames, closed: ClosedTargets) {
        let linked = program.interfaces.all.filter { $0.scene.origin == .storyboard }
        let scenes = linked.map(\.scene)
        // Where there is no code at all, it is somewhere else.
        guard !scenes.isEmpty, !program.types.isEmpty || !spoken.isEmpty else {
            (keys, classes, count) = ([], [], 0)
            return
        }
        let loaded = LoadedStoryboards(of: program, scenes, spoken, listed)
        // Other storyboards name the scenes that they refer to.
        let named = spoken.union(scenes.flatMap(\.segues).filter { $0.storyboard != nil }.map(\.destination))
        let begun = Set(scenes.lazy.filter { Self.begins($0, in: program, named, loaded) }.map(Self.key(of:)))
        let ways = Dictionary(
            grouping: scenes.flatMap { Self.ways(from: $0, in: program, spoken) }.filter { !begun.contains($0.target) },
            by: \.target)
        // What only a scene that nobody meets leads to is not met either.
        let apart = linked.filter { linked in
            linked.isAudited && closed.buildsAlone([linked.target]) && !Self.isApp(linked.scene)
                && ways[Self.key(of: linked.scene)] == nil && !begun.contains(Self.key(of: linked.scene))
        }
        let pieces = apart.isEmpty ? NamePieces() : NamePieces(of: program.mentions)
        let unasked = Set(
            apart.lazy.map(\.scene).filter { !($0.identifier.map(pieces.mayMake) ?? false) }.map(Self.key(of:)))
        var unmet = unasked
        while true {
            let found = ways.keys.filter { target in
                !unmet.contains(target)
                    && ways[target, default: []].allSatisfy { !$0.isTaken || unmet.contains($0.source) }
            }
            if found.isEmpty { break }
            unmet.formUnion(found)
        }
        keys = unmet
        count = scenes.count {
            unmet.contains(Self.key(of: $0)) && !($0.stringTable.map(listed.ofLaunch.contains) ?? false)
        }
        classes = Set(scenes.lazy.filter { unasked.contains(Self.key(of: $0)) }.compactMap(\.customClass))
            .subtracting(scenes.lazy.filter { !unasked.contains(Self.key(of: $0)) }.compactMap(\.customClass))
    }

    /// A segue from one scene to another of its storyboard.
    private struct Way {
        let source: Key
        let target: Key
        /// Whether somebody may take it: it begins at a view, makes one part of the other, or code may perform it.
        let isTaken: Bool
    }

    private static func key(of scene: InterfaceScene) -> Key {
        Key(file: scene.place.file, identity: scene.identity)
    }

    private static func ways(from scene: InterfaceScene, in program: Program, _ spoken: Set<String>) -> [Way] {
        guard !scene.segues.isEmpty else { return [] }
        let drawn = placesOfSegues(in: scene)
        return scene.segues.filter { $0.storyboard == nil }.map { segue in
            let isManual = !drawn.contains(segue.place) && segue.relationship == nil && segue.kind != "embed"
            return Way(
                source: key(of: scene), target: Key(file: scene.place.file, identity: segue.destination),
                isTaken: !isManual || segue.identifier.map { program.hasText($0, spoken) } ?? true)
        }
    }

    /// Whether a scene is that of the app itself, with its menus.
    private static func isApp(_ scene: InterfaceScene) -> Bool {
        [scene.customClass, scene.systemClass].contains { $0.map(DesignedClasses.isApp) ?? false }
    }

    /// Whether a scene may come up without a segue of its storyboard.
    private static func begins(
        _ scene: InterfaceScene, in program: Program, _ spoken: Set<String>, _ loaded: LoadedStoryboards
    ) -> Bool {
        scene.isInitial && loaded.contain(scene.stringTable)
            || scene.identifier.map { program.mayMake($0, of: scene.customClass, spoken) } ?? false
    }

    /// Whether nobody meets a scene.
    package func contain(_ scene: InterfaceScene) -> Bool {
        keys.contains(Key(file: scene.place.file, identity: scene.identity)) && scene.origin == .storyboard
    }

    /// Where the segues are declared that begin at views of a scene.
    private static func placesOfSegues(in scene: InterfaceScene) -> Set<SourcePlace> {
        var places: Set<SourcePlace> = []
        var open = scene.roots + scene.barItems
        while let view = open.popLast() {
            for connection in view.connections where connection.kind == .segue { places.insert(connection.place) }
            open += view.subviews
        }
        return places
    }
}

extension Program {
    /// Whether some code may make a scene by its identifier, which may be put together of the name of its class.
    fileprivate func mayMake(_ identifier: String, of customClass: String?, _ spoken: Set<String>) -> Bool {
        if let customClass, isUsed(customClass) { return true }
        // The word of an identifier that is the name of a class stands where the class is declared as well.
        if typesByName[identifier] != nil {
            return spoken.contains(identifier) || mentions.hasString(identifier) || isUsed(identifier)
        }
        return hasText(identifier, spoken)
    }

    /// Whether code besides that of a class of the project uses the class.
    private func isUsed(_ name: String) -> Bool {
        let own = (typesByName[name] ?? []).flatMap(\.places)
        guard !own.isEmpty else { return false }
        return mentions.all(with: name).contains { file, index in
            index.positions(of: name).contains { position in
                let start = Int(index.start(of: position))
                return !own.contains { $0.file == file && $0.range.contains(ByteRange(start, start + 1)) }
                    && TypeMention.isUse(position, in: index, false)
            }
        }
    }

    /// Whether some code has a text, or a word that a generator of code makes of it.
    func hasText(_ text: String, _ spoken: Set<String>) -> Bool {
        if spoken.contains(text) || mentions.hasString(text) { return true }
        let parts = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let word = parts.joined()
        let capitalized = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let names = [word, capitalized, capitalized.prefix(1).lowercased() + capitalized.dropFirst()]
        return names.contains(where: mentions.has)
    }
}
