import HandrailModel

/// Reads gesture recognizers.
enum GestureElementReader {
    /// The gesture that an element stands for.
    static func gesture(_ element: InterfaceElement) -> ViewGesture {
        let action = element.child("connections")?.children.filter { $0.name == "action" }
            .compactMap { $0["selector"] } ?? []
        let segues = element.child("connections")?.children.contains { $0.name == "segue" } ?? false
        let summary = ActionSummary(
            calls: action.map(ViewReader.method) + (segues ? ["performSegue"] : []),
            isEmpty: action.isEmpty && !segues, digest: action.joined(separator: ","))
        let taps = element.number("numberOfTapsRequired").map { Int($0) } ?? 1
        return ViewGesture(
            Gesture(kind: kind(of: element.name), count: taps, action: summary), place: element.place,
            isEnabled: element.flag("enabled").map { .known($0) } ?? .absent)
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
