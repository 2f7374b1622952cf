/// The fewest swipes to each stop when the rotor is used as well.
///
/// Turning the rotor to what one wants is counted as one, though it takes more where there are many settings; then each
/// swipe up or down is one jump, and each swipe to a side one step. VoiceOver begins at the first stop.
public struct RotorWay: Sendable {
    /// Swipes by the index of the stop.
    public let swipes: [Int]

    /// The ways through a tour.
    ///
    /// - Parameter unused: kinds of the rotor that are left out.
    public init(_ tour: VoiceOverTour, without unused: Set<RotorKind> = []) {
        self.init(
            count: tour.stops.count, settings: Rotor(tour).entries.filter { !unused.contains($0.kind) }.map(\.stops))
    }

    /// The ways to `count` stops, where each setting of the rotor jumps to some of them, in order.
    init(count: Int, settings: [[Int]]) {
        var swipes = Array(0..<count)
        for setting in settings { Self.shorten(&swipes, by: setting.filter { $0 > 0 && $0 < count }) }
        self.swipes = swipes
    }

    private static func shorten(_ swipes: inout [Int], by jumps: [Int]) {
        for (offset, target) in jumps.enumerated() {
            let arrival = offset + 2
            let next = offset + 1 < jumps.count ? jumps[offset + 1] : swipes.count
            // On from here to the next place to jump to, and back to the one before.
            for stop in target..<next { swipes[stop] = min(swipes[stop], arrival + stop - target) }
            let before = offset > 0 ? jumps[offset - 1] : 0
            for stop in (before + 1)..<max(before + 1, target) {
                swipes[stop] = min(swipes[stop], arrival + target - stop)
            }
        }
    }
}
