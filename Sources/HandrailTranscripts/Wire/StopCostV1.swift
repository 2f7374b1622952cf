package import HandrailReporting
import HandrailSimulation

/// What it costs.
package struct StopCostV1: Sendable {
    /// Swipes.
    package let swipes: Int
    /// Swipes with the rotor.
    package let rotorSwipes: Int
    /// Words heard on the way.
    package let heardWords: Int
    /// Highlights to wait for.
    package let highlights: Int?
    /// Presses of two switches.
    package let switchPresses: Int?
    /// Keys.
    package let keyPresses: Int?
    /// Words to say.
    package let spokenWords: Int?
}

extension StopCostV1 {
    /// The wire form of a cost.
    init(_ cost: ElementCost) {
        self.init(
            swipes: cost.swipes, rotorSwipes: cost.rotorSwipes, heardWords: cost.heardWords,
            highlights: cost.highlights,
            switchPresses: cost.switchPresses, keyPresses: cost.keyPresses, spokenWords: cost.spokenWords)
    }
}

extension StopCostV1: WireObject {
    /// Its name in the schema.
    package static let name = "Cost"
    /// What the schema says of it.
    package static let note = "What it takes to get to it and activate it; what is missing is not possible."
    /// Its members.
    package static let fields: [WireField<StopCostV1>] = [
        WireField("swipes", "Swipes.") { $0.swipes },
        WireField("rotorSwipes", "Swipes with the rotor.") { $0.rotorSwipes },
        WireField("heardWords", "Words heard on the way.") { $0.heardWords },
        WireField("highlights", "Highlights to wait for.") { $0.highlights },
        WireField("switchPresses", "Presses of two switches.") { $0.switchPresses },
        WireField("keyPresses", "Keys.") { $0.keyPresses },
        WireField("spokenWords", "Words to say.") { $0.spokenWords },
    ]
}
