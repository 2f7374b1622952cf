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

@Suite("handrail listen --interactive in a terminal", .serialized)
struct InteractiveListeningTests {
    private static let harbor = Sample("Harbor").folder.path

    private static func start(_ more: String..., columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
        try PseudoTerminal(
            ["listen", harbor, "--interactive", "--lang", "en", "--screen", "PierListScreen"] + more, columns: columns,
            rows: rows)
    }

    @Test("moves about with keys, shows the source, and gives the terminal back")
    func keys() throws {
        let terminal = try Self.start()
        #expect(terminal.waits { $0.contains("» Piers, heading.") })
        #expect(terminal.page.isOther && !terminal.page.showsCursor)
        #expect(!terminal.isRestored)
        #expect(terminal.page.contains("PierListScreen.swift:23"))
        #expect(terminal.page.contains("navigationTitle"))
        terminal.type("\u{1B}[C")
        #expect(terminal.waits { $0.contains("> 2. Reload, button.") })
        terminal.type(" ")
        #expect(terminal.waits { $0.contains("A double tap activates it.") })
        terminal.type("\u{1B}[C\u{1B}[Cz")
        #expect(terminal.waits { $0.contains("> Unpin/Pin") })
        terminal.type("\u{1B}")
        #expect(terminal.waits { $0.contains("> 4. ") })
        #expect(terminal.page.contains("rotor: Actions"))
        terminal.type("r")
        #expect(terminal.waits { $0.contains("rotor: Headings") })
        terminal.type("\u{1B}[A")
        #expect(terminal.waits { $0.contains("» Piers, heading.") })
        terminal.type("q")
        let end = try #require(terminal.end())
        #expect(end.status == 0 && !end.isSignal)
        #expect(terminal.isRestored)
        #expect(!terminal.page.isOther && terminal.page.showsCursor)
        #expect(terminal.page.unknown.isEmpty)
    }

    @Test("draws itself anew in a terminal that becomes smaller, down to nothing")
    func resizing() throws {
        let terminal = try Self.start()
        #expect(terminal.waits { $0.lines.count == 24 && $0.contains(String(repeating: "─", count: 80)) })
        terminal.resize(columns: 40, rows: 10)
        #expect(terminal.waits { $0.lines.count == 10 && $0.contains(String(repeating: "─", count: 40)) })
        #expect(terminal.page.lines.allSatisfy { $0.count <= 40 })
        terminal.resize(columns: 12, rows: 1)
        #expect(terminal.waits { $0.lines == ["» Piers,…"] || $0.lines.count == 1 })
        terminal.resize(columns: 1, rows: 1)
        terminal.type("\u{1B}[C")
        terminal.resize(columns: 80, rows: 24)
        #expect(terminal.waits { $0.contains("> 2. Reload") })
        terminal.type("q")
        #expect(terminal.end()?.status == 0)
    }

    @Test("ends by Ctrl-C as any program does, the terminal given back")
    func interrupt() throws {
        let terminal = try Self.start()
        #expect(terminal.waits { $0.contains("» Piers, heading.") })
        terminal.type("\u{3}")
        let end = try #require(terminal.end())
        #expect(end.isSignal && end.status == SIGINT)
        #expect(terminal.isRestored)
        #expect(!terminal.page.isOther && terminal.page.showsCursor)
    }

    @Test("gives the terminal back when it is told to end", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func signals(number: Int32) throws {
        let terminal = try Self.start()
        #expect(terminal.waits { $0.contains("» Piers, heading.") })
        terminal.signal(number)
        let end = try #require(terminal.end())
        #expect(end.isSignal && end.status == number)
        #expect(terminal.isRestored)
        #expect(!terminal.page.isOther && terminal.page.showsCursor)
    }

    @Test("ends when nobody is there any more")
    func closed() throws {
        let terminal = try Self.start()
        #expect(terminal.waits { $0.contains("» Piers, heading.") })
        terminal.hangUp()
        #expect(terminal.end() != nil)
    }

    @Test("goes about with a switch, a keyboard and by voice")
    func otherFeatures() throws {
        let scan = try Self.start("--with", "switch-control")
        #expect(scan.waits { $0.contains("» Nothing is highlighted yet: press Space.") })
        scan.type(" ")
        #expect(scan.waits { $0.contains("» Reload") && $0.contains("presses: 1") })
        scan.type("\r")
        #expect(scan.waits { $0.contains("> 1. Tap") })
        scan.type("\r")
        #expect(scan.waits { $0.contains("It is tapped.") })
        scan.type("q")
        #expect(scan.end()?.status == 0)

        let keyboard = try Self.start("--with", "keyboard")
        #expect(keyboard.waits { $0.contains("» Nothing has the focus yet: press Tab.") })
        keyboard.type("\t\t")
        #expect(keyboard.waits { $0.contains("» Search for an island") })
        keyboard.type("\u{1B}[Z")
        #expect(keyboard.waits { $0.contains("» Reload") && $0.contains("PierListScreen.swift:27") })
        keyboard.type("\u{3}")
        #expect(keyboard.end()?.status == SIGINT)
        #expect(keyboard.isRestored)

        let voice = try Self.start("--with", "voice-control")
        #expect(voice.waits { $0.contains("1. “Reload”") })
        voice.type("tap relx\u{7F}oad")
        #expect(voice.waits { $0.contains("» tap reload") })
        voice.type("\r")
        #expect(voice.waits { $0.contains("Reload: It is tapped.") })
        voice.type("\u{4}")
        #expect(voice.end()?.status == 0)
    }

    @Test("ends quietly where nobody reads what it prints")
    func closedPipe() throws {
        let tool = try #require(PseudoTerminal.tool)
        for arguments in [["listen", Self.harbor], ["listen", Self.harbor, "--format", "json"]] {
            let process = Process()
            let (output, errors) = (Pipe(), Pipe())
            process.executableURL = URL(fileURLWithPath: tool)
            process.arguments = arguments
            process.standardOutput = output
            process.standardError = errors
            process.standardInput = FileHandle.nullDevice
            // Nobody reads: the end for reading is closed before anything is written.
            try output.fileHandleForReading.close()
            try process.run()
            try output.fileHandleForWriting.close()
            try errors.fileHandleForWriting.close()
            let said = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            #expect(String(decoding: said, as: UTF8.self).isEmpty)
            #expect(process.terminationReason == .exit || process.terminationStatus == SIGPIPE)
        }
    }

    @Test("refuses to be interactive where its input or output is a pipe, in one sentence", arguments: [true, false])
    func pipeInsteadOfTerminal(isInputClosed: Bool) throws {
        let tool = try #require(PseudoTerminal.tool)
        let process = Process()
        let (input, errors) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = ["listen", Self.harbor, "--interactive", "--lang", "en"]
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        if isInputClosed { try input.fileHandleForWriting.close() }
        try process.run()
        try errors.fileHandleForWriting.close()
        let said = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        #expect(said.contains("“--interactive” needs a terminal for its input and output."))
        #expect(said.split(separator: "\n").count == 1)
    }

    @Test("works in a small terminal, and with a screen that has conditions")
    func conditions() throws {
        let terminal = try PseudoTerminal(
            ["listen", Sample("Trailhead").folder.path, "--interactive", "--lang", "en", "--screen", "LogbookScreen"],
            columns: 50, rows: 12)
        #expect(terminal.waits { $0.contains("» Logbook, heading.") })
        #expect(terminal.waits { !$0.contains("No walks yet.") })
        terminal.type("c")
        #expect(terminal.waits { $0.contains("1=else ✓") })
        terminal.type("\u{1B}[A\r")
        terminal.type("\u{1B}[F")
        #expect(terminal.waits { $0.contains("» No walks yet.") })
        terminal.type("\u{4}")
        #expect(terminal.end()?.status == 0)
    }
}
