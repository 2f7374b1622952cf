/// What a closure does, as far as it can be read.
///
/// An immutable object: summaries are large, and pass from hand to hand.
public final class ActionSummary: Hashable, Sendable {
    /// Names of functions and methods called, in order.
    public let calls: [String]
    /// Names of properties assigned, in order, with what is assigned where it is short.
    public let assignments: [Assignment]
    /// Names of Booleans that are toggled.
    public let toggles: [String]
    /// Names of properties that are counted up or down, as by `page += 1`.
    public let counted: Set<String>
    /// Names of views that it takes out of hiding, or gives a text.
    public let reveals: Set<String>
    /// Those of the calls whose own code was read, so that what they do is among all this.
    public let followed: Set<String>
    /// Whether it opens a URL.
    public let opensURL: Bool
    /// The addresses it opens, as far as they can be read; one for each call.
    public let addresses: [Fact<String>]
    /// The APIs it uses that are judged by themselves, such as haptics.
    public let uses: [CodeUse]
    /// Whether it closes the screen.
    public let dismisses: Bool
    /// Whether it posts an accessibility announcement or moves accessibility focus.
    public let announces: Bool
    /// Whether it puts the cursor into another field.
    public let movesFocus: Bool
    /// Whether it only ends editing: resigns focus, hides the keyboard.
    public let endsEditing: Bool
    /// Whether there is nothing in it.
    public let isEmpty: Bool
    /// What it says, without blanks and comments; equal digests do the same.
    public let digest: String
    /// What it sets in motion.
    public let motion: MotionSummary
    /// The one function of the same object that is all it calls, without arguments, where that is known: whatever else
    /// calls that does the same.
    public let core: String?

    /// An assignment.
    public struct Assignment: Hashable, Sendable {
        /// The property assigned, such as `selection`.
        public let target: String
        /// What is assigned, as written where it is a name or a literal.
        public let value: String?
        /// Whether what is assigned lies between two bounds, or says how far along something a finger is.
        public let isMeasure: Bool
        /// Whether it is declared to say which field people type into, whatever it is called.
        public let isOfFocus: Bool

        /// An assignment.
        public init(target: String, value: String?, isMeasure: Bool = false, isOfFocus: Bool = false) {
            self.target = target
            self.value = value
            self.isMeasure = isMeasure
            self.isOfFocus = isOfFocus
        }
    }

    /// A summary.
    public init(
        calls: [String] = [], assignments: [Assignment] = [], toggles: [String] = [], counted: Set<String> = [],
        reveals: Set<String> = [], followed: Set<String> = [], opensURL: Bool = false, addresses: [Fact<String>] = [],
        uses: [CodeUse] = [], dismisses: Bool = false, announces: Bool = false, movesFocus: Bool = false,
        endsEditing: Bool = false, isEmpty: Bool = false, digest: String = "", motion: MotionSummary = .none,
        core: String? = nil
    ) {
        self.calls = calls
        self.assignments = assignments
        self.toggles = toggles
        self.counted = counted
        self.reveals = reveals
        self.followed = followed
        self.opensURL = opensURL
        self.addresses = addresses
        self.uses = uses
        self.dismisses = dismisses
        self.announces = announces
        self.movesFocus = movesFocus
        self.endsEditing = endsEditing
        self.isEmpty = isEmpty
        self.digest = digest
        self.motion = motion
        self.core = core
    }

    /// Whether both do the same.
    public static func == (a: ActionSummary, b: ActionSummary) -> Bool {
        if a === b { return true }
        return a.calls == b.calls && a.assignments == b.assignments && a.toggles == b.toggles && a.counted == b.counted
            && a.followed == b.followed && a.opensURL == b.opensURL && a.addresses == b.addresses
            && a.uses == b.uses && a.dismisses == b.dismisses && a.announces == b.announces
            && a.endsEditing == b.endsEditing && a.isEmpty == b.isEmpty && a.digest == b.digest
            && a.motion == b.motion && a.reveals == b.reveals && a.movesFocus == b.movesFocus && a.core == b.core
    }

    /// Hashes what is written: that tells closures apart as a rule.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(digest)
        hasher.combine(calls)
    }

    /// The haptics it plays.
    public var haptics: [HapticCall] {
        uses.compactMap { if case .haptic(let call) = $0.api { call } else { nil } }
    }

    /// What is done where both this and another action are.
    public func merged(with other: ActionSummary) -> ActionSummary {
        ActionSummary(
            calls: calls + other.calls, assignments: assignments + other.assignments, toggles: toggles + other.toggles,
            counted: counted.union(other.counted), reveals: reveals.union(other.reveals),
            followed: followed.union(other.followed), opensURL: opensURL || other.opensURL,
            addresses: addresses + other.addresses, uses: uses + other.uses, dismisses: dismisses || other.dismisses,
            announces: announces || other.announces, movesFocus: movesFocus || other.movesFocus,
            endsEditing: endsEditing && other.endsEditing,
            isEmpty: isEmpty && other.isEmpty, digest: digest + other.digest,
            motion: motion.merged(with: other.motion))
    }
}
