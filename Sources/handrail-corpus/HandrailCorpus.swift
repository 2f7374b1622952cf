import Foundation
import HandrailTrials

/// Runs Handrail over a folder of apps, prints what it takes and finds, and compares two versions of it.
@main
enum HandrailCorpus {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let first = arguments.first, !first.isEmpty, !first.hasPrefix("-") else { fail(usage) }
        var options: [String: String] = [:]
        for (name, value) in zip(arguments.dropFirst(), arguments.dropFirst(2)) where name.hasPrefix("--") {
            options[name] = value.isEmpty ? nil : value
        }
        switch first {
        case "draw": draw(options)
        case "enter": enter(Array(arguments.dropFirst()))
        case "label": label(Array(arguments.dropFirst()))
        default: run(first, options)
        }
    }

    private static let usage = """
        usage: handrail-corpus FOLDER [--against OTHER] [--batch NAME] [--runs N] [--handrail PATH] [--ledger update]
               handrail-corpus FOLDER --metamorphic 1 [--seed N] [--minutes N] [--input N] [--shrink N]
               handrail-corpus draw --batch NAME [--count N] [--most N] [--seed N]
               handrail-corpus enter [FILE …]
               handrail-corpus label FILE …
        with make: make corpus DIR=folder [AGAINST=path of another handrail] [BATCH=name] [RUNS=N] [LEDGER=update]
                   make corpus DIR=folder METAMORPHIC=1 [SEED=N] [MINUTES=N]
                   make draw BATCH=name [SEED=N]; make ledger [FROM="file …"]; make labels FROM="file …"
        FOLDER holds one folder for each app; Tests/Corpus/apps.csv names public ones.
        """
    private static let reports = ".build/corpus"

    private static func run(_ folder: String, _ options: [String: String]) {
        if options["--metamorphic"] != nil { return change(folder, options) }
        let tools = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
        let trial = CorpusTrial(
            handrail: options["--handrail"] ?? tools + "/handrail", bench: tools + "/handrail-bench",
            reports: reports, repetitions: options["--runs"].flatMap { Int($0) } ?? 3)
        run(
            trial, folder, batch: options["--batch"], against: options["--against"],
            updatesLedger: options["--ledger"] == "update")
    }

    private static func run(
        _ trial: CorpusTrial, _ folder: String, batch: String?, against other: String?, updatesLedger: Bool
    ) {
        var files = LedgerFiles()
        let list = files.list
        for problem in files.problems { say(problem) }
        for program in [trial.handrail, other].compactMap(\.self)
        where !FileManager.default.isExecutableFile(atPath: program) {
            fail("There is no program at \(program).")
        }
        let apps = folders(in: folder).filter { batch == nil || list.row(ofFolder: $0)?.batch == batch }
        guard !apps.isEmpty else { fail("There are no apps in \(folder)\(batch.map { " of the batch \($0)" } ?? "").") }
        do {
            try FileManager.default.createDirectory(atPath: trial.reports, withIntermediateDirectories: true)
        } catch {
            fail("Cannot make the folder \(trial.reports): \(error.localizedDescription)")
        }
        say("A run may take \(trial.rule), in processor time.\n")
        var results: [CorpusResult] = []
        var comparisons: [FindingComparison] = []
        var missing: [(app: String, reason: String)] = []
        for app in apps {
            let path = "\(folder)/\(app)"
            let result = trial.result(of: path, app: app, row: list.row(ofFolder: app))
            say(result.lines.joined(separator: "\n") + "\n")
            results.append(result)
            guard let other else { continue }
            let run = trial.run(other, over: path, app: app)
            if let these = result.report, let others = AuditReport(run.report) {
                let comparison = FindingComparison(app: app, these: these.findings, others: others.findings)
                comparisons.append(comparison)
            } else if result.report != nil || AuditReport(run.report) != nil {
                let which = result.report == nil ? "this version" : "the other version"
                missing.append((app, "\(which) reports nothing (\(run.run.ending))"))
            }
        }
        let summary = CorpusSummary(results)
        let shares = RuleShares(results.compactMap(\.report).flatMap(\.findings))
        say((summary.lines + shares.lines).joined(separator: "\n"))
        let sentences = files.hold(results)
        say((["", "against the ledger:"] + sentences).joined(separator: "\n"))
        let recall = RecallFigures(LabelFile().table.labels, against: results)
        if !recall.lines.isEmpty { say(([""] + recall.lines + recall.sentences).joined(separator: "\n")) }
        if updatesLedger { write(files) }
        if let other {
            let page = ComparisonPage(comparisons, missing: missing)
            let path = "\(trial.reports)/against.md"
            let text = page.markdown(this: trial.handrail, other: other)
            guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
                fail("Cannot write \(path).")
            }
            say("against \(other): \(page.total); read \(path)")
        }
        exit(summary.failing.isEmpty ? 0 : 1)
    }

    /// Changes the apps at random, so that it is known what may become of the findings, and shrinks what fails.
    private static func change(_ folder: String, _ options: [String: String]) {
        let tools = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
        let seed = options["--seed"].flatMap { UInt64($0) } ?? UInt64(Date().timeIntervalSince1970)
        let list = LedgerFiles().list
        let apps = folders(in: folder).filter { app in
            options["--batch"].map { list.row(ofFolder: app)?.batch == $0 } ?? true
        }
        var failing: [String] = []
        for app in apps {
            let bytes = FolderSize.bytes(under: "\(folder)/\(app)")
            let project = FuzzProject(name: app, folder: "\(folder)/\(app)")
            let run = FuzzRun(
                plan: FuzzPlan(seed: seed, projects: [project], kind: .changes),
                handrail: ChildProcess(
                    options["--handrail"] ?? tools + "/handrail", seconds: 4 * TimeRule.standard.seconds(for: bytes),
                    environment: ["SWIFT_BACKTRACE": "enable=no"]),
                folder: "\(reports)/metamorphic/\(app)",
                fuzzer: "\(CommandLine.arguments[0]) \(folder) --metamorphic 1",
                most: options["--shrink"].flatMap { Int($0) } ?? 200, say: { say($0) })
            if let input = options["--input"].flatMap({ Int($0) }) {
                if !run.one(input) { failing.append(app) }
                continue
            }
            say("\(app), seed \(seed)")
            let minutes = options["--minutes"].flatMap { Double($0) } ?? 5
            let count = options["--count"].flatMap { Int($0) } ?? .max
            if !run.all(minutes: minutes, jobs: 1, most: count) { failing.append(app) }
        }
        say(failing.isEmpty ? "every app keeps what is promised" : "not kept in " + failing.joined(separator: ", "))
        exit(failing.isEmpty ? 0 : 1)
    }

    private static func draw(_ options: [String: String]) {
        guard let batch = options["--batch"] else { fail(usage) }
        let seed = options["--seed"].flatMap { UInt64($0) } ?? UInt64(Date().timeIntervalSince1970)
        let rows = LedgerFiles().list.rows.filter { $0.batch == batch }
        let findings = rows.flatMap { row -> [FindingDraw.Drawn] in
            let bytes = FileManager.default.contents(atPath: "\(reports)/\(row.folder).json") ?? Data()
            guard let report = AuditReport([UInt8](bytes)) else {
                fail("There is no report on \(row.folder) in \(reports): run make corpus with BATCH=\(batch) first.")
            }
            return report.findings.map { FindingDraw.Drawn(app: row.folder, finding: $0) }
        }
        let draw = FindingDraw(
            findings, count: options["--count"].flatMap { Int($0) } ?? 60,
            most: options["--most"].flatMap { Int($0) } ?? 6, seed: seed)
        let path = "\(reports)/drawn.jsonl"
        let text = draw.lines.map { $0 + "\n" }.joined()
        guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
            fail("Cannot write \(path).")
        }
        say("seed \(seed): \(draw.drawn.count) of \(findings.count) findings of batch \(batch) in \(path)")
    }

    private static func enter(_ paths: [String]) {
        var files = LedgerFiles()
        for (path, text) in texts(paths) {
            for refused in files.enter(text) { say("\(path): \(refused)") }
        }
        for problem in files.problems { say(problem) }
        write(files)
    }

    private static func label(_ paths: [String]) {
        var file = LabelFile()
        let list = LedgerFiles().list
        for (path, text) in texts(paths) {
            for refused in file.enter(text, of: list) { say("\(path): \(refused)") }
        }
        // Writing the table would lose the lines that are no labels.
        let problems = file.problems
        guard problems.isEmpty else { fail(problems.joined(separator: "\n")) }
        do {
            try file.write()
        } catch {
            fail("Cannot write the labels: \(error.localizedDescription)")
        }
        say("There are \(file.table.labels.count) labels.")
    }

    private static func texts(_ paths: [String]) -> [(path: String, text: String)] {
        paths.filter { !$0.isEmpty }.map { path in
            guard let data = FileManager.default.contents(atPath: path) else { fail("There is no file at \(path).") }
            return (path, String(decoding: data, as: UTF8.self))
        }
    }

    private static func write(_ files: LedgerFiles) {
        do {
            try files.write()
        } catch {
            fail("Cannot write the ledger: \(error.localizedDescription)")
        }
        say("The ledger has \(files.ledger.lines.count) readings; its pages were written anew.")
    }

    private static func folders(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
            return exists && isFolder.boolValue && !name.hasPrefix(".")
        }.sorted()
    }

    /// At once, also where the output is a file.
    private static func say(_ lines: String) { FileHandle.standardOutput.write(Data("\(lines)\n".utf8)) }

    private static func fail(_ sentence: String) -> Never {
        FileHandle.standardError.write(Data("\(sentence)\n".utf8))
        exit(2)
    }
}
