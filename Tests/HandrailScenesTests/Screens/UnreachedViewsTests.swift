import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Views are screens, or parts of some, however they are named and whichever make one another.
@Suite("Views that make one another, and views of one name") struct UnreachedViewsTests {
    private static func audit(_ code: String) throws -> Audit {
        try TemporaryFolder.audit(["Quay.swift": Data(("import SwiftUI\n" + code).utf8)], jobs: 1)
    }

    private static func screens(_ code: String) throws -> [String] {
        try TemporaryFolder.inspect(["Quay.swift": Data(("import SwiftUI\n" + code).utf8)]).screens.map(\.screen.name)
    }

    /// A feature with a view that makes a view of another one.
    private static func feature(_ name: String, making next: String) -> String {
        """
        enum \(name) {
            struct View: SwiftUI.View {
                var body: some SwiftUI.View { VStack { Button("\(name)") {}; \(next).View() } }
            }
        }
        """
    }

    @Test("Each of many circles of views that nothing leads to is met")
    func circles() throws {
        let pairs = (1...45).map { number in
            """
            struct Pier\(number): View { var body: some View { VStack { Button("Pier") {}; Mole\(number)() } } }
            struct Mole\(number): View { var body: some View { VStack { Button("Mole") {}; Pier\(number)() } } }
            """
        }
        let audit = try Self.audit(pairs.joined(separator: "\n"))
        let buttons = audit.reach.sites.filter { $0.name == "Button" }
        #expect(buttons.count == 90)
        #expect(buttons.allSatisfy { $0.account == .inComponent })
    }

    @Test("A view that shares its name with those of other features is told from them by the feature")
    func namesakes() throws {
        let features = (1...50).map { number in
            Self.feature("Pier\(number)", making: "Pier\(number % 2 == 0 ? number - 1 : number + 1)")
        }
        let audit = try Self.audit(features.joined(separator: "\n"))
        #expect(audit.reach.sites.filter { $0.name == "Button" }.allSatisfy { $0.account == .inComponent })
    }

    @Test("Sheets that show views of one name are a screen each")
    func sheets() throws {
        let names = ["Berths", "Crew", "Tides", "Tickets", "Weather"]
        let features = names.map { name in
            "enum \(name) { struct View: SwiftUI.View { var body: some SwiftUI.View { Text(\"\(name)\") } } }"
        }
        let sheets = names.map { ".sheet(isPresented: $shows\($0)) { \($0).View() }" }
        let states = names.map { "@State private var shows\($0) = false" }
        let app = """
            @main struct Quay: App { var body: some Scene { WindowGroup { Home() } } }
            struct Home: View {
                \(states.joined(separator: "\n    "))
                var body: some View {
                    Text("Harbor")
                        \(sheets.joined(separator: "\n            "))
                }
            }
            """
        #expect(
            try Self.screens(app + "\n" + features.joined(separator: "\n")).sorted()
                == (names.map { "\($0).View" } + ["Home"]).sorted())
    }

    @Test("What a stack shows behind its root is a screen for each of its cases")
    func destinations() throws {
        let app = """
            @main struct Quay: App { var body: some Scene { WindowGroup { Home() } } }
            struct Home: View {
                @Bindable var store: Store
                var body: some View {
                    NavigationStack(path: $store.path) {
                        Text("Harbor")
                    } destination: { store in
                        switch store.case {
                        case .berth(let store): Berth(store: store)
                        case .crew(let store): Crew(store: store)
                        case .tides(let store): Tides(store: store)
                        }
                    }
                }
            }
            struct Berth: View { let store: Store; var body: some View { Button("Moor") {} } }
            struct Crew: View { let store: Store; var body: some View { Button("Sign on") {} } }
            struct Tides: View { let store: Store; var body: some View { Button("Wait") {} } }
            """
        #expect(try Self.screens(app).sorted() == ["Berth", "Crew", "Home", "Tides"])
        let audit = try Self.audit(app)
        #expect(audit.reach.sites.filter { $0.name == "Button" }.allSatisfy { $0.account == .onScreen })
    }
}
