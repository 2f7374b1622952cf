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
    /// Asks for the words that edits need; `nil` where nobody is asked.
    let questions: FixQuestions?
    /// Audits the project with what stands in some files instead of what is on disk, by absolute path.
    let audit: ([String: [UInt8]]) throws(CommandFailure) -> Audit

    /// Edits make room for others a few times at most; a project that takes more rounds has repairs that undo another.
    private static let mostRounds = 20

    /// The project with all edits that may be applied.
    ///
    /// - Parameter guarded: decides which files may be changed, and remembers which may not.
    func result(_ guarded: inout GuardedFiles) throws(CommandFailure) -> Result {
        let before = try audit([:])
        var state = State(now: before)
        for _ in 0..<Self.mostRounds {
            let round = FixRound(state.now, rules: rules, most: most, without: state.spent, &guarded)
            guard !round.repairs.isEmpty else { break }
            try settle(round, &state)
        }
        if let questions {
            var round = FixRound(questions.answered(state.now, &guarded))
            while !round.repairs.isEmpty, try !settle(round, &state) { round = round.without(state.spent) }
        }
        let files = FixedFile.all(from: before, to: state.now, bytes: state.unsaved)
        return Result(
            before: before, after: state.now, files: files, applied: state.applied, takenBack: state.takenBack)
    }

    /// What became of the project so far.
    private struct State {
        var now: Audit
        var unsaved: [String: [UInt8]] = [:]
        var spent: Set<FixRound.Key> = []
        var applied = 0
        var takenBack = 0

        init(now: Audit) { self.now = now }
    }

    /// Applies a round and audits; `false` where something was spoiled, so that nothing of the round is applied and
    /// those repairs that may have done it are spent.
    @discardableResult
    private func settle(_ round: FixRound, _ state: inout State) throws(CommandFailure) -> Bool {
        let next = state.unsaved.merging(round.files(of: state.now)) { $1 }
        let after = try audit(next)
        let spoiled = Self.spoiled(from: state.now, to: after)
        guard !spoiled.isEmpty else {
            (state.now, state.unsaved) = (after, next)
            state.spent.formUnion(round.repairs.map(\.key))
            // What adds words to tables mends no finding by itself.
            state.applied += round.repairs.count { !$0.key.rule.isEmpty }
            return true
        }
        let bad = round.repairs.filter { !$0.paths.isDisjoint(with: spoiled) }
        // What is spoiled in a file that nobody edited may come from any of them.
        let culprits = bad.isEmpty ? round.repairs : bad
        state.spent.formUnion(culprits.map(\.key))
        state.takenBack += culprits.count
        return false
    }

    /// Paths of files with a finding or an error of syntax that was not there before.
    private static func spoiled(from before: Audit, to after: Audit) -> Set<String> {
        let new = Baseline(of: before, prefix: "").comparison(with: after, prefix: "").new
        let noted = Set(before.notes)
        return Set(new.map { after.file(of: $0.place).path })
            .union(after.notes.filter { !noted.contains($0) }.compactMap(\.path))
    }
}
