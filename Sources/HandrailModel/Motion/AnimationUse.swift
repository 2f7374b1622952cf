/// An animation, a transition or a symbol effect, by what was asked for.
public struct AnimationUse: Hashable, Sendable {
    /// Names of the animation or effect and of what is chained to it, such as `spring`, `repeatForever`.
    public let names: [String]
    /// The value whose change starts it, as written.
    public let trigger: String?
    /// Seconds of one way, where known.
    public let duration: Fact<Double>
    /// How often it goes there and comes back, where a number is asked for; absent for once, and for without end.
    public let rounds: Fact<Double>
    /// The state that the trigger is computed from.
    public let states: Set<StatePath>
    /// How far a spring swings past its end, from 0 (not at all) to 1; absent for what is no spring.
    public let bounce: Fact<Double>
    /// Whether the code that chooses it asks for Reduce Motion.
    public let asksForReducedMotion: Bool
    /// Whether the file it is written in asks anywhere which version of the system is there.
    public let asksForVersion: Bool

    /// An animation.
    public init(
        names: [String], trigger: String?, duration: Fact<Double>, rounds: Fact<Double> = .absent,
        states: Set<StatePath> = [], bounce: Fact<Double> = .absent, asksForReducedMotion: Bool = false,
        asksForVersion: Bool = false
    ) {
        self.names = names
        self.trigger = trigger
        self.duration = duration
        self.rounds = rounds
        self.states = states
        self.bounce = bounce
        self.asksForReducedMotion = asksForReducedMotion
        self.asksForVersion = asksForVersion
    }

    /// Whether it goes on by itself without end.
    public var isEndless: Bool { names.contains("repeatForever") }
    /// The name of pictures that are shown one after another.
    public static let frames = "frames"
    /// The name of particles that a layer sends out.
    public static let particles = "particles"
    /// The name of what goes on only until code takes the animation away, as at the end of work.
    public static let untilTakenAway = "untilTakenAway"
    /// Whether code takes it away somewhere.
    public var isTakenAway: Bool { names.contains(Self.untilTakenAway) }
    /// Whether it is the absence of an animation.
    public var isNone: Bool { names == ["nil"] || names == ["none"] }
}
