import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What a view puts together apart from its body is judged by itself where the way there breaks off.
@Suite("Reach of members") struct ReachOfMembersTests {
    /// A view of which a package's container shows members in a way that is not read.
    private static func code(_ members: String) -> String {
        """
        import Tides
        @main struct Quay: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View {
            @State private var isOpen = false
            var body: some View { Text("Tides").toolbar(content: Tide.items(for: self, \\.berths)) }
        \(members)
        }
        """
    }

    @Test(
        "judges a property and a function that the way to breaks off",
        arguments: [
            "    var berths: some View { HStack { Text(\"Berths\"); Button(\"Moor\") { isOpen = true } } }",
            """
                var berths: some View { row(named: "Gull") }
                @ViewBuilder func row(named name: String) -> some View {
                    let words = name + "!"
                    Text(words)
                    Button("Moor") { isOpen = true }
                }
            """,
        ])
    func brokenOff(members: String) throws {
        #expect(try AccountedSites.notReached(Self.code(members), framework: "SwiftUI").isEmpty)
    }

    @Test("judges no member that nothing names, and each that is met no second time")
    func unusedAndMet() throws {
        let code = """
            import SwiftUI
            @main struct Quay: App { var body: some Scene { WindowGroup { Home() } } }
            struct Home: View {
                var body: some View { VStack { berths; lamps(lit: true) } }
                private var berths: some View { let count = 3; return Text("Berths: \\(count)") }
                private func lamps(lit: Bool) -> some View { let word = lit ? "Lit" : "Dark"; return Text(word) }
                private var forgotten: some View { Toggle("Fog", isOn: .constant(true)) }
            }
            """
        let audit = try TemporaryFolder.audit(["Code.swift": Data(code.utf8)], jobs: 1)
        #expect(audit.screens.count == 1)
        #expect(audit.reach.controls.unused == 1)
    }

    @Test("asks nothing of a member that a list around it would answer")
    func surroundings() throws {
        let members = """
                var berths: some View {
                    Section { HStack { Text("Gull"); Button("Moor") { isOpen = true }.font(.caption) } }
                }
            """
        let files = ["Code.swift": Data("import SwiftUI\n\(Self.code(members))".utf8)]
        let audit = try TemporaryFolder.audit(files, jobs: 1)
        #expect(!audit.findings.contains { $0.rule == "small-hit-target" })
    }
}
