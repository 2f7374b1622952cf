import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What a stack, a grid and a choice by room say of themselves is kept.
@Suite("Reading layouts") struct ReadingLayoutTests {
    private func screen(_ code: String) throws -> Screen {
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(("import SwiftUI\n" + code).utf8)])
        return try #require(inspection.screens.first { $0.screen.name == "Home" }).screen
    }

    private func body(_ code: String, before: String = "") throws -> Screen {
        try screen("struct Home: View {\n\(before)\nvar body: some View {\n\(code)\n}\n}\n")
    }

    private func spacings(_ screen: Screen) -> [Fact<Double>] {
        screen.attributes.compactMap { if case .layout(.spacing(let points)) = $0 { points } else { nil } }
    }

    private func columns(_ screen: Screen) -> [Fact<Double>] {
        screen.attributes.compactMap { if case .layout(.columns(let count)) = $0 { count } else { nil } }
    }

    @Test("The spacing of a stack, as a number, a constant or not at all")
    func spacing() throws {
        let code = """
            HStack(spacing: 4) { Text("a") }
            VStack(alignment: .leading, spacing: gap) { Text("b") }
            HStack { Text("c") }
            VStack(spacing: isWide ? 8 : 2) { Text("d") }
            """
        let screen = try body(code, before: "private let gap = 12.0\nlet isWide: Bool")
        #expect(spacings(screen) == [.known(4), .known(12), .oneOf([8, 2])])
    }

    @Test(
        "The columns of a grid",
        arguments: [
            ("[GridItem(.flexible()), GridItem(.fixed(80))]", Fact<Double>.known(2)),
            ("[.init(.flexible()), .init(.flexible()), .init(.flexible())]", .known(3)),
            ("Array(repeating: GridItem(.flexible(), spacing: 4), count: 4)", .known(4)),
            ("Array(repeating: .init(), count: 2)", .known(2)),
            ("items", .known(2)),
            ("[GridItem(.adaptive(minimum: 80))]", .absent),
            ("Array(repeating: GridItem(.adaptive(minimum: 80)), count: 2)", .absent),
            ("size.isAccessibilitySize ? items : [GridItem()]", .dynamic),
            ("isWide ? items : [GridItem()]", .oneOf([2, 1])),
            ("makeColumns(width)", .unknown(.computed)),
        ])
    func columns(_ argument: String, _ expected: Fact<Double>) throws {
        let before = """
            @Environment(\\.dynamicTypeSize) var size
            let isWide: Bool
            let items = [GridItem(.flexible()), GridItem(.flexible())]
            """
        #expect(columns(try body("LazyVGrid(columns: \(argument)) { Text(\"a\") }", before: before)) == [expected])
    }

    @Test(
        "The directions of a scroll view",
        arguments: [
            ("ScrollView { Text(\"a\") }", []),
            ("ScrollView(.horizontal, showsIndicators: false) { Text(\"a\") }", [.horizontal]),
            ("ScrollView([.horizontal, .vertical]) { Text(\"a\") }", [[.horizontal, .vertical]]),
            ("ScrollView(isWide ? .horizontal : .vertical) { Text(\"a\") }", [[.horizontal, .vertical]]),
            ("ScrollView(axes) { Text(\"a\") }", [nil]),
        ] as [(String, [ScrollAxes?])])
    func scrolling(_ code: String, _ expected: [ScrollAxes?]) throws {
        let screen = try body(code, before: "let isWide: Bool\nvar axes: Axis.Set")
        let found = screen.attributes.compactMap { attribute -> ScrollAxes?? in
            if case .layout(.scrollAxes(let axes)) = attribute { .some(axes) } else { nil }
        }
        #expect(found == expected)
    }

    @Test("Of the views that may fit each is one way to show the same")
    func viewThatFits() throws {
        let code = """
            ViewThatFits(in: .horizontal) {
                HStack { Text("wide") }
                VStack { Text("narrow") }
            }
            """
        let tree = try body(code).tree
        let branching = try #require(tree.elements.indices.first { tree.elements[$0].kind == .alternatives })
        #expect(tree[branching].content == .type("ViewThatFits"))
        #expect(tree[branching].children.map(\.kind) == [.branch, .branch])
        #expect(tree[branching].children.flatMap { $0.children.map(\.kind) } == [.horizontalStack, .verticalStack])
    }

    @Test("Items of bars know where they stand, and bars whether they are hidden")
    func bars() throws {
        let code = """
            struct Books: View {
                @Binding var isReading: Bool
                var body: some View {
                    List { Text("Emma") }
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
                            ToolbarItemGroup(placement: .bottomBar) { Button("Sort") {} }
                            ToolbarItem(placement: .principal) { Text("Books") }
                            ToolbarItem(placement: .keyboard) { Button("Done") {} }
                            ToolbarItem { Button("Add") {} }
                        }
                        .toolbar(.hidden, for: .tabBar, .bottomBar)
                        .toolbar(isReading ? .hidden : .visible, for: .navigationBar)
                }
            }
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(("import SwiftUI\n" + code).utf8)])
        let attributes = try #require(inspection.screens.first).screen.attributes
        let placements = attributes.compactMap { attribute -> BarPlacement? in
            if case .screen(.barPlacement(let placement)) = attribute { placement } else { nil }
        }
        #expect(placements == [.leading, .bottom, .title, .keyboard])
        let hidden = attributes.filter { if case .screen(.barHidden) = $0 { true } else { false } }
        #expect(hidden.count == 3)
        #expect(hidden.contains(.screen(.barHidden(.tabs, .known(true)))))
        #expect(hidden.contains(.screen(.barHidden(.bottom, .known(true)))))
        #expect(hidden.contains(.screen(.barHidden(.navigation, .oneOf([true, false])))))
    }

    @Test("A screen has the name of the view in a wrapper, and the settings of a Mac's app are a screen of their own")
    func names() throws {
        let code = """
            @main struct Library: App {
                var body: some Scene {
                    WindowGroup { NavigationStack { NavigationLink("Shelf") { Late { Shelf() } } } }
                    Settings { Preferences() }
                }
            }
            struct Late<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { content() }
            }
            struct Shelf: View { var body: some View { Text("Emma") } }
            struct Preferences: View { var body: some View { Toggle("Sounds", isOn: .constant(true)) } }
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(("import SwiftUI\n" + code).utf8)])
        #expect(Set(inspection.screens.map(\.screen.name)).isSuperset(of: ["Shelf", "Preferences"]))
        #expect(!inspection.screens.contains { $0.screen.name == "Late" })
        let app = try #require(inspection.screens.first { $0.screen.isEntry })
        #expect(!app.screen.tree.elements.contains { $0.kind == .toggle })
        #expect(inspection.screens.filter(\.screen.isEntry).count == 1)
    }

    @Test("Commands in a property or a type of their own are read, and are no screen where no app shows them")
    func namedCommands() throws {
        let code = """
            @main struct Library: App {
                var body: some Scene {
                    WindowGroup { Text("Books") }.commands {
                        menu
                        Help()
                    }
                }
                @CommandsBuilder private var menu: some Commands {
                    CommandGroup(replacing: .newItem) { Button("New") {}.keyboardShortcut("n") }
                }
            }
            struct Help: Commands {
                var body: some Commands { CommandMenu("Help") { Button("Manual") {}.keyboardShortcut("m") } }
            }
            struct Unused: Commands {
                var body: some Commands { CommandMenu("Unused") { Button("Never") {} } }
            }
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(("import SwiftUI\n" + code).utf8)])
        let keys = inspection.screens.flatMap { $0.screen.attributes }.compactMap { attribute -> String? in
            if case .interaction(.keyboardShortcut(let shortcut)) = attribute { shortcut.key } else { nil }
        }
        #expect(keys == ["n", "m"])
        #expect(!inspection.screens.contains { $0.screen.name == "Unused" })
    }

    @Test("A function handed over by its name is built where it is shown")
    func namedContent() throws {
        let code = """
            struct Home: View {
                var body: some View { LazyVGrid(columns: [GridItem(), GridItem()], content: days) }
                @ViewBuilder func days() -> some View {
                    Text("Monday")
                    Text("Tuesday")
                }
            }
            """
        #expect(try SwiftUIScreen.names(code, screen: "Home") == ["Monday", "Tuesday"])
    }

    @Test("The commands of the menu bar are a screen of their own")
    func commands() throws {
        let code = """
            @main struct Library: App {
                var body: some Scene {
                    WindowGroup { Home() }
                        .commands {
                            CommandMenu("Book") { Button("Open") {}.keyboardShortcut("o") }
                        }
                }
            }
            struct Home: View { var body: some View { Text("Books") } }
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(("import SwiftUI\n" + code).utf8)])
        let menus = inspection.screens.filter { $0.screen.presentation == .dialog }
        #expect(menus.count == 1)
        #expect(
            menus.first?.screen.attributes.contains {
                if case .interaction(.keyboardShortcut) = $0 { true } else { false }
            } == true)
        #expect(inspection.screens.filter { $0.screen.presentation != .dialog }.allSatisfy { screen in
            !screen.screen.tree.elements.contains { $0.kind == .menu }
        })
    }
}
