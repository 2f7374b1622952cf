import HandrailBundleImporter
import HandrailModel
import HandrailSource
import Synchronization
import Testing

/// How large the pictures of a bundle are, told by the first bytes of their files.
@Suite struct PictureSizeTests {
    @Test func aPNGSaysItInItsFirstChunk() {
        #expect(size(of: "photo.png", png(200, 120)) == "200 × 120")
    }

    @Test func twoOrThreePixelsMakeAPoint() {
        #expect(size(of: "photo@2x.png", png(200, 120)) == "100 × 60")
        #expect(size(of: "photo@3x~ipad.png", png(210, 120)) == "70 × 40")
    }

    @Test func aJPEGSaysItInItsFrameHeader() {
        #expect(size(of: "a.jpg", jpeg(segments: [comment], 640, 480)) == "640 × 480")
    }

    @Test(arguments: [(1, "640 × 480"), (3, "640 × 480"), (6, "480 × 640"), (8, "480 × 640")])
    func aPhotoThatLiesOnItsSideIsTurned(orientation: UInt8, expected: String) {
        #expect(size(of: "a.jpg", jpeg(segments: [exif(orientation, isLittle: true)], 640, 480)) == expected)
        #expect(size(of: "a.jpg", jpeg(segments: [exif(orientation, isLittle: false)], 640, 480)) == expected)
    }

    @Test func aGIFSaysItBehindItsVersion() {
        #expect(size(of: "a.gif", utf8("GIF89a") + [0x40, 0x01, 0xF0, 0x00]) == "320 × 240")
    }

    @Test func aWebPSaysItInEachOfItsThreeForms() {
        let riff = utf8("RIFF") + [0, 0, 0, 0] + utf8("WEBP")
        #expect(
            size(of: "a.webp", riff + utf8("VP8X") + [10, 0, 0, 0, 0, 0, 0, 0, 0x3F, 0x01, 0, 0xEF, 0, 0])
                == "320 × 240")
        #expect(size(of: "a.webp", riff + utf8("VP8L") + [9, 0, 0, 0, 0x2F, 0x3F, 0xC1, 0x3B, 0x00]) == "320 × 240")
        #expect(
            size(of: "a.webp", riff + utf8("VP8 ") + [9, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 0x40, 0x01, 0xF0, 0x00])
                == "320 × 240")
    }

    @Test func aDrawingSaysItInPoints() {
        #expect(size(of: "a.pdf", utf8("%PDF-1.4\n1 0 obj<</MediaBox [ 0 0 24 36 ]>>")) == "24 × 36")
        #expect(
            size(of: "a.svg", utf8(#"<?xml version="1.0"?><svg width="24px" height="36px"><path/></svg>"#)) == "24 × 36"
        )
        #expect(size(of: "a.svg", utf8(#"<svg viewBox="0 0 24 36"/>"#)) == "24 × 36")
    }

    @Test(arguments: [
        "", "GIF8", "%PDF-1.4 /MediaBox [0 0 24", "%PDF /MediaBox [0 0 24 36] /Rotate 90",
        "<html width=\"2\" height=\"3\"/>",
        "<svg width=\"100%\" height=\"100%\"/>", "<svg width=\"0\" height=\"3\"/>",
    ])
    func whatDoesNotSayItStaysUnknown(_ text: String) {
        #expect(size(of: "a.svg", utf8(text)) == "unknown")
    }

    @Test func brokenHeadsStayUnknown() {
        #expect(size(of: "a.png", Array(png(200, 120).prefix(20))) == "unknown")
        #expect(size(of: "a.png", png(0, 120)) == "unknown")
        #expect(size(of: "a.jpg", [0xFF, 0xD8, 0xFF, 0xE1, 0x00, 0x00, 0xFF, 0xC0]) == "unknown")
        #expect(size(of: "a.jpg", [0xFF, 0xD8, 0xFF, 0xC0, 0x00, 0x11, 0x08]) == "unknown")
        let endless = utf8("Exif\0\0II*\0") + [8, 0, 0, 0, 0xFF, 0xFF]
        #expect(size(of: "a.jpg", jpeg(segments: [segment(0xE1, endless)], 640, 480)) == "640 × 480")
    }

    @Test func aSetOfACatalogIsMeasuredByTheFirstPictureForEveryAppearance() {
        let contents = """
            {"images": [
                {"filename": "dark.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                {"scale": "1x"},
                {"filename": "light.png", "scale": "2x"},
                {"filename": "large.png", "scale": "3x"}
            ]}
            """
        #expect(
            size(ofSet: contents, ["dark.png": png(9, 9), "light.png": png(200, 120), "large.png": png(9, 9)])
                == "100 × 60")
    }

    @Test func whatIsSlicedToBeStretchedHasNoSizeOfItsOwn() {
        let contents =
            #"{"images": [{"filename": "a.png"}, {"filename": "a.png", "resizing": {"mode": "3-part-horizontal"}}]}"#
        #expect(size(ofSet: contents, ["a.png": png(200, 120)]) == "unknown")
    }

    @Test func onlyWhatIsNeededOfAPictureIsRead() {
        let asked = Mutex<[Int]>([])
        let importer = ImageFileImporter()
        for part in importer.parts(of: images(["photo.png", "photo@2x.png"], head: { count in
            asked.withLock { $0.append(count) }
            return nil
        })) { _ = importer.fragment(of: part) }
        #expect(asked.withLock { $0 } == [4096])
    }

    // MARK: Files

    private func size(of name: String, _ bytes: [UInt8]) -> String {
        told(ImageFileImporter().fragment(of: images([name]) { Array(bytes.prefix($0)) }).images)
    }

    private func images(_ names: [String], head: @escaping @Sendable (Int) -> [UInt8]?) -> [ImportedFile] {
        names.enumerated().map {
            ImportedFile(
                index: FileIndex($0), kind: .image, text: SourceText(path: "App/" + $1, bytes: []), head: head)
        }
    }

    private func size(ofSet contents: String, _ pictures: [String: [UInt8]]) -> String {
        let folder = "App/Assets.xcassets/Photo.imageset/"
        let names = ["Contents.json"] + pictures.keys.sorted()
        let assets = AssetCatalogImporter().read(
            files: names.enumerated().map { (folder + $1, FileIndex($0)) }, read: { _ in utf8(contents) },
            head: { path, count in pictures[String(path.dropFirst(folder.count))].map { Array($0.prefix(count)) } })
        return told(assets.images)
    }

    private func told(_ images: [ImageAsset]) -> String {
        images.first?.size.map { "\(Int($0.width)) × \(Int($0.height))" } ?? "unknown"
    }

    private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + utf8("IHDR") + [
            0, 0, 0, width, 0, 0, 0, height,
        ] + [8, 6, 0, 0, 0]
    }

    private func jpeg(segments: [[UInt8]], _ width: Int, _ height: Int) -> [UInt8] {
        let frame =
            [8, UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF), 3]
            + [UInt8](repeating: 0, count: 9)
        return [0xFF, 0xD8] + segments.flatMap { $0 } + segment(0xC0, frame)
    }

    private func segment(_ marker: UInt8, _ bytes: [UInt8]) -> [UInt8] {
        [0xFF, marker, UInt8((bytes.count + 2) >> 8), UInt8((bytes.count + 2) & 0xFF)] + bytes
    }

    private var comment: [UInt8] { segment(0xFE, utf8("made for a test")) }

    private func exif(_ orientation: UInt8, isLittle: Bool) -> [UInt8] {
        let body: [UInt8] =
            isLittle
            ? utf8("II*\0") + [8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
            : utf8("MM\0*") + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        return segment(0xE1, utf8("Exif\0\0") + body)
    }
}
