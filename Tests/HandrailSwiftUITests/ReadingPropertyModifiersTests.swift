import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Views that a property changes, as `Text("Hello").emojis` does.
@Suite("Reading modifiers that are properties") struct ReadingPropertyModifiersTests {
    @Test(
        "A view is kept through a property of a package, whatever is called on it",
        arguments: [
            "Text(\"Hello\").emojis", "Text(\"Hello\").font(.body).emojis.size(3)",
            "Text(\"Hello\").emojis.size(3).padding()",
            "Greeting(\"Hello\").emojis.size(3).emojis.offset(1).padding()",
            "Greeting(\"Hello\").introspection.style(1)",
        ])
    func foreign(_ view: String) throws {
        let code = """
            struct Greeting: View {
                let words: String; init(_ words: String) { self.words = words }; var body: some View { Text(words) }
            }
            struct Screen: View { var body: some View { VStack { \(view) } } }
            """
        #expect(try SwiftUIScreen.names(code) == ["Hello"])
    }

    @Test("A property of the project is followed", arguments: [".named", ".naming.said(\"Map\")", ".padding().named"])
    func own(_ modifier: String) throws {
        let code = """
            struct Naming<Content: View> {
                let content: Content
                func said(_ name: String) -> some View { content.accessibilityLabel(name) }
            }
            extension View {
                var named: some View { accessibilityLabel("Map") }
                var naming: Naming<Self> { Naming(content: self) }
            }
            struct Screen: View { var body: some View { Button {} label: { Image("pin") }\(modifier) } }
            """
        #expect(try SwiftUIScreen.names(code) == ["Map"])
    }

    @Test(
        "Members of the types of localized texts are looked up",
        arguments: [
            "Text(.title)", "Text(LocalizedStringKey.title)", "Text(String(localized: .title))",
            "Text(\"title.key\" as LocalizedStringKey)",
            "Label(.title, systemImage: \"map\")", "Row(title: .title)",
        ])
    func localized(_ view: String) throws {
        let code = """
            extension LocalizedStringKey { static let title: LocalizedStringKey = "title.key" }
            struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
            struct Screen: View { var body: some View { VStack { \(view) } } }
            """
        let names = try SwiftUIScreen.names(
            code, files: ["en.lproj/Localizable.strings": "\"title.key\" = \"Trails\";"])
        #expect(names == ["Trails"])
    }

    @Test("The initializer is taken whose required parameters are given, and views inside a view are found")
    func initializers() throws {
        let code = """
            struct Header<Content: View>: View {
                let title: String
                let note: String?
                let content: Content
                init(title: String, note: String? = nil, @ViewBuilder content: () -> Content) {
                    self.title = title
                    self.note = note
                    self.content = content()
                }
                var body: some View { VStack { Text(title); content } }
            }
            extension Header where Content == EmptyView {
                init(title: String, note: String? = nil) {
                    self.init(title: title, note: note, content: { EmptyView() })
                }
            }
            struct Screen: View {
                struct Part: View { var body: some View { Text("Part") } }
                var body: some View {
                    VStack {
                        Header(title: "Alone", note: "x"); Header(title: "With") { Text("More") }; Self.Part()
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Alone", "With", "More", "Part"])
    }
}
