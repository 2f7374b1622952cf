import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Labels and actions that accessibility modifiers take as closures.
@Suite("Reading closures of accessibility modifiers") struct ReadingSpokenClosuresTests {
    @Test(
        "A label in a closure is a label, known where the closure makes one text",
        arguments: [
            (".accessibilityLabel { _ in Text(\"Close\") }", "Close"),
            (".accessibilityLabel { label in Text(\"New\"); label }", "…"),
        ])
    func labels(_ modifier: String, name: String) throws {
        let code = "struct Screen: View { var body: some View { Button {} label: { Image(\"cross\") }\(modifier) } }"
        #expect(try SwiftUIScreen.names(code) == [name])
    }

    @Test(
        "Actions are called after their buttons, under conditions too",
        arguments: [
            (".accessibilityAction {} label: { Text(\"Pin\") }", ["Pin"]),
            (
                """
                .accessibilityActions {
                    if isOn {
                        Button("Pin") {}
                    } else {
                        Button {
                        } label: {
                            Text("Unpin")
                        }
                    }
                }
                """, ["Pin", "Unpin"]
            ),
            (".accessibilityActions { pinning }", ["Pin", "Keep"]),
            (".accessibilityActions { ForEach(0..<3) { _ in Button(\"Pin\") {} }; Keep() }", ["Pin", "Keep"]),
            (".accessibilityActions(category: .edit) { Button(\"Pin\") {}; Extra() }", ["Pin", "…"]),
        ])
    func actions(_ modifier: String, names: [String]) throws {
        let code = """
            import SwiftUI
            struct Screen: View {
                @State var isOn = true
                var body: some View { Text("Row")\(modifier) }
                @ViewBuilder private var pinning: some View { Button("Pin") {}; Keep() }
            }
            struct Keep: View { var body: some View { Button("Keep") {} } }
            """
        let screens = try TemporaryFolder.inspect(["Screen.swift": Data(code.utf8)]).screens
        let screen = try #require(screens.first { $0.screen.name == "Screen" }).screen
        let found = screen.attributes.compactMap { attribute -> String? in
            guard case .accessibility(.action(.named(let words))) = attribute else { return nil }
            return words.value?.display ?? "…"
        }
        #expect(found == names)
    }

    @Test("An annotation is called by its title, whatever it shows", arguments: [
        ("Annotation(\"Museum\", coordinate: place) { Image(\"pin\") }", ["Museum"]),
        ("Annotation(\"Museum\", coordinate: place) { Button {} label: { Image(\"pin\") } }", ["Museum"]),
        ("Annotation(coordinate: place) { Image(\"pin\") } label: { Text(\"Museum\") }", ["Museum"]),
        ("Annotation(\"\", coordinate: place) { Image(\"pin\") }", ["pin"]),
    ])
    func annotations(_ view: String, names: [String]) throws {
        let code = "struct Screen: View { var body: some View { Map { \(view) } } }"
        #expect(try SwiftUIScreen.names(code) == names)
    }

    @Test(
        "Images of generated code are called by their constants where the code is not there",
        arguments: [
            "Image(asset: Asset.Icons.gear)", "Asset.gear.swiftUIImage", "Asset.Icons.gear.swiftUIImage.resizable()",
            "Image(.gear)",
            "Image(ImageResource.gear)",
        ])
    func generated(_ view: String) throws {
        let code = "struct Screen: View { var body: some View { Button {} label: { \(view) } } }"
        #expect(try SwiftUIScreen.names(code) == ["gear"])
    }
}
