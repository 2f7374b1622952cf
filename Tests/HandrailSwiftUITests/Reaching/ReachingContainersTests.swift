import HandrailTestSupport
import Testing

/// Containers and modifiers of the project that hold the views they are given.
@Suite("Views in containers and modifiers of the project") struct ReachingContainersTests {
    @Test("Modifiers with a closure that are written without self keep the view that they are written on")
    func modifiersOfSelf() throws {
        let code = """
            extension View {
                func titled(_ title: String) -> some View {
                    toolbar { ToolbarItem(placement: .principal) { Text(title) } }
                        .navigationBarTitleDisplayMode(.inline)
                }
                func stamped() -> some View { overlay { Text("Paid") } }
            }
            struct Screen: View {
                var body: some View { VStack { Text("Tides").titled("Harbor"); Text("Ticket").stamped() } }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Tides", "Ticket", "Paid", "Harbor"])
    }

    @Test("A modifier that shadows SwiftUI’s takes nothing from calls that mean SwiftUI’s")
    func shadowedModifier() throws {
        let code = """
            extension View {
                func modifier<Changed: View>(@ViewBuilder _ change: (Self) -> Changed) -> Changed { change(self) }
                func footed(@ViewBuilder _ foot: () -> some View) -> some View { modifier(Footed(foot: foot)) }
            }
            struct Footed<Foot: View>: ViewModifier {
                @ViewBuilder let foot: Foot
                func body(content: Content) -> some View { VStack { content; foot } }
            }
            struct Screen: View {
                var body: some View {
                    VStack {
                        Text("Tides").footed { Button("Refresh") { load() } }
                        Text("Wind").modifier { view in HStack { view; Text("Knots") } }
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Tides", "Refresh", "Wind", "Knots"])
    }

    @Test("A property that changes a view may begin with a modifier that is written without self")
    func propertiesOfSelf() throws {
        let code = """
            struct Card<Contents: View>: View {
                let contents: Contents
                init(@ViewBuilder contents: () -> Contents) { self.contents = contents() }
                var body: some View { contents.carded() }
            }
            extension View {
                func carded() -> some View { background(.bar).clipShape(Capsule()).raised }
                var raised: some View { shadow(radius: 4).padding(2) }
            }
            struct Screen: View { var body: some View { VStack { Card { Text("Tides") }; Text("Wind").carded() } } }
            """
        #expect(try SwiftUIScreen.names(code) == ["Tides", "Wind"])
    }

    @Test("Functions that extend views are those of a view inside another that is called View, too")
    func viewsCalledView() throws {
        let code = """
            enum Home {}
            extension Home {
                struct View: SwiftUI.View {
                    let tide: Loaded
                    var body: some SwiftUI.View {
                        loaded(tide) { Text("Waiting") } content: {
                            loaded(tide) { Text("Still waiting") } content: { text }
                        }
                    }
                    private var text: some SwiftUI.View { Text("High at noon") }
                }
            }
            enum Loaded { case waiting, done }
            extension View {
                @ViewBuilder
                func loaded(
                    _ state: Loaded, @ViewBuilder waiting: () -> some View, @ViewBuilder content: () -> some View
                ) -> some View {
                    switch state {
                    case .waiting: waiting()
                    case .done: content()
                    }
                }
            }
            struct Screen: View { var body: some View { Home.View(tide: current) } }
            """
        #expect(try SwiftUIScreen.names(code) == ["Waiting", "Still waiting", "High at noon"])
    }

    @Test("An initializer hands on to another one with the same labels, never to itself")
    func delegation() throws {
        let code = """
            struct Frame<Content: View>: View {
                private let content: Content
                init(close: @escaping () -> Void, @ViewBuilder content: () -> Content) {
                    self.init(close: close, content: content())
                }
                init(close: @escaping () -> Void, content: Content) { self.content = content }
                var body: some View { VStack { content } }
            }
            extension View { func framed() -> some View { Frame(close: {}, content: self) } }
            struct Screen: View {
                var body: some View { VStack { Frame(close: {}) { Text("Tides") }; Text("Wind").framed() } }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Tides", "Wind"])
    }

    @Test("A container holds others of its kind, and other content each time")
    func containersInContainers() throws {
        let code = """
            struct Box<Content: View>: View {
                @ViewBuilder let content: Content
                var body: some View { VStack { content } }
            }
            struct Sheet: View {
                let content: AnyView
                var body: some View { ScrollView { content } }
            }
            struct Screen: View {
                var body: some View {
                    VStack {
                        Box { Text("Tides"); Box { Text("High"); Box { Text("Noon") } } }
                        Sheet(content: AnyView(Sheet(content: AnyView(Text("Wind")))))
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Tides", "High", "Noon", "Wind"])
    }

    @Test("A representable shows what it hands on to a host, whether the view that it makes is known or not")
    func representables() throws {
        let code = """
            struct Zoom<Content: View>: UIViewRepresentable {
                private var content: Content
                init(@ViewBuilder content: () -> Content) { self.content = content() }
                func makeUIView(context: Context) -> UIScrollView {
                    let scroll = UIScrollView()
                    scroll.addSubview(context.coordinator.host.view)
                    return scroll
                }
                func makeCoordinator() -> Coordinator { Coordinator(host: UIHostingController(rootView: content)) }
            }
            struct Paper<Content: View>: UIViewRepresentable {
                let content: Content
                func makeUIView(context: Context) -> PaperView { PaperView(UIHostingController(rootView: content)) }
            }
            struct Screen: View {
                var body: some View { VStack { Zoom { Text("Tides") }; Paper(content: Text("Wind")) } }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Tides", "Wind"])
    }

    @Test("A large container that one place makes for every screen shows what it is given on each of them")
    func largeContainers() throws {
        let rows = Array(
            repeating: "HStack { " + (1...9).map { "Text(\"\($0)\")" }.joined(separator: "; ") + " }", count: 9)
        let screens = (1...20).map { number in
            let body = "VStack { Grid(); Text(\"Last \(number)\") }.framed()"
            return "struct Screen\(number): View { var body: some View { \(body) } }"
        }
        let code = """
            struct Frame<Content: View>: View {
                let content: Content
                var body: some View { VStack { content } }
            }
            extension View { func framed() -> some View { Frame(content: self) } }
            struct Grid: View { var body: some View { VStack { \(rows.joined(separator: "; ")) } } }
            \(screens.joined(separator: "\n"))
            """
        #expect(try SwiftUIScreen.names(code, screen: "Screen9").last == "Last 9")
        #expect(try SwiftUIScreen.names(code, screen: "Screen20").last == "Last 20")
    }
}
