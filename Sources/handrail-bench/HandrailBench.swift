import Foundation
import Handrail
import HandrailEngine
import HandrailMarkup
import HandrailModel
import HandrailSimulation
import HandrailSource
import HandrailSwiftImporter

/// Measures a whole audit against the floor: the time that parsing alone takes over the same files on the same cores.
@main
enum HandrailBench {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == "--simulate" {
            return simulate(times: arguments.dropFirst().first.flatMap { Int($0) } ?? 1)
        }
        if arguments.first == "--tables", let path = arguments.dropFirst().first {
            return measureTables(path, runs: arguments.dropFirst(2).first.flatMap { Int($0) } ?? 3)
        }
        if let capture = CaptureBench(arguments) { return capture.run() }
        if arguments.first == "--catalog", let folder = arguments.dropFirst().first {
            return CatalogBench(folder: folder).run()
        }
        let isFloor = arguments.first == "--floor"
        guard let path = arguments.dropFirst(isFloor ? 1 : 0).first, !path.hasPrefix("-") else {
            print(
                """
                usage: handrail-bench PATH [--runs N] [--title NAME]
                       handrail-bench --floor PATH [--runs N]
                       handrail-bench --simulate TIMES
                       handrail-bench --tables PATH [RUNS]
                       handrail-bench --capture FOLDER | --picture FOLDER
                       handrail-bench --catalog FOLDER
                """)
            exit(2)
        }
        let runs = arguments.firstIndex(of: "--runs").flatMap { index in
            arguments.indices.contains(index + 1) ? Int(arguments[index + 1]) : nil
        } ?? 7
        let title = arguments.firstIndex(of: "--title").flatMap { index in
            arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
        }
        do {
            if isFloor { return try printFloor(path, runs: max(runs, 1)) }
            try measure(path, title: title, runs: max(runs, 1))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(3)
        }
    }

    /// Simulates all features on a large screen and prints the time of one; counting the instructions of two numbers of
    /// times and taking one from the other leaves those of the simulation alone.
    private static func simulate(times: Int) {
        let screen = LargeScreen()
        var times = (0..<max(times, 0)).map { _ in
            seconds { withExtendedLifetime(ScreenSimulation(screen.tree, language: .english)) {} }
        }
        times.sort()
        guard !times.isEmpty else { return }
        print(
            """
            simulation    \(milliseconds(median(times))) ms for all four features on a screen of \
            \(screen.count) elements (median of \(times.count))
            """)
    }

    /// Prints what an audit of an app of many languages takes.
    private static func measureTables(_ path: String, runs: Int) {
        do {
            var audits: [Double] = []
            var tables: [SourceText] = []
            for _ in 0..<max(runs, 1) {
                audits.append(
                    try seconds {
                        tables = try Auditor().audit([path]).files.filter { !$0.path.hasSuffix(".swift") }
                    })
            }
            let bytes = tables.reduce(0) { $0 + $1.bytes.count }
            // What an audit has to do in any case: read the same tables, on the same cores.
            let floor = median(
                (0..<max(runs, 1)).map { _ in
                    seconds { withExtendedLifetime(ParallelMap().map(tables) { StringsReader().read($0.bytes) }) {} }
                })
            print(
                """
                languages     \(tables.count) string tables, \(bytes) bytes: \(milliseconds(median(audits))) ms \
                (median of \(audits.count)), peak memory \(peakMegabytes()) MB, \
                \(rounded(median(audits) / max(floor, 0.001))) times reading alone (limit \(mostOfReading))
                """)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(3)
        }
    }

    /// How many times as long as reading tables an audit of them may take.
    private static let mostOfReading = 8

    /// Prints what parsing alone takes, for a program to read.
    private static func printFloor(_ path: String, runs: Int) throws {
        let files = swiftFiles(of: try Auditor(policy: AuditPolicy(rules: .none)).audit([path]))
        guard !files.isEmpty else { return }
        var walls: [Double] = []
        var processors: [Double] = []
        for _ in 0..<runs {
            var parsed: [SwiftImporter.Parsed] = []
            let before = processorSeconds()
            walls.append(seconds { parsed = ParallelMap().map(files, SwiftImporter.parseOnly) })
            processors.append(processorSeconds() - before)
            withExtendedLifetime(parsed) {}
        }
        print("{\"files\":\(files.count),\"wall\":\(median(walls)),\"processor\":\(median(processors))}")
    }

    /// The largest first, as in an audit.
    private static func swiftFiles(of audit: Audit) -> [SourceText] {
        audit.files.filter { $0.path.hasSuffix(".swift") && !$0.bytes.isEmpty }
            .sorted { $0.bytes.count > $1.bytes.count }
    }

    /// - Parameter title: what the app is called where it is one of several, with one line for all.
    private static func measure(_ path: String, title: String?, runs: Int) throws {
        let auditor = Auditor()
        let audit = try auditor.audit([path])
        let files = swiftFiles(of: audit)
        if files.isEmpty { return try measureInterfaces(audit, path, runs: runs) }
        let bytes = files.reduce(0) { $0 + $1.bytes.count }
        var floors: [Double] = []
        var audits: [Double] = []
        // In turn, so that a machine that slows down slows both.
        for _ in 0..<runs {
            // Both ends as in a command, which ends without freeing what it made: here that comes after the clock
            // stopped.
            var parsed: [SwiftImporter.Parsed] = []
            floors.append(seconds { parsed = ParallelMap().map(files, SwiftImporter.parseOnly) })
            withExtendedLifetime(parsed) {}
            parsed = []
            var made: [any Sendable] = []
            audits.append(try seconds { made.append(try auditor.audit([path], keep: { made.append($0) })) })
            withExtendedLifetime(made) {}
        }
        let floor = median(floors)
        let whole = median(audits)
        let ratios = median(zip(audits, floors).map { $0 / $1 })
        let size = """
            \(files.count) Swift files, \(bytes) bytes, \(audit.coverage.elements) elements on \
            \(audit.coverage.screens) screens
            """
        if let title {
            let name = title + String(repeating: " ", count: max(14 - title.count, 1))
            print("\(name)\(size)")
            print(
                """
                              \(milliseconds(whole)) ms, parse floor \(milliseconds(floor)) ms, ratio \
                \(rounded(ratios)) (median of \(runs))
                """)
            return
        }
        print("files         \(size)")
        print("parse floor   \(milliseconds(floor)) ms (SwiftParser alone, median of \(runs))")
        print("whole audit   \(milliseconds(whole)) ms (median of \(runs))")
        print("ratio         \(rounded(ratios)) (median of pairs; aim 1.8, limit 2.5)")
        print("              neither end frees its results; the audit frees its syntax trees, the floor does not")
        print("peak memory   \(peakMegabytes()) MB")
        simulate(times: runs)
        for (phase, time) in try phases(of: auditor, path) { print("  \(phase) \(milliseconds(time)) ms") }
    }

    /// The same for an app of interface files alone, whose floor is the time that cutting them into tokens takes.
    private static func measureInterfaces(_ audit: Audit, _ path: String, runs: Int) throws {
        let files = audit.files.filter { !$0.bytes.isEmpty }
        var floors: [Double] = []
        var audits: [Double] = []
        for _ in 0..<runs {
            floors.append(seconds { _ = ParallelMap().map(files) { XMLTokenizer().read($0.bytes).tokens.count } })
            var made: [any Sendable] = []
            audits.append(try seconds { made.append(try Auditor().audit([path], keep: { made.append($0) })) })
            withExtendedLifetime(made) {}
        }
        let bytes = files.reduce(0) { $0 + $1.bytes.count }
        print("storyboard    \(bytes) bytes, \(audit.coverage.elements) elements on \(audit.coverage.screens) screens")
        print("token floor   \(milliseconds(median(floors))) ms (tokens alone, median of \(runs))")
        let ratio = median(zip(audits, floors).map { $0 / $1 })
        print("whole audit   \(milliseconds(median(audits))) ms (ratio \(rounded(ratio)))")
    }

    /// How long one more audit stays in each phase.
    private static func phases(of auditor: Auditor, _ path: String) throws -> [(String, Double)] {
        let clock = ContinuousClock()
        let starts = Locked<[(AuditProgress.Phase, ContinuousClock.Instant)]>([])
        var made: [any Sendable] = []
        let audit = try auditor.audit(
            [path],
            progress: { progress in
                starts.withLock { list in
                    if list.last?.0 != progress.phase { list.append((progress.phase, clock.now)) }
                }
            }, keep: { made.append($0) })
        let end = clock.now
        withExtendedLifetime((audit, made)) {}
        let list = starts.withLock { $0 }
        return list.enumerated().map { index, entry in
            let next = index + 1 < list.count ? list[index + 1].1 : end
            let elapsed = next - entry.1
            return ("\(entry.0)", Double(elapsed.components.attoseconds) / 1e18 + Double(elapsed.components.seconds))
        }
    }

    static func seconds(_ body: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let elapsed = try clock.measure(body)
        return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    }

    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    static func milliseconds(_ seconds: Double) -> String { rounded(seconds * 1000) }

    static func rounded(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }

    /// What all threads of the process have computed so far, with the system's work for them.
    private static func processorSeconds() -> Double {
        let usage = ownUsage()
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }

    /// The most memory the process held: the system counts bytes on macOS and kilobytes on Linux.
    static func peakMegabytes() -> Int {
        #if canImport(Darwin)
        ownUsage().ru_maxrss >> 20
        #else
        ownUsage().ru_maxrss >> 10
        #endif
    }

    private static func ownUsage() -> rusage {
        var usage = rusage()
        #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        #else
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #endif
        return usage
    }
}
