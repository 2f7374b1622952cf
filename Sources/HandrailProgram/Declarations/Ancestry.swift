package import HandrailCode
import HandrailFrameworks

/// What a type of the project comes from: asked for again and again, and found once.
package final class Ancestry: Sendable {
    /// Types of the project that it inherits from or conforms to.
    package let parents: [LinkedType]
    /// The type itself and the classes of the project above it, where it is a class.
    package let lineage: [LinkedType]
    /// What it makes, if it is a class of views, controllers or items of bars.
    package let viewClass: CodeClass?

    /// What generic parameters of the classes of the lineage stand for in it.
    package let generics: [String: TypeName]

    /// How far inheritance is followed.
    private static let maximumAncestors = 12

    /// What `type` comes from.
    init(of type: LinkedType, among names: TypeNames) {
        parents = type.inherited.flatMap { names.parents(named: $0, of: type) }.filter { $0 !== type }
        var lineage = [type]
        var next = Self.superclass(of: type, among: names)
        while lineage.count < Self.maximumAncestors, let known = next, !lineage.contains(where: { $0 === known }) {
            lineage.append(known)
            next = Self.superclass(of: known, among: names)
        }
        self.lineage = lineage
        generics = Self.generics(of: lineage)
        viewClass = next == nil ? Self.viewClass(of: type, on: lineage[lineage.count - 1], among: names) : nil
    }

    /// Each class says what it takes for the parameters of the one above it, which may be a parameter of its own.
    private static func generics(of lineage: [LinkedType]) -> [String: TypeName] {
        var result: [String: TypeName] = [:]
        for (lower, upper) in zip(lineage, lineage.dropFirst()) where !upper.genericParameters.isEmpty {
            for (name, argument) in zip(upper.genericParameters, lower.superclassArguments) {
                let meant = result[argument.name] ?? (lower.genericParameters.contains(argument.name) ? nil : argument)
                if let meant { result[name] = meant }
            }
        }
        return result
    }

    /// The class of the project that a class inherits from.
    private static func superclass(of type: LinkedType, among names: TypeNames) -> LinkedType? {
        guard type.keyword == .classType, let parent = type.inherited.first,
            let linked = names.type(named: parent, from: type.lookupContext, within: type.name), linked !== type,
            linked.keyword == .classType
        else { return nil }
        return linked
    }

    /// What a class makes that stands on `last`, whose own superclass the project does not declare.
    private static func viewClass(
        of type: LinkedType, on last: LinkedType, among names: TypeNames
    ) -> CodeClass? {
        guard type.keyword == .classType, let parent = last.inherited.first.map(names.frameworkClass),
            let family = SystemClasses.family(of: parent)
        else { return nil }
        return CodeClass(
            systemClass: SystemClasses.standIn(for: parent), family: family, type: type,
            isKnown: SystemClasses.isKnown(parent))
    }
}
