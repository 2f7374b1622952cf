import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// How a view moves, comes and goes.
enum MotionDescription {
    /// How a view moves, and when it goes away by itself.
    static func motions(_ describer: ViewDescriber, of node: Int) -> [ViewFact] {
        let view = describer.reader.store.nodes[node]
        var result = held(describer, node)
        guard !view.motions.isEmpty || view.leave != nil else { return result }
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
            seconds: leave.seconds.count == 1 ? .known(leave.seconds[0]) : .oneOf(leave.seconds),
            cleared: [StatePath(state(describer, of: node))], dismisses: false,
            asksForAssistance: leave.asksForAssistance, place: leave.place)
        let announces = MessageDescription.announces(describer)
        let event = ViewEvent(
            kind: .appear, action: ActionSummary(announces: announces, motion: MotionSummary(delays: [change])))
        return result + [ViewFact(.event(event), place: leave.place)]
    }

    /// The condition under which a view is there that goes away by itself, or that comes up with a message.
    static func presence(_ describer: ViewDescriber, of node: Int) -> ElementCondition? {
        let name =
            describer.reader.store.nodes[node].leave == nil
            ? MessageDescription.name(describer, of: node) : state(describer, of: node)
        return name.map { ElementCondition(subject: .app, text: $0) }
    }

    /// A name for whether the view is there.
    private static func state(_ describer: ViewDescriber, of node: Int) -> String {
        let view = describer.reader.store.nodes[node]
        let isNameless = view.identity.isEmpty || view.identity == "self"
        let name = isNameless ? view.viewClass.type?.name ?? "" : view.identity
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
            guard values.count == corners.count else { return nil }
            guard corners.allSatisfy({ $0.isFromEnd == first.isFromEnd }) else {
                // From one edge to the other it is at least as far as on the smallest phone.
                return corners.compactMap { corner in
                    corner.points.value.map { corner.isFromEnd ? Self.leastHeight + $0 : $0 }
                }
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

    /// How a view moves whose constraints are given other constants by functions that animate the layout.
    private static func held(_ describer: ViewDescriber, _ node: Int) -> [ViewFact] {
        let layout = describer.reader.store.layout
        let view = describer.reader.store.nodes[node]
        guard !layout.animated.isEmpty, !view.holders.isEmpty else { return [] }
        return view.holders.sorted { $0.key < $1.key }.flatMap { index, name -> [ViewFact] in
            let constraint = view.constraints[index]
            let changes = (layout.constants[name] ?? []).filter { layout.animated[$0.function] != nil }
            guard let first = changes.first, let change = layout.animated[first.function], constraint.second != nil,
                Self.places.contains(constraint.first.attribute), case .known(let start) = constraint.constant
            else { return [] }
            // What holds several views and moves by its own size comes from outside, however large that is.
            let isByItsSize = view.children.count > 1 && changes.contains { $0.sizeOf == view.identity }
            let values = [start] + changes.compactMap(\.points)
            guard isByItsSize || Self.span(values) > 0 else { return [] }
            let movement = Movement(
                property: .position, states: [StatePath("\(state(describer, of: node)).frame")], values: values,
                isComplete: !isByItsSize, asksForReducedMotion: false)
            return [
                ViewFact(.motion(.movement(movement)), place: change.place),
                ViewFact(.motion(.animation(change.animation)), place: change.place),
            ]
        }
    }

    /// The height of the smallest phone, in points.
    private static let leastHeight = 568.0

    /// Attributes of constraints that say where a view is, and not how large.
    private static let places: Set<String> = [
        "leading", "trailing", "left", "right", "top", "bottom", "centerX", "centerY",
    ]

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
