import HandrailCode
public import HandrailModel
import HandrailRules
import HandrailSource

/// Runs an audit phase by phase. Each phase takes the value of the one before, so that no other order compiles.
///
/// The result is the same for every number of jobs.
public struct AuditPipeline: Sendable {
    /// The work done by other rooms.
    public let stages: AuditStages
    /// The rules that run, sorted by id.
    public let rules: RuleSelection
    private let parallel: ParallelMap
    private let progress: @Sendable (AuditProgress) -> Void

    /// A pipeline.
    ///
    /// - Parameter jobs: number of threads; `nil` for as many as there are processors.
    /// - Parameter progress: told how far the audit has come; called on any thread.
    public init(
        stages: AuditStages, rules: RuleSelection, jobs: Int? = nil,
        progress: @escaping @Sendable (AuditProgress) -> Void = { _ in }
    ) {
        self.stages = stages
        self.rules = rules
        self.progress = progress
        parallel = ParallelMap(jobs: jobs)
    }

    /// All phases, one after the other.
    public func audit(_ files: DiscoveredFiles) -> Audit {
        judge(examine(link(lower(read(files)))))
    }

    /// Reads the files, each alone.
    public func read(_ discovered: DiscoveredFiles) -> ReadFiles {
        let readings = map(discovered.files, phase: .reading) { [stages] file -> (text: SourceText, FileReading?) in
            guard file.treatment != .listed else { return (SourceText(path: file.path, bytes: []), nil) }
            let reading = stages.read(file)
            return (SourceText(path: file.path, bytes: reading.bytes ?? []), reading)
        }
        let problems = readings.enumerated().compactMap { index, reading in
            reading.1?.problem.map { (index: index, note: AuditNote(path: reading.text.path, text: $0)) }
        }
        return ReadFiles(
            discovered: discovered, texts: readings.map(\.text),
            isAudited: zip(discovered.files, readings).map { $0.isAudited && $1.1?.isAudited ?? true },
            unreadable: Set(problems.map(\.index)), notes: problems.map(\.note))
    }

    /// Lowers the Swift files, each alone.
    public func lower(_ read: ReadFiles) -> LoweredFiles {
        let swift = read.swiftFiles
        let code = map(swift.map { read.texts[Int($0.value)] }, phase: .lowering, stages.lower)
        let troubled = zip(swift, code).filter(\.1.hasErrors).map(\.0)
        return LoweredFiles(
            read: read, code: Dictionary(uniqueKeysWithValues: zip(swift, code)), troubled: troubled.count,
            notes: troubled.map { AuditNote(path: read.texts[Int($0.value)].path, text: Self.brokenFile) })
    }

    /// Joins the files into one program.
    public func link(_ lowered: LoweredFiles) -> LinkedProject {
        progress(AuditProgress(phase: .linking))
        // Linking follows types and constants recursively: it needs the deep stack of a worker too.
        let links = ParallelMap(jobs: 1).map([lowered]) { [stages, parallel] in stages.link($0, parallel) }.first
        return LinkedProject(lowered: lowered, links: links ?? LinkedProject.Links(screens: []))
    }

    /// The screens as assistive technologies meet them, sorted by name and place; each is evaluated alone.
    ///
    /// - Parameter setting: what the person chose in Settings; `nil` for the screens with every alternative.
    public func perceive(_ linked: LinkedProject, in setting: Setting? = nil) -> [PerceivedTree] {
        sorted(
            map(linked.links.screens, phase: .examining) { [stages] pending in
                pending().map { screen in stages.perceive(setting.map(screen.resolved) ?? screen) }
            }
                .flatMap { $0 }, by: \.screen)
    }

    /// Evaluates, perceives and examines the screens, each alone.
    public func examine(_ linked: LinkedProject) -> ExaminedProject {
        // What a rule is, is a large value: the threads share only what it does.
        let examiners = rules.registered.map(\.examineScreen)
        let examined = map(linked.links.screens, phase: .examining) { [stages] pending in
            pending().map { screen in
                let tree = stages.perceive(screen)
                return ExaminedScreen(tree: tree, results: examiners.map { $0(tree) })
            }
        }
        let screens = sorted(examined.flatMap { $0 }, by: \.tree.screen)
        let trees = screens.map(\.tree)
        let projects = parallel.map(rules.registered) { $0.examine(project: trees) }
        return ExaminedProject(
            linked: linked, screens: trees,
            results: rules.registered.indices.map { rule in
                ExaminedProject.RuleResult(
                    info: rules.registered[rule].info, perScreen: screens.map { $0.results[rule] },
                    project: projects[rule])
            })
    }

    /// Merges what the rules said into findings.
    public func judge(_ examined: ExaminedProject) -> Audit {
        progress(AuditProgress(phase: .judging))
        return Judgement(examined, rules: rules, parallel: parallel).audit
    }

    private struct ExaminedScreen: Sendable {
        let tree: PerceivedTree
        let results: [RegisteredRule.Result]
    }

    private func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], phase: AuditProgress.Phase, _ transform: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        let total = items.count
        progress(AuditProgress(phase: phase, done: 0, total: total))
        return parallel.map(
            items, done: { [progress] in progress(AuditProgress(phase: phase, done: $0, total: total)) }, transform)
    }

    /// Equal screens stay in the order of the links: the sort must be stable, which the library does not promise.
    private func sorted<Value>(_ values: [Value], by screen: (Value) -> Screen) -> [Value] {
        values.enumerated().sorted { a, b in
            let (first, second) = (screen(a.element), screen(b.element))
            if first.name != second.name { return first.name < second.name }
            if first.place != second.place { return first.place < second.place }
            return a.offset < b.offset
        }.map(\.element)
    }

    private static let brokenFile = Bilingual(
        en: "The file has syntax errors; it was read as far as it goes, and what the errors hide was not examined.",
        ko: "구문 오류가 있어 읽을 수 있는 부분까지만 읽었습니다. 오류에 가려진 부분은 검사하지 않았습니다.")
}
