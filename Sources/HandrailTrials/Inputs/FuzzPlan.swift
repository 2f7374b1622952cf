/// Which input has which number: kinds take turns, and what is swept is gone through in an order that the seed decides.
package struct FuzzPlan: Sendable {
    /// What everything is made from.
    package let seed: UInt64
    private let projects: [FuzzProject]
    private let numbers: NumberSweep
    private let kind: FuzzKind?

    /// The plan of a seed.
    ///
    /// - Parameters:
    ///   - projects: apps to change, such as the samples.
    ///   - kind: the only kind of inputs to make; none for all.
    package init(seed: UInt64, projects: [FuzzProject], kind: FuzzKind? = nil) {
        self.seed = seed
        self.projects = projects
        self.kind = kind
        numbers = NumberSweep(projects)
    }

    /// The number of the input that is run as the one at `position`.
    package func number(at position: Int) -> Int {
        let kinds = FuzzKind.allCases
        guard let kind, let place = kinds.firstIndex(of: kind) else { return position }
        return position * kinds.count + place
    }

    /// Input `number`; the same for every choice of kinds.
    package func input(_ number: Int) -> FuzzInput {
        let kinds = FuzzKind.allCases
        let kind = kinds[number % kinds.count]
        let round = number / kinds.count
        var random = SeededRandom(seed: seed, number: number)
        switch kind {
        case .bytes:
            return mutated(number, kind, &random) { file, _, random in ByteMutation.mutated(file.bytes, &random) }
        case .tokens: return mutated(number, kind, &random, by: TokenMutation.mutated)
        case .repeats:
            let repetition = RepetitionTable.repetition(swept(round, of: RepetitionTable.count))
            return FuzzInput(number: number, kind: kind, name: repetition.name, content: .repetition(repetition))
        case .numbers:
            let (name, project) = numbers.input(swept(round, of: numbers.count))
            return FuzzInput(number: number, kind: kind, name: name, content: .app(project))
        case .changes: return changed(number, round, &random)
        }
    }

    /// The place in a sweep of `count` inputs: each once, before any comes again.
    private func swept(_ round: Int, of count: Int) -> Int {
        // A prime that no count is a multiple of steps through all of them.
        let step = 7919 % max(count, 1)
        let start = Int(truncatingIfNeeded: seed % UInt64(max(count, 1)))
        return (start + round % count * step) % count
    }

    private func mutated(
        _ number: Int, _ kind: FuzzKind, _ random: inout SeededRandom,
        by mutate: (FuzzFile, [FuzzFile], inout SeededRandom) -> [UInt8]
    ) -> FuzzInput {
        var project = projects[random.below(projects.count)]
        let others = projects.flatMap(\.files)
        var paths: [String] = []
        for _ in 0...random.below(4) {
            let index = random.below(project.files.count)
            project.files[index].bytes = mutate(project.files[index], others, &random)
            paths.append(project.files[index].path)
        }
        return FuzzInput(
            number: number, kind: kind, name: "\(kind.rawValue) of \(paths.joined(separator: ", "))",
            content: .app(project))
    }

    private func changed(_ number: Int, _ round: Int, _ random: inout SeededRandom) -> FuzzInput {
        let kinds = AppChanges.allCases
        let kind = kinds[round % kinds.count]
        let project = projects[random.below(projects.count)]
        let changed = ChangedApp(original: project, kind: kind, changes: kind.changes(of: project, &random))
        return FuzzInput(
            number: number, kind: .changes, name: "\(kind.rawValue) of \(project.name)", content: .changed(changed))
    }
}
