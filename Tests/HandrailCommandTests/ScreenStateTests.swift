import Foundation
import HandrailCommand
import HandrailTestSupport
import Testing

/// A screen is heard as people meet it first; `--state` and `--when` change that.
@Suite("The state of a screen") struct ScreenStateTests {
    /// Status and all output of `listen` on a view with a body and properties.
    private static func listen(_ body: String, _ properties: String = "", _ options: String...) throws -> (
        status: Int32, text: String
    ) {
        let code = """
            import SwiftUI
            enum Phase { case loading, failed, loaded }
            final class Boats: ObservableObject {
                @Published var phase = Phase.loading
                @Published var names: [String] = []
                @Published var isBusy = false
                @Published var showsTips = false
                @Published var opensAtOnce = true
                func change() { isBusy = true; showsTips = true; opensAtOnce = false; phase = .failed }
            }
            struct Pier: View {
                @StateObject private var boats = Boats()
                \(properties)
                var body: some View {
                    \(body)
                }
            }
            """
        return try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Pier.swift": Data(code.utf8)], into: folder)
            let (output, errors) = (MemoryChannel(), MemoryChannel())
            let context = CommandContext(environment: [:], output: output, errors: errors)
            let status = CommandRunner.run(["listen", folder.path] + options, in: context)
            return (status, output.text + errors.text)
        }
    }

    /// What is said of two texts of which one is there, in the state that people meet first.
    private static func said(_ body: String, _ properties: String = "") throws -> Set<String> {
        let text = try listen(body, properties).text
        return Set(["Yes", "No", "Wait", "Broken"].filter { text.contains(" \($0).") })
    }

    @Test(
        "is content rather than loading, empty, error, a search or a toast",
        arguments: [
            #"switch boats.phase { case .loading: Text("Wait"); case .failed: Text("No"); case .loaded: Text("Yes") }"#,
            #"if boats.isBusy { Text("Wait") } else { Text("Yes") }"#,
            #"if boats.names.isEmpty { Text("No") } else { Text("Yes") }"#,
            #"if !boats.names.isEmpty { Text("Yes") } else { Text("No") }"#,
            #"if let error = boats.error { Text("No") } else { Text("Yes") }"#,
            #"if boats.isSearching { Text("No") } else { Text("Yes") }"#,
            #"if boats.searchText.isEmpty { Text("Yes") } else { Text("No") }"#,
            #"if boats.toast != nil { Text("No") }; Text("Yes")"#,
            #"if boats.hasLoaded { Text("Yes") } else { Text("No") }"#,
            #"if boats.isLoadingContent && boats.isNew { Text("No") } else { Text("Yes") }"#,
        ])
    func content(body: String) throws {
        #expect(try Self.said(body) == ["Yes"])
    }

    @Test(
        "is that of a phone and of a release",
        arguments: [
            #"if UIDevice.current.userInterfaceIdiom == .pad { Text("No") } else { Text("Yes") }"#,
            #"if isIPad { Text("No") } else { Text("Yes") }"#,
            """
            #if DEBUG
            Text("No")
            #else
            Text("Yes")
            #endif
            """,
        ])
    func phone(body: String) throws {
        #expect(try Self.said(body, "let isIPad: Bool") == ["Yes"])
    }

    @Test("has what the code stores at first")
    func stored() throws {
        #expect(try Self.said(#"if boats.showsTips { Text("No") } else { Text("Yes") }"#) == ["Yes"])
        #expect(try Self.said(#"if boats.opensAtOnce { Text("Yes") } else { Text("No") }"#) == ["Yes"])
        let note = #"if note.isEmpty { Text("Yes") } else { Text("No") }; TextField("Note", text: $note)"#
        #expect(try Self.said(note, #"@State private var note = """#) == ["Yes"])
    }

    @Test("never shows a thing and its opposite")
    func agreement() throws {
        let body = """
            if isMember { Text("Yes") } else { Text("No") }
            if !isMember { Text("Broken") }
            if !isMember || boats.isBusy { Text("Wait") }
            """
        #expect(try Self.said(body, "let isMember: Bool") == ["Yes"])
    }

    private static let phases = """
        switch boats.phase { case .loading: Text("Wait"); case .failed: Text("Broken"); case .loaded: Text("Yes") }
        """

    @Test("is another one where that is asked for", arguments: [("loading", "Wait"), ("error", "Broken")])
    func states(state: String, words: String) throws {
        #expect(try Self.listen(Self.phases, "", "--state", state).text.contains(" \(words)."))
    }

    @Test("follows the words of a condition")
    func words() throws {
        #expect(try Self.listen(Self.phases, "", "--when", "phase=failed").text.contains(" Broken."))
        #expect(try Self.listen(Self.phases, "", "--when", "boats.phase=.loading").text.contains(" Wait."))
        let both = """
            if boats.isBusy { Text("Wait") }
            if !boats.isBusy { Text("Yes") }
            """
        let busy = try Self.listen(both, "", "--when", "isBusy=true").text
        #expect(busy.contains(" Wait.") && !busy.contains(" Yes."))
    }

    @Test("is refused where nothing on the screen depends on it")
    func refused() throws {
        let search = try Self.listen(Self.phases, "", "--state", "search")
        #expect(search.status == 2)
        #expect(search.text.contains("shows nothing else in the state “search”"))
        let name = try Self.listen(Self.phases, "", "--when", "fase=loading", "--lang", "ko")
        #expect(name.status == 2)
        #expect(name.text.contains("‘fase’가 ‘loading’인지 묻는 조건이 없습니다."))
        #expect(try Self.listen(Self.phases, "", "--when", "phase=lost").status == 2)
        #expect(try Self.listen(Self.phases, "", "--when", "phase").text.contains("isOpen=true"))
    }

    @Test("inspect says of a negated condition what the code says")
    func negated() throws {
        let code = "struct Pier: View { let isOpen: Bool; var body: some View { if !isOpen { Text(\"Closed\") } } }"
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Pier.swift": Data(("import SwiftUI\n" + code).utf8)], into: folder)
            let output = MemoryChannel()
            let context = CommandContext(environment: [:], output: output, errors: MemoryChannel())
            _ = CommandRunner.run(["inspect", folder.path], in: context)
            #expect(output.text.contains("if !isOpen"))
        }
    }
}
