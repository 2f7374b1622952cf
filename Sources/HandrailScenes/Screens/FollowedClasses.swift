import HandrailModel
import HandrailProgram
import HandrailSource

/// The code of classes that was followed, for the screens that these make.
struct FollowedClasses: Sendable {
    private var byClass: [String: FollowedCode] = [:]
    private var byScene: [SourcePlace: FollowedCode] = [:]
    /// What an interface file shows an object of, by its class.
    private var byDesignedClass: [String: FollowedCode] = [:]
    /// Where interface files have items that code puts others in the place of.
    private(set) var replaced: [SourcePlace: Set<SourcePlace>] = [:]

    /// Nothing.
    init() {}

    /// What was followed for scenes of interface files and for classes by themselves.
    ///
    /// A type without a screen of its own, such as a presenter of cells, may do something to objects of a class: what
    /// it does is taken into these objects, and so its places are met where such an object stands. The cells that a
    /// type gives to lists are met where an object of that type is made.
    init(_ scenes: [ResolvedScene], _ classes: [ResolvedClass], in program: Program) {
        let helpers = classes.filter { $0.scene == nil }
        var done: [String: FollowedCode] = [:]
        for helper in helpers {
            for type in helper.touched { done[type, default: FollowedCode()].formUnion(helper.followed) }
        }
        let fillers = helpers.filter(\.fillsLists)
        let given = { (objects: [ResolvedObject], owner: LinkedType?) in
            var code = FollowedCode()
            for type in Set(objects.map(\.type)) { if let more = done[type] { code.formUnion(more) } }
            guard let owner, !fillers.isEmpty else { return code }
            let made = program.lineage(of: owner).reduce(into: Set<String>()) { $0.formUnion($1.constructs) }
            for filler in fillers where made.contains(filler.type.simpleName) { code.formUnion(filler.followed) }
            return code
        }
        for reading in scenes {
            var code = reading.followed
            code.formUnion(given(reading.objects, reading.scene.customClass.flatMap { program.typesByName[$0]?.first }))
            byScene[reading.scene.place] = code
            if !reading.replaced.isEmpty { replaced[reading.scene.place] = reading.replaced }
            if let owner = ListedParts.owner(of: reading.scene) {
                byDesignedClass[owner, default: FollowedCode()].formUnion(code)
            }
        }
        for reading in classes {
            var code = reading.followed
            if reading.scene != nil { code.formUnion(given(reading.objects, reading.type)) }
            byClass[reading.type.name, default: FollowedCode()].formUnion(code)
        }
    }

    /// What was followed for a scene, with what was followed for what stands on it of other classes and of SwiftUI.
    func code(of scene: InterfaceScene, with joined: EmbeddedSwiftUIViews?) -> FollowedCode {
        // A component is called like the type whose code makes its views.
        let owner = scene.customClass ?? (scene.origin == .code ? scene.identity : nil)
        var code = byScene[scene.place] ?? owner.flatMap { byClass[$0] } ?? FollowedCode()
        guard let joined else { return code }
        code.formUnion(joined.followed)
        for name in joined.screens {
            if let own = byClass[name] { code.formUnion(own) }
            if let own = byDesignedClass[name] { code.formUnion(own) }
        }
        return code
    }
}
