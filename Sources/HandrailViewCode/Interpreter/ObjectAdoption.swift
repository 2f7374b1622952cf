import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewElements

/// What becomes of what was done to an object that stood for another.
enum ObjectAdoption {
    /// Does to one object what was done to another that stood for it.
    static func adopt(_ interpreter: inout ViewCodeInterpreter, _ old: Int, into new: Int) {
        interpreter.store.nodes[new].writes += interpreter.store.nodes[old].writes
        interpreter.store.nodes[new].segments =
            interpreter.store.nodes[new].segments ?? interpreter.store.nodes[old].segments
        interpreter.store.nodes[new].facts += interpreter.store.nodes[old].facts
        interpreter.store.nodes[new].gestures += interpreter.store.nodes[old].gestures
        interpreter.store.nodes[new].connections += interpreter.store.nodes[old].connections
        for (index, holder) in interpreter.store.nodes[old].holders {
            interpreter.store.nodes[new].holders[interpreter.store.nodes[new].constraints.count + index] = holder
        }
        interpreter.store.nodes[new].constraints += interpreter.store.nodes[old].constraints
        interpreter.store.nodes[new].sizes += interpreter.store.nodes[old].sizes
        interpreter.store.nodes[new].corners += interpreter.store.nodes[old].corners
        interpreter.store.nodes[new].configurations += interpreter.store.nodes[old].configurations
        for child in interpreter.store.nodes[old].children {
            interpreter.store.nodes[child.node].parent = -1
            interpreter.hold(child.node, in: new, slot: child.slot)
        }
        if interpreter.store.nodes[new].hosted != nil, let stand = interpreter.store.nodes[old].fields["view"]?.first,
            let view = interpreter.store.nodes[new].fields["view"]?.first, stand != view
        {
            // What was done to the view of the controller that stood for this one was done to this one's.
            interpreter.store.nodes[new].children.removeAll { $0.node == view }
            interpreter.store.nodes[view].parent = -1
            adopt(&interpreter, stand, into: view)
            if interpreter.store.nodes[view].parent < 0 { interpreter.hold(view, in: new, slot: .subview) }
        }
        interpreter.store.nodes[new].fields.merge(interpreter.store.nodes[old].fields) { own, _ in own }
        let parent = interpreter.store.nodes[old].parent
        if parent >= 0, let position = interpreter.store.nodes[parent].children.firstIndex(where: { $0.node == old }) {
            let slot = interpreter.store.nodes[parent].children[position].slot
            interpreter.store.nodes[parent].children.remove(at: position)
            interpreter.store.nodes[old].parent = -1
            if interpreter.store.nodes[new].parent < 0,
                !interpreter.store.nodes[parent].children.contains(where: { $0.node == new })
            {
                interpreter.store.nodes[new].parent = parent
                interpreter.store.nodes[parent].children.insert(ViewNode.Child(node: new, slot: slot), at: position)
            }
        }
        interpreter.store.viewsGivenAway.formUnion(interpreter.store.viewsGivenAway.contains(old) ? [new] : [])
        interpreter.store.viewsWithOwnTouchArea.formUnion(
            interpreter.store.viewsWithOwnTouchArea.contains(old) ? [new] : [])
    }
}
