import Foundation

/// A ferry that leaves.
struct Departure {
    let destination: String
    let time: String
    let pier: String
    let isLate: Bool
    let photo: URL?
}
