import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// An app and the extensions it comes with are built apart: a name that both declare means in each its own.
@Suite("The same name in several targets")
struct SameNameTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Trail",
            platforms: [.iOS(.v17)],
            targets: [
                .executableTarget(name: "Alpha"),
                .executableTarget(name: "Beta"),
                .target(name: "Kit"),
            ])
        """

    private func inspect(_ files: [String: String]) throws -> Audit {
        var data = ["Package.swift": Data(Self.manifest.utf8)]
        for (path, text) in files { data["Sources/\(path)"] = Data("import SwiftUI\n\(text)".utf8) }
        return try TemporaryFolder.inspect(data)
    }

    private func names(_ inspection: Audit, _ screen: String) -> [String] {
        inspection.screens.filter { $0.screen.name == screen }.flatMap { $0.stops.map(\.element.name.display) }
    }

    private static func screen(_ name: String, _ body: String) -> String {
        "struct \(name): View {\n    var body: some View { \(body) }\n}"
    }

    @Test("A view means the one of its own target, whichever comes first")
    func views() throws {
        let inspection = try inspect([
            "Alpha/Home.swift": Self.screen("AlphaHome", "Badge(count: 1)"),
            "Alpha/Badge.swift":
                "struct Badge: View {\n    let count: Int\n    var body: some View { Text(\"From alpha\") }\n}",
            "Beta/Home.swift": Self.screen("BetaHome", "Badge(count: 1)"),
            "Beta/Badge.swift":
                "struct Badge: View {\n    let count: Int\n    var body: some View { Text(\"From beta\") }\n}",
        ])
        #expect(names(inspection, "AlphaHome") == ["From alpha"])
        #expect(names(inspection, "BetaHome") == ["From beta"])
    }

    @Test("A view is one though another target gives its name to a model")
    func roles() throws {
        let model = """
            struct Badge {
                let count: Int
            }
            struct Badges: View {
                var body: some View { Text("None") }
            }
            """
        let view = "struct Badge: View {\n    let count: Int\n    var body: some View { Text(\"Points\") }\n}"
        for (one, other) in [("Alpha", "Beta"), ("Beta", "Alpha")] {
            let inspection = try inspect([
                "\(one)/Home.swift": Self.screen("Home", "Badge(count: 1)"), "\(one)/Badge.swift": view,
                "\(other)/Badge.swift": model,
            ])
            #expect(names(inspection, "Home") == ["Points"])
            #expect(names(inspection, "Badges") == ["None"])
        }
    }

    @Test("Each target's view that nothing leads to is a screen")
    func leftovers() throws {
        let inspection = try inspect([
            "Alpha/Home.swift": Self.screen("Home", "Summary()"),
            "Alpha/Summary.swift": Self.screen("Summary", "Text(\"From alpha\")"),
            "Beta/Summary.swift": Self.screen("Summary", "Text(\"From beta\")"),
        ])
        #expect(names(inspection, "Home") == ["From alpha"])
        #expect(names(inspection, "Summary") == ["From beta"])
    }

    @Test("What targets add to a framework's type means their own, and a library's where they add none")
    func extensions() throws {
        func styled(_ size: Int) -> String { "extension Font {\n    static let brand = Font.system(size: \(size))\n}" }
        let inspection = try inspect([
            "Alpha/Home.swift": Self.screen("AlphaHome", "Text(\"Trail\").font(.brand)"),
            "Alpha/Font.swift": styled(11),
            "Beta/Home.swift": Self.screen("BetaHome", "Text(\"Trail\").font(.brand)"),
            "Beta/Font.swift": styled(33),
        ])
        #expect(sizes(inspection, "AlphaHome") == [.fixed(.known(11))])
        #expect(sizes(inspection, "BetaHome") == [.fixed(.known(33))])
    }

    private func sizes(_ inspection: Audit, _ name: String) -> [FontUse.Size] {
        inspection.screens.filter { $0.screen.name == name }.map(\.screen.tree).flatMap { tree in
            tree.elements.indices.flatMap { tree[$0].attributes }.compactMap { use in
                if case .text(.font(let font)) = use.attribute { font.size } else { nil }
            }
        }
    }

    @Test("A function of its own target comes before one of another, though that takes fewer arguments")
    func functions() throws {
        let own = "func caption(_ text: String, short: Bool = false, plain: Bool = true) -> some View { Text(\"Own\") }"
        let other = "func caption(_ text: String) -> some View { Text(\"Other\") }"
        let home = Self.screen("Home", "caption(\"Trail\")")
        for (one, two) in [("Alpha", "Beta"), ("Beta", "Alpha")] {
            let inspection = try inspect([
                "\(one)/Home.swift": home, "\(one)/Caption.swift": own, "\(two)/Caption.swift": other,
            ])
            #expect(names(inspection, "Home") == ["Own"])
        }
    }

    @Test("Another app's view is out of sight, and a library's is meant")
    func libraries() throws {
        let inspection = try inspect([
            "Alpha/Badge.swift": Self.screen("Badge", "Text(\"From alpha\")"),
            "Beta/Home.swift": "import Kit\n" + Self.screen("Home", "Badge()"),
            "Kit/Badge.swift": "public " + Self.screen("Badge", "Text(\"From the kit\")"),
        ])
        #expect(names(inspection, "Home") == ["From the kit"])
    }

    @Test("Of two declarations that are as near, the one is meant whose labels fit")
    func labels() throws {
        let inspection = try inspect([
            "Alpha/Home.swift": Self.screen("Home", "VStack { Badge(title: \"One\")\nBadge(count: 2) }"),
            "Alpha/Old.swift": """
            #if OLD
                struct Badge: View {
                    let title: String
                    var body: some View { Text(title) }
                }
            #endif
            """,
            "Alpha/New.swift": """
            #if !OLD
                struct Badge: View {
                    let count: Int
                    var body: some View { Text("Points") }
                }
            #endif
            """,
        ])
        #expect(names(inspection, "Home") == ["One", "Points"])
    }
}
