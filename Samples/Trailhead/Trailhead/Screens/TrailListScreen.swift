import SwiftUI

struct TrailListScreen: View {
    @Environment(TrailStore.self) private var store
    @State private var isAdding = false
    @State private var isSortedByLength = false

    var body: some View {
        NavigationStack {
            List {
                DifficultyChips()

                ForEach(store.visibleTrails) { trail in
                    NavigationLink {
                        TrailDetailScreen(trail: trail)
                    } label: {
                        TrailRow(trail: trail)
                    }
                }
            }
            .navigationTitle("Trails")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    // expect: state-not-spoken review
                    Button {
                        isSortedByLength.toggle()
                    } label: {
                        Image(systemName: isSortedByLength ? "ruler.fill" : "ruler")
                    }
                    .accessibilityLabel("Sort by length")
                }
                ToolbarItem(placement: .primaryAction) {
                    Button { // quiet: unnamed-control — “add” is what VoiceOver says, and what the button does
                        isAdding = true
                    } label: {
                        Image(systemName: "plus")
                    }
                }
                ToolbarItem(placement: .secondaryAction) {
                    // quiet: unnamed-control — the title is there, only not drawn
                    Button("Reload", systemImage: "arrow.clockwise") {
                        Task { await store.reload() }
                    }
                    .labelStyle(.iconOnly)
                }
            }
            .refreshable { await store.reload() }
            .sheet(isPresented: $isAdding) {
                NewTrailScreen()
            }
        }
    }
}

private struct NewTrailScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var notes = ""
    @State private var difficulty = Difficulty.easy

    var body: some View {
        NavigationStack {
            Form {
                Section("Trail") {
                    TextField("Name", text: $name)
                    Picker("Difficulty", selection: $difficulty) {
                        ForEach(Difficulty.allCases) { difficulty in
                            Text(difficulty.title).tag(difficulty)
                        }
                    }
                }
                Section("Notes") {
                    TextEditor(text: $notes) // expect: unnamed-control review
                        .frame(minHeight: 120)
                }
            }
            .navigationTitle("New Trail")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "xmark")
                    }
                    .accessibilityLabel("Close button") // expect: role-word-in-name
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        save()
                    }
                    .accessibilityLabel("Confirm the entry") // expect: visible-text-missing
                }
            }
        }
    }

    private func save() {
        dismiss()
    }
}
