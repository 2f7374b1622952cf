package import HandrailProgram

/// Controllers that others take into their screens, and those that may be.
package struct ControllerParts: Sendable {
    /// Classes of controllers that were seen to be taken in.
    var taken: Set<String> = []
    /// Classes that take in controllers which their own code does not make.
    var takers: Set<String> = []
    /// Classes of the controllers that objects of a class are handed where they are made.
    package var handed: [String: Set<String>] = [:]

    /// No controllers.
    package init() {}

    /// The classes of all controllers that are parts of other screens.
    package static func all(in found: [ControllerParts], _ program: Program) -> Set<String> {
        var result = found.reduce(into: Set<String>()) { $0.formUnion($1.taken) }
        let takers = found.reduce(into: Set<String>()) { $0.formUnion($1.takers) }
        guard !takers.isEmpty else { return result }
        for (name, handed) in found.flatMap(\.handed) {
            guard let type = program.typesByName[name]?.first,
                program.lineage(of: type).contains(where: { takers.contains($0.name) })
            else { continue }
            result.formUnion(handed)
        }
        return result
    }
}
