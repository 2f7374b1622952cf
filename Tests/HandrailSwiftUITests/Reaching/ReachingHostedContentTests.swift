import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Views of SwiftUI that a representable of the project is given to show.
@Suite("Views that representables are given") struct ReachingHostedContentTests {
    /// Representables that hand what they are given to a class of the project, whose drawing is not known.
    private static let hosts = """
        struct Lifted<Content: View>: UIViewControllerRepresentable {
            private let inset: CGFloat
            private let content: () -> Content
            init(inset: CGFloat, @ViewBuilder _ content: @escaping () -> Content) {
                self.inset = inset
                self.content = content
            }
            func makeUIViewController(context: Context) -> LiftedController<Content> {
                LiftedController(root: content())
            }
            func updateUIViewController(_ controller: LiftedController<Content>, context: Context) {}
        }
        struct Framed<Content: View>: UIViewRepresentable {
            let content: Content
            func makeUIView(context: Context) -> UIView { Frames.around(content) }
            func updateUIView(_ view: UIView, context: Context) {}
        }
        struct Pages<Page: View>: UIViewControllerRepresentable {
            var pages: [Page]
            func makeUIViewController(context: Context) -> UIViewController { Paging.controller(pages) }
            func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        """

    @Test("Closures, values and arrays of views stay in the tree, whatever class they are handed to")
    func arguments() throws {
        let code = """
            \(Self.hosts)
            struct Screen: View {
                var body: some View {
                    VStack {
                        Lifted(inset: 8) { Text("Tides"); Button("Refresh") { load() } }
                        Framed(content: Text("Wind"))
                        Framed(content: note)
                        Pages(pages: [Text("One"), Text("Two")])
                    }
                }
                var note: some View { Text("Knots") }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Tides", "Refresh", "Wind", "Knots", "One", "Two"])
    }

    @Test("A modifier and a function of views that wrap what they are written on keep it")
    func wrappers() throws {
        let code = """
            \(Self.hosts)
            struct Avoiding: ViewModifier {
                func body(content: Content) -> some View { Lifted(inset: 8) { content.padding() } }
            }
            extension View {
                func avoiding() -> some View { modifier(Avoiding()) }
                func framed() -> some View { Framed(content: self) }
                func lifted() -> some View { Lifted(inset: 0) { self } }
            }
            struct Box<Content: View>: View {
                let content: () -> Content
                var body: some View { Lifted(inset: 0, content) }
            }
            struct Screen: View {
                var body: some View {
                    VStack {
                        VStack { Text("Tides"); Text("High") }.avoiding()
                        Text("Wind").framed()
                        Text("Knots").lifted()
                        Box { Text("Mole") }
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Tides", "High", "Wind", "Knots", "Mole"])
    }

    @Test("What lies behind the content is known where a class built on a hosting controller shows it, else not")
    func ground() throws {
        func rules(_ controller: String) throws -> [String] {
            let code = """
                import SwiftUI
                import UIKit
                \(Self.hosts)
                \(controller)
                @main struct Harbor: App { var body: some Scene { WindowGroup { Screen() } } }
                struct Screen: View {
                    var body: some View {
                        Lifted(inset: 8) { Text("Tides").foregroundColor(Color(red: 0.7, green: 0.7, blue: 0.7)) }
                    }
                }
                """
            return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.map(\.rule)
        }
        let hosting = "final class LiftedController<Content: View>: UIHostingController<Content> {}"
        #expect(try rules(hosting).contains("low-text-contrast"))
        #expect(try !rules("final class LiftedController<Content>: Sheet {}").contains("low-text-contrast"))
    }

    @Test("Closures that do something are no content")
    func actions() throws {
        let code = """
            struct Scanner: UIViewControllerRepresentable {
                let found: (String) -> Void
                let close: () -> Void
                func makeUIViewController(context: Context) -> UIViewController { Scan.controller(found, close) }
                func updateUIViewController(_ controller: UIViewController, context: Context) {}
            }
            struct Screen: View {
                var body: some View {
                    VStack { Text("Scan"); Scanner(found: { code in store(code) }, close: { dismiss() }) }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code).filter { $0 != "…" } == ["Scan"])
    }
}
