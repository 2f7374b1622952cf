import HandrailModel
package import HandrailSource

/// On what terms code of views runs: inside an animation, after some time.
package final class CodeCircumstances: Sendable {
    /// The animation that carries out what the code changes; `nil` for none.
    let animation: AnimationUse?
    /// The call that asks for it.
    package let place: SourcePlace?
    /// Seconds until the code runs without anybody asking for it; absent where it does not wait.
    let delay: Fact<Double>

    init(animation: AnimationUse? = nil, place: SourcePlace? = nil, delay: Fact<Double> = .absent) {
        self.animation = animation
        self.place = place
        self.delay = delay
    }

    /// The same after some time more; what waits is no part of an animation around it.
    static func waiting(_ seconds: Fact<Double>, in outer: CodeCircumstances?) -> CodeCircumstances {
        guard let before = outer?.delay.value, let more = seconds.value else {
            return CodeCircumstances(delay: seconds)
        }
        return CodeCircumstances(delay: .known(before + more))
    }
}
