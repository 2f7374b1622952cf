/// An animation, a transition or a symbol effect, by what was asked for.
public struct AnimationUse: Hashable, Sendable {
    /// Names of the animation or effect and of what is chained to it, such as `spring`, `repeatForever`.
    public let names: [String]
    /// The value whose change starts it, as written.
    public let trigger: String?
    /// Seconds, where known.
    public let duration: Fact<Double>

    /// An animation.
    public init(names: [String], trigger: String?, duration: Fact<Double>) {
        self.names = names
        self.trigger = trigger
        self.duration = duration
    }
}
