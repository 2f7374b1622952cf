import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// What assistive technologies would be given on a screen, from its source: the project's own code is followed.
@Suite("Reading SwiftUI") struct ReadingSwiftUITests {
    @Test("A view inside a preview is no screen")
    func previews() throws {
        let code = """
            import SwiftUI
            struct Card: View { var body: some View { Text("Trail") } }
            struct Card_Previews: PreviewProvider {
                struct Holder: View { var body: some View { VStack { Card(); Text("Only here") } } }
                static var previews: some View { Holder() }
            }
            """
        let inspection = try TemporaryFolder.inspect(["Card.swift": Data(code.utf8)])
        #expect(inspection.screens.map(\.screen.name) == ["Card"])
    }

    @Test("A view's arguments are bound, wherever it is declared")
    func argumentsAreBound() throws {
        let button = """
            import SwiftUI
            struct IconButton: View {
                let icon: String
                var label: String? = nil
                let action: () -> Void
                var body: some View {
                    Button(action: action) { Image(icon) }.accessibilityLabel(label ?? icon)
                }
            }
            """
        let code = """
            struct Screen: View {
                var body: some View {
                    IconButton(icon: "gear-icon") {}
                    IconButton(icon: "plus-icon", label: "Add trail") {}
                }
            }
            """
        #expect(try SwiftUIScreen.names(code, files: ["IconButton.swift": button]) == ["gear-icon", "Add trail"])
    }

    @Test("Content closures are built where they are shown")
    func contentClosures() throws {
        let code = """
            struct Round<Content: View>: View {
                let content: Content
                let action: () -> Void
                init(action: @escaping () -> Void, @ViewBuilder content: () -> Content) {
                    self.action = action
                    self.content = content()
                }
                var body: some View { Button { action() } label: { content.padding() } }
            }
            struct Card<Header: View>: View {
                @ViewBuilder var header: () -> Header
                var body: some View { VStack { header() } }
            }
            struct Screen: View {
                var body: some View {
                    Round(action: {}) { Text("Save") }
                    Round(action: {}) { Text("Share"); Text("trail") }
                    Card { Text("Today") }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Save", "Share, trail", "Today"])
    }

    @Test("A condition that the arguments decide is decided")
    func decidedConditions() throws {
        let code = """
            struct Row: View {
                var title: String?
                var isNew = false
                var body: some View {
                    Button {} label: {
                        Image("row")
                        if let title { Text(title) }
                        if isNew { Text("new") }
                    }
                }
            }
            struct Screen: View {
                var body: some View {
                    Row()
                    Row(title: "Ridge", isNew: true)
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["row", "row, Ridge, new"])
    }

    @Test("Titles of enum cases are followed")
    func enumTitles() throws {
        let code = """
            enum Mode: CaseIterable {
                case day, night
                var title: String { switch self { case .day: "Day"; case .night: "Night" } }
            }
            struct Screen: View {
                let mode = Mode.night
                var body: some View { Button(mode.title) {} }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Night"])
    }

    @Test("Modifiers of the project are entered, with the view they are written on as self or content")
    func ownModifiers() throws {
        let code = """
            struct Named: ViewModifier {
                let name: String
                func body(content: Content) -> some View { content.accessibilityLabel(name) }
            }
            extension View {
                func named(_ name: String) -> some View { modifier(Named(name: name)) }
                func dimmed(_ isDimmed: Bool) -> some View { if isDimmed { opacity(0.4) } else { self } }
                @ViewBuilder func when<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
                    if condition { transform(self) } else { self }
                }
            }
            struct Screen: View {
                @State private var isOff = false
                var body: some View {
                    Button {} label: { Image("map") }.named("Map")
                    Text("Once").dimmed(isOff).when(isOff) { $0.bold() }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Map", "Once"])
    }

    @Test("Keys are looked up in every language")
    func stringTables() throws {
        let code = """
            struct Screen: View {
                let count = 3
                var body: some View {
                    Button("trail.save") {}
                    Text("trail.count \\(count)")
                    Image("ridge")
                }
            }
            """
        let english = "\"trail.save\" = \"Save\"; \"trail.count %lld\" = \"%lld trails\"; \"ridge\" = \"A ridge\";"
        let korean = "\"trail.save\" = \"저장\"; \"trail.count %lld\" = \"코스 %lld개\"; \"ridge\" = \"능선\";"
        let files = ["en.lproj/Localizable.strings": english, "ko.lproj/Localizable.strings": korean]
        #expect(try SwiftUIScreen.names(code, files: files) == ["Save", "… trails", "A ridge"])
    }

    @Test("A function that looks texts up is believed by its key, whatever it asks")
    func lookedUpElsewhere() throws {
        let strings = """
            enum L10n {
                static var close: String { tr("Screens", "close_label") }
                static var count: String { tr("Screens", "trail.count", 3) }
                static var other: String { tr("Screens", "nowhere.else") }
                private static func tr(_ table: String, _ key: String, _ arguments: any CVarArg...) -> String {
                    let format = Current.localized.string(key, table)
                    return String(format: format, locale: .current, arguments: arguments)
                }
            }
            """
        let code = """
            struct Screen: View {
                var body: some View { VStack { Button(L10n.close) {}; Text(L10n.count); Text(L10n.other) } }
            }
            """
        let table = "\"close_label\" = \"Close\";\n\"trail.count\" = \"Trails: %d\";\n"
        let names = try SwiftUIScreen.names(code, files: ["L10n.swift": strings, "en.lproj/Screens.strings": table])
        #expect(names == ["Close", "Trails: …", "…"])
    }

    @Test("Symbols speak their known name, assets their file's")
    func images() throws {
        let code = """
            struct Screen: View {
                var body: some View {
                    Button {} label: { Image(systemName: "xmark") }
                    Button {} label: { Label("Edit", systemImage: "pencil").labelStyle(.iconOnly) }
                    Image(decorative: "pattern")
                    Image("ridge-hero")
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Close", "Edit", "ridge-hero"])
    }

    @Test("A style of the project shows the label it is given")
    func buttonStyles() throws {
        let code = """
            struct Loud: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    HStack { Image(decorative: "horn"); configuration.label }
                }
            }
            struct Screen: View {
                var body: some View { Button("Call") {}.buttonStyle(Loud()) }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Call"])
    }

    @Test("Screens that are presented are screens of their own")
    func presentedScreens() throws {
        let code = """
            struct Screen: View {
                @State private var isOpen = false
                var body: some View {
                    NavigationStack {
                        NavigationLink("Open") { Detail(title: "Ridge") }
                            .sheet(isPresented: $isOpen) { Form { Text("Filter") } }
                    }
                }
            }
            struct Detail: View {
                let title: String
                var body: some View { Text(title) }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Open"])
        #expect(try SwiftUIScreen.names(code, screen: "Detail") == ["Ridge"])
    }
}
