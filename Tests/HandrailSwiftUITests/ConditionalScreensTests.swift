import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// A sheet that chooses among screens presents each of them, and each screen that is presented is looked at by itself.
@Suite("Screens that are chosen among")
struct ConditionalScreensTests {
    private func screens(_ modifier: String, _ others: String = "") throws -> [String] {
        let code = """
            import SwiftUI
            \(others)
            enum Route: Identifiable { case first(String), second, third }
            struct FirstView: View { let title: String; var body: some View { Text(title) } }
            struct SecondView: View { var body: some View { Button("Second") { act() } } }
            struct ThirdView: View { var body: some View { Toggle("Third", isOn: .constant(true)) } }
            struct FourthView: View { var body: some View { Text("Fourth") } }
            struct HomeView: View {
                @State private var route: Route?
                var body: some View {
                    Text("Home")
            \(modifier)
                }
            }
            """
        let inspection = try TemporaryFolder.inspect(["App.swift": Data(code.utf8)])
        return inspection.screens.filter { $0.screen.presentation != .root }
            .map { screen in
                let words = screen.stops.map(\.element.name.display).joined(separator: ", ")
                let attributes = screen.screen.tree.attributeKinds.contains(.color(.tint)) ? " tinted" : ""
                return "\(screen.screen.name): \(words)\(attributes)"
            }.sorted()
    }

    private static let choice = """
        switch route {
        case .first(let title): FirstView(title: title)
        case .second: SecondView()
        case .third:
            ThirdView()
        }
        """

    @Test("Each of a bare choice is a screen")
    func bare() throws {
        #expect(
            try screens(".sheet(item: $route) { route in \(Self.choice) }")
                == ["FirstView: …", "SecondView: Second", "ThirdView: Third"])
    }

    @Test("What is around the choice is around each", arguments: ["Group", "NavigationStack"])
    func wrapped(container: String) throws {
        let modifier = ".sheet(item: $route) { route in \(container) { \(Self.choice) }.tint(.red) }"
        #expect(
            try screens(modifier) == ["FirstView: … tinted", "SecondView: Second tinted", "ThirdView: Third tinted"])
    }

    @Test("Each is a screen where the choice gives a constant its value first")
    func givenToConstant() throws {
        let modifier = """
            .sheet(item: $route) { route in
                let view: AnyView
                switch route {
                case .first(let title): view = AnyView(FirstView(title: title))
                case .second: view = AnyView(SecondView())
                case .third: view = AnyView(ThirdView())
                }
                return view.tint(.red)
            }
            """
        #expect(
            try screens(modifier) == ["FirstView: … tinted", "SecondView: Second tinted", "ThirdView: Third tinted"])
    }

    @Test("Sheets that show a list each are told apart, though some type of the project is called List inside another")
    func namesake() throws {
        let views = ["FirstView(title: \"One\")", "SecondView()", "ThirdView()", "FourthView()"]
        let sheets = views.map {
            ".sheet(isPresented: flag) { NavigationStack { List { \($0); Text(\"More\") }.listStyle(.plain) } }"
        }
        let strings = "enum Strings { enum List { static let title = \"\" } }"
        #expect(try screens(sheets.joined(separator: "\n"), strings).count == 4)
    }

    /// A declaration that makes the choice, and a call of it.
    private static let makers = [
        ("struct Router { @ViewBuilder func view(for route: Route) -> some View { \(choice) } }",
            "Router().view(for: route)"),
        ("enum Router { @ViewBuilder static func page(_ route: Route) -> some View { \(choice) } }",
            "Router.page(route)"),
        ("extension HomeView { @ViewBuilder func page(for route: Route) -> some View { \(choice) } }",
            "page(for: route)"),
        ("extension HomeView { @ViewBuilder func page(for route: Route) -> some View { \(choice) } }",
            "self.page(for: route)"),
        ("struct Router { let route: Route; @ViewBuilder var page: some View { \(choice) } }",
            "Router(route: route).page"),
    ]

    @Test("Each is a screen where a function or property makes the choice", arguments: makers)
    func made(others: String, call: String) throws {
        let presented = try screens(".sheet(item: $route) { route in \(call) }", others)
        #expect(presented == ["FirstView: …", "SecondView: Second", "ThirdView: Third"])
        let pushed = try screens(
            ".navigationDestination(for: Route.self) { route in Group { \(call) }.tint(.red) }", others)
        #expect(pushed == ["FirstView: … tinted", "SecondView: Second tinted", "ThirdView: Third tinted"])
    }

    @Test("A function that makes more than the choice is one screen")
    func madeWithMore() throws {
        let others = """
            struct Router {
                @ViewBuilder func view(for route: Route) -> some View { Text("Above"); \(Self.choice) }
            }
            """
        #expect(try screens(".sheet(item: $route) { route in Router().view(for: route) }", others).count == 1)
    }

    @Test("A modifier of the project that chooses is no choice among screens")
    func modifier() throws {
        let others = """
            extension View {
                @ViewBuilder func marked(_ route: Route) -> some View {
                    switch route {
                    case .first: bold()
                    case .second: italic()
                    case .third: self
                    }
                }
            }
            """
        #expect(try screens(".sheet(item: $route) { route in SecondView().marked(route) }", others).count == 1)
    }

    @Test("What a function of a view brings up is named after that view")
    func presenter() throws {
        let modifier = ".modifier(Choosing()).background { PanelView() }"
        let others = """
            struct Choosing: ViewModifier {
                @State private var shows = false
                func body(content: Content) -> some View {
                    content.sheet(isPresented: $shows) { VStack { Text("More"); Button("Done") { shows = false } } }
                }
            }
            struct PanelView: View {
                @State private var asks = false
                var body: some View { Text("Panel").sheet(isPresented: $asks) { rows } }
                private var rows: some View { VStack { Text("One"); Text("Two") } }
            }
            """
        #expect(try screens(modifier, others) == ["HomeView: More, Done", "PanelView: One, Two"])
    }

    @Test("A choice beside something else is one screen")
    func beside() throws {
        let modifier = ".sheet(item: $route) { route in VStack { Text(\"Choose\"); \(Self.choice) } }"
        #expect(try screens(modifier).count == 1)
    }

    @Test("Sheets whose content is wrapped alike are told apart by what they hold")
    func containers() throws {
        let views = ["FirstView(title: \"One\")", "SecondView()", "ThirdView()", "FourthView()"]
        let sheets = views.map { ".sheet(isPresented: flag) { NavigationStack { \($0) } }" }
        #expect(
            try screens(sheets.joined(separator: "\n"))
                == ["FirstView: One", "FourthView: Fourth", "SecondView: Second", "ThirdView: Third"])
    }
}
