import SwiftUI

/// 배 한 편을 한 번에 읽어 주는 줄.
struct DepartureRow: View {
    let departure: Departure

    var body: some View {
        HStack {
            Text(departure.time, format: .dateTime.hour().minute())
                .monospacedDigit()
            Text(departure.ferry)
            Spacer()
            Text(departure.isCancelled ? "결항" : "정상 운항")
                .foregroundStyle(departure.isCancelled ? Color.primary : Color.secondary)
        }
        .accessibilityElement(children: .combine)
    }
}
