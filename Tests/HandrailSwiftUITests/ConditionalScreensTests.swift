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
