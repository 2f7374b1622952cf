import HandrailCode
import HandrailFrameworks

extension Program {
    /// What a class of the project makes, if it is views, controllers or items of bars.
    package func viewClass(of type: LinkedType) -> CodeClass? { ancestry(of: type)?.viewClass }

    /// What a name of a class makes, as seen from a place and from inside a type.
    package func viewClass(named name: String, from lookupContext: LookupContext, within outer: String?) -> CodeClass? {
        if let type = self.type(named: name, from: lookupContext, within: outer), type.keyword != nil {
            return viewClass(of: type)
        }
        // A dotted name of which only the last part is a class: `UIKit.UIView`.
        let plain = frameworkClass(name)
        guard let family = SystemClasses.family(of: plain) else { return nil }
        return CodeClass(
            systemClass: SystemClasses.standIn(for: plain), family: family, type: nil,
            isKnown: SystemClasses.isKnown(plain))
    }

    /// The class of the project that a class inherits from.
    package func superclass(of type: LinkedType) -> LinkedType? {
        guard let lineage = ancestry(of: type)?.lineage, lineage.count > 1 else { return nil }
        return lineage[1]
    }

    /// A class and the classes of the project above it, the class itself first.
    package func lineage(of type: LinkedType) -> [LinkedType] { ancestry(of: type)?.lineage ?? [type] }

    /// Functions of that name that values of a class have: its own, those of its ancestors, of protocols it conforms
    /// to, and of extensions of framework classes. The nearest come first.
    package func methods(_ name: String, of type: LinkedType?, systemClass: String?) -> [LinkedFunction] {
        guard isMethod(name) else { return [] }
        if let type {
            for ancestor in lineage(of: type) {
                if let own = ancestor.functions[name] { return own }
            }
            for ancestor in lineage(of: type) {
                let conformances = ancestor.inherited.dropFirst(superclass(of: ancestor) == nil ? 0 : 1)
                if let brought = brought(name, by: conformances) { return brought }
            }
        }
        let extended = added(toFramework: systemClass ?? "").filter { $0.keyword != .classType }
        for linked in extended { if let found = linked.functions[name] { return found } }
        // What the project lets classes of frameworks conform to may bring methods along.
        return brought(name, by: extended.flatMap(\.inherited)[...]) ?? []
    }

    /// Functions that protocols bring along: what they do by themselves, before what they only ask for.
    private func brought(_ name: String, by conformances: ArraySlice<String>) -> [LinkedFunction]? {
        for conformance in conformances {
            for linked in typesByName[conformance] ?? []
                where linked.isAdded
            {
                guard let found = linked.functions[name] else { continue }
                let full = found.filter { !$0.declaration.body.isEmpty }
                return full.isEmpty ? found : full
            }
        }
        return nil
    }

    /// What the project declares that adds to classes of frameworks, for each root by its number.
    static func frameworkAdditions(_ names: TypeNames) -> [[LinkedType]] {
        FrameworkRoot.allCases.map { root in root.ancestors.flatMap { names.byName[$0] ?? [] } }
    }

    /// What the project declares that adds to a class of a framework, the nearest of its ancestors and protocols first.
    package func added(toFramework name: String) -> [LinkedType] {
        let root = FrameworkRoot(of: name)
        let inherited = frameworkAdditions[root.rawValue]
        guard root.isWritten, !root.ancestors.contains(name), let own = typesByName[name] else { return inherited }
        return own + inherited
    }
}
