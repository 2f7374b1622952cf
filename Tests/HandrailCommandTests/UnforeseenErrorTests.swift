import Foundation
import HandrailTestSupport
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

@Suite("Where the tool itself fails") struct UnforeseenErrorTests {
    @Test(
        "it says so in one sentence and ends with the status of a run that was not completed",
        arguments: [SIGSEGV, SIGABRT, SIGILL, SIGTRAP])
    func sentence(signal: Int32) throws {
        let run = try Self.run("en", failingBy: signal)
        #expect(
            run.said == """
                error: Handrail failed: this is an error in Handrail, and nothing was reported. Report it.

                """)
        #expect(run.reason == .exit)
        #expect(run.status == 3)
    }

    @Test("it says so in Korean")
    func korean() throws {
        let run = try Self.run("ko", failingBy: SIGSEGV)
        #expect(run.said == "오류: Handrail에 오류가 발생했습니다. Handrail의 문제이며, 보고된 결과는 없습니다. 오류를 신고하세요.\n")
        #expect(run.status == 3)
    }

    @Test("whoever asks Swift for a trace gets the signal")
    func trace() throws {
        let run = try Self.run("en", failingBy: SIGSEGV, environment: ["SWIFT_BACKTRACE": "enable=no"])
        #expect(run.said == "")
        #expect(run.reason == .uncaughtSignal)
        #expect(run.status == SIGSEGV)
    }

    /// How the tool ends where a signal comes while it writes to a pipe that nobody reads.
    private static func run(
        _ language: String, failingBy signal: Int32, environment: [String: String] = [:]
    ) throws -> (said: String, reason: Process.TerminationReason, status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(PseudoTerminal.tool))
        process.arguments = ["inspect", Sample("Trailhead").folder.path, "--format", "json", "--lang", language]
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { _, new in new }
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // The first byte tells that the tool is at work; the rest is more than fits into the pipe.
        _ = try output.fileHandleForReading.read(upToCount: 1)
        kill(process.processIdentifier, signal)
        for _ in 0..<1_000 where process.isRunning { usleep(20_000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        let said = try errors.fileHandleForReading.readToEnd() ?? Data()
        return (String(decoding: said, as: UTF8.self), process.terminationReason, process.terminationStatus)
    }
}
