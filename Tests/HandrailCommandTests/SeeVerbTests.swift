import Foundation
import HandrailPixels
import HandrailTestSupport
import Testing

@Suite("handrail see")
struct SeeVerbTests {
    @Test(
        "It writes the picture as it is seen, as PNG",
        .enabled(if: PictureReader.isAvailable, "built without the libraries that read pictures"),
        arguments: [
            ("achroma", [127, 127, 127, 255] as [UInt8]), ("invert", [0, 255, 255, 255]), ("dim", [124, 0, 0, 255]),
            ("blur", [255, 0, 0, 255]),
        ])
    func filters(sight: String, wanted: [UInt8]) throws {
        try TemporaryFolder.with { folder in
            let red = PixelImage(width: 1, height: 1, samples: [255, 0, 0, 255])
            try TemporaryFolder.write(["red.png": Data(PictureReader.png(of: red))], into: folder)
            let (from, to) = (folder.appendingPathComponent("red.png"), folder.appendingPathComponent("seen.png"))
            let run = Run("see", from.path, "--as", sight, "--output", to.path)
            #expect(run.status == 0, "\(run.errors)")
            let seen = try PictureReader.read(Array(Data(contentsOf: to))).samples
            #expect(zip(seen, wanted).allSatisfy { abs(Int($0) - Int($1)) <= 2 }, "\(seen)")
        }
    }

    @Test("What is no picture, is not there, or names no way of seeing is said in a sentence")
    func refusals() throws {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["text.png": Data(repeating: 65, count: 100)], into: folder)
            let path = folder.appendingPathComponent("text.png").path
            let output = folder.appendingPathComponent("seen.png").path
            let text = Run("see", path, "--as", "dim", "--output", output)
            #expect(text.status == 3 && text.errors.contains("neither PNG nor JPEG"))
            #expect(Run("see", path + "x", "--as", "dim", "--output", output, "--lang", "ko").errors.contains("없습니다"))
            #expect(Run("see", path, "--as", "bat", "--output", output).status == 2)
        }
    }
}
