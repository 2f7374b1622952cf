import HandrailTrials
import Testing

/// Programs in processes of their own.
@Suite struct ChildProcessTests {
    @Test func saysWhatItWasGiven() throws {
        let (run, output) = try FakeProgram.run(#"echo "$2, $FAKE"; exit 3"#)
        #expect(run.ending == .exited(3))
        #expect(output == "two words, fake words\n")
    }

    @Test func crashesAreSignals() throws {
        #expect(try FakeProgram.run("kill -SEGV $$").0.ending == .signal(11))
    }

    @Test func nothingRunsForever() throws {
        #expect(try FakeProgram.run("while :; do :; done", seconds: 0.1).0.ending == .overTime)
    }

    @Test func nothingHoldsAllMemory() throws {
        let doubling = #"x=0123456789; while :; do x=$x$x; done"#
        let (run, _) = try FakeProgram.run(doubling, memory: 200_000_000)
        #expect(run.ending == .overMemory)
    }

    @Test func whatIsMissingIsNotStarted() {
        let run = ChildProcess("no/such/program", seconds: 1).run([], output: "/dev/null", errors: "/dev/null")
        #expect(run.ending == .notStarted(2))
    }
}
