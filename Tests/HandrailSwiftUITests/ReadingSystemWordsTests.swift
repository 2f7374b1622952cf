import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Views whose words the system writes, and words that are shown otherwise than they are written.
@Suite("Reading words of the system and Markdown") struct ReadingSystemWordsTests {
    private func names(_ body: String) throws -> [String] {
        try SwiftUIScreen.names("struct Screen: View { var body: some View { VStack { \(body) } } }")
    }

    @Test("Words that the system writes", arguments: [
        ("ContentUnavailableView.search", ["No Results", "Check the spelling or try a new search."]),
        ("ContentUnavailableView.search(text: term)", ["…", "Check the spelling or try a new search."]),
        ("SettingsLink()", ["Settings…"]), ("SettingsLink { Text(\"Open settings\") }", ["Open settings"]),
        ("HelpLink { }", ["Help"]), ("HelpLink(anchor: \"start\")", ["Help"]),
    ])
    func system(_ view: String, expected: [String]) throws {
        #expect(try names(view) == expected)
    }

    @Test("Tables show the headers of their columns, maps the titles of their markers")
    func tables() throws {
        let table =
            "Table(trails) { TableColumn(\"Name\", value: \\.name); TableColumn(\"Open\") { _ in Text(\"yes\") } }"
        #expect(try names(table) == ["Name", "…", "Open", "yes"])
        #expect(try names("Map { Marker(\"Hut\", systemImage: \"house\", coordinate: place) }") == ["Hut"])
    }

    @Test("Every side of a loaded image is there")
    func phases() throws {
        let view = """
            AsyncImage(url: address) { phase in
                if let image = phase.image { image.accessibilityLabel("Ridge") }
                else if phase.error != nil { Text("Failed") }
                else { Text("Loading") }
            }
            """
        #expect(try names(view) == ["Ridge", "Failed", "Loading"])
    }

    @Test("Views of a tuple, and views made with init", arguments: [
        ("TupleView((Text(\"One\"), Text(\"Two\")))", ["One", "Two"]), ("Text.init(\"Made\")", ["Made"]),
    ])
    func made(_ view: String, expected: [String]) throws {
        #expect(try names(view) == expected)
    }

    @Test(
        "Markdown is read as it is shown",
        arguments: [
            ("Text(\"**All** of _it_\")", "All of it"),
            ("Text(\"Press `Esc` ~~twice~~ once\")", "Press Esc twice once"),
            ("Text(\"***Very*** good\")", "Very good"), ("Text(\"5 * 3 * 2\")", "5 * 3 * 2"),
            ("Text(\"snake_case_name\")", "snake_case_name"),
            ("Text(\"\\\\*Required\")", "*Required"), ("Text(\"**\\(count)** trails\")", "… trails"),
            ("Text(\"^[3 trail](inflect: true)\")", "3 trail"), ("Text(verbatim: \"**All**\")", "**All**"),
            ("Text(\"See [the **terms**](https://example.org)\")", "See the terms"),
            ("Text(\"[\\(count) trails](https://example.org)\")", "… trails"),
            ("Text(verbatim: \"[terms](https://example.org)\")", "[terms](https://example.org)"),
            ("Text(\"Fog [today](see below)\")", "Fog [today](see below)"), ("Button(\"**Save**\") {}", "Save"),
            ("Text(AttributedString(markdown: \"**All**\"))", "All"),
        ])
    func markdown(_ view: String, expected: String) throws {
        #expect(try names(view) == [expected])
    }

    @Test("A screen is called by the view that holds all of it, not by the first in it")
    func identity() throws {
        let code = """
            import SwiftUI
            struct Home: View {
                @State private var isShown = false
                var body: some View {
                    Button("Open") { isShown = true }.sheet(isPresented: $isShown) {
                        NavigationStack { VStack { Head(); Text("Notes"); Foot() }.toolbar { Button("Done") {} } }
                    }
                    .fullScreenCover(isPresented: $isShown) { NavigationStack { Whole().padding() } }
                }
            }
            struct Head: View { var body: some View { Text("Head") } }
            struct Foot: View { var body: some View { Text("Foot") } }
            struct Whole: View { var body: some View { Text("Whole") } }
            """
        let screens = try TemporaryFolder.inspect(["Home.swift": Data(code.utf8)]).screens
        #expect(screens.map(\.screen.name).sorted() == ["Home", "Home", "Whole"])
    }
}
