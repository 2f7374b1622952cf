import Foundation
import HandrailTrials

/// Runs Handrail over a folder of apps, prints what it takes and finds, and compares two versions of it.
@main
enum HandrailCorpus {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let folder = arguments.first, !folder.isEmpty, !folder.hasPrefix("-") else {
            fail(
                """
                usage: handrail-corpus FOLDER [--against OTHER] [--batch NAME] [--runs N] [--handrail PATH]
                with make: make corpus DIR=folder [AGAINST=path of another handrail] [BATCH=name] [RUNS=N]
                FOLDER holds one folder for each app; Tests/Corpus/apps.csv names public ones.
                """)
        }
        var options: [String: String] = [:]
        for (name, value) in zip(arguments.dropFirst(), arguments.dropFirst(2)) where name.hasPrefix("--") {
            options[name] = value.isEmpty ? nil : value
        }
        let tools = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
        let trial = CorpusTrial(
            handrail: options["--handrail"] ?? tools + "/handrail", bench: tools + "/handrail-bench",
            reports: ".build/corpus", repetitions: options["--runs"].flatMap { Int($0) } ?? 3)
        run(trial, folder, batch: options["--batch"], against: options["--against"])
    }

    private static func run(_ trial: CorpusTrial, _ folder: String, batch: String?, against other: String?) {
        let table = FileManager.default.contents(atPath: "Tests/Corpus/apps.csv") ?? Data()
        let list = CorpusList(String(decoding: table, as: UTF8.self))
        for problem in list.problems { say("Tests/Corpus/apps.csv: \(problem)") }
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
        say(summary.lines.joined(separator: "\n"))
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
