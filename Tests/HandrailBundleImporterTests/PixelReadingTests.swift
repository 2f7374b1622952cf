import HandrailBundleImporter
import HandrailModel
import HandrailPixels
import HandrailSource
import Testing

/// What the pixels of image sets tell: enlarged copies, drawings kept as photos, photos kept as drawings.
@Suite(.enabled(if: PictureReader.isAvailable, "pictures cannot be read"))
struct PixelReadingTests {
    private static let slots = #"""
        {"images": [{"scale": "1x", "filename": "a.png"}, {"scale": "2x", "filename": "a@2x.png"}]}
        """#

    @Test("A picture in which each pixel lies between those of the smaller one is an enlarged copy")
    func enlarged() {
        let files = ["a.png": png(40) { disc($0, $1, 40) }, "a@2x.png": png(80) { between($0, $1) }]
        #expect(content(Self.slots, files).enlarged == ["a@2x.png": "a.png"])
    }

    @Test("A picture that was drawn for its own size is none")
    func drawn() {
        let files = ["a.png": png(40) { disc($0, $1, 40) }, "a@2x.png": png(80) { disc($0, $1, 80) }]
        #expect(content(Self.slots, files).enlarged.isEmpty)
    }

    @Test("Pictures for two appearances are not held against each other")
    func appearances() {
        let slots = #"""
            {"images": [{"scale": "1x", "filename": "a.png"}, {"scale": "2x", "filename": "a@2x.png",
              "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """#
        let files = ["a.png": png(40) { disc($0, $1, 40) }, "a@2x.png": png(80) { between($0, $1) }]
        #expect(content(slots, files).enlarged.isEmpty)
    }

    @Test("A JPEG of two flat colors is a drawing, and one of many colors is none")
    func drawings() throws {
        let flat = try jpeg { x, _ in x / 32 % 2 == 0 ? [200, 30, 30] : [250, 250, 250] }
        let photo = try jpeg { x, y in [UInt8(x * 2), UInt8(y * 2), UInt8((x &* y) % 256)] }
        let slots = #"{"images": [{"filename": "flat.jpg"}, {"filename": "photo.jpg"}]}"#
        #expect(content(slots, ["flat.jpg": flat, "photo.jpg": photo]).drawings == ["flat.jpg"])
    }

    @Test("What is cut short, or says that it is gigantic, is not read and tells nothing")
    func hostile() {
        let small = png(40) { disc($0, $1, 40) }
        let copy = png(80) { between($0, $1) }
        #expect(content(Self.slots, ["a.png": small, "a@2x.png": Array(copy.prefix(90))]).enlarged.isEmpty)
        var vast = copy
        for place in 16..<24 { vast[place] = 0x7F }
        #expect(content(Self.slots, ["a.png": small, "a@2x.png": vast]).enlarged.isEmpty)
        #expect(content(Self.slots, ["a.png": [], "a@2x.png": [0x89]]) == PictureContent())
    }

    @Test("A picture in which each pixel is repeated is an enlarged copy where its edges are soft, and only there")
    func repeated() {
        let soft = ["a.png": png(40) { disc($0, $1, 40) }, "a@2x.png": png(80) { disc($0 / 2, $1 / 2, 40) }]
        #expect(content(Self.slots, soft).enlarged == ["a@2x.png": "a.png"])
        let square = ["a.png": png(40) { x, _ in x < 20 ? 255 : 0 }]
        let large = ["a@2x.png": png(80) { x, _ in x < 40 ? 255 : 0 }]
        #expect(content(Self.slots, square.merging(large) { $1 }).enlarged.isEmpty)
    }

    @Test("What cannot be read is said with its reason")
    func gaps() {
        let small = png(40) { disc($0, $1, 40) }
        let cut = Array(png(80) { between($0, $1) }.prefix(90))
        #expect(content(Self.slots, ["a.png": small, "a@2x.png": cut]).gaps[.copies] == .unreadable)
        var vast = png(80) { between($0, $1) }
        for place in 16..<24 { vast[place] = 0x3F }
        #expect(content(Self.slots, ["a.png": small, "a@2x.png": vast]).gaps[.copies] == .tooLarge)
        let one = #"{"images": [{"filename": "a.png"}]}"#
        #expect(content(one, ["a.png": cut]).gaps[.ink] == .unreadable)
        #expect(content(Self.slots, ["a.png": small, "a@2x.png": png(80) { disc($0, $1, 80) }]).gaps.isEmpty)
    }

    @Test("Colors of PNGs are counted that take room, and those of small ones are not")
    func fewColors() {
        let one = #"{"images": [{"filename": "a.png"}]}"#
        // Noise in few grays, which no compression makes small.
        let noisy = picture(320) { x, y in
            let mixed = (UInt64(x + y * 320) &+ 1) &* 0x9E37_79B9_7F4A_7C15
            let gray = UInt8(truncatingIfNeeded: ((mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9) >> 61)
            return [gray * 30, gray * 30, gray * 30, 255]
        }
        let found = content(one, ["a.png": noisy]).fewColors["a.png"]
        #expect(found?.colors == 8)
        #expect(found?.length == noisy.count)
        #expect(content(one, ["a.png": picture(64) { _, _ in [9, 9, 9, 255] }]).fewColors.isEmpty)
    }

    @Test("A white ground is one at all edges of a picture without clear parts")
    func whiteGround() {
        let one = #"{"images": [{"filename": "a.png"}]}"#
        func ground(_ color: (Int, Int) -> [UInt8]) -> ColorValue? {
            content(one, ["a.png": picture(120, color)]).whiteGround
        }
        let (white, black): ([UInt8], [UInt8]) = ([255, 255, 255, 255], [0, 0, 0, 255])
        let logo = ground { x, y in 40..<80 ~= x && 40..<80 ~= y ? black : white }
        #expect(logo == ColorValue(space: .sRGB, red: 1, green: 1, blue: 1))
        #expect(ground { x, y in min(x, y) > 40 ? black : white } == nil)
        #expect(ground { x, y in x == 60 && y == 60 ? [0, 0, 0, 0] : white } == nil)
        #expect(ground { _, _ in [230, 230, 230, 255] } == nil)
    }

    private func content(_ contents: String, _ files: [String: [UInt8]]) -> PictureContent {
        let folder = "A.xcassets/x.imageset/"
        let names = (files.keys + ["Contents.json"]).sorted()
        return AssetCatalogImporter().read(
            files: names.enumerated().map { (folder + $1, FileIndex($0)) }, read: { _ in utf8(contents) },
            head: { path, count in files[String(path.dropFirst(folder.count))].map { Array($0.prefix(count)) } }
        ).images.first?.set?.content ?? PictureContent()
    }

    /// A black disc on a clear ground, by how much it covers of each pixel.
    private func disc(_ x: Int, _ y: Int, _ side: Int) -> UInt8 {
        let (dx, dy) = (Double(x) + 0.5 - Double(side) / 2, Double(y) + 0.5 - Double(side) / 2)
        return UInt8(255 * min(1, max(0, Double(side) * 0.4 - (dx * dx + dy * dy).squareRoot() + 0.5)))
    }

    /// The disc of 40 pixels, enlarged to 80: three parts of the nearest pixel, one of its neighbor, in each direction.
    private func between(_ x: Int, _ y: Int) -> UInt8 {
        func near(_ place: Int) -> [(Int, Int)] {
            [(place / 2, 3), (place % 2 == 0 ? place / 2 - 1 : place / 2 + 1, 1)]
        }
        var sum = 0
        for (column, across) in near(x) {
            for (row, down) in near(y) { sum += Int(disc(column, row, 40)) * across * down }
        }
        return UInt8(sum / 16)
    }

    private func picture(_ side: Int, _ color: (Int, Int) -> [UInt8]) -> [UInt8] {
        let samples = (0..<side * side).flatMap { place -> [UInt8] in color(place % side, place / side) }
        return (try? PictureReader.png(of: PixelImage(width: side, height: side, samples: samples))) ?? []
    }

    private func png(_ side: Int, _ opacity: (Int, Int) -> UInt8) -> [UInt8] {
        let samples = (0..<side * side).flatMap { place -> [UInt8] in [0, 0, 0, opacity(place % side, place / side)] }
        return (try? PictureReader.png(of: PixelImage(width: side, height: side, samples: samples))) ?? []
    }

    private func jpeg(_ color: (Int, Int) -> [UInt8]) throws -> [UInt8] {
        let samples = (0..<128 * 128).flatMap { place -> [UInt8] in color(place % 128, place / 128) + [255] }
        return try PictureReader.jpeg(of: PixelImage(width: 128, height: 128, samples: samples), quality: 90)
    }
}
