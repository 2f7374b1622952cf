import SwiftUI

struct LogbookScreen: View {
    @Environment(TrailStore.self) private var store
    @State private var editedWalk: Walk?

    var body: some View {
        NavigationStack {
            List {
                Section("This season") {
                    ForEach(store.walks) { walk in
                        WalkRow(walk: walk) // expect: tap-without-trait
                            .onTapGesture { editedWalk = walk }
                            .swipeActions {
                                Button("Delete", systemImage: "trash", role: .destructive) {
                                    store.delete(walk)
                                }
                            }
                    }
                }
                Section {
                    NavigationLink("Statistics") {
                        StatisticsScreen()
                    }
                    NavigationLink("Packing list") {
                        PackingListScreen()
                    }
                    LabeledContent("Walks", value: store.walks.count, format: .number)
                }
            }
            .navigationTitle("Logbook")
            .overlay {
                if store.walks.isEmpty {
                    ContentUnavailableView("No walks yet", systemImage: "figure.hiking")
                }
            }
            .sheet(item: $editedWalk) { walk in
                WalkEditor(walk: walk)
            }
        }
    }
}

private struct WalkRow: View {
    let walk: Walk

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(walk.trail.name)
                Text(walk.date, format: .dateTime.day().month())
            }
            Spacer()
            Text(walk.duration, format: .units())
        }
        .accessibilityElement(children: .combine)
    }
}

private struct WalkEditor: View {
    @Environment(\.dismiss) private var dismiss
    @State private var note = ""
    @State private var isShared = false

    let walk: Walk

    var body: some View {
        NavigationStack {
            Form {
                TextField("Note", text: $note, axis: .vertical)
                Toggle("Share with friends", isOn: $isShared)
                HStack {
                    Text("Photos")
                    Button("Add") { addPhoto() }
                }
                .accessibilityHidden(true) // expect: hidden-control
                Text("Saved automatically")
                    .opacity(0.01) // expect: invisible-but-reachable
                // quiet: invisible-but-reachable — faint, and there to be seen
                Text("Only you can see this")
                    .opacity(0.6)
            }
            .navigationTitle("") // expect: empty-screen-title review
            .toolbar {
                Button("Done") { dismiss() }
            }
        }
    }

    private func addPhoto() {}
}
