import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// A body that gives a variable other values on its way returns what it was left as, not what it began with.
@Suite("Variables that a body returns")
struct ReturnedVariableTests {
    private func names(_ code: String) throws -> [String] {
        let inspection = try TemporaryFolder.inspect(["a.swift": Data("import SwiftUI\n\(code)".utf8)])
        return inspection.screens.flatMap { screen in
            screen.stops.map { stop in
                let words = stop.element.name.cases.flatMap { $0.parts.flatMap { $0.words.values.compactMap(\.text) } }
                return words.isEmpty ? "…" : words.joined(separator: " or ")
            }
        }
    }

    private func name(_ steps: String) throws -> [String] {
        try names(
            """
            struct Tide: View {
                let hours: [Hour]
                var words: String {
                    var words = "Start"
                    \(steps)
                    return words
                }
                var body: some View { VStack { Button(words) { open() }; Button("Ebb") { close() } } }
            }
            """)
    }

    @Test(
        "What loops, closures and other functions do to it is not known",
        arguments: [
            "for hour in hours { words += hour.name }", "for hour in hours { words.append(hour.name) }",
            "while words.count < 9 { words += \"a\" }", "hours.forEach { words = $0.name }", "add(to: &words)",
            "words.append(\"x\")",
            "words.insert(\"x\", at: words.startIndex)", "words -= 1",
        ])
    func changed(steps: String) throws {
        let found = try name(steps)
        #expect(found.count == 2)
        #expect(!found.contains("Start"))
    }

    @Test("What a loop returns is one of the names, and what only happens inside of it stays there")
    func returned() throws {
        #expect(try name("for hour in hours { return \"Hour\" }") == ["Hour or Start", "Ebb"])
        #expect(try name("for hour in hours { let words = hour.name; print(words) }") == ["Start", "Ebb"])
    }

    @Test("A catch takes the place of the rest of its do")
    func caught() throws {
        let found = try name("do { try check(); words = \"Read\" } catch { words = \"Failed\" }")
        #expect(found == ["Read or Failed", "Ebb"])
    }

    @Test("A property set on a value of the project's is the value's")
    func property() throws {
        let code = """
            struct Caption { var title = "None"; var hint = "" }
            struct Tide: View {
                private var label: Caption {
                    var label = Caption()
                    label.title = "High tide"
                    return label
                }
                var body: some View { Button(label.title) { open() } }
            }
            """
        #expect(try names(code) == ["High tide"])
    }

    @Test("A flag that a loop may set decides nothing")
    func flag() throws {
        let code = """
            struct Flags: View {
                let list: [String]
                var isFlagged: Bool {
                    var found = false
                    for entry in list where entry.isEmpty { found = true }
                    return found
                }
                var body: some View { VStack { if isFlagged { Text("Flagged") }; Text("List") } }
            }
            """
        #expect(try names(code) == ["Flagged", "List"])
    }
}
