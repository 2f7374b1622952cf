import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// A view that several places bring up is a screen for each of them; what is the same on all is judged alike.
@Suite("Screens that are the same")
struct DuplicateScreenTests {
    private func audit(sheets: Int, content: String = "Details()") throws -> Audit {
        let details = """
            import SwiftUI
            struct Details: View {
                let title = "Details"
                var body: some View {
                    VStack {
                        Button("Save") { save() }
                        Button { share() } label: { Image("arrow") }
                        Text(title).font(.system(size: 12))
                    }
                }
            }
            """
        let modifiers = (0..<sheets).map { "        .sheet(isPresented: $shows\($0)) { \(content) }" }
        let flags = (0..<sheets).map { "    @State private var shows\($0) = false" }
        let home =
            ["import SwiftUI", "struct Home: View {"] + flags
            + ["    var body: some View {", "        Text(\"Home\")"] + modifiers + ["    }", "}"]
        return try TemporaryFolder.audit([
            "Details.swift": Data(details.utf8), "Home.swift": Data(home.joined(separator: "\n").utf8),
        ])
    }

    @Test("Each of them counts, and what is wrong is reported once")
    func counts() throws {
        let audits = try (1...3).map { try audit(sheets: $0) }
        #expect(audits.map { $0.screens.count { $0.screen.name == "Details" } } == [1, 2, 3])
        let found = audits.map { $0.findings.map { "\($0.rule) \($0.place.range) \($0.message.en) \($0.fingerprint)" } }
        #expect(!found[0].isEmpty)
        #expect(found[1] == found[0] && found[2] == found[0])
        let passes = audits.map { audit in audit.tallies.map(\.passes) }
        let added = zip(passes[1], passes[0]).map { $0 - $1 }
        #expect(added.contains { $0 > 0 })
        #expect(zip(passes[2], passes[1]).map { $0 - $1 } == added)
    }

    @Test("What is said of the place that brings a screen up is said of each")
    func ownPlaces() throws {
        let content = "Text(\"Fine print\").font(.system(size: 11))"
        let places = try (1...3).map { try Set(audit(sheets: $0, content: content).findings.map(\.place)).count }
        #expect(places[1] - places[0] == 1)
        #expect(places[2] - places[1] == 1)
    }
}
