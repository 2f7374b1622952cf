import Foundation
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
    private static let harbor = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples/Harbor").path

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
        terminal.type("\u{1B}[C\u{1B}[C")
        #expect(terminal.waits { $0.contains("> 3. Reload, button.") })
        terminal.type(" ")
        #expect(terminal.waits { $0.contains("A double tap activates it.") })
        terminal.type("\u{1B}[Cz")
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
        #expect(terminal.waits { $0.contains("> 2. Search for an island") })
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

    @Test("works in a small terminal, and with a screen that has conditions")
    func conditions() throws {
        let trailhead = URL(fileURLWithPath: Self.harbor).deletingLastPathComponent().appendingPathComponent("Trailhead").path
        let terminal = try PseudoTerminal(
            ["listen", trailhead, "--interactive", "--lang", "en", "--screen", "LogbookScreen"], columns: 50, rows: 12)
        #expect(terminal.waits { $0.contains("» Logbook, heading.") })
        terminal.type("\u{1B}[F")
        #expect(terminal.waits { $0.contains("» No walks yet.") })
        terminal.type("c")
        #expect(terminal.waits { $0.contains("> 1=store.walks.isEmpty ✓") })
        terminal.type("\u{1B}[B\r")
        #expect(terminal.waits { !$0.contains("No walks yet.") })
        terminal.type("\u{4}")
        #expect(terminal.end()?.status == 0)
    }
}
