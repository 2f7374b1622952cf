import Foundation
import HandrailPixels
import Testing

/// Animated pictures that another program wrote, with parts of frames, palettes and what is left of frames before.
@Suite struct PictureFlashesTests {
    private struct Truth: Decodable {
        let file: String
        let flashes: Int?
    }

    @Test(
        "Flashes are counted in GIF and PNG alike, and small pictures are left alone",
        .enabled(if: Renderings.folder != nil && PictureReader.isAvailable, "nothing was drawn"))
    func counted() throws {
        let folder = URL(fileURLWithPath: Renderings.folder ?? "")
        let truths = try JSONDecoder().decode(
            [Truth].self, from: Data(contentsOf: folder.appendingPathComponent("animations.json")))
        #expect(truths.count == 12)
        for truth in truths {
            let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(truth.file)))
            #expect(PictureFlashes.mostInASecond(of: bytes, pixelsPerPoint: 1) == truth.flashes, "\(truth.file)")
        }
    }

    /// A GIF of two frames, white and black, that each last a tenth of a second; one row of pixels stands for all,
    /// because what is not drawn is clear.
    private static let bytes: [UInt8] = {
        let screen: [UInt8] = [0x10, 0x27, 0x03, 0x00, 0x80, 0, 0, 255, 255, 255, 0, 0, 0]
        let control: [UInt8] = [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]
        return Array("GIF89a".utf8) + screen + control + frame + control + frame + [0x3B]
    }()

    @Test("Every beginning of a file, and a file with any byte changed, is read to an end")
    func damaged() {
        for count in Self.bytes.indices {
            _ = PictureFlashes.mostInASecond(of: Array(Self.bytes.prefix(count)), pixelsPerPoint: 1)
            for value: UInt8 in [0, 1, 0x2C, 0x7F, 0xFF] {
                var bytes = Self.bytes
                bytes[count] = value
                _ = PictureFlashes.mostInASecond(of: bytes, pixelsPerPoint: 1)
            }
        }
    }

    @Test("A picture that claims to be gigantic is not read")
    func gigantic() {
        var bytes = Self.bytes
        bytes.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(PictureFlashes.mostInASecond(of: bytes, pixelsPerPoint: 1) == nil)
    }
}
