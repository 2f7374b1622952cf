import Foundation
import Handrail
import HandrailModel
import HandrailReporting
import HandrailTranscripts
import Testing

@Suite("The outline of a screen")
struct ScreenOutlineTests {
    private func outline(_ body: String) throws -> [String] {
        let code = """
            import SwiftUI
            struct Screen: View { var body: some View { \(body) } }
            struct Web: UIViewRepresentable {
                func makeUIView(context: Context) -> Reader { Reader() }
                func updateUIView(_ view: Reader, context: Context) {}
            }
            """
        let audit = try ReadApp.file("Screen.swift", code)
        let outline = ScreenOutline(audit, language: .english)
            .text(of: audit.screens, on: TextPage(width: 80, color: false))
        return outline.split(separator: "\n").dropFirst(2).map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("begins with the bar at the top, from its leading end, and ends with the bar at the bottom")
    func bars() throws {
        let body = """
            Text("Middle").toolbar {
                ToolbarItem(placement: .bottomBar) { Button("Below") {} }
                ToolbarItem(placement: .topBarTrailing) { Button("After") {} }
                ToolbarItem(placement: .topBarLeading) { Button("Before") {} }
            }
            """
        let names = try outline(body).filter { $0.hasPrefix("“") }
        #expect(names == ["“Before” · button", "“After” · button", "“Middle” · static text", "“Below” · button"])
    }

    @Test("names what cannot be looked into")
    func opaque() throws {
        #expect(
            try outline("VStack { Text(\"Page\"); Web() }") == ["“Page” · static text", "cannot be looked into: Web"])
    }

    @Test("keeps a name on its line, and shows what a link is written on")
    func words() throws {
        #expect(try outline("Text(\"One\\n\\nTwo\")") == ["“One Two” · static text"])
        #expect(try outline("Text(\"See [the terms](https://example.org).\")") == ["“See the terms.” · static text"])
    }
}
