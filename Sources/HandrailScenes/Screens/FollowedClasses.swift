import HandrailModel
import HandrailProgram
import HandrailSource

/// The code of classes that was followed, for the screens that these make.
struct FollowedClasses: Sendable {
    private var byClass: [String: FollowedCode] = [:]
    private var byScene: [SourcePlace: FollowedCode] = [:]
    /// What an interface file shows an object of, by its class.
    private var byDesignedClass: [String: FollowedCode] = [:]

    /// Nothing.
    init() {}

    /// What was followed for scenes of interface files and for classes by themselves.
    init(_ scenes: [ResolvedScene], _ classes: [ResolvedClass]) {
        for reading in scenes {
            byScene[reading.scene.place] = reading.followed
            if let owner = ListedParts.owner(of: reading.scene) {
                byDesignedClass[owner, default: FollowedCode()].formUnion(reading.followed)
            }
        }
        for reading in classes { byClass[reading.type.name, default: FollowedCode()].formUnion(reading.followed) }
    }

    /// What was followed for a scene, with what was followed for what stands on it of other classes and of SwiftUI.
    func code(of scene: InterfaceScene, with joined: EmbeddedSwiftUIViews?) -> FollowedCode {
        var code = byScene[scene.place] ?? scene.customClass.flatMap { byClass[$0] } ?? FollowedCode()
        guard let joined else { return code }
        code.formUnion(joined.followed)
        for name in joined.screens {
            if let own = byClass[name] { code.formUnion(own) }
            if let own = byDesignedClass[name] { code.formUnion(own) }
        }
        return code
    }
}
