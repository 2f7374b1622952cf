import HandrailCode

/// What a type of the project comes from: asked for again and again, and found once.
struct Ancestry: Sendable {
    /// Types of the project that it inherits from or conforms to.
    let parents: [LinkedType]
    /// The type itself and the classes of the project above it, where it is a class.
    let lineage: [LinkedType]
    /// What it makes, if it is a class of views, controllers or items of bars.
    let viewClass: CodeClass?

    /// How far inheritance is followed.
    private static let maximumAncestors = 12

    /// What `type` comes from.
    init(of type: LinkedType, among names: TypeNames) {
        parents = type.inherited.compactMap { names.nearest($0, to: type.module) }.filter { $0 !== type }
        var lineage = [type]
        var next = Self.superclass(of: type, among: names)
        while lineage.count < Self.maximumAncestors, let known = next, !lineage.contains(where: { $0 === known }) {
            lineage.append(known)
            next = Self.superclass(of: known, among: names)
        }
        self.lineage = lineage
        viewClass = next == nil ? Self.viewClass(of: type, on: lineage[lineage.count - 1]) : nil
    }

    /// The class of the project that a class inherits from.
    private static func superclass(of type: LinkedType, among names: TypeNames) -> LinkedType? {
        guard type.keyword == .classType, let parent = type.inherited.first,
            let linked = names.type(named: parent, from: type.module, within: type.name), linked !== type,
            linked.keyword == .classType
        else { return nil }
        return linked
    }

    /// What a class makes that stands on `last`, whose own superclass the project does not declare.
    private static func viewClass(of type: LinkedType, on last: LinkedType) -> CodeClass? {
        guard type.keyword == .classType, let parent = last.inherited.first, let family = SystemClasses.family(of: parent)
        else { return nil }
        return CodeClass(
            systemClass: SystemClasses.standIn(for: parent), family: family, type: type, isKnown: SystemClasses.isKnown(parent))
    }
}
