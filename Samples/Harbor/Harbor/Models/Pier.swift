import Foundation

/// 배가 닿는 부두.
struct Pier: Identifiable, Hashable {
    let id: UUID
    let name: String
    let island: String
    let departures: [Departure]
    var isPinned: Bool
}

/// 부두에서 떠나는 배 한 편.
struct Departure: Identifiable, Hashable {
    let id: UUID
    let ferry: String
    let time: Date
    let isCancelled: Bool
}

/// 바닷물이 가장 높거나 낮은 때.
struct Tide: Identifiable, Hashable {
    let time: Date
    /// 기준면에서 잰 높이(미터).
    let height: Double

    var id: Date { time }
}
