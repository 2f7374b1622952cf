import HandrailFrameworks
import HandrailModel
import HandrailSource

/// Reads gesture recognizers.
enum GestureElementReader {
    /// The gesture that an element stands for, with what it is connected to.
    static func gesture(_ element: InterfaceElement, actions: [ViewConnection]) -> ViewGesture {
        let methods = actions.filter { $0.kind == .action }.map(\.name)
        let brings = actions.contains { $0.kind == .segue }
        let summary = ActionSummary(
            calls: methods + (brings ? ["performSegue"] : []), isEmpty: methods.isEmpty && !brings,
            digest: methods.joined(separator: ","))
        let taps = element.number("numberOfTapsRequired") ?? FrameworkProperty.usualNumber("numberOfTapsRequired")
        let fingers =
            element.number("numberOfTouchesRequired") ?? element.number("minimumNumberOfTouches")
            ?? FrameworkProperty.usualNumber("numberOfTouchesRequired")
        return ViewGesture(
            Gesture(
                kind: fingers == 1 ? kind(of: element.name) : .severalFingers, count: taps.map { Int(clamping: $0) },
                action: summary, isSwipe: element.name == "swipeGestureRecognizer"), place: element.place,
            isEnabled: element.flag("enabled").map { .known($0) } ?? .absent, connections: actions)
    }

    private static func kind(of name: String) -> Gesture.Kind {
        switch name {
        case "tapGestureRecognizer", "clickGestureRecognizer": .tap
        case "longPressGestureRecognizer", "pongPressGestureRecognizer", "pressGestureRecognizer": .longPress
        case "panGestureRecognizer", "swipeGestureRecognizer", "screenEdgePanGestureRecognizer": .drag
        case "pinchGestureRecognizer", "magnificationGestureRecognizer": .magnify
        case "rotationGestureRecognizer": .rotate
        default: .other
        }
    }
}
