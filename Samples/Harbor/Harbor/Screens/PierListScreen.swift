import SwiftUI

struct PierListScreen: View {
    @Environment(Timetable.self) private var timetable
    @State private var query = ""

    var body: some View {
        NavigationStack {
            List {
                ForEach(timetable.piers) { pier in
                    NavigationLink {
                        PierScreen(pier: pier)
                    } label: {
                        PierRow(pier: pier)
                    }
                    .swipeActions(edge: .leading) {
                        Button(pier.isPinned ? "고정 해제" : "고정", systemImage: "pin") {
                            timetable.togglePin(pier)
                        }
                    }
                }
            }
            .navigationTitle("부두")
            .searchable(text: $query, prompt: "섬 이름으로 찾기")
            .refreshable { await timetable.reload() }
            .toolbar {
                Button("새로 고침", systemImage: "arrow.clockwise") {
                    Task { await timetable.reload() }
                }
            }
        }
    }
}
