import SwiftUI

/// 물때를 글로 적은 표.
struct TideTable: View {
    let tides: [Tide]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(tides) { tide in
                LabeledContent {
                    Text(tide.height, format: .number.precision(.fractionLength(1)))
                } label: {
                    Text(tide.time, format: .dateTime.hour().minute())
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}
