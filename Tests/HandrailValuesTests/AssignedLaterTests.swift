import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// A constant that is declared first and given its value by a condition is one of the values it is given.
@Suite("Constants that are given their value later")
struct AssignedLaterTests {
    /// What the only stop of a view may be called.
    private func names(_ body: String) throws -> [String] {
        let code = """
            import SwiftUI
            struct Screen: View {
                let kind: Kind
                let isOn: Bool
                var body: some View {
                    \(body)
                }
            }
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        let stops = try #require(inspection.screens.first).stops
        #expect(stops.count == 1)
        return stops.flatMap { $0.element.name.cases }.flatMap(\.parts).flatMap { $0.words.values.map(\.display) }
            .sorted()
    }

    @Test("A text is each of those that a condition gives it")
    func text() throws {
        #expect(
            try names(
                "let title: String; if isOn { title = \"Stop\" } else { title = \"Start\" }; return Button(title) {}")
                == ["Start", "Stop"])
    }

    @Test("A picture is each of those that a choice gives it")
    func image() throws {
        let body = """
            let symbol: String
            switch kind {
            case .song: symbol = "pencil"
            case .film:
                if isOn { symbol = "trash" } else { symbol = "xmark" }
            }
            return Image(systemName: symbol)
            """
        let code = """
            import SwiftUI
            struct Screen: View {
                let kind: Kind
                let isOn: Bool
                var body: some View {
                    \(body)
                }
            }

            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        let tree = try #require(inspection.screens.first).screen.tree
        let symbols: [String] = tree.elements.flatMap { element -> [String] in
            if case .image(.symbol(let name)) = element.content { return name.values }
            return []
        }
        #expect(symbols == ["pencil", "trash", "xmark"])
    }

    @Test("A variable that a condition may change is the one or the other")
    func variable() throws {
        #expect(
            try names("var title = \"Start\"\nif isOn { title = \"Stop\" }\nreturn Text(title)") == ["Start", "Stop"])
    }

    @Test("A value given in any case is the last one given")
    func plain() throws {
        #expect(try names("let title: String\ntitle = \"Start\"\nreturn Text(title)") == ["Start"])
    }

    @Test("What only gives values shows nothing itself, and takes nothing away from what is shown")
    func noView() throws {
        #expect(
            try names(
                "let title: String; if isOn { title = \"A\" } else { title = \"B\" }; return Text(\"Done\").bold()")
                == ["Done"])
    }
}
