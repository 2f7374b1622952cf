import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram

/// What nodes of Texture expose by themselves, where no code says it.
enum NodeExposure {
    /// Whether a node that people act on is an element: exactly while it takes touches, which it does from its first
    /// target on. `nil` for any other view, and where code decides.
    static func exposure(of view: ViewNode, _ properties: [ViewProperty]) -> ViewProperty? {
        guard takesTargets(view), !properties.contains(where: { $0.name == "isAccessibilityElement" }) else {
            return nil
        }
        let touched = properties.first { $0.name == "isUserInteractionEnabled" }
        if touched?.value.flag == .known(false) { return said(.known(.flag(false)), view) }
        if TouchDescription.sendsAction(view) || playsByTouch(view) || touched?.value.flag == .known(true) {
            return said(.known(.flag(true)), view)
        }
        // A target may be added by code that was not read.
        return view.viewClass.has(.button) ? said(.oneOf([.flag(true), .flag(false)]), view) : nil
    }

    private static func said(_ value: Fact<ViewValue>, _ view: ViewNode) -> ViewProperty {
        ViewProperty("isAccessibilityElement", value, place: view.place)
    }

    /// Whether a node is one that takes targets and says nothing by itself, unlike a text.
    private static func takesTargets(_ view: ViewNode) -> Bool {
        guard view.viewClass.has(.node), !view.viewClass.has(.label) else { return false }
        return FrameworkRoot(of: view.viewClass.systemClass) == .controlNode
            || view.viewClass.has(.control) && view.viewClass.isKnown
    }

    /// The tap that a node reacts to which is no button: its target is told of it.
    static func tap(of view: ViewNode) -> [ViewGesture] {
        guard takesTargets(view), !view.viewClass.has(.button) else { return [] }
        if playsByTouch(view), !view.writes.contains(where: { $0.name == "isUserInteractionEnabled" }) {
            let action = ActionSummary(calls: [playing], digest: playing)
            return [ViewGesture(Gesture(kind: .tap, count: 1, action: action), place: view.place)]
        }
        return view.connections.filter { $0.kind == .action && touches.contains($0.event ?? "touchUpInside") }
            .prefix(1).map { connection in
                let action = ActionSummary(calls: [connection.name], digest: connection.name)
                return ViewGesture(Gesture(kind: .tap, count: 1, action: action), place: connection.place)
            }
    }

    /// Whether a node shows a film and begins or stops it when it is touched: it is its own target from the start.
    private static func playsByTouch(_ view: ViewNode) -> Bool {
        takesTargets(view) && SystemClasses.form(of: view.viewClass.systemClass)?.kind == .video
    }

    private static let playing = "play"

    /// What begins by itself as a node comes up: a film that is told to.
    static func playback(of view: ViewNode, _ properties: [ViewProperty]) -> [ViewFact] {
        guard playsByTouch(view),
            let told = properties.first(where: { $0.name == "shouldAutoplay" && $0.value.flag == .known(true) })
        else { return [] }
        let play = PlayCall(player: view.identity, isConditional: told.condition != nil, place: told.place)
        let event = ViewEvent(kind: .appear, action: ActionSummary(motion: MotionSummary(plays: [play])))
        return [ViewFact(.event(event), place: told.place)]
    }

    private static let touches: NameSet = ["touchUpInside", "touchDown", "primaryActionTriggered"]

    /// Whether a view arranges nodes and has none to arrange.
    static func arrangesNothing(_ view: ViewNode) -> Bool { view.viewClass.has(.layoutSpec) && view.children.isEmpty }

    /// By how much a node reacts to touches around it.
    static func reach(of view: ViewNode) -> ViewFact? {
        view.touchSlop.map { ViewFact(.control(.reaches(across: $0.across, down: $0.down)), place: view.place) }
    }

    // MARK: What no touch reaches

    /// Where a node is put into one that is drawn without a view, or that draws all in it at once, so that it has no
    /// view either.
    static func layerAround(_ describer: ViewDescriber, _ node: Int) -> ViewProperty? {
        guard describer.reader.store.nodes[node].viewClass.has(.node) else { return nil }
        for outer in describer.reader.store.around(node).prefix(mostLevels) {
            let drawn = describer.reader.store.nodes[outer].writes.first { write in
                layers.contains(write.name) && write.value.flag == .known(true) && !write.isConditional
            }
            if let drawn { return ViewProperty("isLayerBacked", .known(.flag(true)), place: drawn.place) }
        }
        return nil
    }

    private static let layers: NameSet = ["isLayerBacked", "rasterizesSubtree"]
    private static let mostLevels = 16

    /// Where a text node takes touches so that its links can be tapped, which code hears of by a function of its own.
    static func links(_ describer: ViewDescriber, of view: ViewNode) -> ViewFact? {
        guard view.viewClass.has(.node), view.viewClass.has(.label),
            let touched = view.writes.last(where: { $0.name == "isUserInteractionEnabled" }),
            touched.value.flag == .known(true), view.gestures.isEmpty, !TouchDescription.sendsAction(view),
            describer.reader.program.memberIndex.types(with: tappingLinks.name).contains(where: { type in
                type.functions[tappingLinks.name]?.contains { function in
                    function.declaration.parameters.contains { $0.label == tappingLinks.label }
                } ?? false
            })
        else { return nil }
        return ViewFact(.control(.opensLinks), place: touched.place)
    }

    private static let tappingLinks = (name: "textNode", label: "tappedLinkAttribute")
}
