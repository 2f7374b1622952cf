import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource

/// Code that lays views out by the direction of reading: what it holds to the left or right is meant to be there.
enum LayoutDirections {
    /// Notes the constraints to the left and right that a function has made, where its code asks for the direction.
    ///
    /// - Parameter first: how many constraints there were before.
    static func note(_ interpreter: inout ViewCodeInterpreter, from first: Int, in function: SourcePlace) {
        let made = interpreter.store.layout.made
        guard made.count > first, interpreter.program.mentions.has(words, at: function) else { return }
        for (node, index) in made[first...] {
            let constraint = interpreter.store.nodes[node].constraints[index]
            guard isSideways(constraint.first) || constraint.second.map(isSideways) ?? false else { continue }
            interpreter.store.layout.forDirection[node, default: []].insert(index)
        }
    }

    private static func isSideways(_ side: ViewConstraint.Side) -> Bool {
        side.attribute.hasPrefix("left") || side.attribute.hasPrefix("right")
    }

    private static let words = CodeWords(["userinterfacelayoutdirection", "semanticcontentattribute"])
}
