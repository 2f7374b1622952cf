import Foundation
import Handrail
import HandrailCommand
import HandrailEngine
import HandrailTestSupport
import Testing

/// `handrail fix --interactive` asks for words and writes them into code and tables.
@Suite("handrail fix --interactive")
struct InteractiveFixTests {
    private static let code = """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { Lake() } } }
        struct Lake: View {
            var body: some View {
                VStack {
                    Button { add() } label: { Image("plus") }
                    Button { cut() } label: { Image("minus") }
                }
            }
        }

        """

    private struct Told {
        let status: Int32
        let output: String
        let errors: String

        init(_ folder: URL, answers: [String], _ arguments: String...) {
            let (output, errors) = (MemoryChannel(), MemoryChannel())
            let left = Locked(answers)
            status = CommandRunner.run(
                ["fix", folder.path, "--rule", "unnamed-control", "--allow-dirty"] + arguments,
                in: CommandContext(
                    environment: ["GITHUB_WORKSPACE": ""], output: output, errors: errors,
                    line: { left.withLock { $0.isEmpty ? nil : $0.removeFirst() } }))
            (self.output, self.errors) = (output.text, errors.text)
        }
    }

    private static func with(_ files: [String: String], _ body: (URL) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            let all = files.merging(["Shop.swift": code]) { given, _ in given }
            try TemporaryFolder.write(all.mapValues { Data($0.utf8) }, into: folder)
            try body(folder)
        }
    }

    private static func text(_ folder: URL, _ name: String = "Shop.swift") -> String {
        (try? String(decoding: Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)) ?? ""
    }

    @Test("Without it nothing that needs words is written, and it says how many wait")
    func withoutAnswers() throws {
        try Self.with([:]) { folder in
            let run = Told(folder, answers: [])
            #expect(run.output.isEmpty)
            #expect(run.errors.contains("--interactive asks for the words that 2 need."), "\(run.errors)")
            #expect(Self.text(folder) == Self.code)
        }
    }

    @Test("Words become a label in the code; an empty line skips a finding, and q ends the questions")
    func label() throws {
        try Self.with([:]) { folder in
            let skipped = Told(folder, answers: ["", "q"], "--interactive")
            #expect(skipped.output.isEmpty && Self.text(folder) == Self.code)
            let run = Told(folder, answers: ["", "Take \"one\" away"], "--interactive")
            #expect(run.errors.contains("1 finding mended in 1 file"), "\(run.errors)")
            let line = "Image(\"minus\") }.accessibilityLabel(\"Take \\\"one\\\" away\")"
            #expect(Self.text(folder).contains(line), "\(Self.text(folder))")
        }
    }

    @Test("Where the project has tables, words are asked for in each language and written into each")
    func tables() throws {
        let tables = [
            "en.lproj/Localizable.strings": "\"old\" = \"Old\";", "ko.lproj/Localizable.strings": "\"old\" = \"옛것\";\n",
        ]
        try Self.with(tables) { folder in
            let run = Told(folder, answers: ["Add", "추가", "Remove", "삭제"], "--interactive")
            #expect(run.errors.contains("in “en”") && run.errors.contains("in “ko”"), "\(run.errors)")
            #expect(run.errors.contains("2 findings mended in 3 files"), "\(run.errors)")
            #expect(Self.text(folder).contains("Image(\"plus\") }.accessibilityLabel(\"Add\")"))
            #expect(
                Self.text(folder, "en.lproj/Localizable.strings")
                    == "\"old\" = \"Old\";\n\"Add\" = \"Add\";\n\"Remove\" = \"Remove\";\n")
            #expect(
                Self.text(folder, "ko.lproj/Localizable.strings")
                    == "\"old\" = \"옛것\";\n\"Add\" = \"추가\";\n\"Remove\" = \"삭제\";\n")
        }
    }

    @Test("A catalog of texts gets an entry for each of its languages")
    func catalog() throws {
        let catalog = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "Old" : {
                  "localizations" : {
                    "ko" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "옛것"
                      }
                    }
                  }
                }
              },
              "version" : "1.0"
            }
            """
        try Self.with(["Localizable.xcstrings": catalog]) { folder in
            let run = Told(folder, answers: ["Add", "추가"], "--interactive")
            #expect(run.errors.contains("1 finding mended in 2 files"), "\(run.errors)")
            let text = Self.text(folder, "Localizable.xcstrings")
            let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            let strings = json?["strings"] as? [String: Any]
            #expect(strings?.keys.sorted() == ["Add", "Old"])
            #expect(text.contains("\"value\" : \"추가\"") && text.hasSuffix("\"version\" : \"1.0\"\n}"))
        }
    }

    @Test("Words that would bring another finding are taken back, and the others are written")
    func takenBack() throws {
        try Self.with([:]) { folder in
            let run = Told(folder, answers: ["Add button", "q"], "--interactive")
            #expect(run.errors.contains("another finding or an error of syntax would come with it: 1"), "\(run.errors)")
            #expect(run.output.isEmpty && Self.text(folder) == Self.code)
        }
    }

    @Test("A table in UTF-16 is left alone and told of, and so is a file that changed meanwhile")
    func transcoded() throws {
        try Self.with([:]) { folder in
            let table = try #require("\"old\" = \"Old\";".data(using: .utf16))
            try TemporaryFolder.write(["en.lproj/Localizable.strings": table], into: folder)
            let run = Told(folder, answers: ["Add"], "--interactive")
            #expect(run.errors.contains("“en.lproj/Localizable.strings” is in UTF-16; save it as UTF-8."))
            #expect(Self.text(folder).contains("accessibilityLabel(\"Add\")"), "\(run.errors)")
        }
    }

    @Test("Nothing is written where a file changed since it was read")
    func meanwhile() throws {
        try Self.with([:]) { folder in
            let (output, errors, count) = (MemoryChannel(), MemoryChannel(), Locked(0))
            let answers = Locked(["Add", "q"])
            let status = CommandRunner.run(
                ["fix", folder.path, "--rule", "unnamed-control", "--allow-dirty", "--interactive"],
                in: CommandContext(
                    environment: [:], output: output, errors: errors,
                    auditor: { policy in
                        if count.withLock({ $0 += 1; return $0 }) == 2 {
                            let file = folder.appendingPathComponent("Shop.swift")
                            try? Data((Self.code + "// later\n").utf8).write(to: file)
                        }
                        return Auditor(policy: policy)
                    },
                    line: { answers.withLock { $0.isEmpty ? nil : $0.removeFirst() } }))
            #expect(status == 3 && errors.text.contains("was changed during the audit"), "\(errors.text)")
            #expect(Self.text(folder) == Self.code + "// later\n")
        }
    }

    @Test("A read-only file is told of")
    func readOnly() throws {
        try Self.with([:]) { folder in
            let file = folder.appendingPathComponent("Shop.swift").path
            try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
            defer { try? FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file) }
            // Whoever may write everything is told nothing.
            guard !FileManager.default.isWritableFile(atPath: file) else { return }
            let run = Told(folder, answers: ["Add"], "--interactive")
            #expect(run.status == 1 && run.errors.contains("is read-only"), "\(run.errors)")
            #expect(Self.text(folder) == Self.code)
        }
    }
}
