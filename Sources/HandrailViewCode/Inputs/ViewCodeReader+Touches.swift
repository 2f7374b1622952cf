import HandrailFrameworks
import HandrailModel
import HandrailProgram

extension ViewCodeReader {
    /// Notes what a class does with touches, and how it answers to assistive technologies.
    mutating func readTouches(of lineage: [LinkedType], on node: Int) {
        guard nodes[node].viewClass.family == .view, let type = lineage.first else { return }
        let reader = TouchReader(evaluator: evaluator)
        nodes[node].touches = reader.gestures(of: type, nodes[node].viewClass)
        if let pan = nodes[node].gestures.first(where: { nodes[$0.node].viewClass.systemClass == "UIPanGestureRecognizer" && nodes[$0.node].isMade }) {
            nodes[node].writes.append(
                ViewWrite(name: "tracks", value: .known(.flag(true)), place: pan.place, manner: .assign, isConditional: false))
        }
        if let followed = nodes[node].touches.first(where: { $0.gesture.kind == .drag }) {
            nodes[node].writes.append(
                ViewWrite(name: "tracks", value: .known(.flag(true)), place: followed.place, manner: .assign, isConditional: false))
        }
        nodes[node].writes += reader.commands(of: lineage)
    }
}
