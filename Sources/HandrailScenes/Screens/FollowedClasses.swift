import HandrailModel
import HandrailProgram
import HandrailSource

/// The code of classes that was followed, for the screens that these make.
struct FollowedClasses: Sendable {
    private var byClass: [String: FollowedCode] = [:]
    private var byScene: [SourcePlace: FollowedCode] = [:]

    /// Nothing.
    init() {}

    /// What was followed for scenes of interface files and for classes by themselves.
    init(_ scenes: [ResolvedScene], _ classes: [ResolvedClass]) {
        for reading in scenes { byScene[reading.scene.place] = reading.followed }
        for reading in classes { byClass[reading.type.name, default: FollowedCode()].formUnion(reading.followed) }
    }

    /// What was followed for a scene, with what was followed to build the SwiftUI views on it.
    func code(of scene: InterfaceScene, with hosted: FollowedCode?) -> FollowedCode {
        var code = byScene[scene.place] ?? scene.customClass.flatMap { byClass[$0] } ?? FollowedCode()
        if let hosted { code.formUnion(hosted) }
        return code
    }
}
