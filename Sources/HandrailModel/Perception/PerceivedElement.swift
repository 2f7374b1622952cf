/// An element as assistive technologies meet it.
public struct PerceivedElement: Sendable {
    /// Whether it is something to stop at, or something around stops.
    public enum Exposure: Hashable, Sendable {
        /// VoiceOver stops here.
        case element
        /// It keeps elements together and may have a name, but is no stop.
        case container
        /// A place where a condition chooses between the branches inside.
        case alternatives
        case branch
    }

    /// Whether it is a stop or holds stops.
    public let exposure: Exposure
    /// Index of the declared element it comes from.
    public let declared: Int
    /// Index of the element around it; -1 for the root.
    public let parent: Int32
    /// Index one past the last element inside it.
    public package(set) var end: Int32
    /// What it is called.
    public let name: PerceivedName
    /// Its value: spoken apart from the name.
    public let value: Fact<Words>
    /// Its hint.
    public let hint: Fact<Words>
    /// Its traits, as far as they are known; those added by a condition are in `possibleTraits`.
    public let traits: Traits
    /// Traits it has in some cases only.
    public let possibleTraits: Traits
    /// Actions offered apart from activation.
    public let actions: [AccessibilityAction]
    /// Indices of declared elements that became part of it.
    public let merged: [Int]
    /// The condition of the branch, for a branch.
    public let condition: ElementCondition?
    /// Conditions of which each keeps it from being met, as far as something hides it in some cases only.
    public let absences: [ElementCondition]
    /// Conditions of which each turns it off, as far as something does so in some cases only.
    public let dimming: [ElementCondition]

    /// A perceived element.
    public init(
        exposure: Exposure, declared: Int, parent: Int32, end: Int32, name: PerceivedName, value: Fact<Words>,
        hint: Fact<Words>, traits: Traits, possibleTraits: Traits, actions: [AccessibilityAction], merged: [Int],
        condition: ElementCondition?, absences: [ElementCondition] = [], dimming: [ElementCondition] = []
    ) {
        self.exposure = exposure
        self.declared = declared
        self.parent = parent
        self.end = end
        self.name = name
        self.value = value
        self.hint = hint
        self.traits = traits
        self.possibleTraits = possibleTraits
        self.actions = actions
        self.merged = merged
        self.condition = condition
        self.absences = absences
        self.dimming = dimming
    }
}
