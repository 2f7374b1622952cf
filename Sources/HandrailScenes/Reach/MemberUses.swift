import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource

/// Tells which members of views nothing names besides their declaration.
final class MemberUses: Sendable {
    private let program: Program
    /// The names of the views that the project declares.
    private let views: Set<String>
    private let names: NamedMembers

    /// The uses in a program.
    init(_ program: Program) {
        self.program = program
        names = NamedMembers(program)
        views = Set(program.types.lazy.filter { program.role(of: $0) == .view }.map(\.name))
    }

    /// Whether a declaration may be used.
    ///
    /// What a class declares may be called by its framework, and `body` is; only what a view declares for itself is
    /// there to be named, and a property that its file keeps to itself.
    func mayBeUsed(_ declaration: DeclarationFinder.Found, in file: FileIndex) -> Bool {
        if declaration.isPrivateProperty, declaration.name != "body",
            program.mentions.index(of: file).positions(of: declaration.name).count < 2
        {
            return false
        }
        guard let type = declaration.type, declaration.name != type, declaration.name != "body", views.contains(type)
        else { return true }
        return names.contain(declaration.name)
    }
}
