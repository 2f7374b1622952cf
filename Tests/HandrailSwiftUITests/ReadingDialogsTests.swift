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
        let screens = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) }).screens
        return screens.map { $0.stops.map { $0.element.name.cases.map(\.display).joined(separator: " | ") } }
            .filter { $0 != ["Open"] }
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
