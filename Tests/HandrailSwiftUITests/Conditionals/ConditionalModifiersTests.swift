import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Modifiers that stand on the sides of a conditional, all on the same view.
@Suite("Modifiers on the sides of a conditional") struct ConditionalModifiersTests {
    /// The rules that speak of a button with nothing but a picture, which `modifiers` are written on.
    private static func rules(_ modifiers: String, helpers: String, manifest: String? = nil) throws -> [String] {
        var files = [
            "Sources/App/Panel.swift": """
            import SwiftUI
            \(helpers)
            struct Panel: View {
                let isOpen: Bool
                let step: Int
                var body: some View {
                    Button { } label: { Image("dots") }
                        \(modifiers)
                }
            }
            """
        ]
        files["Package.swift"] = manifest
        return try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }).findings.map(\.rule).sorted()
    }

    private static let helper =
        "extension View { @ViewBuilder func told(_ isOpen: Bool, _ step: Int) -> some View { %@ } }"

    @Test(
        "What is named on every side has a name",
        arguments: [
            "if isOpen { accessibilityLabel(\"Close the panel\") } else { accessibilityLabel(\"Open the panel\") }",
            "if isOpen { self.accessibilityHidden(true) } else { self.accessibilityLabel(\"Open the panel\") }",
            """
            if #available(iOS 26, *) {
                self.opacity(0.9).accessibilityLabel("Open")
            } else {
                self.accessibilityLabel("Open")
            }
            """,
            """
            if isOpen {
                background { Color.red }.accessibilityLabel("Close it")
            } else {
                accessibilityLabel("Open it")
            }
            """,
            """
            switch step {
            case 0: accessibilityLabel("Begin the tour")
            case 1: accessibilityLabel("Go on with the tour")
            default: accessibilityLabel("End the tour")
            }
            """,
        ])
    func namedOnAllSides(_ body: String) throws {
        let rules = try Self.rules(
            ".told(isOpen, step)", helpers: Self.helper.replacingOccurrences(of: "%@", with: body))
        #expect(rules == [])
    }

    @Test("Closures that are handed the view are followed on both sides")
    func closures() throws {
        let helpers = """
            extension View {
                @ViewBuilder func either<A: View, B: View>(
                    _ flag: Bool, _ first: (Self) -> A, else second: (Self) -> B
                ) -> some View {
                    if flag { first(self) } else { second(self) }
                }
            }
            """
        let modifiers = """
            .either(isOpen) {
                $0.accessibilityLabel("Close the panel")
            } else: {
                $0.accessibilityLabel("Open the panel")
            }
            """
        #expect(try Self.rules(modifiers, helpers: helpers) == [])
    }

    @Test(
        "A side without a name is told of",
        arguments: [
            "if isOpen { accessibilityLabel(\"Close the panel\") } else { self }",
            "if isOpen { accessibilityLabel(\"Close the panel\") } else { opacity(0.9) }",
            "if isOpen { accessibilityLabel(\"Close the panel\") } else { accessibilityHint(\"Opens the panel.\") }",
            """
            switch step {
            case 0: accessibilityLabel("Begin the tour")
            case 1: self
            default: accessibilityLabel("End the tour")
            }
            """,
        ])
    func namedOnOneSide(_ body: String) throws {
        let rules = try Self.rules(
            ".told(isOpen, step)", helpers: Self.helper.replacingOccurrences(of: "%@", with: body))
        #expect(rules == ["unnamed-control"])
    }

    @Test("The old way to name is no matter where only old systems take it")
    func oldWay() throws {
        let body = """
            if #available(iOS 14, *) {
                accessibilityLabel("Open it")
            } else {
                accessibility(label: Text("Open it"))
            }
            """
        #expect(
            try Self.rules(".told(isOpen, step)", helpers: Self.helper.replacingOccurrences(of: "%@", with: body)) == []
        )
    }

    @Test(
        "A side that no system takes any more is not judged",
        arguments: [
            ("#available(iOS 16, *)", "accessibilityLabel(\"Open it\")", "self"),
            ("#unavailable(iOS 16)", "self", "accessibilityLabel(\"Open it\")"),
            ("#available(iOSApplicationExtension 17.0, macOS 12, *)", "accessibilityLabel(\"Open it\")", "self"),
        ])
    func deadSides(_ conditional: (condition: String, then: String, otherwise: String)) throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App")])
            """
        let helper = Self.helper.replacingOccurrences(
            of: "%@", with: "if \(conditional.condition) { \(conditional.then) } else { \(conditional.otherwise) }")
        #expect(try Self.rules(".told(isOpen, step)", helpers: helper, manifest: manifest) == [])
        // The other way round, what is left has no name.
        let turned = Self.helper.replacingOccurrences(
            of: "%@", with: "if \(conditional.condition) { \(conditional.otherwise) } else { \(conditional.then) }")
        #expect(try Self.rules(".told(isOpen, step)", helpers: turned, manifest: manifest) == ["unnamed-control"])
    }
}
