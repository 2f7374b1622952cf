import Foundation
import HandrailCommand
import HandrailTestSupport
import Testing

/// `--screen` takes a name, a part of one, an id or a place; what may mean several screens is answered with those.
@Suite("The screens that are asked for") struct ScreenSelectionTests {
    private static let code = """
        import SwiftUI
        struct PierView: View {
            @State private var isOpen = false
            var body: some View {
                Text("Pier four")
                Button("Ticket") { isOpen = true }.sheet(isPresented: $isOpen) { TicketView() }
            }
        }
        struct TicketView: View {
            var body: some View {
                Text("One way")
            }
        }
        """

    /// The status and all output of `inspect --screen ASKED`.
    private static func inspect(_ asked: String, _ more: String...) throws -> (status: Int32, text: String) {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Pier/Harbor.swift": Data(code.utf8)], into: folder)
            let (output, errors) = (MemoryChannel(), MemoryChannel())
            let context = CommandContext(environment: [:], output: output, errors: errors)
            let status = CommandRunner.run(["inspect", folder.path, "--screen", asked] + more, in: context)
            return (status, output.text + errors.text)
        }
    }

    @Test(
        "is one screen by a part of its name, the beginnings of its words, an id or its end, and a line of a file",
        arguments: ["TicketView", "ticket", "TV", "tickv", "Pier/Harbor.swift#TicketView", "Harbor.swift#TicketView",
            "Harbor.swift:11", "Pier/Harbor.swift:11:9", "Harbor.swift:9"])
    func one(asked: String) throws {
        let (status, text) = try Self.inspect(asked)
        #expect(status == 0)
        #expect(text.contains("“One way”"))
        #expect(!text.contains("“Pier four”"))
    }

    @Test("are listed by a command of their own")
    func listed() throws {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Pier/Harbor.swift": Data(Self.code.utf8)], into: folder)
            let texts = try [["screens", folder.path], ["inspect", folder.path, "--list"]].map { arguments in
                let output = MemoryChannel()
                let context = CommandContext(environment: [:], output: output, errors: MemoryChannel())
                #expect(CommandRunner.run(arguments, in: context) == 0)
                return output.text
            }
            #expect(texts[0].contains("PierView"))
            #expect(texts[0].contains("TicketView"))
            #expect(texts[0] == texts[1])
        }
    }

    @Test("is answered with the choices where it may mean several")
    func several() throws {
        let (status, text) = try Self.inspect("view")
        #expect(status == 2)
        #expect(text.contains("“view” may mean 2 screens: PierView, TicketView. Name one of them."))
        #expect(
            try Self.inspect("view", "--lang", "ko").text.contains("해당하는 화면이 2개입니다: PierView, TicketView."))
    }

    @Test("is refused where nothing is there", arguments: ["Harbor.swift:99", "Quay.swift:1"])
    func nothing(asked: String) throws {
        let (status, text) = try Self.inspect(asked)
        #expect(status == 2)
        #expect(text.contains("No screen shows what stands at “\(asked)”"))
    }
}
