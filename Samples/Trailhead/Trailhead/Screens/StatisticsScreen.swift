import SwiftUI

/// What the walks of a year come to.
struct StatisticsScreen: View {
    @Environment(TrailStore.self) private var store
    @State private var comparedWalk: Walk?
    @State private var isPinned = false

    var body: some View {
        List {
            Section("Longest walks") {
                ForEach(store.walks) { walk in
                    HStack { // expect: row-of-many-stops review
                        Text(walk.trail.name)
                        Spacer()
                        Text(walk.trail.length, format: .number)
                        Text(walk.date, format: .dateTime.year())
                    }
                }
            }

            Section("Highest walks") {
                ForEach(store.walks) { walk in
                    // quiet: row-of-many-stops — combined into one
                    HStack {
                        Text(walk.trail.name)
                        Spacer()
                        Text(walk.trail.climb, format: .number)
                        Text(walk.date, format: .dateTime.year())
                    }
                    .accessibilityElement(children: .combine)
                }
            }

            Section("Compare") {
                ForEach(store.walks) { walk in
                    Text(walk.trail.name) // expect: missing-custom-action review
                        .onLongPressGesture { comparedWalk = walk }
                }
                ForEach(store.walks) { walk in
                    // quiet: missing-custom-action — the action is offered by name too
                    Text(walk.note)
                        .onLongPressGesture { comparedWalk = walk }
                        .accessibilityAction(named: "Compare") { comparedWalk = walk }
                }
            }

            Button {
                comparedWalk = nil
            } label: {
                HStack {
                    Text("Reset the comparison")
                    Toggle("", isOn: $isPinned) // expect: nested-control review
                }
            }

            Button {
                exportAll()
            } label: {
                Image(systemName: "square.and.arrow.up")
            }
            .accessibilityLabel("Export walks") // expect: unlocalized-label
            .accessibilityIdentifier("export-walks")
        }
        .navigationTitle("Statistics")
    }

    private func exportAll() {}
}
