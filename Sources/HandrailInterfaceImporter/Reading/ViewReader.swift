import HandrailFrameworks
import HandrailModel
import HandrailSource

/// Reads views with everything inside them.
struct ViewReader {
    /// What connects the file's objects.
    let context: InterfaceContext

    /// How deep views are followed into one another.
    static let maximumDepth = 120

    /// The view that an element stands for; `nil` where it is none.
    func view(
        _ element: InterfaceElement, slot: ViewSlot, in parent: InterfaceElement? = nil, depth: Int = 0,
        condition: ElementCondition? = nil
    ) -> ViewDescription? {
        guard let systemClass = ViewNames.systemClass(of: element.name, in: context.toolkit) else { return nil }
        return view(element, systemClass, slot: slot, in: parent, depth: depth, condition: condition)
    }

    private func view(
        _ element: InterfaceElement, _ systemClass: String, slot: ViewSlot, in parent: InterfaceElement? = nil,
        depth: Int,
        condition: ElementCondition? = nil
    ) -> ViewDescription {
        let own = element.child("connections")?.children.compactMap { connection($0) } ?? []
        let constraints = ConstraintReader(context: context)
        let reader = PropertyReader(context: context)
        return ViewDescription(
            identity: element.identity, systemClass: systemClass, customClass: element["customClass"],
            place: element.place, extent: element.extent, slot: slot,
            properties: reader.properties(of: element, systemClass: systemClass) + delegate(of: element, systemClass)
                + putAway(element, connections: own),
            facts: reader.facts(of: element, systemClass: systemClass),
            subviews: depth < Self.maximumDepth ? subviews(of: element, systemClass, depth: depth + 1) : [],
            gestures: gestures(of: element), connections: (context.outlets[element.identity] ?? []) + own,
            constraints: constraints.constraints(of: element)
                + constraints.fixedSides(of: element, slot: slot, in: parent),
            frame: frame(of: element, in: parent),
            condition: condition, openTo: depth < Self.maximumDepth ? nil : .tooDeep)
    }

    // MARK: Inside

    private func subviews(of element: InterfaceElement, _ systemClass: String, depth: Int) -> [ViewDescription] {
        let mask = SizeClassMask(of: "subviews", in: element)
        return element.children.flatMap { child -> [ViewDescription] in
            // A grid keeps its views in the cells of its rows.
            if child.name == "gridCells" {
                return child.children.flatMap { subviews(of: $0, systemClass, depth: depth) }
            }
            if let slot = ViewContainers.slot(of: child.name, in: systemClass)
                ?? ViewContainers.slot(ofItems: child.name, key: child["key"])
            {
                return child.children.compactMap {
                    held($0, slot: slot, in: child.name == "subviews" ? element : nil, mask, depth: depth)
                }
            }
            guard let key = child["key"] else { return [] }
            // A control of AppKit keeps its segments and its menu in its cell.
            if key == "cell", context.toolkit == .appKit {
                let menu = child.child(key: "menu").flatMap { view($0, slot: .menuItem, depth: depth) }
                return (child.child("segments")?.children.compactMap { view($0, slot: .segment, depth: depth) } ?? [])
                    + (menu.map { [$0] } ?? [])
            }
            guard let inner = ViewNames.systemClass(of: child.name, in: context.toolkit) else { return [] }
            return [view(child, inner, slot: ViewContainers.slot(ofKey: key), depth: depth)]
        }
    }

    // What stands among views and has a frame is a view, whatever its name.
    private func held(
        _ element: InterfaceElement, slot: ViewSlot, in parent: InterfaceElement?, _ mask: SizeClassMask, depth: Int
    ) -> ViewDescription? {
        let classes = mask.classes(of: element.identity)
        // What is there in some size classes only is there under a condition.
        if let key = mask.key(including: element.identity), classes != .all {
            return view(
                element, slot: slot, in: parent, depth: depth, condition: ElementCondition(subject: .app, text: key))
        }
        if classes.isEmpty { return nil }
        if let known = view(element, slot: slot, in: parent, depth: depth) { return known }
        guard element["id"] != nil, element.child(key: "frame") != nil || element["customClass"] != nil
        else { return nil }
        return view(element, "UnknownView.\(element.name)", slot: slot, depth: depth)
    }

    /// A view without others in it that a constraint of its own keeps at no size is left over where no code can know of
    /// it: it is as good as hidden.
    private func putAway(_ element: InterfaceElement, connections: [ViewConnection]) -> [ViewProperty] {
        guard connections.isEmpty, context.outlets[element.identity] == nil, element["customClass"] == nil,
            element["tag"] == nil, element.child("subviews") == nil, element.flag("hidden") != true,
            let zero = ConstraintReader(context: context).constraints(of: element).first(where: { $0.isNoLength })
        else { return [] }
        return [ViewProperty("isHidden", .known(.flag(true)), place: zero.place)]
    }

    /// Where a view lies in the one around it, counted from that one's top.
    private func frame(of element: InterfaceElement, in parent: InterfaceElement?) -> ViewFrame? {
        guard let rect = element.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }),
            let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
            let height = rect.number("height")
        else { return nil }
        guard let parent, countsFromBottom(parent), let whole = parent.child(key: "frame")?.number("height") else {
            return ViewFrame(x: x, y: y, width: width, height: height)
        }
        return ViewFrame(x: x, y: whole - y - height, width: width, height: height)
    }

    /// Whether places in a view are counted from its lower edge, as a Mac does.
    private func countsFromBottom(_ view: InterfaceElement) -> Bool {
        guard context.toolkit == .appKit, let name = ViewNames.systemClass(of: view.name, in: .appKit) else {
            return false
        }
        return !AppKitCoordinates.countsFromTop(name)
    }

    private func gestures(of element: InterfaceElement) -> [ViewGesture] {
        let attached = element.child("connections")?.children.filter { $0["property"] == "gestureRecognizers" } ?? []
        let inside = element.child("gestureRecognizers")?.children.filter { $0.name.hasSuffix("GestureRecognizer") }
            ?? []
        return (attached.compactMap { $0["destination"].flatMap { context.recognizers[$0] } } + inside)
            .map {
                GestureElementReader.gesture(
                    $0, actions: $0.child("connections")?.children.compactMap { connection($0) } ?? [])
            }
    }

    // MARK: Connections

    /// The object that a field tells what people type, as a property of the field.
    private func delegate(of element: InterfaceElement, _ systemClass: String) -> [ViewProperty] {
        guard SystemClasses.has(.typed, systemClass),
            let outlet = element.child("connections")?.children.first(
                where: { $0.name == "outlet" && $0["property"] == "delegate" }),
            let object = outlet["destination"]
        else { return [] }
        return [ViewProperty("delegate", .known(.name(object)), place: outlet.place)]
    }

    private func connection(_ element: InterfaceElement) -> ViewConnection? {
        switch element.name {
        case "action":
            guard let selector = element["selector"] else { return nil }
            let target = element["destination"] ?? element["target"]
            return ViewConnection(
                .action, name: Self.method(selector), event: element["eventType"], other: target,
                otherClass: target.flatMap { context.classes[$0] }, place: element.place)
        case "segue":
            return ViewConnection(
                .segue, name: element["kind"] ?? "show", event: element["identifier"], other: element["destination"],
                place: element.place)
        default: return nil
        }
    }

    /// The method that a selector names: `save:` is `save`.
    static func method(_ selector: String) -> String {
        String(selector.prefix { $0 != ":" })
    }
}

extension ViewConstraint {
    /// Whether it keeps a side at no length, whatever else is asked for.
    fileprivate var isNoLength: Bool {
        (first.attribute == "width" || first.attribute == "height") && second == nil && relation == .equal
            && constant == .known(0) && priority == .known(1000) && condition == nil
    }
}
