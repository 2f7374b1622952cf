import HandrailModel
import HandrailSource

extension ViewDescriber {
    /// How a view moves, and when it goes away by itself, as properties of it.
    func motions(of node: Int) -> [ViewProperty] {
        let view = reader.nodes[node]
        var result: [ViewProperty] = []
        for motion in view.motions {
            let changed = (motion.properties ?? Set(view.shapes.keys)).sorted { Self.order($0) < Self.order($1) }
            for property in changed {
                result.append(
                    ViewProperty("movement", .known(.movement(movement(property, of: node))), place: motion.place))
            }
            result.append(ViewProperty("animation", .known(.animation(motion.animation)), place: motion.place))
        }
        guard let leave = view.leave else { return result }
        let change = DelayedChange(
            seconds: .known(leave.seconds), cleared: [state(of: node)], dismisses: false,
            asksForAssistance: leave.asksForAssistance, place: leave.place)
        let event = ViewEvent(kind: .appear, action: ActionSummary(motion: MotionSummary(delays: [change])))
        return result + [ViewProperty("event", .known(.event(event)), place: leave.place)]
    }

    /// The condition under which a view is there that goes away by itself.
    func presence(of node: Int) -> ElementCondition? {
        guard reader.nodes[node].leave != nil else { return nil }
        return ElementCondition(subject: .app, text: state(of: node))
    }

    /// A name for whether the view is there.
    private func state(of node: Int) -> String {
        let view = reader.nodes[node]
        let name = view.identity == "self" ? view.viewClass.type?.name ?? "" : view.identity
        return name.isEmpty ? "view\(node)" : name
    }

    private func movement(_ property: Movement.Property, of node: Int) -> Movement {
        let view = reader.nodes[node]
        let shape = view.shapes[property] ?? ViewShape()
        let isComplete = shape.isComplete && !view.isShapeOpen
        return Movement(
            property: property, states: [isComplete ? "\(state(of: node)).transform" : "~\(state(of: node)).transform"],
            values: shape.values + [property == .scale ? 1 : 0], isComplete: isComplete, asksForReducedMotion: false)
    }

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
