import HandrailBundleImporter
import HandrailModel
import HandrailSource
import Testing

/// What is read of image sets, icons and symbols besides their names.
@Suite struct PictureSetTests {
    @Test("Slots say what they are for, whether their file is there, and what its head says; loose files are listed")
    func slots() throws {
        let image = try #require(
            read(
                """
                {"images": [
                  {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
                  {"idiom": "iphone", "scale": "3x", "filename": "gone.png", "display-gamut": "display-P3",
                   "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                  {"idiom": "ipad", "filename": "a.tiff", "language-direction": "right-to-left"},
                  {"idiom": "mac", "scale": "1x"},
                  {"filename": "../../secret.png"}
                ], "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
                """,
                ["A@2x.png": png(20, 10) + idat, "loose.png": [], "notes.txt": []]))
        let set = try #require(image.set)
        #expect(
            set.entries.map(told) == [
                "universal 2x there 20 × 10 profile none",
                "iphone 3x display-P3 luminosity dark missing",
                "ipad right-to-left unknown",
                "mac 1x unnamed",
                "universal unknown",
            ])
        #expect(set.strays == ["loose.png"])
        #expect(set.isTemplate == true && set.keepsVector && !set.isSliced)
        #expect(set.entries[0].place.range.lower > 0)
    }

    @Test("A PNG says how it is written in the chunks before its picture")
    func chunks() {
        #expect(facts("a.png", png(4, 4) + chunk("iCCP", 3) + idat)?.profile == .embedded)
        #expect(facts("a.png", png(4, 4) + chunk("sRGB", 1) + chunk("gAMA", 4) + idat)?.profile == .sRGB)
        #expect(facts("a.png", png(4, 4) + chunk("gAMA", 4) + idat)?.profile == .gamma)
        #expect(facts("a.png", png(4, 4))?.profile == nil)
        #expect(facts("a.png", png(4, 4) + chunk("acTL", 8) + idat)?.isAnimated == true)
        #expect(facts("a.png", png(4, 4, colors: 3) + idat)?.colors == .palette)
        #expect(facts("a.png", png(4, 4, depth: 16, isInPasses: true) + idat)?.depth == 16)
        #expect(facts("a.png", png(4, 4, depth: 16, isInPasses: true) + idat)?.isInPasses == true)
        let crushed = Array(png(4, 4).prefix(8)) + chunk("CgBI", 4) + Array(png(4, 4).dropFirst(8)) + idat
        #expect(facts("a.png", crushed)?.isCrushed == true)
        #expect(facts("a.png", crushed)?.pixels == PictureSize(width: 4, height: 4))
    }

    @Test("A HEIC is as large as its largest item, and a JPEG says whether it has a profile and comes in passes")
    func others() {
        func item(_ side: UInt8) -> [UInt8] { utf8("ispe") + [0, 0, 0, 0, 0, 0, 0, side, 0, 0, 0, side] }
        let heic = [0, 0, 0, 16] + utf8("ftypheic") + item(32) + item(200) + item(64)
        #expect(facts("a.heic", heic)?.pixels == PictureSize(width: 200, height: 200))
        let icc: [UInt8] = [0xFF, 0xE2, 0, 14] + utf8("ICC_PROFILE") + [0]
        let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 5, 0, 9, 1, 1, 0x11, 0]
        let jpeg = facts("a.jpg", [0xFF, 0xD8] + icc + frame)
        #expect(jpeg?.profile == .embedded && jpeg?.isInPasses == true)
        #expect(jpeg?.pixels == PictureSize(width: 9, height: 5))
    }

    @Test("Heads that end early, lengths that lie and empty files say little, and break nothing")
    func hostile() {
        let whole = png(4, 4) + chunk("iCCP", 3) + idat
        for count in 0...whole.count { _ = facts("a.png", Array(whole.prefix(count))) }
        let huge = Array(png(4, 4)) + [0xFF, 0xFF, 0xFF, 0xFF] + utf8("iTXt")
        #expect(facts("a.png", huge)?.pixels == PictureSize(width: 4, height: 4))
        #expect(facts("a.heic", [0, 0, 0, 16] + utf8("ftypheic") + utf8("ispe"))?.pixels == nil)
        #expect(facts("a.jpg", [0xFF, 0xD8, 0xFF, 0xE2, 0, 0])?.pixels == nil)
        #expect(facts("a.png", []) == nil)
    }

    @Test("A custom symbol tells the version and the parts of its template")
    func symbols() {
        let drawing = """
            <svg><g id="Notes"><text id="template-version">Template v.5.0</text></g>
            <g id="Guides"><line id="Baseline-M"/></g><g id="Symbols"><g id="Regular-M"/></g></svg>
            """
        let images = images(
            "A.xcassets/x.symbolset/", #"{"symbols": [{"filename": "x.svg"}]}"#, ["x.svg": utf8(drawing)])
        #expect(images.first?.template?.version == 5)
        #expect(images.first?.template?.parts == ["template-version", "Baseline-M", "Regular-M"])
        #expect(self.images("A.xcassets/x.symbolset/", "{}", [:]).first?.template == nil)
    }

    // MARK: Files

    private let idat = utf8("\0\0\0\0IDAT\0\0\0\0")

    private func chunk(_ type: String, _ count: Int) -> [UInt8] {
        [0, 0, 0, UInt8(count)] + utf8(type) + [UInt8](repeating: 0, count: count + 4)
    }

    private func png(
        _ width: UInt8, _ height: UInt8, colors: UInt8 = 6, depth: UInt8 = 8, isInPasses: Bool = false
    ) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + utf8("IHDR")
            + [0, 0, 0, width, 0, 0, 0, height, depth, colors, 0, 0, isInPasses ? 1 : 0, 0, 0, 0, 0]
    }

    private func facts(_ name: String, _ bytes: [UInt8]) -> PictureFacts? {
        read(#"{"images": [{"filename": "\#(name)"}]}"#, [name: bytes])?.set?.entries.first?.picture
    }

    private func read(_ contents: String, _ pictures: [String: [UInt8]]) -> ImageAsset? {
        images("A.xcassets/x.imageset/", contents, pictures).first
    }

    private func images(_ folder: String, _ contents: String, _ pictures: [String: [UInt8]]) -> [ImageAsset] {
        let paths = (pictures.keys + ["Contents.json"]).sorted().map { folder + $0 }
        return AssetCatalogImporter().read(
            files: paths.enumerated().map { ($1, FileIndex($0)) }, read: { _ in utf8(contents) },
            head: { path, count in pictures[String(path.dropFirst(folder.count))].map { Array($0.prefix(count)) } }
        ).images
    }

    private func told(_ entry: PictureEntry) -> String {
        let size = entry.picture?.pixels.map { "\(Int($0.width)) × \(Int($0.height))" }
        let words: [String?] = [
            entry.use.idiom, entry.scale.map { "\($0)x" }, entry.use.gamut, entry.use.direction,
            entry.use.appearances.first, "\(entry.presence)", size, entry.picture?.profile.map { "profile \($0)" },
        ]
        return words.compactMap(\.self).joined(separator: " ")
    }
}
