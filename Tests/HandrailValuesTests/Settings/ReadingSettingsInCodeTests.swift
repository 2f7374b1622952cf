import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Settings asked for by patterns, ranges and helper functions, and content that depends on one.
@Suite("Reading settings in patterns and content") struct ReadingSettingsInCodeTests {
    private func names(_ body: String, members: String = "", at size: ContentSize) throws -> [String] {
        try screen(body, members).resolved(in: .standard.at(size)).words
    }

    private func screen(_ body: String, _ members: String) throws -> Screen {
        let file = """
            import SwiftUI
            struct Home: View {
                @Environment(\\.dynamicTypeSize) var size
                @Environment(\\.accessibilityReduceMotion) var reduceMotion
                var body: some View { VStack { \(body) } }
                \(members)
            }
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(file.utf8)])
        return try #require(inspection.screens.first { $0.screen.name == "Home" }).screen
    }

    @Test(
        "Whatever pattern asks for the large text sizes, it is understood",
        arguments: [
            """
            switch size {
            case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5:
                Text("tall")
            default: Text("wide")
            }
            """,
            "switch size { case .accessibility1...: Text(\"tall\"); default: Text(\"wide\") }",
            "switch size { case ...DynamicTypeSize.xxxLarge: Text(\"wide\"); default: Text(\"tall\") }",
            """
            switch size {
            case ..<DynamicTypeSize.accessibility1: Text("wide")
            case .accessibility1 ... .accessibility5: Text("tall")
            default: Text("never")
            }
            """,
            "switch size { case let chosen where chosen >= .accessibility1: Text(\"tall\"); default: Text(\"wide\") }",
            "switch size { case _ where size.isAccessibilitySize: Text(\"tall\"); default: Text(\"wide\") }",
            """
            if (DynamicTypeSize.accessibility1 ... .accessibility5).contains(size) {
                Text("tall")
            } else {
                Text("wide")
            }
            """,
            "if size <= .xxxLarge { Text(\"wide\") } else { Text(\"tall\") }",
            """
            if reduceMotion, size.isAccessibilitySize {
                Text("never")
            } else if size > .xxxLarge {
                Text("tall")
            } else {
                Text("wide")
            }
            """,
            "Text(size.isAccessibilitySize ? \"tall\" : \"wide\")",
            "Text(title(for: size))", "stack(size)",
        ])
    func sizes(_ body: String) throws {
        let members = """
            func title(for size: DynamicTypeSize) -> LocalizedStringKey {
                switch size {
                case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: return "tall"
                default: return "wide"
                }
            }
            @ViewBuilder func stack(_ size: DynamicTypeSize) -> some View {
                switch size { case .accessibility1...: Text("tall"); default: Text("wide") }
            }
            """
        for size in ContentSize.allCases {
            #expect(
                try names(body, members: members, at: size) == [size.isAccessibilitySize ? "tall" : "wide"], "\(size)")
        }
    }

    @Test("One size among others")
    func oneSize() throws {
        let body = """
            if case .accessibility5 = size { Text("largest") }
            if [.xSmall, .small].contains(size) { Text("small") }
            """
        #expect(try names(body, at: .accessibility5) == ["largest"])
        #expect(try names(body, at: .accessibility4) == [])
        #expect(try names(body, at: .small) == ["small"])
    }

    @Test("A text, a title and an animation that a setting chooses")
    func content() throws {
        let body = "Text(reduceMotion ? \"Next\" : \"Slide\"); Button(reduceMotion ? \"Stop\" : \"Go\") {}"
        let screen = try screen(body, "")
        #expect(screen.resolved(in: .reduceMotion).words == ["Next", "Stop"])
        #expect(screen.resolved(in: .standard).words == ["Slide", "Go"])
    }

    @Test("What a case asks besides its pattern decides too")
    func guarded() throws {
        let members = """
            enum Mode { case day, night }
            var mode: Mode { .night }
            let isNew = false
            """
        let body = """
            switch mode {
            case .night where isNew: Text("new")
            case .night: Text("night")
            case .day: Text("day")
            }
            """
        #expect(try names(body, members: members, at: .large) == ["night"])
    }
}
