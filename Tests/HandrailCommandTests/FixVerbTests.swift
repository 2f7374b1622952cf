import Foundation
import HandrailCommand
import HandrailTestSupport
import Testing

/// `handrail fix` over files of a real folder, through the front door.
@Suite("handrail fix")
struct FixVerbTests {
    private static let code = """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { Lake() } } }
        struct Lake: View {
            var body: some View {
                HStack { Image("glass"); Text("Find a recipe") }
                HStack { Text("Ferry"); Image("pages") }
            }
        }
        """

    /// Mends what one rule finds.
    private static func fix(_ folder: URL, _ arguments: String...) -> FolderRun {
        let kind = arguments.contains("--safe") ? [] : ["--behavioral"]
        return FolderRun(["fix", folder.path, "--rule", "decorative-image-exposed"] + kind + arguments)
    }

    private static func text(_ folder: URL, _ name: String = "Shop.swift") -> String? {
        try? String(decoding: Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }

    private static func with(_ text: String = code, _ body: (URL) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Shop.swift": Data(text.utf8)], into: folder)
            try body(folder)
        }
    }

    @Test("--dry-run prints what would change and writes nothing")
    func dryRun() throws {
        try Self.with { folder in
            let run = Self.fix(folder, "--dry-run")
            #expect(run.status == 1)
            #expect(run.output.hasPrefix("--- a/Shop.swift\n+++ b/Shop.swift\n@@ -2,7 +2,7 @@\n"), "\(run.output)")
            #expect(run.output.contains("\n-        HStack { Image(\"glass\"); Text"))
            #expect(run.output.contains("\n+        HStack { Image(\"glass\").accessibilityHidden(true); Text"))
            #expect(run.errors.contains("2 findings would be mended in 1 file"), "\(run.errors)")
            #expect(Self.fix(folder, "--dry-run", "--lang", "ko").errors.contains("결과 2건을 고칠 수 있고"))
            #expect(Self.text(folder) == Self.code)
        }
    }

    @Test("Line ends, the mark of the encoding and all other bytes stay, and a second run finds nothing to do")
    func bytes() throws {
        let text = "\u{FEFF}" + Self.code.replacing("\n", with: "\r\n") + "  \r\n// 끝"
        try Self.with(text) { folder in
            let run = Self.fix(folder, "--allow-dirty")
            #expect(run.status == 0 && run.errors.contains("2 findings mended in 1 file"), "\(run.errors)")
            let expected = text.replacing("glass\")", with: "glass\").accessibilityHidden(true)")
                .replacing("pages\")", with: "pages\").accessibilityHidden(true)")
            let written = Self.text(folder).map { Array($0.utf8) }
            #expect(written == Array(expected.utf8))
            let again = Self.fix(folder, "--allow-dirty")
            #expect(again.status == 0 && again.output.isEmpty && again.errors.contains("Nothing was changed"))
        }
    }

    @Test("Without a repository nothing is written unless asked for")
    func noRepository() throws {
        try Self.with { folder in
            let run = Self.fix(folder)
            #expect(run.status == 1 && run.output.isEmpty && run.errors.contains("is in no git repository"))
            #expect(Self.text(folder) == Self.code)
        }
    }

    @Test("Files with uncommitted changes are left alone, others are mended")
    func uncommitted() throws {
        try Self.with { folder in
            try Git.commitAll(folder)
            let other = Self.code.replacing("@main struct Shop: App", with: "struct Other: Scene")
                .replacing("Lake", with: "Pond")
            try TemporaryFolder.write(["Pond.swift": Data(other.utf8)], into: folder)
            let run = Self.fix(folder)
            #expect(run.status == 1, "\(run.errors)")
            #expect(Self.text(folder) != Self.code)
            #expect(Self.text(folder, "Pond.swift") == other)
            #expect(run.output.contains("a/Shop.swift") && !run.output.contains("Pond.swift"))
            #expect(Self.fix(folder, "--safe", "--behavioural").status == 2)
            #expect(Self.fix(folder, "--safe", "--allow-dirty").errors.contains("mended"))
            #expect(Self.fix(folder, "--rule", "no-such-rule").status == 2)
        }
    }

    @Test("A file behind a link is not written")
    func link() throws {
        try Self.with { folder in
            let outside = folder.appendingPathComponent("Outside.txt")
            let app = folder.appendingPathComponent("App")
            try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
            try Data(Self.code.utf8).write(to: outside)
            try FileManager.default.createSymbolicLink(
                at: app.appendingPathComponent("Shop.swift"), withDestinationURL: outside)
            let run = Self.fix(app, "--allow-dirty")
            #expect(run.output.isEmpty && run.status != 0, "\(run.errors)")
            #expect(Self.text(folder, "Outside.txt") == Self.code)
        }
    }
}
