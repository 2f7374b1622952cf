import HandrailTestSupport
import Testing

/// Parts of generic components that callers may leave out, and initializers that tell them apart.
@Suite("Parts that callers may leave out") struct ReachingSlotsTests {
    @Test("A slot that is empty unless a caller fills it is asked for its type")
    func emptySlots() throws {
        let code = """
            struct Field<Mark: View>: View {
                let mark: Mark?
                init(mark: Mark? = EmptyView()) { self.mark = mark }
                var body: some View {
                    if let mark, !(mark is EmptyView) { mark } else { TextField("Berth", text: .constant("")) }
                }
            }
            struct Row<Mark: View>: View {
                let mark: Mark
                init(@ViewBuilder mark: () -> Mark = { EmptyView() }) { self.mark = mark() }
                var body: some View {
                    if Mark.self == EmptyView.self { Text("Bare") } else { mark }
                }
            }
            struct Screen: View {
                var body: some View {
                    VStack {
                        Field()
                        Field(mark: Text("Pier 4"))
                        Row()
                        Row { Image("buoy") }
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Berth", "Pier 4", "Bare", "buoy"])
    }

    @Test("A structure with an initializer of its own has none that takes its members")
    func ownInitializer() throws {
        let code = """
            struct Note: View {
                var title: String?
                let detail: String?
                init(title: String? = nil, detail: String? = nil) { self.title = title; self.detail = detail }
                var body: some View { if let detail { Text(detail) } else { Text("Plain") } }
            }
            struct Tray<Content: View>: View {
                var title: String?
                let onClear: (() -> Void)?
                let content: Content
                init(title: String? = nil, onClear: (() -> Void)? = nil, @ViewBuilder content: () -> Content) {
                    self.title = title
                    self.onClear = onClear
                    self.content = content()
                }
                var body: some View {
                    if let onClear { Button { onClear() } label: { content } } else { content }
                }
            }
            struct Screen: View {
                var body: some View {
                    VStack {
                        Note(title: "To")
                        Tray(title: "From") { Button("Crew") {}; Button("Scan") {} }
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Plain", "Crew", "Scan"])
    }

    @Test("Initializers that differ in types only are told apart by what is written")
    func overloads() throws {
        let code = """
            struct PriceRow: View {
                let fish: Text, price: Text
                init(fish: Text, price: Text) { self.fish = fish; self.price = price }
                init(fish: Text, price: LocalizedStringKey) { self.fish = fish; self.price = Text(price) }
                var body: some View { HStack { fish; Spacer(); price } }
            }
            struct Badge: View {
                let mark: AnyView
                init(_ mark: Image) { self.mark = AnyView(mark) }
                init(_ words: String) { mark = AnyView(Text(words)) }
                var body: some View { mark }
            }
            struct Screen: View {
                var body: some View {
                    VStack {
                        PriceRow(fish: Text("Cod"), price: "Four")
                        PriceRow(fish: Text("Eel"), price: Text("Nine"))
                        Badge("New")
                        Badge(Image("star"))
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Cod", "Four", "Eel", "Nine", "New", "star"])
    }
}
