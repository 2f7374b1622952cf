import HandrailModel
import Testing

/// Rules about languages tell what many places share once, and ask nothing of an app that speaks one language.
@Suite struct LanguageRuleTests {
    private static let alerts = """
        import UIKit
        final class Pier: UIViewController {
            func ask() {
                let question = UIAlertController(title: "Leave the pier?", message: nil, preferredStyle: .alert)
                question.addAction(UIAlertAction(title: "Leave", style: .destructive))
                question.addAction(UIAlertAction(title: "Stay", style: .cancel))
            }
        }
        """

    private func found(_ rule: String, in files: [String: String]) throws -> [Finding] {
        try ExampleAudit.audit(files, rules: [rule]).findings.filter { $0.rule == rule }
    }

    @Test("What a file has several times is one finding with the other places")
    func oneForAFile() throws {
        let files = [
            "A.swift": Self.alerts, "B.swift": Self.alerts.replacing("Pier:", with: "Quay:"),
            "en.lproj/Localizable.strings": "\"start\" = \"Start\";",
            "de.lproj/Localizable.strings": "\"start\" = \"Anfang\";",
        ]
        let findings = try found("hard-coded-text", in: files)
        #expect(findings.count == 2)
        #expect(findings.allSatisfy { $0.related.count == 2 && $0.message.en.contains("as 2 more in this file") })
    }

    @Test("What is put into a field to be edited is no text of the app")
    func fields() throws {
        let code = { (name: String) in
            """
            import UIKit
            final class Pier: UIViewController {
                func show(_ names: [String]) { \(name).text = names.joined(separator: ", ") }
            }
            """
        }
        let tables = [
            "en.lproj/Localizable.strings": "\"start\" = \"Start\";",
            "de.lproj/Localizable.strings": "\"start\" = \"Anfang\";",
        ]
        for (name, count) in [("namesLabel", 1), ("namesField", 0), ("namesTextView", 0)] {
            let files = tables.merging(["A.swift": code(name)]) { own, _ in own }
            #expect(try found("hand-made-format", in: files).count == count, "\(name)")
        }
    }

    @Test("Where most translations agree against the first language, that one is told, and none of them")
    func firstLanguage() throws {
        let files = [
            "Texts.swift": "let all = [\"scam\", \"left\"]",
            "en.lproj/Localizable.strings": "\"scam\" = \"{name} may be false\"; \"left\" = \"%d left\";",
            "de.lproj/Localizable.strings": "\"scam\" = \"%@ ist vielleicht falsch\"; \"left\" = \"Noch %d\";",
            "fr.lproj/Localizable.strings": "\"scam\" = \"%@ est peut-être faux\"; \"left\" = \"Encore\";",
            "it.lproj/Localizable.strings": "\"scam\" = \"{name} may be false\"; \"left\" = \"%d\";",
            "ko.lproj/Localizable.strings": "\"scam\" = \"%@은(는) 가짜일 수 있습니다\"; \"left\" = \"%d\";",
        ]
        let messages = try found("broken-text-table", in: files).map(\.message.en)
        #expect(messages.count == 2)
        #expect(messages.contains { $0.contains("of the first language (en)") && $0.contains("3 translations") })
        #expect(messages.contains { $0.contains("the text has: fr (1).") })
    }

    @Test("Much more is missing only where clearly more is missing")
    func much() throws {
        let words = ["Open the gate", "Shut the gate", "Wait for it", "Call the crew", "Look at it", "Go back there"]
        func table(_ count: Int, _ text: (Int) -> String) -> String {
            (0..<count).map { "\"key\($0)\" = \"\(text($0))\";" }.joined(separator: "\n")
        }
        let files = [
            "Texts.swift": "let all = [" + (0..<30).map { "\"key\($0)\"" }.joined(separator: ", ") + "]",
            "en.lproj/Localizable.strings": table(30) { words[$0 % 6] },
            "de.lproj/Localizable.strings": table(24) { "Deutsch \($0)" },
            "fr.lproj/Localizable.strings": table(23) { "Français \($0)" },
            "ko.lproj/Localizable.strings": table(10) { "한국어 \($0)" },
        ]
        let message = try #require(try found("incomplete-translation", in: files).first?.message.en)
        #expect(message.contains("de (6), fr (7)"))
        #expect(message.contains("Much more is missing in others: ko."))
    }

    @Test("Tables with the same texts in both languages make no app of two languages")
    func copies() throws {
        let files = [
            "A.swift": Self.alerts, "en.lproj/Localizable.strings": "\"start\" = \"Start\";",
            "de.lproj/Localizable.strings": "\"start\" = \"Start\";",
        ]
        #expect(try found("hard-coded-text", in: files).isEmpty)
    }

    private static func catalog(_ state: String, extraction: String = "manual") -> String {
        let done = (0..<8).map { number in
            """
            "text \(number)": { "localizations": {
                "ko": { "stringUnit": { "state": "translated", "value": "말 \(number)" } } } }
            """
        }
        let last = """
            "Look at the map": { "extractionState": "\(extraction)", "localizations": {
                "ko": { "stringUnit": { "state": "\(state)", "value": "지도" } } } }
            """
        return """
            { "sourceLanguage": "en", "version": "1.0", "strings": { \((done + [last]).joined(separator: ",\n")) } }
            """
    }

    @Test(
        "A catalog says itself what nobody has translated yet or looked at again, and what no code has anymore",
        arguments: [
            ("new", "manual", 1), ("translated", "manual", 0), ("new", "stale", 0), ("needs_review", "manual", 1),
        ])
    func states(_ state: String, _ extraction: String, _ count: Int) throws {
        let files = [
            "A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"Look at the map\") } }\n",
            "Localizable.xcstrings": Self.catalog(state, extraction: extraction),
        ]
        #expect(try found("incomplete-translation", in: files).count == count)
    }

    @Test("A hundred languages are one finding for a table, which names the first of them")
    func manyLanguages() throws {
        let texts = (0..<10).map { "\"text\($0)\" = \"Text of pier \($0)\";" }
        var files = [
            "A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"text9\") } }\n",
            "en.lproj/Localizable.strings": texts.joined(separator: "\n"),
        ]
        for language in ["de", "fr", "it", "es", "nl", "pl", "pt", "sv", "da", "fi"] {
            files["\(language).lproj/Localizable.strings"] = texts.dropLast()
                .map { $0.replacing("Text of", with: "\(language)") }.joined(separator: "\n")
        }
        let findings = try found("incomplete-translation", in: files)
        #expect(findings.count == 1)
        #expect(findings.first?.message.en.contains("and 2 more languages") == true)
    }
}
