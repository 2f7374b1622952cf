import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewDescriber {
    /// What an interface file says of a view, with what code does to it and puts into it.
    package func joined(_ design: ViewDescription, with node: Int, depth: Int, among listed: Listed?) -> ViewDescription {
        let view = reader.nodes[node]
        let (inner, omission) = reach(of: listed, at: node)
        let inside = depth < Self.maximumDepth
            ? view.children.filter { isShownInside($0.node) }.map { description(of: $0.node, slot: $0.slot, depth: depth + 1, among: inner) }
            : design.subviews
        let overlay = DesignOverlay(
            design, writes: writes(on: node), systemClass: view.viewClass.systemClass,
            holdsConfiguration: !view.configurations.isEmpty)
        var properties = overlay.properties
        if let elements = view.fields["accessibilityElements"], !elements.isEmpty {
            properties.append(
                ViewProperty(
                    "accessibilityElements", .known(.list(elements.map { .name(reader.name(of: $0)) })), place: view.place))
        }
        if let omission { properties.append(omission) }
        properties += motions(of: node)
        if mayColorItself(view), !overlay.written.contains("backgroundColor") {
            properties.append(ViewProperty("backgroundColor", .dynamic, place: design.place))
        }
        if isOutlet(design), !overlay.written.contains("isHidden"), design.value("isHidden").flag == .known(true) {
            properties.append(ViewProperty("isHidden", .dynamic, place: design.place))
        }
        let doubt = design.openTo ?? doubt(of: node, design)
        if doubt == nil, isEmpty(view, holding: inside) {
            properties.append(ViewProperty("showsNothing", .known(.flag(true)), place: design.place))
        }
        let connections = design.connections + view.connections
        let isDrawn = doubt == nil && isDrawnControl(node, holding: inside, sending: connections)
        if isDrawn { properties.append(ViewProperty("drawnControl", .known(.flag(true)), place: design.place)) }
        return ViewDescription(
            identity: design.identity, systemClass: design.systemClass, customClass: design.customClass,
            place: design.place, extent: design.extent, slot: design.slot, properties: properties,
            subviews: inside, gestures: design.gestures.map(told) + view.gestures.compactMap { gesture($0.node, at: $0.place, on: view) } + touches(of: node, around: inside, isDrawn: isDrawn),
            connections: connections,
            constraints: extendsReach(node) ? [] : designed(design.constraints, of: view) + constraints(of: node, slot: design.slot),
            frame: design.frame,
            condition: design.condition ?? presence(of: node), openTo: doubt)
    }

    /// The constraints of a view in an interface file. The frame it was drawn with is its own as long as code gives it no other.
    private func designed(_ constraints: [ViewConstraint], of view: ViewNode) -> [ViewConstraint] {
        guard !view.sizes.isEmpty || !view.constraints.isEmpty else { return constraints }
        return constraints.filter { !$0.isFrame }
    }

    /// Whether a node is shown in the view that holds it. What code sets for the bar above is not; a bar of the file's own is
    /// filled there.
    private func isShownInside(_ node: Int) -> Bool {
        let isForBarAbove = reader.nodes[node].viewClass.family == .navigationItem && reader.nodes[node].design == nil
        return !isForBarAbove && !reader.replaced.contains(node) && !isTakenAway(node)
    }

    /// Whether a class of the project, all of which was read, puts nothing into a view and draws nothing on it.
    package func isEmpty(_ view: ViewNode, holding inside: [ViewDescription]) -> Bool {
        guard inside.isEmpty, view.isEntered, view.viewClass.isKnown, Self.plain.contains(view.viewClass.systemClass), !mayColorItself(view)
        else { return false }
        return !view.writes.contains { $0.name == "draws" || $0.name == "tracks" || $0.name == "isAccessibilityElement" }
    }

    /// Classes that show nothing by themselves.
    static let plain: Set<String> = ["UIView", "UIControl", "NSView", "NSControl"]

    /// A recognizer of an interface file with what the method does that it calls.
    private func told(_ gesture: ViewGesture) -> ViewGesture {
        let methods = gesture.connections.filter { $0.kind == .action }
        guard methods.count == 1, gesture.connections.count == 1, let type = reader.nodes.first?.viewClass.type,
            let function = reader.program.functions(methods[0].name, of: type).first(where: { !$0.declaration.body.isEmpty })
        else { return gesture }
        let known = gesture.gesture
        let action = ActionReader.summary(of: function, in: type, evaluator: reader.evaluator, digest: known.action.digest)
        return ViewGesture(
            Gesture(kind: known.kind, count: known.count, action: action, isChoice: known.isChoice, isSwipe: known.isSwipe), place: gesture.place,
            isEnabled: gesture.isEnabled, connections: gesture.connections)
    }

    private func isOutlet(_ design: ViewDescription) -> Bool {
        design.connections.contains { $0.kind == .outlet || $0.kind == .outletCollection }
    }

    /// Why more may be set on a view than was read.
    private func doubt(of node: Int, _ design: ViewDescription) -> Doubt? {
        let view = reader.nodes[node]
        if let open = view.openTo { return open }
        if reader.escaped.contains(node) || !reader.isComplete { return .computed }
        if let name = design.customClass {
            guard let type = view.viewClass.type else { return .undeclared(name) }
            if !view.isEntered { return .undeclared(name) }
            if !view.viewClass.isKnown { return .undeclared(type.inherited.first ?? name) }
        }
        return nil
    }

    /// Whether the class of a view draws, or puts layers of its own behind what the view holds.
    func mayColorItself(_ view: ViewNode) -> Bool {
        guard let type = view.viewClass.type else { return false }
        return reader.program.lineage(of: type).contains { ancestor in
            ancestor.functions["draw"] != nil || ancestor.properties["layerClass"] != nil
                || ancestor.constructs.contains("CAGradientLayer") || ancestor.constructs.contains("CAShapeLayer")
                || ancestor.constructs.contains("CALayer")
        }
    }
}
