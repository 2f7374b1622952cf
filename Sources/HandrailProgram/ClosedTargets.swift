import HandrailCode

/// The targets of a project with an app of which all users are part of the project.
package struct ClosedTargets: Sendable {
    /// Their numbers.
    private let numbers: Set<Int>
    /// Those among them that may be handed to others as well, who see what is public.
    private let frameworks: Set<Int>
    /// Those among them whose controllers the system makes by a name in a property list.
    private let extensions: Set<Int>

    /// Targets by their numbers.
    package init(_ numbers: Set<Int> = [], frameworks: Set<Int> = [], extensions: Set<Int> = []) {
        self.numbers = numbers
        self.frameworks = frameworks
        self.extensions = extensions
    }

    /// Whether there are none.
    var isEmpty: Bool { numbers.isEmpty }

    /// Whether everybody is there who may use what is built into some targets and is not public.
    func contains(_ targets: [Int]) -> Bool { !targets.isEmpty && targets.allSatisfy(numbers.contains) }

    /// Whether nobody else loads files of some targets.
    func buildsAlone(_ targets: [Int]) -> Bool { contains(targets) && frameworks.isDisjoint(with: targets) }

    /// Whether everybody who may use a type is there.
    ///
    /// - Parameter isView: whether it is a class of views, of which no property list makes any.
    func closes(_ type: LinkedType, in mentions: Mentions, isView: Bool = false) -> Bool {
        guard type.targets.allSatisfy(numbers.contains) else { return false }
        if !isView, !extensions.isDisjoint(with: type.targets), type.keyword == .classType { return false }
        return frameworks.isDisjoint(with: type.targets) || !Self.isPublic(type, in: mentions)
    }

    private static func isPublic(_ type: LinkedType, in mentions: Mentions) -> Bool {
        let index = mentions.index(of: type.file)
        for position in index.positions(in: type.range) {
            switch index.word(at: position) {
            case "public", "open": return true
            case "class", "struct": return false
            default: break
            }
        }
        return false
    }
}
