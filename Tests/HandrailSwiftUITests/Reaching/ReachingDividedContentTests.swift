import HandrailTestSupport
import Testing

/// Views that are taken out of the content that somebody was given.
@Suite("Views of divided content") struct ReachingDividedContentTests {
    @Test("The parts of a tuple of views stand where each is named")
    func tuples() throws {
        let code = """
            func explained<A: View, B: View>(@ViewBuilder content: () -> TupleView<(A, B)>) -> some View {
                let parts = content()
                if #available(macOS 13.0, *) {
                    return Group { parts.value.0; parts.value.1.font(.footnote) }
                } else {
                    return VStack { parts.value.0; parts.value.1 }
                }
            }
            struct Screen: View {
                @State var isOn = false
                var body: some View {
                    Toggle(isOn: $isOn) { explained { Text("Fog horn"); Text("Sounds in fog.") } }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Fog horn, Sounds in fog."])
    }

    @Test("A view of a package hands the views of its content to a closure, by number, from a number on and all")
    func packages() throws {
        let code = """
            struct Explained<Content: View>: View {
                let isOn: Binding<Bool>
                let content: Content
                init(isOn: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
                    self.isOn = isOn
                    self.content = content()
                }
                var body: some View {
                    VStack {
                        Divide(content) { parts in
                            if parts.count == 0 {
                                Text("Nothing")
                            } else {
                                Toggle(isOn: isOn) { parts[0].font(.body) }
                                if parts.count > 1 { ForEach(parts[1...]) { part in part.font(.footnote) } }
                            }
                        }
                    }
                }
            }
            struct Screen: View {
                @State var isOn = false
                var body: some View {
                    Explained(isOn: $isOn) { Text("Fog horn"); Text("Sounds in fog."); Text("Only at night.") }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Fog horn", "Sounds in fog.", "Only at night."])
    }

    @Test("A root puts something between its children, which stand in their order")
    func roots() throws {
        let code = """
            struct Separated: _VariadicView_MultiViewRoot {
                @ViewBuilder func body(children: _VariadicView.Children) -> some View {
                    ForEach(children) { child in
                        child
                        Text("and")
                    }
                }
            }
            struct Shelf<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { _VariadicView.Tree(Separated()) { content() } }
            }
            struct Screen: View { var body: some View { Shelf { Text("Rope"); Button("Moor") { go() } } } }
            """
        #expect(try SwiftUIScreen.names(code) == ["Rope", "and", "Moor", "and"])
    }

    @Test("Where the number of views depends on something, all of them are shown once")
    func open() throws {
        let code = """
            struct Shelf<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { Divide(content()) { parts in ForEach(parts) { part in part.padding() } } }
            }
            struct Screen: View {
                let isWide: Bool
                var body: some View { Shelf { Text("Rope"); if isWide { Text("Knots") } } }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Rope", "Knots"])
    }

    @Test("What is certain is told apart from what depends on something and from what is built elsewhere")
    func certain() throws {
        let code = """
            struct Explained<Content: View>: View {
                let content: Content
                init(@ViewBuilder content: () -> Content) { self.content = content() }
                var body: some View {
                    Divide(content) { parts in
                        Button { go() } label: { parts[0] }
                        ForEach(parts[1...]) { part in part.font(.footnote) }
                    }
                }
            }
            struct Screen: View {
                let isAtSea: Bool
                var body: some View {
                    Explained {
                        Text("Weather")
                        #if os(iOS)
                        Text("Comes by radio.")
                        #endif
                        if isAtSea { Text("Every hour.") }
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Weather", "Comes by radio.", "Every hour."])
    }

    @Test("A binding that never changes shows the closure that it holds")
    func bindings() throws {
        let code = """
            struct Card<Content: View>: View {
                private let action: () -> Void
                @Binding private var content: () -> Content
                init(action: @escaping () -> Void, @ViewBuilder content: @escaping () -> Content) {
                    self.action = action
                    _content = .constant(content)
                }
                var body: some View { Button(action: action) { content().padding() } }
            }
            struct Screen: View { var body: some View { Card(action: {}) { Text("Pier") } } }
            """
        #expect(try SwiftUIScreen.names(code) == ["Pier"])
    }
}
