import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Texts of the code that no string table has, in an app that speaks English and Korean.
@Suite("Texts that were never translated") struct ForgottenTextTests {
    private static let kit = """
        import UIKit
        final class Pier: UIViewController {
            private let bell = UIButton(type: .system)
            private let note = UILabel()
            private var weather: String { isStormy ? "Stormy weather today" : "Fair weather today" }
            var isStormy = false
            override func viewDidLoad() {
                super.viewDidLoad()
                bell.setTitle(NSLocalizedString("ring", comment: ""), for: .normal)

        """

    /// The rules that tell something of code, with the lines they tell it of.
    private static func told(_ code: String) throws -> [String] {
        let tables = [
            "en.lproj/Localizable.strings": "\"ring\" = \"Ring\"; \"moor\" = \"Moor\"; \"berth\" = \"Berth %@\";",
            "ko.lproj/Localizable.strings": "\"ring\" = \"울리기\"; \"moor\" = \"정박\"; \"berth\" = \"%@ 선석\";",
        ]
        let files = tables.merging(["Code.swift": code]) { first, _ in first }
        return try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1).findings
            .filter { ["untranslated-key", "unlocalized-label"].contains($0.rule) }.map(\.rule)
    }

    private static func view(_ statements: String) -> String {
        """
        import SwiftUI
        struct Screen: View {
            let name: String
            private var weather: String { name.isEmpty ? "Stormy weather today" : "Fair weather today" }
            private var advice: String { "Ask the harbor master" }
            var body: some View {
                VStack { Text("ring"); Text("moor"); \(statements) }
            }
        }
        """
    }

    @Test("Words for assistive technologies, written at once or in a property")
    func spoken() throws {
        #expect(try Self.told(Self.view("Image(\"sky\").accessibilityLabel(weather)")) == ["unlocalized-label"])
        #expect(
            try Self.told(Self.view("Image(\"sky\").accessibilityLabel(\"The sky of \\(name)\")"))
                == ["unlocalized-label"])
        let code = Self.kit + "bell.accessibilityHint = weather\nview.addSubview(bell)\n}\n}"
        #expect(try Self.told(code) == ["unlocalized-label"])
    }

    @Test("What is put together of texts that a table has is in every language")
    func joined() throws {
        let statements = """
            Image("sky").accessibilityLabel("\\(name), \\(String(localized: "moor"))")
            Image("sea").accessibilityLabel(String(localized: "ring") + ": " + name)
            Image("gull").accessibilityLabel([name, String(localized: "moor")].joined(separator: ", "))
            Image("boat").accessibilityLabel("\\(name) km")
            """
        #expect(try Self.told(Self.view(statements)).isEmpty)
    }

    @Test("Texts that are seen, where most others are translated")
    func seen() throws {
        #expect(try Self.told(Self.view("Text(\"Ask the harbor master\")")) == ["untranslated-key"])
        #expect(try Self.told(Self.view("Text(advice)")) == ["untranslated-key"])
        let code = Self.kit + """
            note.text = "Ask the harbor master"
            view.addSubview(bell)
            view.addSubview(note)
            }
            }
            """
        #expect(try Self.told(code + "\n" + Self.view("Text(name)")) == ["untranslated-key"])
    }

    @Test("Names, units and what is marked as no key are no texts to translate")
    func names() throws {
        let statements = "Text(verbatim: \"Ask the harbor master\"); Text(\"Handrail\"); Text(\"\\(name) km\")"
        #expect(try Self.told(Self.view(statements)).isEmpty)
    }
}
