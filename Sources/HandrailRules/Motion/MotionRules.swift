/// Rules about motion and about media that play.
enum MotionRules {
    /// The rules, in the order they are listed.
    static let all: [RegisteredRule] = []
}
