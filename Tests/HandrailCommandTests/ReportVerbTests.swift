import Foundation
import HandrailCommand
import HandrailPixels
import HandrailTestSupport
import Testing

@Suite("handrail report")
struct ReportVerbTests {
    @Test("writes a page that opens in the language that was asked for, and is no gate")
    func page() {
        let english = Run("report", "app")
        #expect(english.status == 0, "\(english.errors)")
        #expect(english.output.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
        #expect(english.output.hasSuffix("</html>\n"))
        #expect(english.output.contains("\"name\":\"app\""))
        let korean = Run("report", "app", "--lang", "ko")
        #expect(korean.output.hasPrefix("<!doctype html>\n<html lang=\"ko\">"))
    }

    @Test("the findings are chosen as for an audit")
    func choice() {
        #expect(Run("report", "app", "--format", "csv").output.split(separator: "\r\n").count == 2)
        #expect(Run("report", "app", "--format", "csv", "--only", "reviews").output.split(separator: "\r\n").count == 1)
    }

    @Test("it is also a summary in Markdown")
    func markdown() {
        #expect(Run("report", "app", "--format", "markdown").output.hasPrefix("## Handrail"))
    }

    @Test("it goes into a file, and says when that cannot be")
    func output() throws {
        try TemporaryFolder.with { (folder: URL) in
            let file = folder.appendingPathComponent("page.html")
            let run = Run("report", "app", "--output", file.path)
            #expect(run.status == 0 && run.output.isEmpty)
            let written = try Data(contentsOf: file)
            #expect(written.starts(with: Data("<!doctype html>".utf8)))
            #expect(Run("report", "app", "--output", folder.path).status == 2)
        }
    }

    @Test("code without a screen is no clean report")
    func nothing() {
        #expect(Run("report", "blank").status == 3)
    }

    /// What a run of the real rules over files came to.
    private struct Outcome {
        let status: Int32
        let output: String
        let errors: String

        /// `@` in an argument is the folder of the files.
        init(_ folder: URL, _ arguments: String...) {
            let (output, errors) = (MemoryChannel(), MemoryChannel())
            let context = CommandContext(environment: [:], output: output, errors: errors)
            status = CommandRunner.run(
                ["report"] + arguments.map { $0.replacing("@", with: folder.path) }, in: context)
            self.output = output.text
            self.errors = errors.text
        }
    }

    private static let capture = Data(
        """
        <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
        <XCUIElementTypeButton label="Moor here" x="20" y="100" width="350" height="60" accessible="true"/>
        </XCUIElementTypeApplication>
        """.utf8)

    @Test("a capture is shown by its screenshot, made smaller", .enabled(if: PictureReader.isAvailable))
    func screenshot() throws {
        let pixel: [UInt8] = [30, 90, 160, 255]
        let picture = PixelImage(
            width: 1170, height: 2532, samples: Array(repeatElement(pixel, count: 1170 * 2532).joined()))
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(
                ["Pier.xml": Self.capture, "Pier.png": Data(try PictureReader.png(of: picture))], into: folder)
            let page = Outcome(folder, "@").output
            #expect(page.contains("\"picture\":[0,390,844]"))
            let element = try #require(
                page.firstMatch(of: /<script type="text\/plain" data-picture="0" data-type="image\/jpeg">([^<]+)</))
            let file = try #require(Data(base64Encoded: String(element.output.1)))
            let shown = try PictureReader.read(Array(file))
            #expect(shown.width == 780 && shown.height == 1688)
            let color = shown.color(x: 400, y: 800)
            #expect(abs(Int(color.red) - 30) < 8 && abs(Int(color.blue) - 160) < 8, "\(color)")
        }
    }

    @Test("a captured control without a screenshot is drawn with its words where it lies")
    func drawing() throws {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Pier.xml": Self.capture], into: folder)
            let page = Outcome(folder, "@").output
            #expect(page.contains("\"picture\":[]") && page.contains("\"bounds\":[390,844]"))
            #expect(page.contains(",350,60,20,100,1]"), "width, height, left, top, and that it is placed")
            #expect(page.contains("\"Moor here\""))
        }
    }

    @Test("it says what got better since a report that was kept, and since a folder")
    func since() throws {
        let pier = { (button: String) in "import SwiftUI\nstruct Pier: View { var body: some View { \(button) } }\n" }
        let nameless = pier("Button { } label: { Image(\"a\") }")
        let named = pier("Button(\"Moor\") { }")
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(
                ["old/Pier.swift": Data(nameless.utf8), "new/Pier.swift": Data(named.utf8)], into: folder)
            let (output, errors) = (MemoryChannel(), MemoryChannel())
            _ = CommandRunner.run(
                ["audit", folder.path + "/old", "--format", "json", "--output", folder.path + "/kept.json"],
                in: CommandContext(environment: [:], output: output, errors: errors))
            for earlier in ["@/kept.json", "@/old"] {
                let text = Outcome(folder, "@/new", "--format", "markdown", "--since", earlier)
                #expect(text.output.contains("0 new"), "\(text.output)\(text.errors)")
                #expect(!text.output.contains("**0 gone**") && text.output.contains(" gone**"))
                let page = Outcome(folder, "@/new", "--since", earlier).output
                #expect(page.contains("\"trend\":{") && page.contains("\"counts\":["))
            }
            let same = Outcome(folder, "@/old", "--format", "markdown", "--since", "@/kept.json").output
            #expect(same.contains("**0 gone**, 0 new"))
            try TemporaryFolder.write(["broken.json": Data("{\"schema\": \"handrail.report/1\", ".utf8)], into: folder)
            #expect(Outcome(folder, "@/new", "--since", "@/broken.json").status == 2)
            #expect(Outcome(folder, "@/new", "--since", "nowhere").status == 2)
        }
    }

    @Test("a conformance table counts everything, and is no table of values")
    func conformance() {
        let table = Run("report", "app", "--conformance", "wcag22")
        #expect(table.status == 0 && table.output.hasPrefix("# WCAG 2.2: draft of a conformance table"))
        #expect(Run("report", "app", "--conformance", "ksx3253", "--lang", "ko").output.contains("적합성 표 초안"))
        #expect(Run("report", "app", "--conformance", "wcag22", "--format", "html").output.hasPrefix("<!doctype html>"))
        #expect(Run("report", "app", "--conformance", "wcag22", "--format", "csv").status == 2)
        #expect(Run("report", "app", "--conformance", "wcag22", "--impact", "serious").status == 2)
        #expect(Run("report", "app", "--conformance", "wcag21").status == 2)
    }

    @Test("the headings of the checklist are in the language of the rest")
    func checklist() {
        let korean = Run("checklist", "app", "--lang", "ko").output
        #expect(korean.contains("## 손쉬운 사용 · 제스처") && !korean.contains("## accessibility"))
    }
}
