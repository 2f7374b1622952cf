import HandrailModel
import HandrailSource

/// A change of a view's place or shape that code animates.
struct ViewMotion {
    /// What changes; `nil` where it goes back to what it is by itself, whatever was changed.
    package let properties: Set<Movement.Property>?
    /// How it is animated.
    let animation: AnimationUse
    /// The call that asks for the animation.
    package let place: SourcePlace
}
