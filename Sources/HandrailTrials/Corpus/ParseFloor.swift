import Foundation

/// What parsing alone takes over the Swift files of an app, as `handrail-bench --floor` prints it.
package struct ParseFloor: Decodable, Sendable, Equatable {
    /// Swift files.
    package let files: Int
    /// From start to end, in seconds.
    package let wall: Double
    /// What all threads computed, in seconds.
    package let processor: Double

    /// The floor that `bytes` tell of; none if they tell of none.
    package init?(_ bytes: [UInt8]) {
        guard let floor = try? JSONDecoder().decode(ParseFloor.self, from: Data(bytes)) else { return nil }
        self = floor
    }
}
