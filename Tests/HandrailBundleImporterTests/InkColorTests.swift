import HandrailBundleImporter
import HandrailModel
import HandrailPixels
import HandrailSource
import Testing

/// The color of icons, for which their pixels are read.
@Suite(.enabled(if: PictureReader.isAvailable, "pictures cannot be read"))
struct InkColorTests {
    @Test("A shape in one color on a clear ground has that color")
    func shapes() throws {
        let red: [UInt8] = [200, 10, 10, 255]
        let found = try #require(ink(of: png { $0 < 8 ? red : [0, 0, 0, 0] }))
        #expect(abs(found.red - 200 / 255.0) < 0.01 && found.green < 0.05)
    }

    @Test("Several colors, no clear ground, and what is no picture have none")
    func others() {
        #expect(ink(of: png { $0 < 4 ? [200, 10, 10, 255] : $0 < 8 ? [10, 10, 200, 255] : [0, 0, 0, 0] }) == nil)
        #expect(ink(of: png { _ in [0, 0, 0, 255] }) == nil)
        #expect(ink(of: Array(png { _ in [0, 0, 0, 255] }.prefix(60))) == nil)
    }

    @Test("A set with a picture for Dark Mode or with template intent is not looked at")
    func answered() {
        let icon = png { $0 < 8 ? [0, 0, 0, 255] : [0, 0, 0, 0] }
        let dark = #", {"filename": "a.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#
        #expect(ink(of: icon) != nil)
        #expect(ink(of: icon, slots: #"{"filename": "a.png"}"# + dark) == nil)
        #expect(ink(of: icon, properties: #", "properties": {"template-rendering-intent": "template"}"#) == nil)
    }

    @Test("A picture that says it is gigantic is not decoded")
    func gigantic() {
        var bytes = png { _ in [0, 0, 0, 255] }
        for place in 16..<24 { bytes[place] = 0x7F }
        #expect(ink(of: bytes) == nil)
    }

    /// A picture of 16 by 16 pixels, each by the column that it is in.
    private func png(_ color: (Int) -> [UInt8]) -> [UInt8] {
        let samples = (0..<256).flatMap { color($0 % 16) }
        return (try? PictureReader.png(of: PixelImage(width: 16, height: 16, samples: samples))) ?? []
    }

    private func ink(
        of bytes: [UInt8], slots: String = #"{"filename": "a.png"}"#, properties: String = ""
    ) -> ColorValue? {
        let folder = "A.xcassets/x.imageset/"
        return AssetCatalogImporter().read(
            files: [(folder + "Contents.json", FileIndex(0)), (folder + "a.png", FileIndex(1))],
            read: { _ in utf8(#"{"images": [\#(slots)]\#(properties)}"#) },
            head: { _, count in Array(bytes.prefix(count)) }
        ).images.first?.set?.ink
    }
}
