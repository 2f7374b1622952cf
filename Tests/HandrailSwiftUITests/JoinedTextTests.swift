import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Texts that are joined, each part in a color of its own.
@Suite("Joined texts and their colors")
struct JoinedTextTests {
    private func findings(_ text: String) throws -> [String] {
        let code = """
            import SwiftUI
            struct Fares: View {
                var body: some View {
                    ZStack {
                        Color.white
                        \(text)
                    }
                    .preferredColorScheme(.dark)
                }
            }
            """
        return try TemporaryFolder.audit(["Fares.swift": Data(code.utf8)], jobs: 1).findings
            .map(\.rule).filter { $0 == "low-text-contrast" }
    }

    @Test("A text that nobody gives a color follows the appearance")
    func unset() throws {
        #expect(try findings(#"Text("Day ticket")"#) == ["low-text-contrast"])
        #expect(try findings(#"Text("Day ticket").foregroundStyle(.black)"#).isEmpty)
    }

    @Test("What the parts say of themselves is not what nobody says")
    func parts() throws {
        #expect(try findings(#"Text("Day ").foregroundStyle(.black) + Text("ticket").foregroundColor(.black)"#).isEmpty)
        #expect(try findings(#"Text("Day ").foregroundStyle(.black) + Text("ticket")"#).isEmpty)
    }
}
