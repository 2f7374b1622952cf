import Foundation
import HandrailModel
import HandrailSimulation
import HandrailTestSupport
import Testing

/// What people hear first on a screen, from what its code says of states that nobody has changed yet.
@Suite("The state that people hear first") struct FirstStateTests {
    /// What VoiceOver says at the stops of one screen.
    func heard(
        _ code: String, screen: String = "Screen", state: ScreenState = .content
    ) throws -> [String] {
        let audit = try TemporaryFolder.inspect(["Code.swift": Data(("import SwiftUI\n" + code).utf8)])
        let tree = try #require(audit.screens.first { $0.screen.name == screen })
        return AccessibilityScreen(tree, state: state).tour().stops.map { $0.utterance.line(.english) }
    }

    @Test("What was not asked for yet is no content", arguments: ["notRequested", "notStarted", "notLoaded"])
    func notYet(name: String) throws {
        let code = """
            enum Catch<Fish> { case \(name), busy, loaded(Fish), failed(Error) }
            struct Screen: View {
                @State private var haul: Catch<Int> = .\(name)
                var body: some View {
                    switch haul {
                    case .\(name): Text("").onAppear {}
                    case .busy: ProgressView()
                    case .loaded: Text("Mackerel")
                    case .failed: Text("The boat is late")
                    }
                }
            }
            """
        #expect(try heard(code) == ["Mackerel."])
        #expect(try heard(code, state: .error) == ["The boat is late."])
    }

    @Test("The focus is nowhere at first")
    func focus() throws {
        let code = """
            struct Screen: View {
                enum Field { case name, berth }
                @FocusState private var isTyping: Bool
                @FocusState private var field: Field?
                var body: some View {
                    VStack {
                        Text("Ferry")
                        if isTyping { Text("Typing") }
                        if field == .name { Text("Name") }
                        if field != nil { Text("Anywhere") }
                        if let field { Text("Here") }
                        if self.field == nil { Text("Nowhere") }
                    }
                }
            }
            """
        #expect(try heard(code) == ["Ferry.", "Nowhere."])
    }

    @Test("State that is read through a store begins as its type declares it")
    func stores() throws {
        let code = """
            @Reducer struct Harbor {
                struct Dock: Equatable { var isClosed = false }
                @ObservableState struct State: Equatable {
                    var isMoving = false
                    var note = ""
                    var dock = Dock()
                }
            }
            struct Screen: View {
                let store: StoreOf<Harbor>
                var body: some View {
                    VStack {
                        if store.isMoving { Text("Moving") } else { Text("At rest") }
                        if self.store.dock.isClosed { Text("Closed") }
                        TextEditor(text: $store.note).overlay { if store.note.isEmpty { Text("Write here") } }
                    }
                }
            }
            """
        #expect(try heard(code) == ["At rest.", "Text Field. Double tap to edit.", "Write here."])
    }

    @Test("A preference is what its key says where nobody sets it")
    func preferences() throws {
        let code = """
            enum Wait: Equatable { case whole(String), part }
            struct WaitKey: PreferenceKey {
                static var defaultValue: Wait? = nil
                static func reduce(value: inout Wait?, nextValue: () -> Wait?) {}
            }
            struct FlagKey: PreferenceKey {
                static var defaultValue: Bool { false }
                static func reduce(value: inout Bool, nextValue: () -> Bool) {}
            }
            struct Screen: View {
                var body: some View {
                    Text("Tides")
                        .overlayPreferenceValue(WaitKey.self) { wait in
                            if case let .whole(words) = wait { ProgressView(); Text(words) }
                        }
                        .overlayPreferenceValue(WaitKey.self) { if let wait = $0 { Text("Waiting") } }
                        .backgroundPreferenceValue(FlagKey.self) { isRaised in if isRaised { Text("Flag") } }
                }
            }
            """
        #expect(try heard(code) == ["Tides."])
    }

    @Test("What hides its own bar leaves the bars around its container")
    func bars() throws {
        let code = """
            struct Screen: View {
                var body: some View {
                    NavigationStack {
                        Text("Form").navigationBarHidden(true).toolbar { Button("Inner") {} }
                    }
                    .toolbar { ToolbarItem(placement: .principal) { Text("Send") } }
                }
            }
            struct Plain: View {
                var body: some View {
                    NavigationStack {
                        VStack { Text("Page") }
                            .toolbar { Button("Add") {} }
                            .toolbar(.hidden, for: .navigationBar)
                            .navigationTitle("Pages")
                    }
                }
            }
            """
        #expect(try heard(code) == ["Send.", "Form."])
        #expect(try heard(code, screen: "Plain") == ["Page."])
    }

    @Test("Blanks are no name")
    func blanks() throws {
        let code = """
            struct Screen: View {
                var body: some View {
                    VStack { Button("  ") {}; Toggle(" ", isOn: .constant(true)) }
                }
            }
            """
        #expect(try heard(code).map { $0.prefix(6) } == ["Button", "Switch"])
    }

    @Test("A part that is there unless something holds says so")
    func unless() throws {
        let code = """
            struct Quiet: ViewModifier {
                let isQuiet: Bool
                func body(content: Content) -> some View {
                    if isQuiet { content } else { content.toolbar { Button("Horn") {} } }
                }
            }
            struct Screen: View {
                let isNight: Bool
                var body: some View { NavigationStack { Text("Bridge").modifier(Quiet(isQuiet: isNight)) } }
            }
            """
        let audit = try TemporaryFolder.inspect(["Code.swift": Data(("import SwiftUI\n" + code).utf8)])
        let tree = try #require(audit.screens.first { $0.screen.name == "Screen" })
        #expect(AccessibilityScreen(tree).choices.map { $0.cases.map(\.text) } == [["!isQuiet", "else"]])
    }

    @Test("Of rows that are cases of one kind, what any of them is given is heard")
    func rows() throws {
        let code = """
            struct Line: View {
                let kind: Kind
                enum Kind: Hashable { case named(String), gap }
                var body: some View {
                    switch kind {
                    case let .named(name): Text(name)
                    case .gap: Divider()
                    }
                }
            }
            struct Screen: View {
                let kinds: [Line.Kind] = [.named("Cod"), .gap, .named("Eel")]
                var body: some View { ForEach(kinds, id: \\.self) { Line(kind: $0) } }
            }
            """
        #expect(try heard(code) == ["Cod/Eel."])
    }
}

extension FirstStateTests {
    @Test("What is decided by what is stored at first is decided so wherever it is handed to")
    func handedOn() throws {
        let code = """
            final class BuoyModel: ObservableObject {
                @Published var showsEditor = false
                private(set) var isNextMoored = false
            }
            enum Look { case solid, faint }
            struct Ground: View {
                let hint: String
                let text: String
                var body: some View { if text.count == 0 { Text(hint) } }
            }
            struct TideButton: View {
                let title: String
                let look: Look
                var body: some View { Button(title) {}.disabled(look == .faint) }
            }
            struct Flags {
                private let values: [String: Any]
                init(_ values: [String: Any]) { self.values = values }
                var showsBack: Bool { values["back"] as? Bool ?? false }
            }
            struct Screen: View {
                @State private var mail = ""
                @StateObject private var model = BuoyModel()
                let flags: Flags
                var body: some View {
                    VStack {
                        Ground(hint: "Mail", text: mail)
                        if flags.showsBack { Text("Back up") } else { Text("Join") }
                        Text("Editor").opacity(model.showsEditor ? 1 : 0)
                        Text("Plain").opacity(model.showsEditor ? 0 : 1)
                        TideButton(title: "Next", look: model.isNextMoored ? .solid : .faint)
                    }
                }
            }
            """
        #expect(try heard(code) == ["Mail.", "Join.", "Plain.", "Next, dimmed, button."])
    }

    @Test("Tabs that stand there in some cases are counted, and the one that is stored is chosen")
    func tabs() throws {
        let code = """
            enum Bay: Hashable { case tides, map, me }
            final class BayModel: ObservableObject {
                @Published var selection: Bay = .map
                let hasMap: Bool
                init(hasMap: Bool) { self.hasMap = hasMap }
            }
            struct Screen: View {
                @ObservedObject var model: BayModel
                var body: some View {
                    TabView(selection: $model.selection) {
                        if model.hasMap { Text("Page").tabItem { Text("Tides") }.tag(Bay.tides) }
                        Text("Page").tabItem { Text("Map") }.tag(Bay.map)
                        if model.hasMap { Text("Page").tag(Bay.me).tabItem { Text("Me") } }
                    }
                }
            }
            """
        #expect(
            try heard(code) == ["Tides, tab, 1 of 3.", "Selected, Map, tab, 2 of 3.", "Me, tab, 3 of 3."])
    }

    @Test("An action of what holds several makes no buttons of them")
    func actions() throws {
        let code = """
            struct Screen: View {
                var body: some View {
                    VStack { Text("Rope"); Text("Anchor") }.accessibilityAction { print("moor") }
                }
            }
            """
        #expect(try heard(code) == ["Rope.", "Anchor."])
    }
}
