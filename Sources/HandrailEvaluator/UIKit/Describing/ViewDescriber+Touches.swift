import HandrailModel

extension ViewDescriber {
    /// What a view does with touches by itself. The beginning of a touch beside the controls in it is a touch on nothing.
    ///
    /// - Parameter isDrawn: whether it is a control that the app draws.
    func touches(of node: Int, around inside: [ViewDescription], isDrawn: Bool) -> [ViewGesture] {
        let touches = reader.nodes[node].touches
        if touches.isEmpty { return [] }
        if isDrawn { return touches.map(\.onDrawnControl) }
        // What else may speak for what is touched is not known.
        if inside.isEmpty, Self.plain.contains(reader.nodes[node].viewClass.systemClass) {
            return touches.filter { $0.gesture.kind != .tap }
        }
        guard inside.contains(where: Self.holdsControl) else { return touches }
        return touches.filter { touch in !Self.beginnings.contains { touch.gesture.action.digest.hasSuffix($0) } }
    }

    private static let beginnings = [".touchesBegan", ".mouseDown"]

    private static func holdsControl(_ view: ViewDescription) -> Bool {
        ViewClassTable.entry(for: view.systemClass)?.kind.isControl ?? false || view.subviews.contains(where: holdsControl)
    }

    /// Whether a class of the project, all of which was read, draws all that is seen of a view which it lets people touch,
    /// and puts nothing into it that could be found instead.
    func isDrawnControl(_ node: Int, holding inside: [ViewDescription], sending connections: [ViewConnection]) -> Bool {
        let view = reader.nodes[node]
        guard inside.isEmpty, !view.touches.isEmpty || view.viewClass.systemClass == "UIControl" && connections.contains(where: { $0.kind == .action }),
            Self.plain.contains(view.viewClass.systemClass), view.isEntered, view.viewClass.isKnown, view.openTo == nil,
            reader.isComplete, !reader.escaped.contains(node), !reader.handled.contains(node),
            !view.writes.contains(where: { $0.name == "isAccessibilityElement" && $0.value == .known(.flag(false)) }),
            !view.fields.values.joined().contains(where: { reader.nodes[$0].viewClass.family == .view && reader.nodes[$0].parent < 0 }),
            let type = view.viewClass.type,
            // What shows nothing lies under or over other things, and is left by touching it.
            mayColorItself(view)
        else { return false }
        return !reader.program.lineage(of: type).contains { ancestor in
            Self.describing.contains { ancestor.functions[$0] != nil || ancestor.properties[$0] != nil }
        }
    }

    /// Members by which a view lists elements of its own, as functions or as properties.
    private static let describing = [
        "accessibilityElements", "accessibilityElementCount", "accessibilityElement", "accessibilityChildren",
        "isAccessibilityElementBlock", "accessibilityElementsBlock", "automationElements", "accessibilityHitTest",
    ]
}

extension ViewGesture {
    /// The same as that of a control which the app draws.
    fileprivate var onDrawnControl: ViewGesture {
        ViewGesture(
            Gesture(
                kind: gesture.kind, count: gesture.count, action: gesture.action, isChoice: gesture.isChoice,
                isOnDrawnControl: true),
            place: place, isEnabled: isEnabled, connections: connections)
    }
}
