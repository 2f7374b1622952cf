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
        let wanted = Set([FileKind.swift] + stages.importers.flatMap(\.kinds))
        let files = discovered.files
        WorkPlace.setPaths(files.map(\.path))
        let readings = map(Array(files.indices), phase: .reading) {
            [stages] index -> (text: SourceText, FileReading?) in
            let file = files[index]
            WorkPlace.file = FileIndex(index)
            guard wanted.contains(file.kind) else { return (SourceText(path: file.path, bytes: []), nil) }
            if let recognizes = file.kind.recognizes,
                stages.head(file, FileKind.headLength).map(recognizes) != true
            {
                return (SourceText(path: file.path, bytes: []), nil)
            }
            let reading = stages.read(file)
            let text = SourceText(path: file.path, bytes: reading.bytes ?? [], isTranscoded: reading.isTranscoded)
            return (text, reading)
        }
        let problems = readings.enumerated().compactMap { index, reading in
            reading.1?.problem.map { (index: index, note: AuditNote(path: reading.text.path, text: $0)) }
        }
        return ReadFiles(
            discovered: discovered, texts: readings.map(\.text),
            isAudited: zip(discovered.files, readings).map { $0.isAudited && $1.1?.isAudited ?? true },
            unreadable: Set(problems.map(\.index)), notes: problems.map(\.note))
    }

    /// Lowers the files of code, the largest first, and imports the parts of all others, each alone.
    public func lower(_ read: ReadFiles) -> LoweredFiles {
        let sources = read.codeFiles
        let imports = ImportRun.all(of: read, by: stages)
        // What takes longest begins first, so that no thread is left with it at the end.
        let sizes = sources.map { read.texts[Int($0.value)].length }
        let bySize = sources.indices.sorted { sizes[$0] != sizes[$1] ? sizes[$0] > sizes[$1] : $0 < $1 }
        let parts = imports.indices.flatMap { run in imports[run].parts.map { Piece.part($0, ofImport: run) } }
        let pieces = parts + bySize.map { Piece.file(at: $0, read.texts[Int(sources[$0].value)]) }
        let done = map(pieces, phase: .lowering) { [stages] piece -> Done in
            switch piece {
            case .part(let part, let run): return Done.fragment(imports[run].fragment(part), ofImport: run)
            case .file(let position, let text):
                WorkPlace.file = sources[position]
                return Done.file(at: position, stages.lower(text))
            }
        }
        var code: [FileIndex: CodeFile] = Dictionary(minimumCapacity: sources.count)
        var fragments = imports.map { _ in [any Sendable]() }
        for piece in done {
            switch piece {
            case .fragment(let fragment, let run): fragments[run].append(fragment)
            case .file(let position, let lowered): code[sources[position]] = lowered
            }
        }
        var contents = ProjectContents()
        for (run, fragments) in zip(imports, fragments) { run.link(fragments, &contents) }
        let notes = sources.compactMap { file in
            code[file].flatMap { Self.note(on: $0, read.texts[Int(file.value)]) }
        }
        return LoweredFiles(
            read: read, code: code, contents: contents, filesWithErrors: notes.count, notes: notes)
    }

    private static func note(on code: CodeFile, _ text: SourceText) -> AuditNote? {
        switch code.unread {
        case .noText: AuditNote(path: text.path, text: noText)
        case .tooDeep(let offset):
            AuditNote(path: text.path, text: cutShort(line: text.lines.position(of: offset).line))
        case .tooLong(let offset):
            AuditNote(path: text.path, text: manyStatements(line: text.lines.position(of: offset).line))
        case nil: code.hasErrors ? AuditNote(path: text.path, text: brokenFile) : nil
        }
    }

    private enum Piece: Sendable {
        case part(Int, ofImport: Int)
        case file(at: Int, SourceText)
    }

    private enum Done: Sendable {
        case fragment(any Sendable, ofImport: Int)
        case file(at: Int, CodeFile)
    }

    /// Joins the files into one program.
    public func link(_ lowered: LoweredFiles) -> LinkedProject {
        progress(AuditProgress(phase: .linking))
        // Linking follows types and constants recursively: it needs the deep stack of a worker.
        let links = ParallelMap(jobs: 1).map([lowered]) { [stages] in stages.link($0) }.first
        let names = Set(rules.registered.flatMap(\.names))
        let code = NamedUses(names, texts: rules.registered.contains(where: \.readsTexts)).map { uses in
            // Calls are followed recursively: that needs the deep stack of a worker too.
            let launch = ParallelMap(jobs: 1).map([lowered]) { LaunchPaths(of: $0.code) }.first ?? .none
            return parallel.map(lowered.read.codeFiles) { uses.blocks(in: $0, of: lowered, launch: launch) }
                .flatMap(\.self)
        }
        let linked = links ?? LinkedProject.Links(evaluated: [])
        let used = code?.filter { block in !(block.uses.first.map { linked.isUnused($0.place) } ?? false) }
        return LinkedProject(lowered: lowered, links: linked, namedUses: used ?? [])
    }

    /// Evaluates, perceives and examines the screens, each alone.
    ///
    /// - Parameter setting: what the person chose in Settings; `nil` for the screens with every alternative.
    public func examine(_ linked: LinkedProject, in setting: Setting? = nil) -> ExaminedProject {
        let examiners = ScreenExaminers(rules.registered)
        let shown = { @Sendable (screen: Screen) in setting.map(screen.resolved) ?? screen }
        let (examined, cuts) = evaluate(linked, sharing: { $0.shared(with: shown($1)) }) { [stages] screen in
            WorkPlace.file = screen.place.file
            let tree = stages.perceive(shown(screen))
            return ExaminedScreen(tree: tree, answers: examiners.examine(tree))
        }
        let screens = sorted(examined, by: \.tree.screen)
        var perScreen = [[ExaminedProject.ScreenResult]](repeating: [], count: rules.registered.count)
        for (number, screen) in screens.enumerated() {
            for answer in screen.answers {
                perScreen[answer.rule].append(.init(screen: number, result: answer.result))
            }
        }
        let trees = screens.map(\.tree)
        let facts = linked.facts
        let uses = BundleUses(of: rules.registered.contains(where: \.asksForUses) ? trees : [])
        let results = parallel.map(Array(zip(rules.registered, perScreen))) { rule, perScreen in
            ExaminedProject.RuleResult(
                info: rule.info, perScreen: perScreen, project: rule.examine(project: trees, facts, uses))
        }
        let deep = trees.flatMap(\.screen.tree.cuts)
        return ExaminedProject(linked: linked, screens: trees, cuts: cuts + deep, setting: setting, results: results)
    }

    /// What `transform` makes of each screen, in the order of the links, and where code was followed no further. It
    /// begins with the first screens while others are still being looked for.
    ///
    /// - Parameter share: what was made of a screen, for its duplicate; `nil` where that has to be looked at itself.
    private func evaluate<Result: Sendable>(
        _ linked: LinkedProject, sharing share: @escaping @Sendable (Result, Screen) -> Result? = { _, _ in nil },
        _ transform: @escaping @Sendable (Screen) -> Result
    ) -> (results: [Result], cuts: [EvaluationCut]) {
        progress(AuditProgress(phase: .examining))
        let results = Locked<[Int: Result]>([:])
        let duplicates = Locked(DuplicateScreens())
        let search = WorkQueue.run(jobs: parallel.jobs) { [progress] queue in
            linked.links.search(queue) { number, screen in
                guard duplicates.withLock({ $0.isFirst(number, screen) }) else { return }
                queue.later {
                    let result = transform(screen)
                    let done = results.withLock { results in
                        results[number] = result
                        return results.count
                    }
                    progress(AuditProgress(phase: .examining, done: done))
                }
            }
        }
        var known = results.withLock { $0 }
        let others = parallel.map(duplicates.withLock { $0.duplicates }) { [known] duplicate in
            known[duplicate.first].flatMap { share($0, duplicate.screen) } ?? transform(duplicate.screen)
        }
        for (duplicate, result) in zip(duplicates.withLock { $0.duplicates }, others) {
            known[duplicate.number] = result
        }
        return ((search?.order ?? []).compactMap { known[$0] }, search?.cuts ?? [])
    }

    /// Merges what the rules said into findings.
    public func judge(_ examined: ExaminedProject) -> Audit {
        progress(AuditProgress(phase: .judging))
        return Judgment(examined, rules: rules, parallel: parallel).audit
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
        let keys = values.enumerated().map { position, value in
            let screen = screen(value)
            return (name: screen.name, place: screen.place, position: position)
        }
        return keys.sorted { ($0.name, $0.place, $0.position) < ($1.name, $1.place, $1.position) }
            .map { values[$0.position] }
    }

    private static func cutShort(line: Int) -> Bilingual {
        Bilingual(
            en: """
                Line \(line): cut short here: the code is nested too deep to be read. The declaration that holds this \
                line and all that follows were not examined.
                """,
            ko: "\(line)행: 코드가 너무 깊이 중첩되어 여기서 읽기를 멈췄습니다. 이 행이 있는 선언과 그 뒤는 검사하지 않았습니다.")
    }

    private static func manyStatements(line: Int) -> Bilingual {
        Bilingual(
            en: """
                Line \(line): cut short here: a body has more statements than are read. What follows in it was not \
                examined.
                """,
            ko: "\(line)행: 한 본문에 구문이 너무 많아 여기서 읽기를 멈췄습니다. 이 본문의 나머지는 검사하지 않았습니다.")
    }

    private static let noText = Bilingual(
        en: "The file was not examined: it is binary, or text in an encoding other than UTF-8 or UTF-16 with its mark.",
        ko: "바이너리 파일이거나 UTF-8 또는 BOM이 있는 UTF-16이 아닌 텍스트라서 검사하지 않았습니다.")

    private static let brokenFile = Bilingual(
        en: "The file has syntax errors; it was read as far as it goes, and what the errors hide was not examined.",
        ko: "구문 오류가 있어 읽을 수 있는 부분까지만 읽었습니다. 오류에 가려진 부분은 검사하지 않았습니다.")
}
