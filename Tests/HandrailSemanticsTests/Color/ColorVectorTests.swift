import Foundation
import HandrailModel
import HandrailSemantics
import Testing

/// Color vision, contrast and distance as other programs work them out: `Tests/Scripts/vectors.sh` asks them.
@Suite(.enabled(if: ColorVectors.file != nil, "no other program could be asked"))
struct ColorVectorTests {
    private let vectors: ColorVectors

    init() throws {
        let file = URL(fileURLWithPath: ColorVectors.file ?? "")
        vectors = try JSONDecoder().decode(ColorVectors.self, from: Data(contentsOf: file))
    }

    @Test("Colors without one sort of cones are those of daltonlens, which cuts fractions off")
    func vision() throws {
        #expect(vectors.seen.count == 375)
        for vector in vectors.seen {
            let vision = try #require(ColorVision(rawValue: vector.vision))
            let own = vision.seen(ColorVectors.color(vector.color))
            for (component, other) in zip([own.red, own.green, own.blue], vector.seen) {
                #expect(abs(component * 255 - Double(other)) <= 1.6, "\(vector.vision) \(vector.color)")
            }
        }
    }

    @Test("Colors moved onto what is told apart without one sort of cones are those of daltonlens")
    func projection() throws {
        #expect(vectors.projected.count == 375)
        for vector in vectors.projected {
            let vision = try #require(ColorVision(rawValue: vector.vision))
            let own = try #require(DichromacyProjection(vision)).seen(ColorVectors.color(vector.color))
            for (component, other) in zip([own.red, own.green, own.blue], vector.seen) {
                #expect(abs(component * 255 - Double(other)) <= 1.6, "\(vector.vision) \(vector.color)")
            }
        }
    }

    @Test("Contrast ratios are those of the luminance of colour-science")
    func contrast() {
        #expect(vectors.ratios.count > 200)
        for vector in vectors.ratios {
            let (first, second) = (ColorVectors.color(vector.first), ColorVectors.color(vector.second))
            #expect(abs(ContrastRatio.of(first, on: second) - vector.value) < 0.01, "\(vector.first) \(vector.second)")
        }
    }

    @Test("Distances are those of colour-science")
    func distance() {
        #expect(vectors.distances.count > 200)
        for vector in vectors.distances {
            let own = ColorDifference.between(ColorVectors.color(vector.first), ColorVectors.color(vector.second))
            #expect(abs(own - vector.value) < 0.2, "\(vector.first) \(vector.second): \(own), not \(vector.value)")
        }
    }
}

/// What other programs say of colors, whose components are codes from 0 to 255.
private struct ColorVectors: Decodable {
    struct Seen: Decodable {
        let vision: String
        let color: [Int]
        let seen: [Int]
    }

    struct Pair: Decodable {
        let first: [Int]
        let second: [Int]
        let value: Double
    }

    let seen: [Seen]
    let projected: [Seen]
    let ratios: [Pair]
    let distances: [Pair]

    /// Where that lies; `nil` where nobody was asked.
    static let file = ProcessInfo.processInfo.environment["HANDRAIL_COLOR_VECTORS"].flatMap { file in
        FileManager.default.fileExists(atPath: file) ? file : nil
    }

    static func color(_ codes: [Int]) -> ColorValue {
        let parts = codes.map { Double($0) / 255 }
        return ColorValue(red: parts[0], green: parts[1], blue: parts[2])
    }
}
