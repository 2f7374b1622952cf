import Foundation
import HandrailCommand
import HandrailTestSupport
import Testing

@Suite("handrail compare")
struct CompareVerbTests {
    /// A capture with buttons, each 50 points below the one before.
    private static func capture(_ buttons: [(name: String, height: Int)]) -> Data {
        let lines = buttons.enumerated().map { number, button in
            """
            <XCUIElementTypeButton label="\(button.name)" x="20" y="\(100 + number * 50)" width="60" \
            height="\(button.height)" accessible="true" traits="Button"/>
            """
        }
        return Data(
            """
            <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
            \(lines.joined(separator: "\n"))
            </XCUIElementTypeApplication>
            """.utf8)
    }

    private static let old = capture([
        ("Tides", 44), ("Moon", 30), ("Berths", 44), ("Fees", 44), ("Pier", 44), ("Help", 20),
    ])
    private static let new = capture([
        ("Tides", 44), ("Moons", 30), ("Fees", 44), ("Pier", 44), ("Berths", 44), ("More", 20),
    ])

    private func compare(_ files: [String: Data], _ arguments: String...) throws -> FolderRun {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(files, into: folder)
            return FolderRun(
                ["compare"] + arguments.map {
                    $0.hasPrefix("@") ? folder.appendingPathComponent(String($0.dropFirst())).path : $0
                })
        }
    }

    /// What is asked here of the comparison in JSON.
    private struct Printed: Decodable {
        struct Finding: Decodable { let rule: String }
        struct Row: Decodable { let change: String }
        struct Screen: Decodable {
            let isOrderKnown: Bool
            let rows: [Row]
        }

        let schema: String
        let newFindings: [Finding]
        let changedScreens: [Screen]
    }

    @Test("Of two captures it says what is gone, new, renamed, moved and the same, in text")
    func text() throws {
        let run = try compare(["A.xml": Self.old, "B.xml": Self.new], "@A.xml", "@B.xml")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Findings: 2 gone, 3 new, 0 the same. Screens: 1 changed, 0 the same, 0"))
        let rows = run.output.split(separator: "\n").filter { $0.contains(" │ ") }.map { row in
            row.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
        #expect(
            rows == [
                "same Tides, button. │ Tides, button.", "renamed Moon, button. │ Moons, button.",
                "moved Berths, button. │", "same Fees, button. │ Fees, button.",
                "same Pier, button. │ Pier, button.", "moved │ Berths, button.",
                "renamed Help, button. │ More, button.",
            ])
    }

    @Test("JSON and Markdown hold the same, and Korean is Korean")
    func forms() throws {
        let files = ["A.xml": Self.old, "B.xml": Self.new]
        let json = try compare(files, "@A.xml", "@B.xml", "--format", "json").output
        let printed = try JSONDecoder().decode(Printed.self, from: Data(json.utf8))
        #expect(printed.schema == "handrail.comparison/1")
        #expect(printed.newFindings.map(\.rule) == ["small-hit-target", "small-hit-target", "vague-name"])
        #expect(printed.changedScreens.map(\.isOrderKnown) == [true])
        #expect(printed.changedScreens.first?.rows.map(\.change) == [
            "same", "renamed", "moved", "same", "same", "moved", "renamed",
        ])
        let markdown = try compare(files, "@A.xml", "@B.xml", "--format", "markdown").output
        #expect(markdown.contains("| renamed | Moon, button. | Moons, button. |"))
        #expect(!markdown.contains("| same |"))
        let korean = try compare(files, "@A.xml", "@B.xml", "--lang", "ko").output
        #expect(korean.contains("결과: 없어짐 2건, 새로 생김 3건") && korean.contains("이름 바뀜"))
    }

    @Test("The same capture twice is the same, and new findings fail where that is asked for")
    func same() throws {
        let files = ["A.xml": Self.old, "B.xml": Self.old, "C.xml": Self.new]
        let same = try compare(files, "@A.xml", "@B.xml", "--fail-on-new")
        #expect(same.status == 0)
        #expect(same.output.contains("Findings: 0 gone, 0 new, 2 the same. Screens: 0 changed, 1 the same"))
        #expect(try compare(files, "@A.xml", "@C.xml", "--fail-on-new").status == 1)
    }

    @Test("Screens of two folders are matched by name, and trees of source are compared alike")
    func folders() throws {
        let source = { (title: String) in
            Data("import SwiftUI\nstruct Harbor: View { var body: some View { Button(\"\(title)\") {} } }".utf8)
        }
        let captures = try compare(
            ["a/Home.xml": Self.old, "a/Old.xml": Self.old, "b/Home.xml": Self.new, "b/Late.xml": Self.new],
            "@a", "@b", "--format", "markdown"
        ).output
        #expect(captures.contains("Screens: 1 changed, 0 the same, 1 removed, 1 added."))
        let code = try compare(["a/A.swift": source("Tides"), "b/A.swift": source("Moon")], "@a", "@b").output
        #expect(code.contains("Screens: 1 changed"), "\(code)")
        #expect(code.contains("Tides") && code.contains("Moon"))
    }

    @Test("Of long screens it says what was moved, unless too much changed to know")
    func long() throws {
        let source = { (numbers: [Int]) in
            let texts = numbers.map { "Text(\"Row \($0)\")" }.joined(separator: "\n")
            return Data("import SwiftUI\nstruct Harbor: View { var body: some View { VStack {\n\(texts)\n} } }".utf8)
        }
        let rows = Array(0..<1_600)
        var swapped = rows
        swapped.swapAt(800, 801)
        let files = [
            "a/A.swift": source(rows), "b/A.swift": source(swapped), "c/A.swift": source(rows.reversed()),
        ]
        let moved = try compare(files, "@a", "@b", "--format", "json").output
        let printed = try JSONDecoder().decode(Printed.self, from: Data(moved.utf8))
        let changes = printed.changedScreens.first?.rows.map(\.change).filter { $0 != "same" }
        #expect(changes == ["moved", "moved"])
        let turned = try compare(files, "@a", "@c", "--format", "markdown").output
        #expect(turned.contains("More than 1500 elements lie where the order changed"), "\(turned.prefix(500))")
        #expect(!turned.contains("| moved |"))
    }

    @Test("A revision is compared with the working tree, and what is neither a path nor one is refused")
    func revision() throws {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Home.xml": Self.old], into: folder)
            try Git.commitAll(folder)
            try TemporaryFolder.write(["Home.xml": Self.new], into: folder)
            let run = FolderRun(["compare", "HEAD", folder.path])
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.contains("Findings: 2 gone, 3 new"))
            let none = FolderRun(["compare", "nowhere", folder.path])
            #expect(none.status == 2 && none.errors.contains("neither a path nor a git revision"))
        }
    }
}
