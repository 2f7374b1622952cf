import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What views are told by objects they watch and by stores they send actions to.
@Suite("Reading models") struct ReadingModelsTests {
    private func actions(_ code: String) throws -> [ActionSummary] {
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(("import SwiftUI\n" + code).utf8)])
        let screen = try #require(inspection.screens.first { $0.screen.name == "Screen" }).screen
        return screen.attributes.compactMap { attribute in
            if case .code(.action(let action)) = attribute { action } else { nil }
        }
    }

    @Test("The methods of an object that views watch are followed", arguments: [
        ("@Observable final class Model", "@State private var model = Model()"),
        ("final class Model: ObservableObject", "@StateObject private var model = Model()"),
        ("final class Model: ObservableObject", "@EnvironmentObject var model: Model"),
        ("@Observable final class Model", "@Environment(Model.self) private var model"),
    ])
    func watched(_ type: String, _ property: String) throws {
        let action = try #require(
            try actions(
                """
                \(type) {
                    var note: String?
                    var isOpen = false
                    func save() { note = "Saved"; withAnimation { isOpen = true } }
                }
                struct Screen: View { \(property); var body: some View { Button("Save") { model.save() } } }
                """).first)
        #expect(action.assignments.map(\.target) == ["note", "isOpen"])
        #expect(action.motion.changes.map(\.states) == [["Model.isOpen"]])
    }

    @Test("Objects that no view watches do what they do elsewhere")
    func unwatched() throws {
        let action = try #require(
            try actions(
                """
                final class Service { var note: String?; func save() { note = "Saved" } }
                struct Screen: View {
                    let service = Service(); var body: some View { Button("Save") { service.save() } }
                }
                """).first)
        #expect(action.assignments.isEmpty)
    }

    @Test("What is sent to a store is followed into its reducer", arguments: [
        "let store: StoreOf<Trip>", "@Bindable var store: StoreOf<Trip>", "let store: Store<Trip.State, Trip.Action>",
    ])
    func stores(_ property: String) throws {
        let code = """
            @Reducer struct Trip {
                @ObservableState struct State: Equatable {
                    var isOpen = false
                    var title: String { isOpen ? "Close" : "Open" }
                }
                enum Action { case turn, stop }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .turn: state.isOpen.toggle(); return .none
                        case .stop: return .none
                        }
                    }
                    .ifLet(\\.$child, action: \\.child) { Child() }
                }
            }
            struct Screen: View {
                \(property)
                var body: some View { Button(store.title) { store.send(.turn, animation: .default) } }
            }
            """
        let action = try #require(try actions(code).first)
        #expect(action.toggles == ["isOpen"])
        #expect(action.motion.changes.map(\.states) == [["Trip.State.isOpen"]])
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data("import SwiftUI\n\(code)".utf8)])
        let name = try #require(inspection.screens.first { $0.screen.name == "Screen" }?.stops.first?.element.name)
        #expect(name.cases.flatMap { $0.parts.flatMap { $0.words.values.compactMap(\.text) } } == ["Close", "Open"])
    }

    @Test(
        "The same function is known however views hand it on",
        arguments: [
            ("Part(action: edit)", "action()"), ("Part(action: { edit() })", "self.action()"),
            ("Part { edit() }", "action()"),
            ("Whole(action: edit)", "action()"),
        ])
    func handedOn(_ view: String, _ call: String) throws {
        let found = try actions(
            """
            struct Part: View { let action: () -> Void; var body: some View { Button("Edit") { \(call) } } }
            struct Whole: View { let action: () -> Void; var body: some View { Part(action: action) } }
            struct Screen: View {
                @State private var count = 0
                var body: some View { VStack { Button("Edit", action: edit); \(view) } }
                private func edit() { count += 1 }
            }
            """)
        #expect(found.map(\.core) == ["Screen.edit", "Screen.edit"])
    }

    @Test("What a stack of screens has around it reaches the screens that are pushed onto it")
    func environment() throws {
        let code = """
            import SwiftUI
            struct Theme { var text = Color(white: 0.7); static let light = Theme() }
            private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }
            extension EnvironmentValues {
                var theme: Theme {
                    get { self[ThemeKey.self] }
                    set { self[ThemeKey.self] = newValue }
                }
            }
            @main struct TripApp: App {
                var body: some Scene { WindowGroup { NavigationStack { Home() }.environment(\\.theme, .light) } }
            }
            struct Home: View { var body: some View { NavigationLink("More") { More() } } }
            struct More: View {
                @Environment(\\.theme) var theme; var body: some View { Text("More").foregroundStyle(theme.text) }
            }
            """
        let rules = try TemporaryFolder.audit(["Screen.swift": Data(code.utf8)]).findings.map(\.rule)
        #expect(rules.contains("low-text-contrast"))
    }

    @Test("Initializers that differ in the type of one parameter are told apart by what they are given", arguments: [
        "Color(hex: \"#B0B0B0\")", "Color(hex: 0xB0B0B0)",
    ])
    func overloads(_ color: String) throws {
        let code = """
            import SwiftUI
            extension Color {
                init(hex: UInt) {
                    self.init(
                        red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
                        blue: Double(hex & 0xff) / 255)
                }
                init(hex: String) {
                    let value = Int(hex.dropFirst(), radix: 16) ?? 0
                    self.init(
                        red: Double((value >> 16) & 0xff) / 255, green: Double((value >> 8) & 0xff) / 255,
                        blue: Double(value & 0xff) / 255)
                }
            }
            struct Screen: View { var body: some View { Text("More").foregroundStyle(\(color)) } }
            """
        let rules = try TemporaryFolder.audit(["Screen.swift": Data(code.utf8)]).findings.map(\.rule)
        #expect(rules.contains("low-text-contrast"))
    }
}
