import HandrailModel
import HandrailSource

/// Which scenes and classes the scenes of a project bring up: by segues, and by code that shows controllers.
struct SceneLinks {
    /// What tells scenes apart.
    private struct Key: Hashable {
        let file: FileIndex
        let identity: String
    }

    private let byKey: [Key: InterfaceScene]
    private let byStoryboard: [String: [InterfaceScene]]
    /// Classes of controllers that the code of a class shows, with how, by the class that does.
    private let shown: [String: [String: Screen.Presentation]]

    /// The links among scenes.
    ///
    /// - Parameter shown: classes of controllers that the code of a class shows, with how, by the class that does.
    init(_ scenes: [InterfaceScene], shown: [String: [String: Screen.Presentation]]) {
        self.shown = shown
        let designed = scenes.filter { $0.origin == .storyboard }
        byKey = Dictionary(
            designed.map { (Key(file: $0.place.file, identity: $0.identity), $0) },
            uniquingKeysWith: { first, _ in first })
        byStoryboard = Dictionary(grouping: designed) { $0.stringTable ?? "" }
    }

    /// What names a scene.
    static func identities(of scene: InterfaceScene) -> [ScreenIdentity] {
        let designed = scene.origin == .storyboard ? [ScreenIdentity.scene(scene.place.file, scene.identity)] : []
        return designed + (scene.customClass.map { [.controller($0)] } ?? [])
    }

    /// The screens that a scene brings up.
    func links(of scene: InterfaceScene) -> [ScreenLink] {
        let sources = scene.segues.isEmpty ? [:] : Self.segueSources(of: scene)
        let designed = scene.segues.compactMap { segue -> ScreenLink? in
            guard let manner = Self.manner(of: segue) else { return nil }
            return ScreenLink(
                manner, to: destination(of: segue, from: scene), place: segue.place, source: sources[segue.place])
        }
        let coded = (scene.customClass.flatMap { shown[$0] } ?? [:]).sorted { $0.key < $1.key }
        return designed + coded.compactMap { name, presentation in
            NavigationManner(presentation).map { ScreenLink($0, to: .controller(name)) }
        }
    }

    private static func manner(of segue: InterfaceScene.Segue) -> NavigationManner? {
        if let presentation = ScenePresentations.way(of: segue) { return NavigationManner(presentation) }
        switch segue.kind {
        case "relationship", "unwind", "embed": return nil
        default: return .segue(segue.kind)
        }
    }

    /// The scene that a segue leads to; of a controller of bars the one that it begins with.
    private func destination(of segue: InterfaceScene.Segue, from scene: InterfaceScene) -> ScreenIdentity? {
        guard var found = self.scene(segue, from: scene) else { return nil }
        for _ in 0..<Self.deepest {
            guard let root = found.segues.first(where: { $0.relationship == "rootViewController" }),
                let inner = self.scene(root, from: found)
            else { break }
            found = inner
        }
        return .scene(found.place.file, found.identity)
    }

    private static let deepest = 8

    private func scene(_ segue: InterfaceScene.Segue, from scene: InterfaceScene) -> InterfaceScene? {
        guard let storyboard = segue.storyboard else {
            return byKey[Key(file: scene.place.file, identity: segue.destination)]
        }
        return byStoryboard[storyboard]?.first {
            segue.destination.isEmpty ? $0.isInitial : $0.identifier == segue.destination
        }
    }

    /// What makes the views that segues begin at, by where the segues are declared.
    private static func segueSources(of scene: InterfaceScene) -> [SourcePlace: SourcePlace] {
        var sources: [SourcePlace: SourcePlace] = [:]
        var open = scene.roots + scene.barItems
        while let view = open.popLast() {
            for connection in view.connections where connection.kind == .segue {
                sources[connection.place] = view.place
            }
            open += view.subviews
        }
        return sources
    }
}
