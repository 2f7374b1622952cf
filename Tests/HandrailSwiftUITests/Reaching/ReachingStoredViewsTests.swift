import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Views and closures that are kept by values, in lists and in tables, and shown later.
@Suite("Views that are kept and shown later") struct ReachingStoredViewsTests {
    /// The names of the stops of every screen.
    private func all(_ code: String) throws -> Set<[String]> {
        let audit = try TemporaryFolder.inspect(["Code.swift": Data(("import SwiftUI\n" + code).utf8)])
        return Set(audit.screens.map { $0.stops.map(\.casesOfName) })
    }

    @Test("Closures kept by values in a list are built where they are called")
    func closuresInLists() throws {
        let code = """
            struct Exhibit: Identifiable {
                let id: Int
                let show: () -> AnyView
                init<V: View>(_ id: Int, @ViewBuilder show: @escaping () -> V) {
                    self.id = id
                    self.show = { AnyView(show()) }
                }
            }
            struct Hall: View {
                let exhibits: [Exhibit]
                var body: some View { ForEach(exhibits) { exhibit in exhibit.show() } }
            }
            struct Screen: View {
                var body: some View {
                    Hall(exhibits: [
                        Exhibit(1) { Text("Amphora") },
                        Exhibit(2) { Button("Hear the guide") { play() } },
                    ])
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Amphora", "Hear the guide"])
    }

    @Test("Of a table of closures or views, the entry of a key that is known is shown, else any")
    func tables() throws {
        let code = """
            enum Wing { case east, west }
            struct Screen: View {
                @State private var wing = Wing.east
                let makers: [Wing: () -> AnyView] = [
                    .east: { AnyView(Text("Coins")) }, .west: { AnyView(Text("Maps")) },
                ]
                let views: [Wing: AnyView] = [.east: AnyView(Text("Vases")), .west: AnyView(Text("Globes"))]
                var body: some View {
                    VStack {
                        makers[.west]!()
                        makers[wing]?()
                        views[wing]
                        (makers[.east] ?? { AnyView(EmptyView()) })()
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Maps", "Coins", "Maps", "Vases", "Globes", "Coins"])
    }

    @Test("Views in closures that are handed to a register, a presenter or a table are judged by themselves")
    func registers() throws {
        let code = """
            final class Presenter: ObservableObject {
                var shown: AnyView?
                func show<V: View>(@ViewBuilder _ content: () -> V) { shown = AnyView(content()) }
            }
            enum Catalog { static let pages: [() -> AnyView] = [{ AnyView(Button("Next page") { turn() }) }] }
            struct Screen: View {
                @EnvironmentObject var presenter: Presenter
                var body: some View {
                    Button("Details") { presenter.show { VStack { Text("Terracotta"); Button("Back") { close() } } } }
                }
            }
            """
        #expect(try all(code) == [["Details"], ["Terracotta", "Back"], ["Next page"]])
    }

    @Test("What cases of enums and static functions are given is shown, in parentheses and in closures behind them")
    func implicitMembers() throws {
        let code = """
            struct Row: View {
                enum Kind { case note(String), action(String, run: () -> Void), own(() -> AnyView) }
                let kind: Kind
                var body: some View {
                    switch kind {
                    case .note(let words): Text(words)
                    case .action(let words, let run): Button(words, action: run)
                    case .own(let make): make()
                    }
                }
            }
            struct Card {
                let title: String
                let extra: AnyView
                static func plain(title: String) -> Card { Card(title: title, extra: AnyView(EmptyView())) }
                static func rich<V: View>(_ title: String, @ViewBuilder extra: () -> V) -> Self {
                    .init(title: title, extra: AnyView(extra()))
                }
            }
            struct CardView: View {
                let card: Card
                var body: some View { HStack { Text(card.title); card.extra } }
            }
            struct Screen: View {
                var body: some View {
                    VStack {
                        Row(kind: .note("Closed on Mondays"))
                        Row(kind: .action("Call") { call() })
                        Row(kind: .own { AnyView(Button("Map") { map() }) })
                        CardView(card: .plain(title: "Tickets"))
                        CardView(card: .rich("Tours") { Button("Book") { book() } })
                    }
                }
            }
            """
        #expect(
            try SwiftUIScreen.names(code) == ["Closed on Mondays", "Call", "Map", "Tickets", "Tours", "Book"])
    }

    @Test("Result builders of the project make lists of what stands in their closures")
    func resultBuilders() throws {
        let code = """
            struct Stop { let name: String; let sign: AnyView }
            @resultBuilder enum StopBuilder { static func buildBlock(_ stops: Stop...) -> [Stop] { stops } }
            struct Tour: View {
                let stops: [Stop]
                init(@StopBuilder stops: () -> [Stop]) { self.stops = stops() }
                var body: some View { ForEach(stops, id: \\.name) { stop in stop.sign } }
            }
            struct Screen: View {
                var body: some View {
                    Tour {
                        Stop(name: "a", sign: AnyView(Text("Fountain")))
                        Stop(name: "b", sign: AnyView(Button("Bridge") { cross() }))
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Fountain", "Bridge"])
    }
}
