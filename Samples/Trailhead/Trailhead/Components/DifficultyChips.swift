import SwiftUI

/// Narrows the list to trails of one difficulty.
struct DifficultyChips: View {
    @Environment(TrailStore.self) private var store

    @State private var selectedDifficulty: Difficulty?

    var body: some View {
        HStack {
            ForEach(Difficulty.allCases) { difficulty in
                // expect: state-not-spoken review
                Button {
                    selectedDifficulty = difficulty
                } label: {
                    Text(difficulty.title)
                        .foregroundStyle(selectedDifficulty == difficulty ? Color.white : Color.gray)
                }
            }
        }
    }
}

/// Chooses how trails are sorted.
struct SortChips: View {
    @State private var isByName = true

    var body: some View {
        HStack {
            // quiet: state-not-spoken — the chosen one has the trait
            Button("By name") { isByName = true }
                .accessibilityAddTraits(isByName ? .isSelected : [])
            Button("By length") { isByName = false }
                .accessibilityAddTraits(isByName ? [] : .isSelected)
        }
    }
}
