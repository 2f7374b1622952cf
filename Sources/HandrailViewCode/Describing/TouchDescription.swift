import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailViewElements

/// What the class of a view does with touches.
enum TouchDescription {
    /// What a view does with touches by itself. The beginning of a touch beside the controls in it is a touch on
    /// nothing.
    ///
    /// - Parameter isDrawn: whether it is a control that the app draws.
    static func touches(
        _ describer: ViewDescriber, of node: Int, around inside: [ViewDescription], isDrawn: Bool
    ) -> [ViewGesture] {
        let touches = describer.reader.store.nodes[node].touches
        if touches.isEmpty { return [] }
        if isDrawn { return touches.map(\.onDrawnControl) }
        // What else may speak for what is touched is not known.
        if inside.isEmpty, describer.reader.store.nodes[node].viewClass.has(.blank),
            !isElement(describer.reader.store.nodes[node])
        {
            return touches.filter { $0.gesture.kind != .tap }
        }
        guard inside.contains(where: { $0.isControl || $0.holdsControl }) else { return touches }
        return touches.filter { touch in !Self.beginnings.contains { touch.gesture.action.digest.hasSuffix($0) } }
    }

    /// Whether code makes it an element with words of its own, in every case: then nothing else speaks for it.
    private static func isElement(_ view: ViewNode) -> Bool {
        func isSet(_ name: String, _ holds: (ViewWrite) -> Bool) -> Bool {
            let writes = view.writes.filter { $0.name == name }
            return !writes.isEmpty && writes.allSatisfy { !$0.isConditional && holds($0) }
        }
        return isSet("isAccessibilityElement") { $0.value == .known(.flag(true)) }
            && isSet("accessibilityLabel") { _ in true }
    }

    /// Whether touches outside of what is seen of a view reach it: by its class, by what holds it, or by a package.
    static func extendsReach(_ describer: ViewDescriber, _ node: Int) -> Bool {
        if describer.reader.store.viewsWithOwnTouchArea.contains(node) { return true }
        guard describer.reader.program.isMethod("point") || describer.reader.program.isMethod("hitTest") else {
            return false
        }
        let viewClass = describer.reader.store.nodes[node].viewClass
        if let type = viewClass.type,
            describer.reader.program.lineage(of: type).contains(where: {
                $0.functions["point"] != nil || $0.functions["hitTest"] != nil
            })
        {
            return true
        }
        let extended = describer.reader.program.added(toFramework: viewClass.systemClass)
        return extended.contains { !Self.takers(of: $0).isEmpty } || isReached(describer, node)
    }

    /// The functions by which a type decides what takes a touch.
    private static func takers(of type: LinkedType) -> [LinkedFunction] {
        (type.functions["point"] ?? []).filter { $0.declaration.parameters.first?.label == "inside" }
            + (type.functions["hitTest"] ?? [])
    }

    /// Whether what holds a view hands it touches beside it: its code speaks of the view, or of a wider area.
    private static func isReached(_ describer: ViewDescriber, _ node: Int) -> Bool {
        let view = describer.reader.store.nodes[node]
        for current in describer.reader.store.around(node).prefix(4) {
            if let type = describer.reader.store.nodes[current].viewClass.type {
                for taker in describer.reader.program.lineage(of: type).flatMap(Self.takers) {
                    let (mentions, place) = (describer.reader.program.mentions, taker.place)
                    if mentions.has(Self.wider, at: place)
                        || !view.identity.isEmpty && mentions.has(CodeWords([view.identity.lowercased()]), at: place)
                    {
                        return true
                    }
                }
            }
        }
        return false
    }

    private static let wider = CodeWords(["inset", "expan", "enlarg"])

    /// Whether code was met that connects a control with something.
    static func sendsAction(_ view: ViewNode) -> Bool {
        view.connections.contains { $0.kind == .action } || view.facts.contains(where: \.isAction)
    }

    private static let beginnings = [".touchesBegan", ".mouseDown"]

    /// Whether a class of the project, all of which was read, draws all that is seen of a view which it lets people
    /// touch, and puts nothing into it that could be found instead.
    static func isDrawnControl(
        _ describer: ViewDescriber, _ node: Int, holding inside: [ViewDescription],
        sending connections: [ViewConnection]
    ) -> Bool {
        let view = describer.reader.store.nodes[node]
        guard inside.isEmpty,
            !view.touches.isEmpty
                || view.viewClass.has(.control) && connections.contains(where: { $0.kind == .action }),
            view.viewClass.has(.blank), view.isEntered, view.viewClass.isKnown,
            view.openTo == nil,
            describer.reader.isComplete, !describer.reader.store.viewsGivenAway.contains(node),
            !describer.reader.store.viewsChangedUnread.contains(node),
            !view.writes.contains(where: { $0.name == "isAccessibilityElement" && $0.value == .known(.flag(false)) }),
            !view.fields.values.joined().contains(where: {
                describer.reader.store.nodes[$0].viewClass.family == .view
                    && describer.reader.store.nodes[$0].parent < 0
            }),
            let type = view.viewClass.type,
            // What shows nothing lies under or over other things, and is left by touching it.
            DesignDescription.mayColorItself(describer, view)
        else { return false }
        return !describer.reader.program.lineage(of: type).contains { ancestor in
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

extension ViewFact {
    /// Whether it tells of what is done when a control is used.
    var isAction: Bool { if case .control(.action) = content { true } else { false } }
}
