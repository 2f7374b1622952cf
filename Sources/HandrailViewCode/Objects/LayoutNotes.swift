import HandrailModel
import HandrailSource

/// What code does to constraints after it made them. Constraints are known by the name that holds them.
struct LayoutNotes {
    /// The constraints made so far: the view and the position among its constraints.
    package var made: [(node: Int, index: Int)] = []
    /// Positions of those among the constraints of a view that code makes by the direction of reading.
    var forDirection: [Int: Set<Int>] = [:]
    /// Names of those that are given another constant later, or switched off.
    var changed: Set<String> = []
    /// Other constants that they are given later, as far as those are known.
    var constants: [String: [Constant]] = [:]
    /// Functions that animate how views are laid out anew.
    var animated: [SourcePlace: LayoutAnimation] = [:]
    /// Priorities that are set on them.
    var priorities: [String: Fact<Double>] = [:]

    /// A constant that code gives a constraint later.
    struct Constant {
        /// The constant; `nil` where it is computed from the size of a view.
        let points: Double?
        /// The name of the view whose size it is computed from.
        var sizeOf: String?
        /// The function that does so.
        let function: SourcePlace
    }

    /// How views are laid out anew.
    struct LayoutAnimation {
        /// The animation.
        let animation: AnimationUse
        /// The call that asks for it.
        let place: SourcePlace
    }
}
