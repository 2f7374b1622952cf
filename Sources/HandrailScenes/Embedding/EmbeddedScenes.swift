import HandrailFrameworks
import HandrailModel
import HandrailSource

/// The scenes of storyboards that fill parts of others.
struct EmbeddedScenes {
    /// What they show, by their names.
    private(set) var screens: [String: ViewDescription] = [:]
    /// Their names, by where the scenes around them say so.
    private(set) var names: [SourcePlace: String] = [:]

    private let scenes: [Key: InterfaceScene]

    private enum Key: Hashable {
        case inFile(FileIndex, identity: String)
        case inStoryboard(String, identifier: String)
        /// The scene that a storyboard begins with.
        case first(String)
    }

    /// The scenes that others embed.
    init(among all: [InterfaceScene]) {
        guard all.contains(where: { $0.segues.contains { $0.kind == "embed" } }) else {
            scenes = [:]
            return
        }
        var scenes: [Key: InterfaceScene] = [:]
        for scene in all where scene.origin == .storyboard {
            scenes[.inFile(scene.place.file, identity: scene.identity)] = scene
            guard let table = scene.stringTable else { continue }
            if let identifier = scene.identifier { scenes[.inStoryboard(table, identifier: identifier)] = scene }
            if scene.isInitial { scenes[.first(table)] = scene }
        }
        self.scenes = scenes
        for scene in all {
            for segue in scene.segues where segue.kind == "embed" {
                guard let shown = destination(of: segue, from: scene).flatMap({ shown(by: $0) }), shown.roots.count == 1
                else { continue }
                names[segue.place] = Self.name(of: shown)
                screens[Self.name(of: shown)] = shown.roots[0]
            }
        }
    }

    /// What tells a scene from all others.
    static func name(of scene: InterfaceScene) -> String { "\(scene.place.file.value) \(scene.identity)" }

    private func destination(of segue: InterfaceScene.Segue, from scene: InterfaceScene) -> InterfaceScene? {
        guard let storyboard = segue.storyboard
        else { return scenes[.inFile(scene.place.file, identity: segue.destination)] }
        if segue.destination.isEmpty { return scenes[.first(storyboard)] }
        return scenes[.inStoryboard(storyboard, identifier: segue.destination)]
    }

    /// A bar's controller shows the scene it begins with.
    private func shown(by scene: InterfaceScene, depth: Int = 0) -> InterfaceScene? {
        guard depth < 4, let first = scene.segues.first(where: { $0.relationship == "rootViewController" })
        else { return scene }
        return destination(of: first, from: scene).flatMap { shown(by: $0, depth: depth + 1) }
    }
}
