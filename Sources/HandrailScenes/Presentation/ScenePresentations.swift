import HandrailFrameworks
import HandrailModel
import HandrailSource

/// How screens come up: by the segues that lead to them, and by the code that shows their controllers.
struct ScenePresentations {
    /// What tells scenes apart.
    private struct Key: Hashable {
        let file: FileIndex
        let identity: String
    }

    private var byScene: [Key: Screen.Presentation] = [:]
    private let byClass: [String: Screen.Presentation]
    private let parts: Set<String>

    /// How the scenes of a project come up.
    ///
    /// - Parameters:
    ///   - shown: classes of controllers that code shows, with how.
    ///   - parts: classes of controllers that others take into their screens.
    init(_ scenes: [InterfaceScene], shown: [String: Screen.Presentation], parts: Set<String>) {
        byClass = shown
        self.parts = parts
        let designed = scenes.filter { $0.origin == .storyboard }
        guard designed.contains(where: { !$0.segues.isEmpty }) else { return }
        var byKey: [Key: InterfaceScene] = [:]
        var byName: [String: [InterfaceScene]] = [:]
        for scene in designed {
            byKey[Key(file: scene.place.file, identity: scene.identity)] = scene
            if let table = scene.stringTable { byName[table, default: []].append(scene) }
        }
        for scene in designed {
            for segue in scene.segues {
                guard let way = Self.way(of: segue),
                    let destination = Self.destination(of: segue, from: scene, byKey, byName)
                else { continue }
                reach(destination, way, byKey, byName)
            }
        }
    }

    /// How a scene comes up.
    func presentation(of scene: InterfaceScene) -> Screen.Presentation {
        let bySegue = byScene[Key(file: scene.place.file, identity: scene.identity)]
        if let bySegue, bySegue != .part { return bySegue }
        // What is shown by itself somewhere has a title of its own there.
        if let name = scene.customClass {
            if let way = byClass[name] { return way }
            if parts.contains(name) { return .part }
        }
        return bySegue ?? .root
    }

    /// How the destination of a segue comes up; `nil` for a way of the app's own, and for a way back.
    static func way(of segue: InterfaceScene.Segue) -> Screen.Presentation? {
        switch segue.kind {
        case "show", "push", "showDetail": .navigation
        case "presentation", "modal", "sheet": PresentationStyles.presented(as: segue.style)
        case "popoverPresentation", "popover": .popover
        case "relationship": segue.relationship == "viewControllers" ? .tab : nil
        case "embed": .part
        default: nil
        }
    }

    private static func destination(
        of segue: InterfaceScene.Segue, from scene: InterfaceScene, _ byKey: [Key: InterfaceScene],
        _ byName: [String: [InterfaceScene]]
    ) -> InterfaceScene? {
        guard let storyboard = segue.storyboard else {
            return byKey[Key(file: scene.place.file, identity: segue.destination)]
        }
        return byName[storyboard]?.first {
            segue.destination.isEmpty ? $0.isInitial : $0.identifier == segue.destination
        }
    }

    /// A screen comes up; a bar's controller does so for the screen it begins with.
    private mutating func reach(
        _ scene: InterfaceScene, _ way: Screen.Presentation, _ byKey: [Key: InterfaceScene],
        _ byName: [String: [InterfaceScene]], depth: Int = 0
    ) {
        let key = Key(file: scene.place.file, identity: scene.identity)
        // What is pushed from anywhere has a bar with a title.
        if byScene[key] != .navigation, way != .part || byScene[key] == nil { byScene[key] = way }
        // A bar that fills a part of a screen has titles of its own.
        guard depth < 8, way != .part else { return }
        for segue in scene.segues where segue.relationship == "rootViewController" {
            if let inner = Self.destination(of: segue, from: scene, byKey, byName) {
                reach(inner, way, byKey, byName, depth: depth + 1)
            }
        }
    }
}
