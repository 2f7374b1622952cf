import Foundation
import Handrail
import HandrailModel
import HandrailPixels

/// Measures the audit of a capture of two thousand elements with a screenshot of three pixels for each point, or, as
/// its floor, what reading that picture alone takes. Each needs a process of its own, for the peak of its memory.
struct CaptureBench {
    private let folder: String
    private let isPictureAlone: Bool
    private static let runs = 5
    private static let elements = 2_000
    private static let (width, height, scale) = (390, 844, 3)

    /// What the arguments ask for; `nil` where they ask for something else.
    init?(_ arguments: [String]) {
        guard arguments.count == 2, ["--capture", "--picture"].contains(arguments[0]) else { return nil }
        isPictureAlone = arguments[0] == "--picture"
        folder = arguments[1]
    }

    private var pictureFile: URL { URL(fileURLWithPath: folder).appendingPathComponent("Harbor.png") }

    /// Writes the capture where it is not there yet, measures, and prints.
    func run() {
        do {
            try write()
            if isPictureAlone { return try printPicture() }
            var audit: Audit?
            let times = try (0..<Self.runs).map { _ in
                try HandrailBench.seconds { audit = try Auditor().audit([folder]) }
            }
            let elements = audit?.coverage.elements ?? 0
            print(
                """
                capture       \(HandrailBench.milliseconds(HandrailBench.median(times))) ms for \(elements) elements \
                with their screenshot, peak \(HandrailBench.peakMegabytes()) MB (median of \(Self.runs))
                """)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(3)
        }
    }

    private func printPicture() throws {
        let bytes = [UInt8](try Data(contentsOf: pictureFile))
        var image: PixelImage?
        let times = try (0..<Self.runs).map { _ in
            try HandrailBench.seconds { image = try PictureReader.read(bytes) }
        }
        let size = image.map { "\($0.width) × \($0.height) pixels" } ?? "no picture"
        print(
            """
            picture floor \(HandrailBench.milliseconds(HandrailBench.median(times))) ms for \(size), \
            \(bytes.count) bytes, peak \(HandrailBench.peakMegabytes()) MB (libpng alone, median of \(Self.runs))
            """)
    }

    private func write() throws {
        guard !FileManager.default.fileExists(atPath: pictureFile.path) else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(PictureReader.png(of: Self.picture)).write(to: pictureFile)
        try Data(Self.tree.utf8).write(to: pictureFile.deletingPathExtension().appendingPathExtension("xml"))
    }

    /// Texts and buttons in rows of eight, over the screen again and again: a list that was scrolled into memory.
    private static var tree: String {
        let rows = (0..<elements).map { number in
            let (x, y) = (number % 8 * 48 + 4, number / 8 * 24 % 820)
            let kind = number % 4 == 0 ? "Button" : "StaticText"
            return """
                <XCUIElementType\(kind) label="Berth \(number)" enabled="true" visible="true" accessible="true" \
                x="\(x)" y="\(y)" width="44" height="20"/>
                """
        }
        return """
            <XCUIElementTypeApplication x="0" y="0" width="\(width)" height="\(height)">
            \(rows.joined(separator: "\n"))
            </XCUIElementTypeApplication>
            """
    }

    /// Bars for words on a run of colors.
    private static var picture: PixelImage {
        let (columns, rows) = (width * scale, height * scale)
        var samples = [UInt8](repeating: 255, count: columns * rows * 4)
        for y in 0..<rows {
            for x in 0..<columns {
                let isInk = y / scale % 24 > 5 && y / scale % 24 < 16 && x % 12 < 5
                let start = (y * columns + x) * 4
                samples[start] = isInk ? 40 : UInt8(clamping: 200 + y * 55 / rows)
                samples[start + 1] = isInk ? 40 : 240
                samples[start + 2] = isInk ? 60 : UInt8(clamping: 200 + x * 55 / columns)
            }
        }
        return PixelImage(width: columns, height: rows, samples: samples)
    }
}
