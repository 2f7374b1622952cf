import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Texts that are only heard, and are missing in a language of the app.
@Suite("Texts that are only heard") struct UnseenTextTests {
    private static func package(_ platform: String) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Pier", platforms: [\(platform)], targets: [.executableTarget(name: "Pier", path: ".")])
        """
    }

    /// What is told of code in an app that speaks English and Korean, where `heard` lacks Korean.
    private static func found(
        _ code: String, on platform: String = ".iOS(.v17)", korean: String = ""
    ) throws -> [Finding] {
        let english = ["heard", "second", "third", "seen"].map { "\"\($0)\" = \"\($0.capitalized)\";" }
        let files = [
            "Package.swift": package(platform), "Code.swift": code,
            "en.lproj/Localizable.strings": english.joined(separator: "\n"),
            "ko.lproj/Localizable.strings": "\"seen\" = \"보임\";\(korean)",
        ]
        return try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1).findings
            .filter { $0.rule == "untranslated-key" }
    }

    private static func view(_ statements: String) -> String {
        "import SwiftUI\nstruct Screen: View {\nvar body: some View {\nVStack { \(statements) }\n}\n}\n"
    }

    @Test(
        "A help tag is seen where there is something to point with",
        arguments: [(".iOS(.v17)", 1), (".macOS(.v14)", 0), (".visionOS(.v1)", 0)])
    func helpTag(platform: String, count: Int) throws {
        let help = Self.view("Button(\"seen\") { start() }.help(\"heard\")")
        #expect(try Self.found(help, on: platform).count == count)
        let hint = Self.view("Button(\"seen\") { start() }.accessibilityHint(\"heard\")")
        #expect(try Self.found(hint, on: platform).count == 1)
    }

    @Test(
        "A help tag that says a name again is for those who see it",
        arguments: [(".iOS(.v17)", true), (".macOS(.v14)", false)])
    func helpTagAsName(platform: String, isTold: Bool) throws {
        let code = Self.view("Button(\"Scale\", systemImage: \"plus\") { start() }.help(\"Scale\")")
        let files = ["Package.swift": Self.package(platform), "Code.swift": code]
        let found = try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1).findings
        #expect(found.contains { $0.rule == "hint-quality" } == isTold)
    }

    @Test("In AppKit a tool tip is seen")
    func toolTip() throws {
        func code(_ property: String) -> String {
            """
            import AppKit
            final class Screen: NSViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let button = NSButton(title: NSLocalizedString("seen", comment: ""), target: nil, action: nil)
                    button.\(property) = NSLocalizedString("heard", comment: "")
                    view.addSubview(button)
                }
            }
            """
        }
        #expect(try Self.found(code("toolTip"), on: ".macOS(.v14)").isEmpty)
    }

    @Test("What is seen elsewhere, or beside text that is missing too, is an ordinary gap")
    func gaps() throws {
        let heard = "Button(\"%@\") { start() }.accessibilityHint(\"heard\")"
        #expect(try Self.found(Self.view(heard.replacingOccurrences(of: "%@", with: "seen"))).count == 1)
        #expect(try Self.found(Self.view(heard.replacingOccurrences(of: "%@", with: "second"))).isEmpty)
        let elsewhere = Self.view(heard.replacingOccurrences(of: "%@", with: "seen"))
            + "struct Other: View { var body: some View { Text(\"heard\") } }"
        #expect(try Self.found(elsewhere).isEmpty)
    }

    @Test("Many of them are one finding, with all places")
    func grouped() throws {
        let code = Self.view(
            ["heard", "second", "third"].map { "Button(\"seen\") { start() }\n.accessibilityHint(\"\($0)\")" }
                .joined(separator: "\n"))
        let found = try Self.found(code)
        #expect(found.count == 1)
        #expect(found.first?.related.count == 2)
        #expect(found.first?.message.en.hasPrefix("3 texts that are only heard") == true)
    }
}
