import Charts
import SwiftUI

/// How a trail climbs and falls.
struct ElevationProfile: View {
    let trail: Trail

    var body: some View {
        VStack(alignment: .leading) {
            // expect: undescribed-drawing review
            Chart(samples) { sample in
                AreaMark(x: .value("Distance", sample.distance), y: .value("Height", sample.height))
            }
            .frame(height: 160)

            VStack { // expect: sort-priority-overused review
                Text("Start").accessibilitySortPriority(3)
                Text("Summit").accessibilitySortPriority(2)
                Text("End").accessibilitySortPriority(1)
                Text("Water")
            }
        }
    }

    private var samples: [ElevationSample] {
        (0..<40).map { ElevationSample(distance: Double($0) * trail.length / 40, height: trail.climb) }
    }
}

private struct ElevationSample: Identifiable {
    let distance: Double
    let height: Double

    var id: Double { distance }
}
