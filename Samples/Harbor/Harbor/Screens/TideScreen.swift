import Charts
import SwiftUI

struct TideScreen: View {
    @Environment(Timetable.self) private var timetable

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("오늘의 물높이")
                        .font(.title2)
                        .accessibilityAddTraits(.isHeader)
                    Chart(timetable.tides) { tide in
                        LineMark(x: .value("시각", tide.time), y: .value("높이", tide.height))
                    }
                    .frame(height: 220)
                    .accessibilityLabel("시각에 따른 물높이")
                    TideTable(tides: timetable.tides)
                }
                .padding()
            }
            .navigationTitle("물때")
        }
    }
}
