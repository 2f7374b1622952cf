import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Alerts, confirmation dialogs and action sheets are screens of a title, a message and buttons.
@Suite("Reading dialogs") struct ReadingDialogsTests {
    /// The names on each screen besides the first, which shows a button “Open” with `modifier`.
    private func dialogs(_ modifier: String, members: String = "", manifest: String? = nil) throws -> [[String]] {
        let code = """
            import SwiftUI
            struct Screen: View {
                @State private var isShown = false
                @State private var trail: Trail?
                @State private var failure: Failure?
                var body: some View { Button("Open") { isShown = true }\(modifier) }
                \(members)
            }
            """
        var files = ["Sources/App/Screen.swift": code]
        files["Package.swift"] = manifest
        return try Self.dialogs(in: files)
    }

    @Test(
        "An alert shows its title, its message and its buttons",
        arguments: [
            """
            .alert("Rename", isPresented: $isShown) {
                TextField("Name", text: $name)
                Button("Save") {}
            } message: {
                Text("Pick a name.")
            }
            """,
            """
            .alert(
                Text("Rename"), isPresented: $isShown,
                actions: {
                    TextField("Name", text: $name)
                    Button("Save") {}
                }, message: { Text("Pick a name.") })
            """,
            """
            .alert("Rename", isPresented: $isShown, presenting: trail) { _ in
                TextField("Name", text: $name)
                Button("Save") {}
            } message: { _ in
                Text("Pick a name.")
            }
            """,
        ])
    func alert(_ modifier: String) throws {
        #expect(try dialogs(modifier) == [["Rename", "Pick a name.", "Name", "Save"]])
    }

    @Test("An alert without buttons has the one that the system adds")
    func systemButton() throws {
        #expect(try dialogs(".alert(\"Saved\", isPresented: $isShown) {}") == [["Saved", "OK"]])
        #expect(
            try dialogs(".alert(isPresented: $isShown, error: failure) { Button(\"Again\") {} }") == [["…", "Again"]])
    }

    @Test("A confirmation dialog shows its title where it is told to, and on a Mac")
    func confirmation() throws {
        let hidden = ".confirmationDialog(\"Delete it?\", isPresented: $isShown) { Button(\"Delete\") {} }"
        #expect(try dialogs(hidden) == [["Delete"]])
        #expect(
            try dialogs(
                """
                .confirmationDialog("Delete it?", isPresented: $isShown, titleVisibility: .visible) {
                    Button("Delete") {}
                } message: {
                    Text("For good.")
                }
                """
            ) == [["Delete it?", "For good.", "Delete"]])
        let mac = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", platforms: [.macOS(.v14)], targets: [.executableTarget(name: "App")])
            """
        #expect(try dialogs(hidden, manifest: mac) == [["Delete it?", "Delete"]])
    }

    @Test(
        "An alert or an action sheet that a value describes is read from the value",
        arguments: [
            (
                """
                .alert(isPresented: $isShown) {
                    Alert(
                        title: Text("Erase?"), message: Text("All of it."),
                        primaryButton: .destructive(Text("Erase")) {}, secondaryButton: .cancel())
                }
                """,
                ["Erase?", "All of it.", "Erase", "Cancel"]
            ),
            (".alert(item: $trail) { trail in Alert(title: Text(\"Saved\")) }", ["Saved", "OK"]),
            (".alert(isPresented: $isShown, content: { told })", ["Erase?", "Keep"]),
            (".actionSheet(isPresented: $isShown) { sheet() }", ["Sort by", "Name", "Length", "Cancel"]),
        ])
    func described(_ modifier: String, names: [String]) throws {
        let members = """
            private var told: Alert { Alert(title: Text("Erase?"), message: nil, dismissButton: .cancel(Text("Keep"))) }
            private func sheet() -> ActionSheet {
                let byName = ActionSheet.Button.default(Text("Name")) {}
                return ActionSheet(
                    title: Text("Sort by"), buttons: [byName, .default(Text("Length"), action: {}), .cancel()])
            }
            """
        #expect(try dialogs(modifier, members: members) == [names])
    }

    /// Modifiers of a project that hand a dialog on to SwiftUI's.
    private static let ownModifiers = """
        enum Phrase: String { case erase, drop, why
            var text: String { rawValue.capitalized }
        }
        extension Text { init(_ phrase: Phrase) { self.init(verbatim: phrase.text) } }
        extension View {
            func alert<A: View, M: View>(
                _ phrase: Phrase, isPresented: Binding<Bool>,
                @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
            ) -> some View {
                alert(phrase.text, isPresented: isPresented, actions: actions, message: message)
            }
            func warning<A: View>(
                _ phrase: Phrase, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
            ) -> some View {
                modifier(Warning(isPresented: isPresented, phrase: phrase, actions: actions))
            }
        }
        struct Warning<A: View>: ViewModifier {
            @Binding var isPresented: Bool
            let phrase: Phrase
            let actions: () -> A
            func body(content: Content) -> some View {
                if #available(iOS 26, *) {
                    content.alert(phrase.text, isPresented: $isPresented, actions: actions)
                } else {
                    content.confirmationDialog(phrase.text, isPresented: $isPresented, actions: actions)
                }
            }
        }
        """

    @Test("A modifier that is called like SwiftUI's and takes other types hands on to SwiftUI's")
    func overload() throws {
        let names = try Self.dialogs(
            """
            \(Self.ownModifiers)
            struct Screen: View {
                @State private var isShown = false
                var body: some View {
                    Button("Open") { isShown = true }
                        .alert(.erase, isPresented: $isShown) { Button("Erase") {} } message: { Text(.why) }
                }
            }
            """)
        #expect(names == [["Erase", "Why", "Erase"]])
    }

    @Test("A dialog that versions of the system bring up in different ways is there in each of them")
    func versions() throws {
        let names = try Self.dialogs(
            """
            \(Self.ownModifiers)
            struct Screen: View {
                @State private var isShown = false
                var body: some View {
                    Button("Open") { isShown = true }
                        .warning(.drop, isPresented: $isShown) { Button("Drop") {} }
                }
            }
            """)
        #expect(names == [["Drop", "Drop"], ["Drop"]])
    }

    @Test("Each content that one modifier of the project brings up is a dialog of its own")
    func shared() throws {
        let names = try Self.dialogs(
            """
            extension View {
                func notice<A: View>(
                    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
                ) -> some View {
                    alert(title, isPresented: isPresented, actions: actions)
                }
                func told(_ title: String, isPresented: Binding<Bool>) -> some View {
                    alert(title, isPresented: isPresented) { Button("Fine") {} }
                }
            }
            struct Screen: View {
                @State private var isShown = false
                @State private var isAsked = false
                var body: some View {
                    Button("Open") { isShown = true }
                        .notice("Erased", isPresented: $isShown) { Button("Undo") {} }
                        .notice("Erase?", isPresented: $isAsked) { Button("Erase") {} }
                        .told("Saved", isPresented: $isShown)
                        .told("Sent", isPresented: $isAsked)
                }
            }
            """)
        let all = [["Erased", "Undo"], ["Erase?", "Erase"], ["Saved", "Fine"], ["Sent", "Fine"]]
        #expect(names.sorted { "\($0)" < "\($1)" } == all.sorted { "\($0)" < "\($1)" })
    }

    /// The names on each screen of some code besides the one with the button “Open”.
    private static func dialogs(_ code: String) throws -> [[String]] {
        try dialogs(in: ["Screen.swift": "import SwiftUI\n\(code)"])
    }

    private static func dialogs(in files: [String: String]) throws -> [[String]] {
        let screens = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) }).screens
        return screens.map { $0.stops.map { $0.element.name.cases.map(\.display).joined(separator: " | ") } }
            .filter { $0 != ["Open"] }
    }

    @Test("Buttons of a dialog keep their roles")
    func roles() throws {
        let code = """
            import SwiftUI
            struct Screen: View {
                @State private var isShown = false
                var body: some View {
                    Button("Open") { isShown = true }.alert(isPresented: $isShown) {
                        Alert(
                            title: Text("Erase?"), primaryButton: .destructive(Text("Erase")),
                            secondaryButton: .cancel())
                    }
                }
            }
            """
        let screens = try TemporaryFolder.inspect(["Screen.swift": Data(code.utf8)]).screens
        let tree = try #require(screens.first { $0.screen.presentation == .dialog }).screen.tree
        let roles = tree.elements.indices.flatMap { tree[$0].attributes }.compactMap { use -> ControlRole? in
            if case .interaction(.role(let role)) = use.attribute { role } else { nil }
        }
        #expect(roles == [.destructive, .cancel])
    }
}
