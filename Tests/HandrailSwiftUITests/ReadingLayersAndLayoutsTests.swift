import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Views that are laid over others, called at once or shown small are met as people meet them.
@Suite("Views laid over others and called at once") struct ReadingLayersAndLayoutsTests {
    /// The names of the stops of each screen that `declarations` make, by the name of the screen.
    private func names(_ declarations: String) throws -> [[String]] {
        try TemporaryFolder.inspect(["Code.swift": Data("import SwiftUI\n\(declarations)".utf8)])
            .screens.map { $0.stops.map(\.element.name.display) }
    }

    private func names(body: String) throws -> [String] {
        try #require(names("struct Screen: View {\n    var body: some View {\n        \(body)\n    }\n}").first)
    }

    @Test("A text laid over or behind a view is there, in the old spelling and in the new one")
    func layers() throws {
        #expect(try names(body: "Image(\"boat\").overlay(Text(\"3\"))") == ["boat", "3"])
        #expect(
            try names(body: "Image(\"boat\").overlay(Text(\"3\").bold(), alignment: .topTrailing)") == ["boat", "3"])
        #expect(try names(body: "Image(\"boat\").overlay { Text(\"3\") }") == ["boat", "3"])
        #expect(
            try names(body: "Image(\"boat\").overlay(isNew ? Text(\"New\") : Text(\"Old\"))") == ["boat", "New", "Old"])
        #expect(try names(body: "Image(\"boat\").overlay(Color.black.opacity(0.2))") == ["boat"])
    }

    @Test("A layout that is chosen and called at once shows what it arranges")
    func layouts() throws {
        #expect(try names(body: "AnyLayout(HStackLayout())() { Text(\"A\"); Text(\"B\") }") == ["A", "B"])
        #expect(
            try names(body: "(isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) { Text(\"A\") }")
                .contains("A"))
    }

    @Test("What the system names is not nameless")
    func system() throws {
        let views = ["SettingsLink()", "Button(role: .close) { leave() }", "Button(role: .cancel, action: leave)"]
        for view in views {
            let code = "import SwiftUI\nstruct Screen: View {\n    var body: some View { VStack { \(view) } }\n}"
            let found = try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.map(\.rule)
            #expect(!found.contains("unnamed-control"), "\(view)")
        }
        #expect(try names(body: "Button(role: .cancel) { leave() } label: { Text(\"Leave\") }") == ["Leave"])
    }

    @Test("An image beside a title is silent, as the icon of a label is")
    func icons() throws {
        #expect(try names(body: "Button(\"Sail\", image: .boat) { sail() }") == ["Sail"])
        #expect(try names(body: "Toggle(\"Sail\", image: \"boat\", isOn: $sails)") == ["Sail"])
        #expect(try names(body: "Button { sail() } label: { Image(\"boat\") }") == ["boat"])
    }

    @Test("Elements of which a condition says how they treat what is inside keep their words")
    func children() throws {
        #expect(
            try names(
                body: "HStack { Text(\"A\"); Text(\"B\") }.accessibilityElement(children: isWide ? .combine : .contain)"
            ) == ["A, B"])
        #expect(
            try names(body: "HStack { Text(\"A\") }.accessibilityElement(children: .ignore).accessibilityLabel(\"C\")")
                == ["C"])
    }

    @Test("An action with a label of views is no activation")
    func actions() throws {
        let screen = try #require(
            TemporaryFolder.inspect([
                "Code.swift": Data(
                    """
                    import SwiftUI
                    struct Screen: View {
                        var body: some View {
                            Text("A").accessibilityAction(action: { sail() }) { Text("Sail") }
                        }
                    }
                    """.utf8)
            ]).screens.first)
        #expect(screen.stops.map { $0.element.traits.contains(.button) } == [false])
        #expect(screen.stops.map { $0.element.actions.count } == [1])
    }

    @Test("Of views that a sheet is given side by side, all are met")
    func sheets() throws {
        let screens = try names(
            """
            struct Screen: View {
                @State var shows = false
                var body: some View {
                    Text("Home")
                        .sheet(isPresented: $shows) {
                            Text("A")
                            Text("B")
                            Button("C") { sail() }
                        }
                }
            }
            """)
        #expect(Set(screens) == [["Home"], ["A", "B", "C"]])
    }

    @Test("Each form of a Dynamic Island is a screen of its own")
    func islands() throws {
        let code = """
            struct Ride: Widget {
                var body: some WidgetConfiguration {
                    ActivityConfiguration(for: RideAttributes.self) { context in
                        Text("On the lock screen")
                    } dynamicIsland: { context in
                        DynamicIsland {
                            DynamicIslandExpandedRegion(.leading) { Text("From") }
                            DynamicIslandExpandedRegion(.bottom) { Text("To") }
                        } compactLeading: {
                            Text("Soon")
                        } compactTrailing: {
                            Image("boat")
                        } minimal: {
                            Text("9")
                        }
                    }
                }
            }
            """
        let screens = Set(try names(code))
        #expect(screens == [["On the lock screen"], ["From", "To"], ["Soon"], ["boat"], ["9"]])
    }
}
