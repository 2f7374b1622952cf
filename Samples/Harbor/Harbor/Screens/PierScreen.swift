import SwiftUI

struct PierScreen: View {
    @Environment(Timetable.self) private var timetable

    let pier: Pier

    var body: some View {
        List {
            Section {
                Image(decorative: "pier-illustration")
                    .resizable()
                    .scaledToFit()
                pinButton
            }
            Section("오늘의 배편") {
                ForEach(pier.departures) { departure in
                    DepartureRow(departure: departure)
                }
            }
            Section {
                Link("뱃길 안내", destination: URL(string: "https://harbor.example.org/routes")!)
                ShareLink("시간표 공유", item: pier.name)
            }
        }
        .navigationTitle(pier.name)
    }

    private var pinButton: some View {
        Button {
            timetable.togglePin(pier)
        } label: {
            Label(pier.isPinned ? "고정 해제" : "위에 고정", systemImage: pier.isPinned ? "pin.slash" : "pin")
        }
    }
}
