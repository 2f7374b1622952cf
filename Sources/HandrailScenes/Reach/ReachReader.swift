import HandrailCode
package import HandrailModel
package import HandrailProgram
import HandrailSource

/// Accounts for every place in the code and in interface files that makes or changes a view: on which kind of screen it
/// is met, or why it is not.
package struct ReachReader: Sendable {
    private let program: Program
    private let units: [SourceUnit]

    /// A reader of a linked project.
    package init(_ program: Program, units: [SourceUnit]) {
        self.program = program
        self.units = units.filter(\.isAudited)
    }

    /// The account of all files that are audited.
    ///
    /// - Parameter map: does something for each number below a count, on several threads at once, and returns when all
    ///   is done.
    package func reach(
        of screens: [Screen], map: (Int, @escaping @Sendable (Int) -> Void) -> Void
    ) -> Reach {
        let met = MetPlaces(screens)
        let reader = ConstructionReader(program)
        let changes = ChangeReader(program, reader)
        let designed = DesignedSites(program, met)
        let previews = PreviewCode(program)
        let unused = program.unused
        let uses = MemberUses(program)
        let copies = OldCopies(program)
        let sites = ParallelResults<[ViewSite]>(count: units.count)
        map(units.count) { [units] index in
            let unit = units[index]
            WorkPlace.file = unit.file
            let made = reader.constructions(in: unit)
            let all = (made + changes.changes(in: unit, besides: made)).sorted { $0.token < $1.token }
            let found = FileAccount(unit, all, met).sites(
                previews: previews, unused: unused, uses, copies)
            sites.set(designed.connecting(found, in: unit.code), at: index)
        }
        return Reach((sites.values.flatMap(\.self) + designed.sites).sorted { $0.place < $1.place })
    }
}
