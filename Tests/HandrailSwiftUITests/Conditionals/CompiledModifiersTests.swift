import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Chains of modifiers that go on in `#if`.
@Suite("Compiled modifiers") struct CompiledModifiersTests {
    private func screens(_ code: String, platforms: String) throws -> [String: [String]] {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", platforms: [\(platforms)], targets: [.executableTarget(name: "App")])
            """
        let files = ["Sources/App/Screen.swift": "import SwiftUI\n" + code, "Package.swift": manifest]
        let inspection = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) })
        return Dictionary(
            inspection.screens.map { tree in
                (tree.screen.name, tree.stops.map { $0.element.name.cases.map(\.display).joined(separator: " | ") })
            },
            uniquingKeysWith: { first, _ in first })
    }

    private func names(_ chain: String, platforms: String, others: String = "") throws -> [String] {
        let code = """
            struct Screen: View {
                @State private var isOpen = false
                var body: some View {
                    Text("Basket")
                    \(chain)
                }
            }
            \(others)
            """
        return try screens(code, platforms: platforms)["Screen"] ?? []
    }

    @Test(
        "Views that a compiled modifier adds are there",
        arguments: [
            "#if os(iOS)\n.overlay { Button(\"Pay\") {} }\n#endif",
            "#if os(iOS)\n.padding()\n.overlay { Button(\"Pay\") {} }\n#endif\n.padding()",
            "#if os(iOS)\n.safeAreaInset(edge: .bottom) { Button(\"Pay\") {} }\n#else\n.padding()\n#endif",
            "#if os(iOS)\n.toolbar { Button(\"Pay\") {} }\n#endif",
            "#if os(iOS)\n.pinned { Button(\"Pay\") {} }\n#endif",
            "#if os(iOS)\n.modifier(Paying())\n#endif",
            "#if os(iOS)\n.padding()\n#if !os(macOS)\n.overlay { Button(\"Pay\") {} }\n#endif\n#endif",
        ], [".iOS(.v17)", ".iOS(.v17), .macOS(.v14)"])
    func layers(_ chain: String, _ platforms: String) throws {
        let others = """
            extension View {
                func pinned(@ViewBuilder content: () -> some View) -> some View {
                    safeAreaInset(edge: .bottom) { content() }
                }
            }
            struct Paying: ViewModifier {
                func body(content: Content) -> some View { VStack { content; Button("Pay") {} } }
            }
            """
        let found = try names(chain, platforms: platforms, others: others)
        #expect(Set(found) == ["Basket", "Pay"])
        #expect(found.count == 2)
    }

    @Test("What is compiled for no platform of the target is not there")
    func excluded() throws {
        let chain = """
            #if os(macOS)
            .overlay { Button("Close") {} }
            #elseif os(iOS)
            .overlay { Button("Pay") {} }
            #endif
            """
        #expect(try names(chain, platforms: ".iOS(.v17)") == ["Basket", "Pay"])
        #expect(try names(chain, platforms: ".macOS(.v14)") == ["Basket", "Close"])
        #expect(try names(chain, platforms: ".tvOS(.v17)") == ["Basket"])
    }

    @Test(
        "A screen that a compiled modifier brings up is one",
        arguments: [".iOS(.v17)", ".iOS(.v17), .macOS(.v14)"])
    func presents(_ platforms: String) throws {
        let code = """
            struct Screen: View {
                @State private var isOpen = false
                var body: some View {
                    Button("Open") { isOpen = true }
                        #if os(iOS)
                        .sheet(isPresented: $isOpen) { Receipt() }
                        #endif
                }
            }
            struct Receipt: View { var body: some View { Text("Paid") } }
            """
        let found = try screens(code, platforms: platforms)
        #expect(found["Screen"] == ["Open"])
        #expect(found["Receipt"] == ["Paid"])
    }

    @Test("A compiled menu of a view acts on it")
    func menus() throws {
        let chain = "#if os(iOS)\n.contextMenu { Button(\"Copy\") {} }\n#endif"
        let found = try names(chain, platforms: ".iOS(.v17), .macOS(.v14)")
        #expect(found.first == "Basket")
        #expect(found.contains("Copy"))
    }

    @Test(
        "A view whose modifiers ask for the system in several steps is there once",
        arguments: [
            """
            #if os(iOS)
            if #available(iOS 26.0, *) { self.safeAreaBar(edge: .bottom) { content() } }
            else { self.safeAreaInset(edge: .bottom) { content() } }
            #else
            self.safeAreaInset(edge: .bottom) { content() }
            #endif
            """,
            """
            if #available(iOS 26.0, macOS 26.0, *) { self.safeAreaBar(edge: .bottom) { content() } } else {
                #if os(iOS)
                self.safeAreaInset(edge: .bottom) { content() }
                #else
                self.overlay { content() }
                #endif
            }
            """,
        ])
    func nestedQuestions(_ body: String) throws {
        let others = """
            extension View {
                @ViewBuilder func pinned(@ViewBuilder content: () -> some View) -> some View {
                    \(body)
                }
            }
            """
        let chain = ".pinned { Button(\"Pay\") {} }\n.pinned { Button(\"Help\") {} }"
        let found = try names(chain, platforms: ".iOS(.v17), .macOS(.v14)", others: others)
        #expect(found == ["Basket", "Pay", "Help"])
    }

    @Test("Conditions of the app's own within those of the system keep their sides apart")
    func ownQuestions() throws {
        let others = """
            struct Badge: View {
                let isNew: Bool
                var body: some View {
                    #if os(iOS)
                    if isNew { Text("New") } else { Text("Old") }
                    #else
                    Text("Any")
                    #endif
                }
            }
            """
        let found = try names(
            ".overlay { Badge(isNew: Date.now > Date.distantPast) }", platforms: ".iOS(.v17), .macOS(.v14)",
            others: others)
        #expect(Set(found) == ["Basket", "New", "Old", "Any"])
    }
}
