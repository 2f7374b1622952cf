import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// What an interface file says of a view, with what code does to it.
package enum DesignDescription {
    /// What an interface file says of a view, with what code does to it and puts into it.
    package static func joined(
        _ describer: ViewDescriber, _ design: ViewDescription, with node: Int, depth: Int,
        among listed: ViewDescriber.Listed?
    ) -> ViewDescription {
        let view = describer.reader.store.nodes[node]
        let (inner, omission) = describer.reach(of: listed, at: node)
        let grounds = PlainGround.grounds(describer, inDesigned: view)
        let inside =
            depth < ViewDescriber.maximumDepth
            ? view.children.filter { isShownInside(describer, $0.node) }.map {
                describer.description(
                    of: $0.node, slot: $0.slot, on: grounds[$0.node] ?? .open, depth: depth + 1, among: inner)
            }
            : design.subviews
        let overlay = DesignOverlay(
            design, writes: describer.writes(on: node), systemClass: view.viewClass.systemClass,
            holdsConfiguration: !view.configurations.isEmpty)
        var properties = overlay.properties
        if let elements = view.fields["accessibilityElements"], !elements.isEmpty {
            properties.append(
                ViewProperty(
                    "accessibilityElements", .known(.list(elements.map { .name(describer.reader.store.name(of: $0)) })),
                    place: view.place))
        }
        if let omission { properties.append(omission) }
        var facts = SettledFacts(describer.facts(of: node, turningTextAt: overlay.turningText))
            .laid(over: design.facts)
            .map(overGround)
        facts += MotionDescription.motions(describer, of: node) + MessageDescription.appearances(describer, of: node)
            + PageDescription.silence(describer, of: node)
        if let action = action(describer, of: design), !facts.contains(where: \.isAction) { facts.append(action) }
        if sendsNothing(describer, design, view) {
            facts.append(ViewFact(.control(.sendsNothing), place: design.place))
        }
        // Layers say by themselves that what lies behind is not known.
        if mayColorItself(describer, view), !overlay.written.contains("backgroundColor"), !facts.holdLayers {
            properties.append(ViewProperty("backgroundColor", .dynamic, place: design.place))
        }
        if isOutlet(design), !overlay.written.contains("isHidden"), design.value("isHidden").flag == .known(true) {
            properties.append(ViewProperty("isHidden", .dynamic, place: design.place))
        }
        let openReason = design.openTo ?? openReason(describer, of: node, design)
        if openReason == nil, isEmpty(describer, view, holding: inside) {
            facts.append(ViewFact(.drawing(.nothing), place: design.place))
        }
        let connections = design.connections + view.connections
        let isDrawn =
            openReason == nil && TouchDescription.isDrawnControl(describer, node, holding: inside, sending: connections)
        if isDrawn { facts.append(ViewFact(.control(.drawnByApp), place: design.place)) }
        return ViewDescription(
            identity: design.identity, systemClass: design.systemClass, customClass: design.customClass,
            place: design.place, extent: design.extent, slot: design.slot, properties: properties,
            facts: facts, subviews: inside,
            gestures: design.gestures.map { told(describer, $0) }
                + view.gestures.compactMap { describer.gesture($0.node, at: $0.place, on: view) }
                + TouchDescription.touches(describer, of: node, around: inside, isDrawn: isDrawn),
            connections: connections,
            constraints: TouchDescription.extendsReach(describer, node)
                ? []
                : designed(design.constraints, of: view)
                    + ConstraintDescription.constraints(describer, of: node, slot: design.slot),
            frame: design.frame,
            condition: design.condition ?? MotionDescription.presence(describer, of: node), openTo: openReason)
    }

    /// The constraints of a view in an interface file. The frame it was drawn with is its own as long as code gives it
    /// no other.
    private static func designed(_ constraints: [ViewConstraint], of view: ViewNode) -> [ViewConstraint] {
        guard !view.sizes.isEmpty || !view.constraints.isEmpty else { return constraints }
        return constraints.filter { !$0.isFrame }
    }

    /// Whether a node is shown in the view that holds it. What code sets for the bar above is not; a bar of the file's
    /// own is filled there.
    private static func isShownInside(_ describer: ViewDescriber, _ node: Int) -> Bool {
        let isForBarAbove =
            describer.reader.store.nodes[node].viewClass.family == .navigationItem
            && describer.reader.store.nodes[node].design == nil
        return !isForBarAbove && !describer.reader.store.replaced.contains(node)
            && !HidingDescription.isTakenAway(describer, node)
    }

    /// Whether a class of the project, all of which was read, puts nothing into a view and draws nothing on it.
    package static func isEmpty(_ describer: ViewDescriber, _ view: ViewNode, holding inside: [ViewDescription]) -> Bool
    {
        guard inside.isEmpty, view.isEntered, view.viewClass.isKnown, view.viewClass.has(.blank),
            !mayColorItself(describer, view)
        else { return false }
        return !view.facts.holdLayers && !view.facts.contains(.control(.followsFinger))
            && !view.writes.contains { $0.name == "isAccessibilityElement" }
    }

    /// Whether nothing is connected to a button, nor is it given a name: what has one may be connected some day. Code
    /// that was not read and is handed the view around it could still look for it there, which nobody does to a view
    /// that has no outlet and no tag.
    private static func sendsNothing(
        _ describer: ViewDescriber, _ design: ViewDescription, _ view: ViewNode
    ) -> Bool {
        guard view.viewClass.has(.button), design.customClass == nil, describer.reader.isComplete,
            describer.reader.store.nodes.first?.viewClass.type != nil
        else { return false }
        return design.connections.isEmpty && view.connections.isEmpty && design.gestures.isEmpty
            && view.gestures.isEmpty && design.subviews.isEmpty && design.property("menu") == nil
            && !view.facts.contains(where: \.isAction)
            && view.writes.allSatisfy { $0.name != "menu" && $0.name != "tag" }
            && design.property("tag") == nil && !design.properties.contains(where: isName)
    }

    private static func isName(_ property: ViewProperty) -> Bool {
        guard names.contains(property.name), case .known(.words(let words)) = property.value else { return false }
        return !words.isBlank
    }

    private static let names: NameSet = ["accessibilityLabel", "title", "attributedTitle", "configuration.title"]

    /// What the one method does that a control of an interface file sends its owner.
    private static func action(_ describer: ViewDescriber, of design: ViewDescription) -> ViewFact? {
        let sent = design.connections.filter { $0.kind == .action || $0.kind == .segue }
        guard sent.count == 1, sent[0].kind == .action else { return nil }
        return summary(describer, of: sent[0].name, digest: sent[0].name).map {
            ViewFact(.control(.action($0)), place: sent[0].place)
        }
    }

    /// What a method of the object does that the file belongs to, if it does anything.
    private static func summary(_ describer: ViewDescriber, of method: String, digest: String) -> ActionSummary? {
        guard let type = describer.reader.store.nodes.first?.viewClass.type,
            let function = describer.reader.program.functions(method, of: type).first(where: {
                !$0.declaration.body.isEmpty
            })
        else { return nil }
        return ActionReader.summary(of: function, in: type, evaluator: describer.reader.evaluator, digest: digest)
    }

    /// A recognizer of an interface file with what the method does that it calls.
    private static func told(_ describer: ViewDescriber, _ gesture: ViewGesture) -> ViewGesture {
        let methods = gesture.connections.filter { $0.kind == .action }
        let known = gesture.gesture
        guard methods.count == 1, gesture.connections.count == 1,
            let action = summary(describer, of: methods[0].name, digest: known.action.digest)
        else { return gesture }
        return ViewGesture(
            Gesture(
                kind: known.kind, count: known.count, action: action, isChoice: known.isChoice, isSwipe: known.isSwipe),
            place: gesture.place,
            isEnabled: gesture.isEnabled, connections: gesture.connections)
    }

    /// Layers that code puts into a view of a file lie over the ground that the file gives it.
    private static func overGround(_ fact: ViewFact) -> ViewFact {
        guard case .drawing(.layers) = fact.content else { return fact }
        return ViewFact(
            .drawing(.layers(isOverGround: true)), place: fact.place, isConditional: fact.isConditional)
    }

    private static func isOutlet(_ design: ViewDescription) -> Bool {
        design.connections.contains { $0.kind == .outlet || $0.kind == .outletCollection }
    }

    /// Why more may be set on a view than was read.
    private static func openReason(
        _ describer: ViewDescriber, of node: Int, _ design: ViewDescription
    ) -> UnknownReason? {
        let view = describer.reader.store.nodes[node]
        if let open = view.openTo { return open }
        if describer.reader.store.viewsGivenAway.contains(node) || !describer.reader.isComplete { return .computed }
        if let name = design.customClass {
            guard let type = view.viewClass.type else { return .undeclared(name) }
            if !view.isEntered { return .undeclared(name) }
            if !view.viewClass.isKnown { return .undeclared(type.inherited.first ?? name) }
        }
        return nil
    }

    /// Whether the class of a view draws, or puts layers of its own behind what the view holds.
    static func mayColorItself(_ describer: ViewDescriber, _ view: ViewNode) -> Bool {
        guard let type = view.viewClass.type else { return false }
        return describer.reader.program.lineage(of: type).contains { ancestor in
            ancestor.functions["draw"] != nil || ancestor.properties["layerClass"] != nil
                || layers.contains(where: ancestor.constructs.contains)
        }
    }

    private static let layers = FrameworkType.names(of: .paintingLayer)
}
