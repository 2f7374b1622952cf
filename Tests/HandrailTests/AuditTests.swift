import Foundation
import Handrail
import HandrailModel
import HandrailTestSupport
import Testing

/// The one value that the library returns, from which reports, inspections and transcripts are read.
@Suite("An audit")
struct AuditTests {
    private static let code = """
        import SwiftUI
        struct HarborView: View {
            @Environment(\\.colorScheme) private var colorScheme
            var body: some View {
                VStack {
                    Button { open() } label: { Image("gate") }
                    if colorScheme == .dark { Text("Night") } else { Text("Day") }
                }
            }
        }
        """

    private func audit(_ policy: AuditPolicy) throws -> Audit {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Harbor.swift": Data(Self.code.utf8)], into: folder)
            return try Auditor(policy: policy).audit([folder.path])
        }
    }

    @Test("holds the screens with what is declared and what is met")
    func screens() throws {
        let audit = try audit(AuditPolicy())
        let screen = try #require(audit.screens.first)
        #expect(screen.screen.name == "HarborView")
        #expect(screen.screen.tree.kinds.contains(.button))
        #expect(screen.stops.count == 3)
        #expect(audit.findings.contains { $0.rule == "unnamed-control" })
        #expect(audit.navigation.screensWithoutWayIn == [0])
    }

    @Test("says only what is on the screens where no rule runs")
    func withoutRules() throws {
        let audit = try audit(AuditPolicy(rules: .none))
        #expect(audit.findings.isEmpty && audit.tallies.isEmpty)
        #expect(audit.screens.first?.stops.count == 3)
    }

    @Test("shows the screens as somebody has them who chose a setting")
    func setting() throws {
        let audit = try audit(AuditPolicy(rules: .none, setting: .dark))
        #expect(audit.setting == .dark)
        #expect(audit.screens.first?.stops.map(\.element.name.display).last == "Night")
        #expect(audit.screens.first?.stops.count == 2)
    }

    @Test("hands over what it was made from")
    func material() throws {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Harbor.swift": Data(Self.code.utf8)], into: folder)
            var made = 0
            _ = try Auditor().audit([folder.path], keep: { _ in made += 1 })
            #expect(made == 1)
        }
    }
}
