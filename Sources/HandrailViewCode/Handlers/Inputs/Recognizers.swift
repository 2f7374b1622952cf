import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Gesture recognizers that are attached to views.
enum Recognizers {
    /// `addGestureRecognizer(_:)`
    static func add(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard let first = call.arguments.first else { return nil }
        // A recognizer for people who use VoiceOver is activated wherever the element is, and no touch.
        if site.isForVoiceOver { return [] }
        for gesture in interpreter.visit(first.value, &site) {
            for owner in call.owners
            where !interpreter.store.nodes[owner].gestures.contains(where: { $0.node == gesture }) {
                interpreter.store.nodes[owner].gestures.append(
                    (gesture, SourcePlace(file: site.scope.file, range: call.expression.range)))
            }
        }
        return []
    }
}
