import Foundation
import HandrailModel
import HandrailPixels
import HandrailSource
import HandrailTestSupport
import Testing

/// What a screenshot beside a capture adds: the contrast of words and of the edges of fields.
@Suite(.enabled(if: PictureReader.isAvailable, "built without the libraries that read pictures"))
struct CapturePictureTests {
    private static let white = PixelColor(red: 255, green: 255, blue: 255)
    private static let orange = PixelColor(red: 255, green: 152, blue: 0)
    private static let gray = PixelColor(red: 118, green: 118, blue: 118)
    private static let pale = PixelColor(red: 189, green: 189, blue: 189)

    private static let capture = """
        <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
        <XCUIElementTypeStaticText label="Tides" x="20" y="100" width="200" height="20" accessible="true"/>
        <XCUIElementTypeStaticText label="Moon" x="20" y="140" width="200" height="20" accessible="true"/>
        <XCUIElementTypeButton label="Later" x="20" y="200" width="200" height="50" accessible="true"/>
        <XCUIElementTypeButton label="Never" enabled="false" x="20" y="260" width="200" height="50" accessible="true"/>
        <XCUIElementTypeTextField label="Boat" x="20" y="340" width="350" height="50" accessible="true"/>
        </XCUIElementTypeApplication>
        """

    /// A picture of the capture with bars for words, at two pixels for each point but for one column.
    private static func picture(tides: PixelColor, ground: PixelColor, field: PixelColor) -> PixelImage {
        let (width, height) = (779, 1688)
        var samples = [UInt8](repeating: 255, count: width * height * 4)
        func fill(_ color: PixelColor, _ columns: Range<Int>, _ rows: Range<Int>) {
            for y in rows {
                for x in columns {
                    let start = (y * width + x) * 4
                    samples.replaceSubrange(start..<start + 3, with: [color.red, color.green, color.blue])
                }
            }
        }
        func words(_ color: PixelColor, y: Int) {
            for bar in 0..<20 { fill(color, 60 + bar * 16..<66 + bar * 16, y + 10..<y + 32) }
        }
        fill(ground, 40..<440, 200..<240)
        words(tides, y: 200)
        words(PixelColor(red: 40, green: 40, blue: 40), y: 280)
        fill(PixelColor(red: 0, green: 80, blue: 180), 40..<440, 400..<500)
        words(pale, y: 430)
        words(pale, y: 550)
        fill(field, 40..<739, 680..<780)
        fill(white, 44..<735, 684..<776)
        return PixelImage(width: width, height: height, samples: samples)
    }

    private func findings(_ audit: Audit) -> [String] {
        audit.findings.filter { ["low-text-contrast", "faint-field-edge"].contains($0.rule) }.map { finding in
            let line = audit.file(of: finding.place).lines.position(of: finding.place.range.lower).line
            return "\(line) \(finding.rule) \(finding.outcome.rawValue)"
        }.sorted()
    }

    private func audit(_ image: PixelImage, named name: String = "Harbor.png", beside: String = "Harbor.xml") throws
        -> Audit
    {
        try TemporaryFolder.audit([beside: Data(Self.capture.utf8), name: Data(PictureReader.png(of: image))])
    }

    @Test("White words on orange and a pale edge are told; what stands out, and what is out of use, is not")
    func contrast() throws {
        let image = Self.picture(tides: Self.white, ground: Self.orange, field: Self.pale)
        let audit = try audit(image)
        // The words in the button are small enough in the screenshot that 4.0:1 is too little for them.
        #expect(
            findings(audit)
                == ["2 low-text-contrast violation", "4 low-text-contrast review", "6 faint-field-edge review"])
        let found = try #require(audit.findings.first { $0.rule == "low-text-contrast" })
        #expect(found.message.en.contains("2.2:1 in light appearance, needs 3.0:1"), "\(found.message.en)")
        #expect(found.message.en.contains("(#FFFFFF on #FF9800)"))
        #expect(found.message.ko.contains("스크린샷에서 텍스트가"))
        #expect(!audit.notes.contains { $0.text.en.contains("picture") })
    }

    @Test("Small words below 4.5:1 are for a person to look at: bold ones may have less")
    func small() throws {
        let ground = PixelColor(red: 235, green: 235, blue: 235)
        let image = Self.picture(tides: Self.gray, ground: ground, field: Self.gray)
        #expect(try findings(audit(image)) == ["2 low-text-contrast review", "4 low-text-contrast review"])
    }

    @Test(
        "Pictures are found by name, alone in a folder, or listed by a manifest",
        arguments: [
            ("Harbor.xml", "Harbor.png", true), ("a/source.xml", "a/screenshot.png", true),
            ("Harbor-source.xml", "harbor_screenshot.png", true), ("Harbor.xml", "Other.png", false),
            ("tree/step-1.xml", "screenshots/step-1.png", true), ("a/source.xml", "b/screenshot.png", false),
        ])
    func pairing(capture: String, picture: String, isPair: Bool) throws {
        let image = Self.picture(tides: Self.white, ground: Self.orange, field: Self.gray)
        let audit = try audit(image, named: picture, beside: capture)
        #expect(findings(audit).isEmpty != isPair)
        let tally = try #require(audit.tallies.first { $0.rule == "low-text-contrast" })
        let reasons = tally.cannotTell.keys.map(\.en)
        #expect(reasons.contains { $0.contains("no screenshot") } != isPair)
    }

    @Test("Attachments of one test belong together where they were made at one time")
    func manifest() throws {
        let image = Self.picture(tides: Self.white, ground: Self.orange, field: Self.gray)
        let manifest = { (time: Double) in
            """
            [{"testIdentifier": "HarborTests/tides()", "attachments": [
            {"exportedFileName": "1A.xml", "timestamp": 100.5}, {"exportedFileName": "2B.png", "timestamp": \(time)}]}]
            """
        }
        for (time, isPair) in [(100.1, true), (300.0, false)] {
            let audit = try TemporaryFolder.audit([
                "1A.xml": Data(Self.capture.utf8), "2B.png": Data(PictureReader.png(of: image)),
                "manifest.json": Data(manifest(time).utf8),
            ])
            #expect(findings(audit).isEmpty != isPair)
        }
    }

    @Test("Where times are missing, attachments belong together only where the test has one picture")
    func manifestWithoutTimes() throws {
        let image = Self.picture(tides: Self.white, ground: Self.orange, field: Self.gray)
        let pictures = ["{\"exportedFileName\": \"2B.png\"}", "{\"exportedFileName\": \"3C.png\", \"timestamp\": 0}"]
        for (listed, isPair) in [([pictures[0]], true), (pictures, false)] {
            let manifest = """
                [{"attachments": [{"exportedFileName": "1A.xml"}, \(listed.joined(separator: ", "))]}]
                """
            let picture = try Data(PictureReader.png(of: image))
            let audit = try TemporaryFolder.audit([
                "1A.xml": Data(Self.capture.utf8), "2B.png": picture, "3C.png": picture,
                "manifest.json": Data(manifest.utf8),
            ])
            #expect(findings(audit).isEmpty != isPair)
        }
    }

    @Test(
        "Letters in the screenshot tell how large text is at most; three pieces may be a sign",
        arguments: [
            (20, 14, ["low-text-contrast review needs 4.5:1 at less than 14 pt", "text-below-minimum review"]),
            (20, 34, ["low-text-contrast review needs 3.0:1 even for large text"]),
            (3, 14, ["low-text-contrast review needs 3.0:1 even for large text"]),
        ])
    func letters(pieces: Int, rows: Int, expected: [String]) throws {
        let (width, height) = (780, 1688)
        var samples = [UInt8](repeating: 255, count: width * height * 4)
        for y in 200..<280 {
            for x in 40..<440 {
                let isInk = (220..<220 + rows).contains(y) && (60..<60 + pieces * 16).contains(x) && (x - 60) % 16 < 6
                let color = isInk ? Self.white : Self.orange
                let start = (y * width + x) * 4
                samples.replaceSubrange(start..<start + 3, with: [color.red, color.green, color.blue])
            }
        }
        let capture = """
            <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
            <XCUIElementTypeOther label="Tides of today" x="20" y="100" width="200" height="40" accessible="true"/>
            </XCUIElementTypeApplication>
            """
        let image = PixelImage(width: width, height: height, samples: samples)
        let audit = try TemporaryFolder.audit([
            "Harbor.xml": Data(capture.utf8), "Harbor.png": Data(PictureReader.png(of: image)),
        ])
        let told = audit.findings.map { finding in
            let need = finding.message.en.range(of: "needs .* \\(", options: .regularExpression).map {
                " " + finding.message.en[$0].dropLast(2)
            }
            return "\(finding.rule) \(finding.outcome.rawValue)\(need ?? "")"
        }
        #expect(told.sorted() == expected)
    }

    @Test("What is scrolled out of sight is not measured, and covers nothing")
    func scrolled() throws {
        let image = Self.picture(tides: Self.white, ground: Self.orange, field: Self.white)
        let list = """
            <XCUIElementTypeScrollView x="0" y="400" width="390" height="300">
            <XCUIElementTypeStaticText label="Gone" x="20" y="100" width="200" height="20" accessible="true"/>
            </XCUIElementTypeScrollView></XCUIElementTypeApplication>
            """
        let capture = Self.capture.replacingOccurrences(of: "</XCUIElementTypeApplication>", with: list)
        let audit = try TemporaryFolder.audit([
            "Harbor.xml": Data(capture.utf8), "Harbor.png": Data(PictureReader.png(of: image)),
        ])
        #expect(findings(audit) == ["2 low-text-contrast violation", "4 low-text-contrast review"])
        let reasons = audit.tallies.first { $0.rule == "low-text-contrast" }?.cannotTell.map {
            "\($0.key.en) \($0.value)"
        }
        #expect(reasons == ["part of it is scrolled out of sight 1"])
    }

    @Test("What another element covers is not measured, and a field without an edge of its own cannot be told")
    func doubted() throws {
        let image = Self.picture(tides: Self.white, ground: Self.orange, field: Self.white)
        let cover = """
            <XCUIElementTypeButton label="Over" x="20" y="100" width="100" height="20" accessible="true"/>
            </XCUIElementTypeApplication>
            """
        let capture = Self.capture.replacingOccurrences(of: "</XCUIElementTypeApplication>", with: cover)
        let audit = try TemporaryFolder.audit([
            "Harbor.xml": Data(capture.utf8), "Harbor.png": Data(PictureReader.png(of: image)),
        ])
        #expect(findings(audit) == ["4 low-text-contrast review"])
        let reasons = { (rule: String) in
            audit.tallies.first { $0.rule == rule }?.cannotTell.map { "\($0.key.en) \($0.value)" }.sorted()
        }
        #expect(reasons("low-text-contrast")?.contains("another element lies in the same place 2") == true)
        #expect(reasons("faint-field-edge") == ["no edge could be measured around the field in the screenshot 1"])
    }

    @Test("A picture of something else, and one that is damaged, is noted, and the rest goes on")
    func unfit() throws {
        let wide = PixelImage(width: 900, height: 300, samples: [UInt8](repeating: 9, count: 900 * 300 * 4))
        let other = try audit(wide)
        #expect(other.notes.contains { $0.text.en.contains("900 × 300 pixels, which does not fit") })
        let broken = try TemporaryFolder.audit([
            "Harbor.xml": Data(Self.capture.utf8), "Harbor.png": Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3]),
        ])
        #expect(broken.notes.contains { $0.text.ko.contains("이미지가 손상되었거나") })
        #expect(broken.tallies.first { $0.rule == "small-hit-target" }?.passes == 2)
    }

    @Test("A picture that the capture hides and the screenshot shows is told; one that nothing is seen of is not")
    func hidden() throws {
        let image = Self.picture(tides: Self.gray, ground: Self.white, field: Self.gray)
        let capture = { (y: Int) in
            """
            <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
            <XCUIElementTypeImage name="pier" visible="false" x="20" y="\(y)" width="200" height="44"/>
            <XCUIElementTypeButton label="Never" visible="true" x="20" y="260" width="200" height="50"/>
            </XCUIElementTypeApplication>
            """
        }
        for (y, isTold) in [(128, true), (600, false), (250, false)] {
            let audit = try TemporaryFolder.audit([
                "Pier.xml": Data(capture(y).utf8), "Pier.png": Data(PictureReader.png(of: image)),
            ])
            #expect(audit.findings.contains { $0.rule == "drawn-but-hidden" } == isTold, "\(y)")
        }
    }

    @Test("A screenshot of a screen of which the capture has no element is told instead of noted")
    func nothing() throws {
        let image = Self.picture(tides: Self.white, ground: Self.orange, field: Self.gray)
        let capture = """
            <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
            <XCUIElementTypeOther visible="true" x="0" y="0" width="390" height="844"/></XCUIElementTypeApplication>
            """
        let audit = try TemporaryFolder.audit([
            "Game.xml": Data(capture.utf8), "Game.png": Data(PictureReader.png(of: image)),
        ])
        #expect(audit.findings.map(\.rule) == ["drawn-but-hidden"])
        #expect(audit.findings.first?.message.ko.contains("대화상자") == true)
        let blank = PixelImage(width: 780, height: 1688, samples: [UInt8](repeating: 255, count: 780 * 1688 * 4))
        let empty = try TemporaryFolder.audit([
            "Game.xml": Data(capture.utf8), "Game.png": Data(PictureReader.png(of: blank)),
        ])
        #expect(empty.findings.isEmpty)
        #expect(empty.notes.contains { $0.text.en.hasPrefix("Not measured") })
    }

    @Test("Strong colors over most of a screenshot are told with their share")
    func saturation() throws {
        let pixel: [UInt8] = [255, 20, 30, 255]
        let samples = [[UInt8]](repeating: pixel, count: 780 * 1688).flatMap(\.self)
        let red = PixelImage(width: 780, height: 1688, samples: samples)
        let audit = try audit(red)
        let found = try #require(audit.findings.first { $0.rule == "saturated-screen" })
        #expect(found.message.en.contains("cover 100 %"))
        #expect(found.message.en.contains("in 1 hue."))
    }
}
