/// What it takes to get to an element and activate it under each feature, from the top of the screen. `nil` means that
/// the feature does not come to it.
public struct ElementCost: Hashable, Sendable {
    /// Swipes with VoiceOver, from the first element.
    public let swipes: Int
    /// The fewest swipes and jumps when the rotor is used as well, turning it counted as one.
    public let rotorSwipes: Int
    /// Words that VoiceOver speaks on the way, those of the element itself among them.
    public let heardWords: Int
    /// Highlights to wait for in automatic scanning, Tap in the menu included.
    public let highlights: Int?
    /// Presses in step scanning with two switches.
    public let switchPresses: Int?
    /// Keys to press with Full Keyboard Access, Space included.
    public let keyPresses: Int?
    /// Words to say to Voice Control besides the command.
    public let spokenWords: Int?

    /// A cost.
    public init(
        swipes: Int, rotorSwipes: Int, heardWords: Int, highlights: Int?, switchPresses: Int?, keyPresses: Int?,
        spokenWords: Int?
    ) {
        self.swipes = swipes
        self.rotorSwipes = rotorSwipes
        self.heardWords = heardWords
        self.highlights = highlights
        self.switchPresses = switchPresses
        self.keyPresses = keyPresses
        self.spokenWords = spokenWords
    }
}
