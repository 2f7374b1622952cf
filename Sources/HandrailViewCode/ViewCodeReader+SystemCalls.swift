package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// Methods that put items on a bar.
    static let itemSetters: [String: ViewSlot] = [
        "setLeftBarButton": .leftBarItem, "setLeftBarButtonItems": .leftBarItem, "setRightBarButton": .rightBarItem,
        "setRightBarButtonItems": .rightBarItem, "setToolbarItems": .toolbarItem,
    ]

    /// The class of what items of a bar are put together in.
    static let itemGroup = "UIBarButtonItemGroup"

    /// Methods of an item that make a group of it alone.
    static let itemGrouping: Set<String> = ["creatingFixedGroup", "creatingMovableGroup", "creatingOptionalGroup"]

    /// The items of `UIBarButtonItemGroup(barButtonItems: […])`, `.fixedGroup(items: […])`.
    package mutating func items(inGroup arguments: [Argument], _ site: inout CodeSite) -> [Int] {
        let listed = arguments.filter { $0.label == "barButtonItems" || $0.label == "items" }
        return listed.flatMap { visit($0.value, expecting: TypeName("UIBarButtonItem"), &site) }
    }

    /// A method of a framework that puts, sets or connects something; `nil` for one that does none of it, or that the
    /// project declares.
    mutating func systemCall(
        _ name: String, on found: [Int], _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> [Int]? {
        guard let method = SystemMethod.named[name] else {
            return name.hasPrefix("setAccessibility") && setAccessibility(name, on: found, arguments, at: expression, &site) ? [] : nil
        }
        switch method {
        case .takesController:
            if let way = PresentingMethods.presentations[name] { show(arguments, way, by: name, &site) }
            if Self.takers.contains(name) { takeIn(by: name, on: found, arguments, &site) }
            return nil
        case .groupsItems: return found.allSatisfy { nodes[$0].viewClass.family == .barItem } ? found : nil
        case .setsItems(let slot):
            guard let first = arguments.first else { return nil }
            let items = visit(first.value, expecting: TypeName("UIBarButtonItem"), &site)
            for owner in found {
                for item in items {
                    if site.isConditional || site.asked != nil { nodes[item].isOccasional = true }
                    hold(item, in: owner, slot: slot)
                }
            }
            return []
        // What is set on it is animated, and set on the view.
        case .animator: return arguments.isEmpty ? found : nil
        case .setFrameOrigin:
            guard let first = arguments.first else { return nil }
            for owner in found { setOrigin(of: owner, to: first.value, at: expression, site) }
            return []
        case .setButtonType:
            guard let first = arguments.first else { return nil }
            for owner in found { write("buttonType", on: owner, first.value, at: expression, manner: .assign, site) }
            return []
        case .fillStackOfMac:
            guard let first = arguments.first, nodes[found[0]].viewClass.systemClass == "NSStackView" else { return nil }
            for view in visit(first.value, &site) { hold(view, in: found[0], slot: .arrangedSubview) }
            return []
        case .setValue:
            return setValue(arguments, on: found, at: expression, &site) ? [] : nil
        case .leave:
            leave(found, site, at: expression)
            if name == "removeFromSuperview" { remove(found, site) }
            return nil
        case .register:
            markHeader(registered: arguments, at: expression, site)
            return nil
        case .perform:
            return wait(name, arguments, at: expression, &site) ? [] : nil
        case .addLayer:
            guard let first = arguments.first else { return nil }
            let layers = visit(first.value, &site)
            for owner in found.prefix(1) {
                for layer in layers { hold(layer, in: owner, slot: .subview) }
                // What a layer of another kind paints lies behind what the view shows.
                if layers.isEmpty {
                    let place = SourcePlace(file: site.scope.file, range: expression.range)
                    write("draws", on: owner, .known(.flag(true)), at: place, site)
                }
            }
            return []
        case .addAnimation:
            guard let first = arguments.first, arguments.contains(where: { $0.label == "forKey" }) else { return nil }
            add(visit(first.value, &site), to: found, site, at: expression)
            return []
        case .find:
            return designed(by: name, arguments, in: site) ?? dequeued(by: name, arguments, at: expression, site)
        case .contentConfiguration:
            return contentConfiguration(at: expression, site)
        case .addView:
            guard let first = arguments.first else { return nil }
            let slot: ViewSlot = Self.arrangers.contains(name) ? .arrangedSubview : .subview
            takeIn(viewOf: first.value, &site)
            let views = visit(first.value, &site)
            for view in views { for owner in found.prefix(1) { hold(view, in: owner, slot: slot) } }
            if name == "insertArrangedSubview", views.last == nodes[found[0]].children.last?.node, let position = arguments.first(where: { $0.label == "at" }) {
                arrange(last: found[0], at: position.value)
            }
            return []
        case .addViews:
            guard program.methods(name, of: nodes[found[0]].viewClass.type, systemClass: nodes[found[0]].viewClass.systemClass).isEmpty
            else { return nil }
            let slot: ViewSlot = Self.arrangers.contains(name) ? .arrangedSubview : .subview
            for argument in arguments {
                for view in visit(argument.value, &site) { hold(view, in: found[0], slot: slot) }
            }
            return []
        case .setForState:
            return setState(name, on: found, arguments, at: expression, &site)
        case .insertSegment:
            guard let first = arguments.first else { return nil }
            for owner in found { addSegment(to: owner, showing: first, at: arguments.first { $0.label == "at" }?.value, &site) }
            return []
        case .removeSegments:
            if !site.isConditional, site.asked == nil { for owner in found { removeSegments(of: owner) } }
            return []
        case .setItems:
            guard let first = arguments.first else { return nil }
            let items = visit(first.value, &site)
            for owner in found { for item in items { hold(item, in: owner, slot: .toolbarItem) } }
            return []
        case .addRecognizer:
            guard let first = arguments.first else { return nil }
            // A recognizer for people who use VoiceOver is activated wherever the element is, and no touch.
            if site.isForVoiceOver { return [] }
            for gesture in visit(first.value, &site) {
                for owner in found where !nodes[owner].gestures.contains(where: { $0.node == gesture }) {
                    nodes[owner].gestures.append((gesture, SourcePlace(file: site.scope.file, range: expression.range)))
                }
            }
            return []
        case .addTarget:
            guard let action = arguments.first(where: { $0.label == "action" }) else { return nil }
            let event = arguments.first { $0.label == "for" }.flatMap { evaluator.memberName(of: $0.value, in: site.scope).value }
            for owner in found { connect(owner, selector: action.value, event: event, site) }
            return []
        case .addAction:
            guard let first = arguments.first, nodes[found[0]].viewClass.family == .view else { return nil }
            for owner in found {
                nodes[owner].connections.append(
                    ViewConnection(
                        .action, name: "action", event: nil, other: "self", otherClass: site.type?.name,
                        place: SourcePlace(file: site.scope.file, range: expression.range)))
            }
            for action in visit(first.value, expecting: TypeName("UIAction"), &site) where nodes[action].viewClass.family == .menu {
                use(action)
            }
            return []
        case .addInteraction:
            guard let first = arguments.first else { return nil }
            visit([first], &site)
            addDragging(first.value, to: found, at: expression, site)
            guard evaluator.symbol(first.value, in: site.scope).contains(where: { Self.opensMenu($0.0) }) else { return [] }
            for owner in found { addMenu(to: owner, at: SourcePlace(file: site.scope.file, range: expression.range)) }
            return []
        case .addField:
            guard nodes[found[0]].viewClass.systemClass == "UIAlertController" else { return nil }
            addAlertField(to: found[0], arguments, at: expression, site)
            return []
        case .showRemoteImage:
            show(remoteImageIn: found, at: expression, site)
            return []
        case .addSymbolEffect:
            addEffect(to: found, arguments, at: expression, site)
            return []
        case .moveByHand:
            moveByHand(found, at: expression, site)
            return []
        }
    }

    /// Takes views away that the same code put somewhere before, unless it may not run.
    package mutating func remove(_ found: [Int], _ site: CodeSite) {
        guard !site.isConditional, site.asked == nil, site.circumstances == nil else { return }
        for node in found where nodes[node].parent >= 0 && nodes[node].isMade && !nodes[node].isRemoved {
            nodes[node].isRemoved = true
            removals += 1
        }
    }

    /// Puts the view that a stack was given last where a written number says; one that is not written leaves it at the end.
    private mutating func arrange(last stack: Int, at position: Expression) {
        guard case .number(let number) = position.kind, number >= 0, number < Double(nodes[stack].children.count - 1),
            let last = nodes[stack].children.last
        else { return }
        nodes[stack].children.removeLast()
        nodes[stack].children.insert(last, at: Int(number))
    }

    /// A segment that shows a title, an image or what an action is called.
    private mutating func addSegment(to owner: Int, showing argument: Argument, at position: Expression?, _ site: inout CodeSite) {
        let segment = CodeClass(systemClass: "UISegment", family: .view, type: nil, isKnown: true)
        let place = SourcePlace(file: site.scope.file, range: argument.value.range)
        let (node, isNew) = make(segment, at: place, in: site)
        guard isNew else { return }
        switch argument.label {
        case "withTitle": write("title", on: node, argument.value, at: argument.value, manner: .assign, site)
        case "with": write("image", on: node, argument.value, at: argument.value, manner: .assign, site)
        default: act(node, argument.value, &site)
        }
        if let position, case .number(let number) = position.kind {
            write("segmentIndex", on: node, .known(.number(number)), at: place, site)
        }
        hold(node, in: owner, slot: .segment)
    }

    /// Takes away the segments that a control has so far.
    private mutating func removeSegments(of owner: Int) {
        nodes[owner].writes.removeAll { $0.name == "items" || $0.name.hasPrefix("segment.") }
        for child in nodes[owner].children where child.slot == .segment { nodes[child.node].isRemoved = true }
    }

    /// Functions whose views are arranged rather than laid out one by one.
    private static let arrangers: NameSet = ["addArrangedSubview", "insertArrangedSubview", "addArrangedSubviews"]

    private static func opensMenu(_ expression: Expression) -> Bool {
        guard case .call(let callee, _) = expression.kind else { return false }
        switch callee.kind {
        case .name("UIContextMenuInteraction"): return true
        case .member(let base?, "init", _): if case .name("UIContextMenuInteraction") = base.kind { return true } else { return false }
        default: return false
        }
    }

    /// A menu that a long press opens; what stands in it is decided while the app runs.
    private mutating func addMenu(to owner: Int, at place: SourcePlace) {
        let menu = add(
            ViewNode(
                kind: .made, viewClass: CodeClass(systemClass: "UIMenu", family: .menu, type: nil, isKnown: true),
                identity: "menu", place: place))
        hold(menu, in: owner, slot: .menuItem)
    }

    private mutating func setState(
        _ name: String, on found: [Int], _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> [Int]? {
        guard let first = arguments.first(where: { !$0.isTrailing }), first.label == nil else { return nil }
        let plain = String(name.dropFirst(3))
        var property = plain.prefix(1).lowercased() + plain.dropFirst()
        if let state = arguments.first(where: { $0.label == "for" }),
            let value = evaluator.memberName(of: state.value, in: site.scope).value, value != "normal", value != "init"
        {
            property += ".\(value)"
        }
        for owner in found {
            if let segment = arguments.first(where: { $0.label == "forSegmentAt" }) {
                if case .number(let number) = segment.value.kind, number >= 0, number < 100 {
                    write("segment.\(Int(number)).\(property)", on: owner, first.value, at: expression, manner: .assign, site)
                } else {
                    nodes[owner].openTo = .computed
                }
            } else {
                write(property, on: owner, first.value, at: expression, manner: .assign, site)
            }
        }
        return []
    }

    /// `view.accessibilityTraits.insert(.button)` and the like.
    mutating func changeSet(
        _ name: String, on base: Expression, _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        let manner: ViewWrite.Manner
        switch name {
        case "insert", "formUnion", "update": manner = .insert
        case "remove", "subtract": manner = .remove
        default: return false
        }
        guard let first = arguments.first, let (owners, property) = traitOwners(base, &site) else { return false }
        for owner in owners { write(property, on: owner, first.value, at: expression, manner: manner, site) }
        return true
    }

    private mutating func traitOwners(_ base: Expression, _ site: inout CodeSite) -> ([Int], String)? {
        switch base.kind {
        case .name("accessibilityTraits"): return site.receiver.map { ([$0], "accessibilityTraits") }
        case .member(let owner?, "accessibilityTraits", _): return (visit(owner, &site), "accessibilityTraits")
        case .unary(_, let inner): return traitOwners(inner, &site)
        default: return nil
        }
    }
}
