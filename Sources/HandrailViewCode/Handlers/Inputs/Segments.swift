import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// The segments of a control.
enum Segments {
    /// A segment that shows a title, an image or what an action is called.
    static func addSegment(
        _ interpreter: inout ViewCodeInterpreter, to owner: Int, showing argument: Argument, at position: Expression?,
        _ site: inout CodeSite
    ) {
        let segment = CodeClass(.segment, family: .view)
        let place = SourcePlace(file: site.scope.file, range: argument.value.range)
        let (node, isNew) = interpreter.make(segment, at: place, in: site)
        guard isNew else { return }
        switch argument.label {
        case "withTitle":
            interpreter.write("title", on: node, argument.value, at: argument.value, manner: .assign, site)
        case "with": interpreter.write("image", on: node, argument.value, at: argument.value, manner: .assign, site)
        default: ControlActions.act(&interpreter, node, argument.value, &site)
        }
        if let position, case .number(let number) = position.kind {
            let index = Int(clamping: min(max(number, 0), Self.mostSegments))
            interpreter.note(.list(.segment(at: index)), on: node, at: place, site)
        }
        interpreter.hold(node, in: owner, slot: .segment)
    }

    /// No control has as many.
    private static let mostSegments = 1_000.0

    /// Takes away the segments that a control has so far.
    static func removeSegments(_ store: inout ObjectStore, of owner: Int) {
        store.nodes[owner].segments = nil
        store.nodes[owner].writes.removeAll { $0.segment != nil }
        for child in store.nodes[owner].children where child.slot == .segment {
            store.nodes[child.node].isRemoved = true
        }
    }

    /// `insertSegment(withTitle:at:animated:)`
    static func insert(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard let first = call.arguments.first else { return nil }
        for owner in call.owners {
            addSegment(
                &interpreter, to: owner, showing: first, at: call.arguments.first { $0.label == "at" }?.value, &site)
        }
        return []
    }

    /// `removeAllSegments()`
    static func removeAll(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        if !site.isConditional, site.asked == nil {
            for owner in call.owners { removeSegments(&interpreter.store, of: owner) }
        }
        return []
    }
}
