package import HandrailModel
import HandrailSource

/// The scenes of storyboards that nobody meets: all that leads there are segues which begin at no view, and whose
/// identifiers no code has, so that none of them is ever performed.
package struct UnusedScenes: Sendable {
    /// What tells scenes apart.
    private struct Key: Hashable {
        let file: FileIndex
        let identity: String
    }

    private let keys: Set<Key>

    /// The scenes of a program that nobody meets.
    ///
    /// - Parameter spoken: words and texts that files of other kinds than Swift have.
    init(of program: Program, spokenOf spoken: Set<String>) {
        let scenes = program.interfaces.all.map(\.scene).filter { $0.origin == .storyboard }
        // Where there is no code at all, it is somewhere else.
        guard scenes.contains(where: { !$0.segues.isEmpty }), !program.types.isEmpty || !spoken.isEmpty else {
            keys = []
            return
        }
        var unperformed: Set<Key> = []
        var reached: Set<Key> = []
        for scene in scenes where !scene.segues.isEmpty {
            let drawn = Self.placesOfSegues(in: scene)
            for segue in scene.segues where segue.storyboard == nil {
                let key = Key(file: scene.place.file, identity: segue.destination)
                let isManual = !drawn.contains(segue.place) && segue.relationship == nil && segue.kind != "embed"
                if isManual, let name = segue.identifier, !program.hasText(name, spoken) {
                    unperformed.insert(key)
                } else {
                    reached.insert(key)
                }
            }
        }
        keys = Set(
            scenes.lazy.filter { scene in
                let key = Key(file: scene.place.file, identity: scene.identity)
                return unperformed.contains(key) && !reached.contains(key) && !scene.isInitial
                    && scene.identifier.map { !program.hasText($0, spoken) } ?? true
            }.map { Key(file: $0.place.file, identity: $0.identity) })
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
    /// Whether some code has a text, or a word that a generator of code makes of it.
    fileprivate func hasText(_ text: String, _ spoken: Set<String>) -> Bool {
        if spoken.contains(text) || mentions.hasString(text) { return true }
        let parts = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let word = parts.joined()
        let capitalized = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let names = [word, capitalized, capitalized.prefix(1).lowercased() + capitalized.dropFirst()]
        return names.contains(where: mentions.has)
    }
}
