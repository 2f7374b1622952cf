import Foundation
import HandrailPixels
import Testing

/// Words that another program drew in known colors, sizes, weights and scripts: `make pictures` has them drawn.
@Suite(.enabled(if: Renderings.folder != nil && PictureReader.isAvailable, "nothing was drawn"))
struct RenderingTests {
    private struct Truth: Decodable {
        let file: String
        let kind: String
        let ratio: Double?
        let stroke: Double
        let size: Double?
    }

    /// Every word that is drawn has a letter as high as a capital one; in no font that is drawn that is less than 0.68
    /// of the size.
    @Test("A line of ink is as high as a capital letter at least")
    func lines() throws {
        let folder = URL(fileURLWithPath: Renderings.folder ?? "")
        let truths = try JSONDecoder().decode(
            [Truth].self, from: Data(contentsOf: folder.appendingPathComponent("truth.json")))
        var shares: [Double] = []
        for truth in truths where truth.kind == "solid" {
            guard let size = truth.size else { continue }
            let image = try PictureReader.read(Array(Data(contentsOf: folder.appendingPathComponent(truth.file))))
            let region = try #require(
                PixelRegion(x: 0, y: 0, width: Double(image.width), height: Double(image.height), in: image))
            guard case .measured(let ink) = InkReader.read(region, of: image, showing: .words),
                let line = ink.lines.max(by: { $0.rows < $1.rows }), !line.isCut
            else { continue }
            shares.append(Double(line.rows) / size)
            #expect(Double(line.rows) >= 0.68 * size - 0.5, "\(truth.file): \(line), size \(size)")
        }
        print("lines of ink: \(shares.count), \(shares.min() ?? 0)…\(shares.max() ?? 0) of the size")
        #expect(shares.count > 100)
    }

    @Test("Of words with strokes of a pixel and more 95 in 100 are right, and most are measured")
    func words() throws {
        let folder = URL(fileURLWithPath: Renderings.folder ?? "")
        let truths = try JSONDecoder().decode(
            [Truth].self, from: Data(contentsOf: folder.appendingPathComponent("truth.json")))
        var (counts, wrong): ([String: (all: Int, measured: Int, right: Int, low: Int)], [String]) = ([:], [])
        for truth in truths {
            let file = try Data(contentsOf: folder.appendingPathComponent(truth.file))
            let image = try PictureReader.read(Array(file))
            let region = try #require(
                PixelRegion(x: 0, y: 0, width: Double(image.width), height: Double(image.height), in: image))
            let kind = truth.kind == "solid" && truth.stroke < 1 ? "thin" : truth.kind
            var count = counts[kind] ?? (0, 0, 0, 0)
            count.all += 1
            let answer = InkReader.read(region, of: image, showing: .words)
            if case .measured(let ink) = answer, !ink.isLeast {
                count.measured += 1
                let allowed = max(0.15, (truth.ratio ?? 0) * (kind == "gradient" ? 0.12 : 0.03))
                if let wanted = truth.ratio, abs(ink.ratio - wanted) <= allowed {
                    count.right += 1
                } else {
                    wrong.append("\(truth.file) \(kind) \(ink.ratio), not \(truth.ratio ?? 0), \(truth.stroke) px")
                }
            } else if case .measured(let ink) = answer, let wanted = truth.ratio, ink.ratio > wanted * 1.05 + 0.15 {
                // What is said to be the least is less than the truth.
                count.low += 1
            }
            counts[kind] = count
        }
        print("renderings: \(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })")
        let solid = try #require(counts["solid"])
        #expect(Double(solid.right) >= Double(solid.measured) * 0.95, "\(wrong)")
        #expect(Double(solid.measured) >= Double(solid.all) * 0.8, "\(solid)")
        #expect(counts.values.allSatisfy { $0.low == 0 }, "\(counts)")
        let photo = try #require(counts["photo"])
        #expect(photo.measured == 0, "\(wrong)")
    }
}

/// What was drawn.
enum Renderings {
    /// Where it lies; `nil` where nothing was drawn.
    static let folder = ProcessInfo.processInfo.environment["HANDRAIL_RENDERINGS"].flatMap { folder in
        FileManager.default.fileExists(atPath: folder + "/truth.json") ? folder : nil
    }
}
