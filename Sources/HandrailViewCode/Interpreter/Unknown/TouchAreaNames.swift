import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewElements

/// Names that speak of touches and where they are taken.
enum TouchAreaNames {
    /// Whether a property or method that nothing declares is called after touches and where they are taken:
    /// `hitTestEdgeInsets`, `touchAreaInsets`, `expandTapArea`.
    static func speaksOfReach(_ name: String) -> Bool { touching.occur(in: name) && places.occur(in: name) }

    private static let touching = Fragments(["touch", "hit", "tap"])
    private static let places = Fragments([
        "inset", "area", "edge", "exten", "expan", "enlarg", "outset", "size", "margin", "slop",
    ])
}
