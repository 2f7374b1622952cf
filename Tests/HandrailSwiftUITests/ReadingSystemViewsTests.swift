import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// What the system makes of views, styles and scenes by itself.
@Suite("Reading what the system makes") struct ReadingSystemViewsTests {
    private func names(_ code: String, screen: String = "Screen") throws -> [String] {
        try SwiftUIScreen.names(code, screen: screen)
    }

    private func screens(_ code: String) throws -> [String] {
        try TemporaryFolder.inspect(["Code.swift": Data("import SwiftUI\n\(code)".utf8)]).screens.map { tree in
            tree.stops.map { $0.element.name.cases.map(\.display).joined(separator: " | ") }.joined(separator: ", ")
        }
    }

    @Test("A view made of an optional by map is there where the optional has a value")
    func mappedOptional() throws {
        let code = """
            struct Screen: View {
                let note: String?
                let guide: Guide?
                var body: some View {
                    VStack {
                        note.map { Text($0) }
                        guide.map { guide in
                            Image("portrait").accessibilityLabel("Your guide").onTapGesture { print(guide) }
                        }
                        (note == nil ? guide : nil).map { _ in Text("No note") }
                        note.map(Text.init)
                        note.flatMap { $0.isEmpty ? nil : Label("Note", systemImage: "pencil") }
                        Text("Map").overlay(note.map { _ in Text("Mark") })
                    }
                }
            }
            """
        #expect(try names(code) == ["…", "Your guide", "No note", "…", "Note", "Map", "Mark"])
    }

    @Test("What is known to be missing makes no view")
    func mappedNothing() throws {
        let code = """
            struct Row: View {
                var note: String?
                var body: some View { HStack { Text("Trail"); note.map { Text($0) } } }
            }
            struct Screen: View {
                var body: some View { VStack { Row(); Row(note: "Steep") } }
            }
            """
        #expect(try names(code) == ["Trail", "Trail", "Steep"])
    }

    @Test(
        "A style means the same spelled as a type and as a member",
        arguments: [
            (".segmented", "SegmentedPickerStyle()"), (".wheel", "WheelPickerStyle()"), (".menu", "MenuPickerStyle()"),
            (".inline", "InlinePickerStyle()"), (".automatic", "DefaultPickerStyle()"),
        ])
    func pickerStyles(member: String, type: String) throws {
        func code(_ style: String) -> String {
            """
            struct Screen: View {
                @State var span = 0
                var body: some View {
                    Picker("Span", selection: $span) { Text("Day").tag(0); Text("Week").tag(1) }.pickerStyle(\(style))
                }
            }
            """
        }
        let plain = try names(code(member))
        #expect(!plain.isEmpty)
        #expect(try names(code(type)) == plain)
        #expect(try names(code("SwiftUI.\(type)")) == plain)
    }

    @Test("A tab with an image and a title is called by its title")
    func tabTitles() throws {
        let code = """
            struct Screen: View {
                var body: some View {
                    TabView {
                        Text("One").tabItem { Image("tab-dashboard"); Text("Dashboard") }
                        Text("Two").tabItem { Image("tab-books") }
                    }
                }
            }
            """
        #expect(try names(code) == ["Dashboard", "tab-books"])
    }

    @Test("Pages have no tabs, and dots that are one element unless they are turned off")
    func pages() throws {
        func stops(_ style: String) throws -> [String] {
            let code = """
                struct Screen: View {
                    var body: some View {
                        TabView {
                            Text("Welcome").tabItem { Image("page-one") }
                            Text("Ready")
                        }
                        .tabViewStyle(\(style))
                    }
                }
                """
            let all = ["Code.swift": Data("import SwiftUI\n\(code)".utf8)]
            let tree = try #require(try TemporaryFolder.inspect(all).screens.first { $0.screen.name == "Screen" })
            return tree.stops.map { stop in
                let name = stop.element.name.cases.map(\.display).joined()
                return stop.element.traits.contains(.adjustable) ? "adjustable" : name
            }
        }
        for style in [".page", "PageTabViewStyle()", "PageTabViewStyle(indexDisplayMode: .always)"] {
            #expect(try stops(style) == ["Ready", "adjustable"], "\(style)")
        }
        #expect(try stops(".page(indexDisplayMode: .never)") == ["Ready"])
        #expect(try stops(".automatic") == ["page-one", "Ready"])
    }

    @Test("Buttons that the system draws bring their words along")
    func systemButtons() throws {
        let code = """
            struct Screen: View {
                var body: some View {
                    VStack {
                        SignInWithAppleButton(.signUp) { _ in } onCompletion: { _ in }
                        SignInWithAppleButton { _ in } onCompletion: { _ in }
                        Button(role: .close) {}
                        Button(role: .cancel, action: {})
                        Button("Stop", role: .cancel) {}
                        Button(role: .cancel) {} label: { Text("Leave") }
                    }
                }
            }
            """
        #expect(
            try names(code) == [
                "Sign up with Apple", "Sign in with Apple", "Close", "Cancel", "Stop", "Leave",
            ])
    }

    @Test("A link that shows nothing is no stop; in a list it makes its row one")
    func linksFollowedByCode() throws {
        let code = """
            struct Screen: View {
                @State var isOpen = false
                var body: some View {
                    VStack {
                        Text("Trails")
                        NavigationLink(destination: Text("Detail"), isActive: $isOpen) { EmptyView() }
                    }
                }
            }
            """
        #expect(try names(code) == ["Trails"])
    }

    @Test("Each group of windows after the first is a screen of its own")
    func windows() throws {
        let code = """
            @main struct Trails: App {
                var body: some Scene {
                    WindowGroup { Text("Map") }
                    WindowGroup(id: "notes") { Text("Notes") }
                }
            }
            """
        #expect(try screens(code) == ["Map", "Notes"])
    }

    @Test("A type inside another does not hide a view of SwiftUI elsewhere")
    func nestedNames() throws {
        let code = """
            enum Layout { enum List { static let inset = 3.0 } }
            struct Screen: View {
                var body: some View {
                    Button("Open") {}.sheet(isPresented: .constant(true)) { List { Text("In the sheet") } }
                }
            }
            struct Other: View {
                struct Label: View { var body: some View { Text("My own") } }
                var body: some View { Label() }
            }
            """
        #expect(try Set(screens(code)) == ["Open", "In the sheet", "My own"])
    }

    @Test("What a representable hands on to a hosting controller is on the screen")
    func hostedContent() throws {
        let code = """
            struct ZoomBox<Content: View>: UIViewRepresentable {
                let content: Content
                init(@ViewBuilder content: () -> Content) { self.content = content() }
                func makeUIView(context: Context) -> UIScrollView {
                    let view = UIScrollView()
                    view.addSubview(UIHostingController(rootView: content).view)
                    return view
                }
                func updateUIView(_ view: UIScrollView, context: Context) {}
            }
            struct Screen: View {
                var body: some View {
                    VStack {
                        Text("Map")
                        ZoomBox { Image("sheet-map").accessibilityLabel("Map of the trail"); Button("Measure") {} }
                    }
                }
            }
            """
        #expect(try names(code) == ["Map", "Map of the trail", "Measure"])
    }

    @Test(
        "Views made for widgets and complications are no screens of an app, even where no widget shows them",
        arguments: [
            "@Environment(\\.widgetFamily) var family", "let entry: TrailEntry",
        ])
    func widgetViews(property: String) throws {
        let code = """
            import SwiftUI
            struct TrailEntry\(property.hasPrefix("let") ? ": TimelineEntry" : "") { let date: Date }
            struct TrailView: View {
                \(property)
                var body: some View { Text("3 km") }
            }
            """
        let inspection = try TemporaryFolder.inspect(["Trail.swift": Data(code.utf8)])
        #expect(inspection.screens.map(\.screen.presentation) == [.widget])
        let plain = "import SwiftUI\nstruct TrailView: View { var body: some View { Text(\"3 km\") } }"
        let other = try TemporaryFolder.inspect(["Trail.swift": Data(plain.utf8)])
        #expect(other.screens.map(\.screen.presentation) == [.root])
    }
}
