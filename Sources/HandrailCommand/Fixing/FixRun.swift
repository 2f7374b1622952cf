import HandrailConfiguration
import HandrailModel
import HandrailSource

/// Applies edits in rounds, in memory, until none is left that may be applied.
struct FixRun {
    /// What became of a project.
    struct Result {
        /// The audit of the project as it was.
        let before: Audit
        /// The audit of the project with the edits.
        let after: Audit
        /// The files that are different afterwards, sorted by path.
        let files: [FixedFile]
        /// How many edits of findings were applied.
        let applied: Int
        /// How many were taken back, because another finding or an error of syntax came with them.
        let takenBack: Int
    }

    /// Ids of the rules whose findings are mended.
    let rules: Set<String>
    /// What a repair may change at most.
    let most: Repair.Safety
    /// Audits the project with what stands in some files instead of what is on disk, by absolute path.
    let audit: ([String: [UInt8]]) throws(CommandFailure) -> Audit

    /// Edits make room for others a few times at most; a project that takes more rounds has repairs that undo another.
    private static let mostRounds = 20

    /// The project with all edits that may be applied.
    ///
    /// - Parameter guarded: decides which files may be changed, and remembers which may not.
    func result(_ guarded: inout GuardedFiles) throws(CommandFailure) -> Result {
        let before = try audit([:])
        var (now, unsaved, spent): (Audit, [String: [UInt8]], Set<FixRound.Key>) = (before, [:], [])
        var (applied, takenBack) = (0, 0)
        for _ in 0..<Self.mostRounds {
            let round = FixRound(now, rules: rules, most: most, without: spent, &guarded)
            guard !round.repairs.isEmpty else { break }
            let next = unsaved.merging(round.files(of: now)) { $1 }
            let after = try audit(next)
            let spoiled = Self.spoiled(from: now, to: after)
            let bad = round.repairs.filter { !$0.paths.isDisjoint(with: spoiled) }
            if spoiled.isEmpty {
                (now, unsaved) = (after, next)
                spent.formUnion(round.repairs.map(\.key))
                applied += round.repairs.count
            } else {
                // What is spoiled in a file that nobody edited may come from any of them.
                let culprits = bad.isEmpty ? round.repairs : bad
                spent.formUnion(culprits.map(\.key))
                takenBack += culprits.count
            }
        }
        let files = FixedFile.all(from: before, to: now, bytes: unsaved)
        return Result(before: before, after: now, files: files, applied: applied, takenBack: takenBack)
    }

    /// Paths of files with a finding or an error of syntax that was not there before.
    private static func spoiled(from before: Audit, to after: Audit) -> Set<String> {
        let new = Baseline(of: before, prefix: "").comparison(with: after, prefix: "").new
        let noted = Set(before.notes)
        return Set(new.map { after.file(of: $0.place).path })
            .union(after.notes.filter { !noted.contains($0) }.compactMap(\.path))
    }
}
