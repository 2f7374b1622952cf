import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// How a view moves, comes and goes.
enum MotionDescription {
    /// How a view moves, and when it goes away by itself.
    static func motions(_ describer: ViewDescriber, of node: Int) -> [ViewFact] {
        guard !describer.reader.store.nodes[node].motions.isEmpty || describer.reader.store.nodes[node].leave != nil
        else { return [] }
        let view = describer.reader.store.nodes[node]
        var result: [ViewFact] = []
        for motion in view.motions {
            let changed = (motion.properties ?? Set(view.shapes.keys)).sorted { Self.order($0) < Self.order($1) }
            for property in changed {
                let movement = property == .position ? moving(describer, node) : movement(describer, property, of: node)
                guard let movement else { continue }
                result.append(ViewFact(.motion(.movement(movement)), place: motion.place))
            }
            if motion.properties == [.position],
                !result.contains(where: { $0.isMovement && $0.place == motion.place })
            {
                continue
            }
            result.append(ViewFact(.motion(.animation(motion.animation)), place: motion.place))
        }
        guard let leave = view.leave else { return result }
        let change = DelayedChange(
            seconds: .known(leave.seconds), cleared: [StatePath(state(describer, of: node))], dismisses: false,
            asksForAssistance: leave.asksForAssistance, place: leave.place)
        let event = ViewEvent(kind: .appear, action: ActionSummary(motion: MotionSummary(delays: [change])))
        return result + [ViewFact(.event(event), place: leave.place)]
    }

    /// The condition under which a view is there that goes away by itself, or that comes up with a message.
    static func presence(_ describer: ViewDescriber, of node: Int) -> ElementCondition? {
        let name =
            describer.reader.store.nodes[node].leave == nil ? message(describer, of: node) : state(describer, of: node)
        return name.map { ElementCondition(subject: .app, text: $0) }
    }

    /// What a view is called that is hidden at first and comes up with a message, in a class that announces nothing.
    private static func message(_ describer: ViewDescriber, of node: Int) -> String? {
        guard describer.reader.store.nodes[node].viewClass.has(.mayTell) else { return nil }
        let view = describer.reader.store.nodes[node]
        let outlets = view.design.map {
            describer.reader.store.designs[$0].connections.filter { $0.kind == .outlet }.map(\.name)
        }
        guard let name = (outlets ?? [view.identity]).first(where: Self.messages.occur) else { return nil }
        guard comesUp(describer, view) || isFilledLater(describer, view),
            let type = describer.reader.store.nodes.first?.viewClass.type
        else { return nil }
        return describer.reader.program.lineage(of: type, mentions: Self.announcements) ? nil : name
    }

    /// Whether a view is hidden at first, and code that runs later shows it.
    private static func comesUp(_ describer: ViewDescriber, _ view: ViewNode) -> Bool {
        let hides = view.writes.filter { $0.name == "isHidden" || $0.name == "alpha" }
        let isHiddenAtFirst =
            view.design.map { describer.reader.store.designs[$0].value("isHidden").flag == .known(true) } ?? false
            || hides.contains { !$0.isConditional && Self.isHiding($0, true) }
        return isHiddenAtFirst && hides.contains(where: Self.mayShow)
    }

    /// Whether a label has no text at first, and code that runs later gives it one.
    private static func isFilledLater(_ describer: ViewDescriber, _ view: ViewNode) -> Bool {
        guard view.viewClass.has(.label), view.isMade || view.design != nil else { return false }
        let designed = view.design.map { describer.reader.store.designs[$0].value("text") } ?? .absent
        let texts = view.writes.filter { $0.name == "text" || $0.name == "attributedText" }.filter {
            !ViewWrites.says(nothing: $0.value)
        }
        return ViewWrites.says(nothing: designed) && !texts.isEmpty && texts.allSatisfy(\.isConditional)
    }

    /// Whether code that runs later makes a view visible, or as visible as something it found out says.
    private static func mayShow(_ write: ViewWrite) -> Bool {
        write.isConditional && (isHiding(write, false) || write.name == "isHidden" && write.value.value == nil)
    }

    private static func isHiding(_ write: ViewWrite, _ hides: Bool) -> Bool {
        switch write.value {
        case .known(.flag(let flag)): write.name == "isHidden" && flag == hides
        case .known(.number(let number)): write.name == "alpha" && (number < 0.5) == hides
        default: false
        }
    }

    private static let messages = Fragments([
        "error", "toast", "banner", "message", "snackbar", "copied", "saved", "warning", "notice", "failed",
        "confirmation", "success",
    ])

    private static let announcements = CodeWords([
        "uiaccessibility.post", "uiaccessibilitypost", "announce", "accessibilitynotification",
    ])

    /// A name for whether the view is there.
    private static func state(_ describer: ViewDescriber, of node: Int) -> String {
        let view = describer.reader.store.nodes[node]
        let name = view.identity == "self" ? view.viewClass.type?.name ?? "" : view.identity
        return name.isEmpty ? "view\(node)" : name
    }

    private static func movement(_ describer: ViewDescriber, _ property: Movement.Property, of node: Int) -> Movement {
        let view = describer.reader.store.nodes[node]
        let shape = view.shapes[property] ?? ViewShape()
        let isComplete = shape.isComplete && !view.isShapeOpen
        return Movement(
            property: property,
            states: [StatePath("\(state(describer, of: node)).transform", isTraced: isComplete)],
            values: shape.values + [property == .scale ? 1 : 0], isComplete: isComplete, asksForReducedMotion: false)
    }

    /// How a view moves whose frame is animated: as far as along one axis all places are known where its corner is ever
    /// put.
    private static func moving(_ describer: ViewDescriber, _ node: Int) -> Movement? {
        let view = describer.reader.store.nodes[node]
        guard view.constraints.isEmpty, view.design == nil, view.isMade, view.openTo == nil else { return nil }
        let spans = ["x", "y"].compactMap { axis -> [Double]? in
            let corners = view.corners.filter { $0.axis == axis }
            guard let first = corners.first else { return nil }
            var values = corners.compactMap(\.points.value)
            guard values.count == corners.count, corners.allSatisfy({ $0.isFromEnd == first.isFromEnd }) else {
                return nil
            }
            // What is put nowhere else begins in the corner.
            if corners.allSatisfy(\.isAnimated) {
                guard !first.isFromEnd else { return nil }
                values.append(0)
            }
            return values
        }
        let widest = spans.max { Self.span($0) < Self.span($1) }
        guard let widest, Self.span(widest) > 0 else { return nil }
        return Movement(
            property: .position, states: [StatePath("\(state(describer, of: node)).frame")], values: widest,
            isComplete: true, asksForReducedMotion: false)
    }

    private static func span(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }

    private static func order(_ property: Movement.Property) -> Int {
        switch property {
        case .offset: 0
        case .position: 1
        case .scale: 2
        case .rotation: 3
        case .depth: 4
        case .blur: 5
        case .size: 6
        }
    }
}

extension ViewFact {
    /// Whether it tells of a place or shape that changes.
    fileprivate var isMovement: Bool { if case .motion(.movement) = content { true } else { false } }
}
