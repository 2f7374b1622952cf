import HandrailFrameworks
import HandrailModel
import HandrailProgram

/// What classes do with touches by themselves.
enum OwnTouches {
    /// Notes what a class does with touches, and how it answers to assistive technologies.
    static func readTouches(_ interpreter: inout ViewCodeInterpreter, of lineage: [LinkedType], on node: Int) {
        guard interpreter.store.nodes[node].viewClass.family == .view, let type = lineage.first else { return }
        let reader = TouchReader(evaluator: interpreter.evaluator)
        interpreter.store.nodes[node].touches = reader.gestures(of: type, interpreter.store.nodes[node].viewClass)
        if let pan = interpreter.store.nodes[node].gestures.first(where: {
            interpreter.store.nodes[$0.node].viewClass.has(.pan)
                && interpreter.store.nodes[$0.node].isMade
        }) {
            interpreter.store.note(.control(.followsFinger), on: node, at: pan.place)
        }
        if let followed = interpreter.store.nodes[node].touches.first(where: { $0.gesture.kind == .drag }) {
            interpreter.store.note(.control(.followsFinger), on: node, at: followed.place)
        }
        interpreter.store.nodes[node].facts += reader.commands(of: lineage)
    }
}
