import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Views of types that SwiftUI does not call views: components of packages, factories, coordinators, routers.
@Suite("Views of components, factories and routers") struct ReachingComponentsTests {
    /// The names of the stops of every screen, by the name of the screen.
    private func screens(_ code: String) throws -> [String: [String]] {
        let audit = try TemporaryFolder.inspect(["Code.swift": Data(("import SwiftUI\n" + code).utf8)])
        return Dictionary(audit.screens.map { ($0.screen.name, $0.stops.map(\.casesOfName)) }) { $0 + $1 }
    }

    @Test("What a component of a package shows is judged, used or not")
    func components() throws {
        let code = """
            import Trellis
            struct Forecast: ConnectedView {
                func body(props: Props) -> some View { VStack { Text("Rain"); Button("Refresh") { props.load() } } }
            }
            struct Dial: Component {
                var content: some View { HStack { Text("Wind"); Image("arrow").onTapGesture { turn() } } }
            }
            struct Screen: View { var body: some View { Dial().padding() } }
            """
        #expect(try screens(code) == ["Forecast": ["Rain", "Refresh"], "Screen": ["Wind", "arrow"]])
    }

    @Test("What styles and modifiers of packages are handed is no component")
    func stylesOfPackages() throws {
        let code = """
            import Trellis
            struct Loud: TrellisStyle {
                func makeBody(configuration: Configuration) -> some View { HStack { Text("a"); Text("b") } }
            }
            struct Framed: TrellisModifier {
                func body(content: Content) -> some View { VStack { content; Text("c") } }
            }
            struct Screen: View { var body: some View { Text("Sun") } }
            """
        #expect(try screens(code) == ["Screen": ["Sun"]])
    }

    @Test("What a protocol asks for is made by any of the types that conform to it")
    func existentials() throws {
        let code = """
            protocol Making { func make() -> AnyView; var badge: AnyView { get } }
            struct Sunny: Making {
                func make() -> AnyView { AnyView(Text("Sunny")) }
                var badge: AnyView { AnyView(Text("Warm")) }
            }
            struct Stormy: Making {
                func make() -> AnyView { AnyView(Button("Take shelter") { run() }) }
                var badge: AnyView { AnyView(Text("Cold")) }
            }
            struct Screen: View {
                let maker: any Making
                var body: some View { VStack { maker.make(); maker.badge } }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Sunny", "Take shelter", "Warm", "Cold"])
    }

    @Test("What a factory makes that nobody was seen to ask for is judged; a single picture is not")
    func factories() throws {
        let code = """
            struct Pages {
                func today() -> some View { VStack { Text("Today"); Button("Share") { share() } } }
                func icon() -> some View { Image("cloud") }
            }
            struct Screen: View { var body: some View { Text("Home") } }
            """
        #expect(try screens(code) == ["Pages": ["Today", "Share"], "Screen": ["Home"]])
    }

    @Test("Coordinators that are made where they are asked, and cases of an enum that is a view")
    func coordinators() throws {
        let code = """
            enum Page { case map, list }
            final class Guide { @ViewBuilder func page(_ page: Page) -> some View {
                switch page {
                case .map: Text("Map")
                case .list: Text("List")
                }
            } }
            enum Mark: View {
                case new, old
                var body: some View {
                    switch self {
                    case .new: Text("New")
                    case .old: Text("Old")
                    }
                }
            }
            struct Screen: View { var body: some View { VStack { Guide().page(.list); Mark.old.padding() } } }
            """
        #expect(try SwiftUIScreen.names(code) == ["List", "Old"])
    }

    @Test("Layouts in constants, views with modifiers as values and containers of several views keep what they hold")
    func containers() throws {
        let code = """
            struct Framed: ViewModifier {
                func body(content: Content) -> some View { VStack { content; Text("Frame") } }
            }
            struct Screen: View {
                var body: some View {
                    let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
                    layout { Text("North"); Button("South") { go() } }
                    ModifiedContent(content: Button("East") { go() }, modifier: Framed())
                    _VariadicView.Tree(Rows()) { Button("West") { go() } }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["North", "South", "East", "Frame", "West"])
    }

    @Test("A body that is declared once for each platform is each of them")
    func bodiesByPlatform() throws {
        let code = """
            struct Screen: View {
                #if os(iOS)
                var body: some View { Text("Tap") }
                #else
                var body: some View { Text("Click") }
                #endif
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Tap", "Click"])
    }
}
