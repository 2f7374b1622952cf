import Foundation

/// A marked path that people walk.
struct Trail: Identifiable, Hashable {
    let id: UUID
    let name: String
    let region: String
    /// In meters.
    let length: Double
    /// In meters above where the trail begins.
    let climb: Double
    let difficulty: Difficulty
    let photo: URL?
    let website: URL?
    var isFavorite: Bool
    /// From 0 to 5, in whole stars.
    var rating: Int
    var isOpen: Bool
}

/// How hard a trail is to walk.
enum Difficulty: String, CaseIterable, Identifiable {
    case easy, moderate, strenuous

    var id: String { rawValue }

    var title: LocalizedStringResource {
        switch self {
        case .easy: "Easy"
        case .moderate: "Moderate"
        case .strenuous: "Strenuous"
        }
    }
}

/// One walk that somebody finished.
struct Walk: Identifiable, Hashable {
    let id: UUID
    let trail: Trail
    let date: Date
    let duration: Duration
    var note: String
}
