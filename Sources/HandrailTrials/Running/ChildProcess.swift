import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A program that runs in processes of its own, so that crashes are seen as signals and nothing runs forever.
///
/// Foundation's `Process` does not say how much time and memory a child took.
package struct ChildProcess: Sendable {
    /// Path of the program.
    package let program: String
    /// Longest run, in seconds.
    package let seconds: Double
    /// Most memory, in bytes. Where the system does not say what a running process holds, it is held against the peak
    /// afterwards.
    package let memory: Int
    private let environment: [String]

    /// A program with its limits.
    ///
    /// - Parameter environment: variables besides those of this process.
    package init(_ program: String, seconds: Double, memory: Int = .max, environment: [String: String] = [:]) {
        self.program = program
        self.seconds = seconds
        self.memory = memory
        let own = ProcessInfo.processInfo.environment
        self.environment = own.merging(environment) { $1 }.map { "\($0)=\($1)" }.sorted()
    }

    /// One run, with what it prints in two files.
    package func run(_ arguments: [String], output: String, errors: String) -> ChildRun {
        let clock = ContinuousClock()
        let start = clock.now
        let (process, error) = begin(arguments, output: output, errors: errors)
        guard error == 0 else { return ChildRun(.notStarted(error)) }
        var status: Int32 = 0
        var usage = rusage()
        var held = 0
        var ended: ChildRun.Ending?
        var pause: UInt32 = 500
        while wait4(process, &status, WNOHANG, &usage) == 0 {
            if ended == nil {
                held = max(held, Self.heldMemory(of: process))
                if start.duration(to: clock.now) > .seconds(seconds) { ended = .overTime }
                if held > memory { ended = .overMemory }
                if ended != nil { kill(process, SIGKILL) }
            }
            usleep(pause)
            pause = min(pause * 2, 8000)
        }
        let peak = Self.peak(of: usage, held: held)
        if ended == nil, peak > memory { ended = .overMemory }
        let wall = start.duration(to: clock.now).components
        return ChildRun(
            ended ?? Self.ending(status), wall: Double(wall.seconds) + Double(wall.attoseconds) / 1e18,
            processor: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime), peak: peak)
    }

    private func begin(_ arguments: [String], output: String, errors: String) -> (pid_t, Int32) {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let writing = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, writing, 0o644)
        posix_spawn_file_actions_addopen(&actions, 2, errors, writing, 0o644)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
        defer { for pointer in words + variables { free(pointer) } }
        var process: pid_t = 0
        var error = posix_spawn(&process, program, &actions, nil, &words, &variables)
        // A program that was written this moment may still be open in a process that another thread is just starting.
        for _ in 0..<200 where error == ETXTBSY {
            usleep(5000)
            error = posix_spawn(&process, program, &actions, nil, &words, &variables)
        }
        return (process, error)
    }

    private static func ending(_ status: Int32) -> ChildRun.Ending {
        let signal = status & 0x7F
        return signal == 0 ? .exited((status >> 8) & 0xFF) : .signal(signal)
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

    #if canImport(Darwin)
    private static func heldMemory(of process: pid_t) -> Int { 0 }

    private static func peak(of usage: rusage, held: Int) -> Int { usage.ru_maxrss }
    #else
    /// The most that a running process has held so far.
    private static func heldMemory(of process: pid_t) -> Int {
        guard let status = FileManager.default.contents(atPath: "/proc/\(process)/status") else { return 0 }
        let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0) << 10
    }

    /// Linux counts what this process held when it began the other one: only what is more is known to be the other's.
    private static func peak(of usage: rusage, held: Int) -> Int {
        var own = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &own)
        return usage.ru_maxrss > own.ru_maxrss ? usage.ru_maxrss << 10 : held
    }
    #endif
}
