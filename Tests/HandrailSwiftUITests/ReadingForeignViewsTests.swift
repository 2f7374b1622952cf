import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Views and modifiers of packages, which cannot be looked into, and initializers that a project adds to SwiftUI's
/// views.
@Suite("Reading views of packages and initializers of the project") struct ReadingForeignViewsTests {
    private func names(_ code: String, screen: String = "Screen") throws -> [String] {
        try SwiftUIScreen.names(code, screen: screen)
    }

    @Test("Controls that a view of a package holds are there, its other content is left open")
    func controlsInContainers() throws {
        let code = """
            import Paging
            struct Screen: View {
                var body: some View {
                    Pager(pages) {
                        Text("Lake")
                        Button("Next") { next() }
                        HStack { Toggle("Loop", isOn: $loops) }
                    }
                }
            }
            """
        #expect(try names(code) == ["Next", "Loop"])
    }

    @Test("What a package calls a button takes its content for its label")
    func foreignButtons() throws {
        let code = """
            struct Screen: View {
                var body: some View { ShinyButton { Button("Buy") { buy() } } }
            }
            """
        #expect(try names(code) == [])
    }

    @Test("Stores of The Composable Architecture are looked through")
    func stores() throws {
        let code = """
            struct Screen: View {
                var body: some View {
                    WithViewStore(store, observe: { $0 }) { viewStore in
                        Text("Trips")
                        Button("Add") { viewStore.send(.add) }
                    }
                }
            }
            """
        #expect(try names(code) == ["Trips", "Add"])
    }

    @Test("What a modifier of a package presents is a screen")
    func presentedByPackages() throws {
        let code = """
            struct Screen: View {
                @State private var isOpen = false
                var body: some View {
                    Text("Map").bottomSheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
                }
            }
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(("import SwiftUI\n" + code).utf8)])
        let names = inspection.screens.map { screen in screen.stops.map { $0.element.name.display } }
        #expect(Set(names) == [["Map"], ["Close"]])
    }

    @Test("An initializer that the project adds to an image or a label is followed to the one it hands on to")
    func ownInitializers() throws {
        let code = """
            enum Icon: String { case close = "close-24", share = "share-24" }
            extension Image { init(icon: Icon) { self.init(icon.rawValue) } }
            extension Label where Title == Text, Icon == Image {
                init(_ title: String, icon: Icon) { self.init(title, image: icon.rawValue) }
            }
            extension Button where Label == Image {
                init(icon: Icon, action: @escaping () -> Void) { self.init(action: action) { Image(icon: icon) } }
            }
            struct Screen: View {
                var body: some View {
                    Image(icon: .share)
                    Label("Share", icon: .share)
                    Button(icon: .close) { close() }
                }
            }
            """
        #expect(try names(code) == ["share-24", "Share", "close-24"])
    }

    @Test("A closure that is declared with what it shows is that where nothing else is handed in")
    func closuresWithDefaults() throws {
        let code = """
            struct Screen: View {
                var leading: () -> AnyView = { AnyView(Button("Back") { back() }) }
                var body: some View { HStack { leading(); Text("Trails") } }
            }
            """
        #expect(try names(code) == ["Back", "Trails"])
    }
}
