import SwiftUI

/// Marks the way: what is tapped, swiped, dragged and typed.
struct WaypointScreen: View {
    @State private var names = ["Spring", "Hut", "Summit"]
    @State private var query = ""

    var body: some View {
        List {
            Section("Marks") {
                ForEach(names, id: \.self) { name in
                    Text(name)
                }
                // expect: swipe-without-alternative review
                .onDelete { names.remove(atOffsets: $0) }
            }
            Section("Add") {
                HStack {
                    TextField("Name", text: $query)
                    Button {
                        names.append(query)
                    } label: {
                        Image(systemName: "plus")
                            .accessibilityLabel("Add")
                            // expect: small-hit-target
                            .frame(width: 24, height: 24)
                    }
                    .buttonStyle(.borderless)
                    Button {
                        query = ""
                    } label: {
                        // quiet: small-hit-target — the padding belongs to the label
                        Image(systemName: "xmark")
                            .accessibilityLabel("Clear") // expect: unlocalized-label
                            .frame(width: 24, height: 24)
                            .padding(10)
                    }
                    .buttonStyle(.borderless)
                }
                Button("Center on me") { query = "Here" }
                    // expect: shortcut-shadows-system
                    .keyboardShortcut("h")
            }
            Section("Legend") {
                Text("Ask the rangers: marks@trail.example")
                    // expect: text-selection-disabled
                    .textSelection(.disabled)
            }
        }
        .navigationTitle("Waypoints")
        // expect: status-bar-hidden
        .statusBarHidden()
    }
}
