import HandrailModel

/// Counts how often an animated picture flashes.
///
/// A flash is a pair of opposing changes of relative luminance by a tenth of the greatest or more, where the darker
/// side is below 0.8, over a fourth of what is seen at ten degrees: 341 × 256 points at the usual distance.
/// Source: WCAG 2.2, “general flash and red flash thresholds”.
struct FlashCounter {
    /// The change that counts, and the luminance that the darker side stays below.
    private static let (change, dark) = (0.1, 0.8)
    /// The area that counts, in square points.
    private static let area = 341.0 * 256 / 4
    /// Places that are looked at in each direction, at most.
    private static let places = 48

    /// The light of each code of a component, worked out once.
    fileprivate static let light = (0...255).map { TransferFunction.linear(Double($0) / 255) }

    /// What adding up the times of frames may be off, in seconds.
    private static let rounding = 1e-6

    private let columns: [Int]
    private let rows: [Int]
    /// Square points that each place stands for.
    private let share: Double
    /// The lowest and highest luminance at each place since it last changed.
    private var lows: [Double] = []
    private var highs: [Double] = []
    /// Whether each place last became lighter; `nil` before it changed.
    private var rises: [Bool?]
    /// When a large part became lighter or darker, each the opposite of the one before.
    private var changes: [(time: Double, isRise: Bool)] = []

    /// A counter for a picture of so many pixels, each `1 / pixelsPerPoint` points wide.
    init(width: Int, height: Int, pixelsPerPoint: Double) {
        func middles(_ length: Int) -> [Int] {
            let count = min(length, Self.places)
            return (0..<count).map { ($0 * 2 + 1) * length / (count * 2) }
        }
        columns = middles(width)
        rows = middles(height)
        rises = [Bool?](repeating: nil, count: columns.count * rows.count)
        let points = Double(width) * Double(height) / (pixelsPerPoint * pixelsPerPoint)
        share = points / Double(max(1, rises.count))
    }

    /// Whether the picture is large enough to matter at all.
    var isLarge: Bool { share * Double(rises.count) >= Self.area }

    /// The relative luminance at each place that is looked at.
    func luminances(of canvas: AnimationCanvas) -> [Double] {
        rows.flatMap { row in columns.map { canvas.luminance(x: $0, y: row) } }
    }

    /// Looks at the picture as it is from `time` on, in seconds.
    mutating func look(at luminances: [Double], from time: Double) {
        guard !lows.isEmpty else {
            (lows, highs) = (luminances, luminances)
            return
        }
        var (lighter, darker) = (0, 0)
        for (place, luminance) in luminances.enumerated() {
            lows[place] = min(lows[place], luminance)
            highs[place] = max(highs[place], luminance)
            if rises[place] != true, luminance - lows[place] >= Self.change, lows[place] < Self.dark {
                lighter += 1
                rises[place] = true
                highs[place] = luminance
            } else if rises[place] != false, highs[place] - luminance >= Self.change, luminance < Self.dark {
                darker += 1
                rises[place] = false
                lows[place] = luminance
            }
        }
        note(lighter, isRise: true, time)
        note(darker, isRise: false, time)
    }

    private mutating func note(_ places: Int, isRise: Bool, _ time: Double) {
        guard Double(places) * share >= Self.area, changes.last?.isRise != isRise else { return }
        changes.append((time, isRise))
    }

    /// The most flashes in any second: pairs of changes.
    var mostInASecond: Int {
        var first = 0
        var most = 0
        for (last, change) in changes.enumerated() {
            while change.time - changes[first].time >= 1 - Self.rounding { first += 1 }
            most = max(most, (last - first + 1) / 2)
        }
        return most
    }
}

extension AnimationCanvas {
    /// The relative luminance of a pixel on white, 0…1. Source: WCAG 2.2, “relative luminance”.
    fileprivate func luminance(x: Int, y: Int) -> Double {
        let start = (y * width + x) * 4
        let opacity = Int(samples[start + 3])
        func light(_ part: Int) -> Double {
            FlashCounter.light[(Int(samples[start + part]) * opacity + 255 * (255 - opacity)) / 255]
        }
        let shares = LinearLight.shares
        return shares.red * light(0) + shares.green * light(1) + shares.blue * light(2)
    }
}
