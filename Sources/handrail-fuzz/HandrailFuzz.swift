import Foundation
import HandrailTrials

/// Runs Handrail on inputs made from a seed, on all processors, and keeps and shrinks those that it fails on.
@main
enum HandrailFuzz {
    private static let folder = ".build/fuzz"

    static func main() {
        var options: [String: String] = [:]
        var arguments = CommandLine.arguments.dropFirst()
        while let name = arguments.popFirst() {
            guard known.contains(name), let value = arguments.popFirst() else { fail(usage) }
            options[name] = value.isEmpty ? nil : value
        }
        let tools = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
        let handrail = options["--handrail"] ?? tools + "/handrail"
        guard FileManager.default.isExecutableFile(atPath: handrail) else {
            fail("There is no program at \(handrail).")
        }
        let kind: FuzzKind? = options["--kind"].map { name in
            guard let kind = FuzzKind(rawValue: name) else { fail(usage) }
            return kind
        }
        let seed = number("--seed", options) ?? UInt64(Date().timeIntervalSince1970)
        let samples = (try? FileManager.default.contentsOfDirectory(atPath: "Samples").sorted()) ?? []
        guard !samples.isEmpty else { fail("There is no folder Samples here: run this at the root of the project.") }
        let projects = [FuzzProject.kiosk] + samples.map { FuzzProject(name: $0, folder: "Samples/\($0)") }
        // Crashes end a process at once, as the signals that they are.
        let child = ChildProcess(
            handrail, seconds: number("--seconds", options) ?? 20,
            memory: (number("--megabytes", options) ?? 2000) * 1_000_000, environment: ["SWIFT_BACKTRACE": "enable=no"])
        let run = FuzzRun(
            plan: FuzzPlan(seed: seed, projects: projects, kind: kind), handrail: child, folder: folder,
            fuzzer: CommandLine.arguments[0] + (options["--handrail"].map { " --handrail \($0)" } ?? ""), say: say)
        if let input: Int = number("--input", options) { exit(run.one(input) ? 0 : 1) }
        let minutes = number("--minutes", options) ?? 5.0
        let jobs = max(number("--jobs", options) ?? ProcessInfo.processInfo.activeProcessorCount, 1)
        say("seed \(seed), \(minutes.formatted(1)) minutes on \(jobs) processors: \(handrail)")
        exit(run.all(minutes: minutes, jobs: jobs, most: number("--count", options) ?? .max) ? 0 : 1)
    }

    private static func number<Number: LosslessStringConvertible>(
        _ name: String, _ options: [String: String]
    ) -> Number? {
        options[name].map { text in
            guard let number = Number(text) else { fail("\(name) \(text) is no number.\n\(usage)") }
            return number
        }
    }

    private static let known: Set<String> = [
        "--seed", "--minutes", "--kind", "--input", "--count", "--jobs", "--seconds", "--megabytes", "--handrail",
    ]

    private static let kinds = FuzzKind.allCases.map(\.rawValue).joined(separator: "|")
    private static let usage = """
        usage: handrail-fuzz [--seed N] [--minutes N] [--kind \(kinds)]
                             [--input N] [--count N] [--jobs N] [--seconds N] [--megabytes N] [--handrail PATH]
        with make: make fuzz [MINUTES=60] [SEED=N] [KIND=tokens]
        --input runs one input of the seed again; --count ends after so many.
        """

    /// At once, also where the output is a file.
    @Sendable private static func say(_ lines: String) {
        FileHandle.standardOutput.write(Data("\(lines)\n".utf8))
    }

    private static func fail(_ sentence: String) -> Never {
        FileHandle.standardError.write(Data("\(sentence)\n".utf8))
        exit(2)
    }
}
