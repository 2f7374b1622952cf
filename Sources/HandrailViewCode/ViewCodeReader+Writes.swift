package import HandrailCode
package import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
package import HandrailSource
import HandrailValues
import HandrailViewElements

extension ViewCodeReader {
    /// `target = value`.
    package mutating func assign(_ value: Expression, to target: Expression, at expression: Expression, _ site: inout CodeSite) {
        let before = layout.made.count
        defer { if layout.made.count > before, let name = ActionReader.name(of: target) { keep(name, since: before) } }
        switch target.kind {
        case .name(let name):
            if site.nodes[name] != nil || site.scope.local(name) != nil {
                assignLocal(value, to: name, &site)
            } else if let receiver = site.receiver {
                set(name, of: [receiver], to: value, at: expression, &site)
            } else {
                _ = visit(value, &site)
            }
        case .member(let image?, "accessibilityDescription", _):
            describe(image: image, by: value, &site)
        case .member(let base?, let name, _):
            if setPart(name, of: base, to: value, at: expression, &site) || setInset(name, of: base, to: value, at: expression, &site) { return }
            let owners = visit(base, &site)
            if owners.isEmpty {
                openNaming(name, through: base, [Argument(label: nil, value: value)], &site)
                setStray(name, of: base, to: value, at: expression, &site)
            } else {
                set(name, of: owners, to: value, at: expression, &site)
            }
        case .unary(_, let operand):
            assign(value, to: operand, at: expression, &site)
        case .tuple(let targets):
            if case .tuple(let values) = value.kind, values.count == targets.count {
                for (part, new) in zip(targets, values) { assign(new.value, to: part.value, at: expression, &site) }
            } else {
                _ = visit(value, &site)
                for part in targets { if let (found, _) = owners(of: part.value, &site) { escaped.formUnion(found) } }
            }
        case .index(let base, let arguments):
            if let path = arguments.first, path.label == "keyPath" {
                if case .keyPath(let names) = path.value.kind { set(path: names, of: visit(base, &site), to: value, at: expression, &site) }
                return
            }
            let new = visit(value, &site)
            if !new.isEmpty { append(new, to: base, &site) }
        default:
            _ = visit(value, &site)
        }
    }

    private mutating func assignLocal(_ value: Expression, to name: String, _ site: inout CodeSite) {
        let found = visit(value, &site)
        for node in found where nodes[node].identity.isEmpty { nodes[node].identity = name }
        guard found.isEmpty else {
            let before = site.nodes[name] ?? []
            site.nodes[name] = site.isConditional ? before + found.filter { !before.contains($0) } : found
            return
        }
        if site.nodes[name] == nil { site.scope = site.scope.binding(name, to: .value(.runtime(nil))) }
    }

    /// `target |= value`, `target += value`.
    package mutating func change(
        _ target: Expression, _ infix: String, _ value: Expression, at expression: Expression, _ site: inout CodeSite
    ) {
        if infix == "+=" {
            let new = visit(value, &site)
            if !new.isEmpty {
                append(new, to: target, &site)
                return
            }
        }
        shift(target, &site)
        guard infix == "|=" || infix == "+=", let (owners, name) = owners(of: target, &site) else { return }
        for owner in owners { write(name, on: owner, value, at: expression, manner: .insert, site) }
    }

    /// The objects whose property an expression names, with the property.
    package mutating func owners(of target: Expression, _ site: inout CodeSite) -> ([Int], String)? {
        switch target.kind {
        case .name(let name): return site.receiver.map { ([$0], name) }
        case .member(let base?, let name, _): return (visit(base, &site), name)
        case .unary(_, let operand): return owners(of: operand, &site)
        default: return nil
        }
    }

    /// Adds views to a list of them that a variable or property holds.
    package mutating func append(_ new: [Int], to list: Expression, _ site: inout CodeSite) {
        switch list.kind {
        case .name(let name) where site.nodes[name] != nil:
            let before = site.nodes[name] ?? []
            site.nodes[name] = before + new.filter { !before.contains($0) }
        case .name(let name) where site.scope.local(name) != nil:
            site.nodes[name] = new
        case .unary(_, let operand):
            append(new, to: operand, &site)
        default:
            guard let (owners, name) = owners(of: list, &site) else { return }
            for owner in owners {
                if let slot = Self.slots[name] {
                    for node in new { hold(node, in: owner, slot: slot) }
                } else {
                    let before = field(name, of: owner, in: site)
                    // What was done to whatever the list may hold is done to what it is given.
                    for old in before where nodes[old].isPromised { for node in new where node != old { copy(old, to: node) } }
                    nodes[owner].fields[name] = before + new.filter { !before.contains($0) }
                }
            }
        }
    }

    // MARK: Properties

    /// `view.setValue("Close", forKey: "accessibilityLabel")`; `false` where no name that is written out tells what is set.
    mutating func setValue(_ arguments: [Argument], on found: [Int], at expression: Expression, _ site: inout CodeSite) -> Bool {
        guard arguments.count == 2, let label = arguments[1].label, label == "forKey" || label == "forKeyPath",
            case .known(let path) = evaluator.string(of: arguments[1].value, in: site.scope)
        else { return false }
        set(path: path, of: found, to: arguments[0].value, at: expression, &site)
        return true
    }

    /// Sets a property of objects, or of what their properties hold.
    private mutating func set(path: String, of owners: [Int], to value: Expression, at expression: Expression, _ site: inout CodeSite) {
        let names = path.split(separator: ".").map(String.init)
        guard let last = names.last, names.count < 6 else { return }
        var owners = owners
        for name in names.dropLast() { owners = owners.flatMap { field(name, of: $0, in: site) } }
        set(Self.getters[last] ?? last, of: owners, to: value, at: expression, &site)
    }

    /// Properties that have another name where they are set by their name.
    private static let getters = [
        "hidden": "isHidden", "enabled": "isEnabled", "selected": "isSelected", "highlighted": "isHighlighted",
        "userInteractionEnabled": "isUserInteractionEnabled", "secureTextEntry": "isSecureTextEntry",
    ]

    /// Sets a property of objects.
    package mutating func set(
        _ name: String, of all: [Int], to value: Expression, at expression: Expression, _ site: inout CodeSite
    ) {
        if name == "configuration", all.contains(where: { nodes[$0].viewClass.family == .view }) {
            return configure(all, with: value, at: expression, &site)
        }
        if name == "contentUnavailableConfiguration" { return showEmpty(value, on: all, at: expression, &site) }
        if setBlock(name, of: all, to: value, at: expression, site) { return }
        let owners = follow(setter: name, of: all, to: value, at: expression, &site)
        if owners.isEmpty, !all.isEmpty { return }
        if name == "accessories" {
            let found = accessories(value, &site)
            // A cell that the list makes is not described here, but what it is given is.
            guard let owner = owners.first else { return }
            let isForeign = if case .foreign = nodes[owner].kind { true } else { false }
            if isForeign || nodes[owner].isDequeued {
                adrift += found
            } else {
                for view in found { hold(view, in: owner, slot: .accessory) }
            }
            return
        }
        if setDragging(name, of: owners, to: value, at: expression, site) { return }
        switch name {
        case "transform", "transform3D": return transform(owners, to: value, site)
        case "alpha", "opacity":
            fade(owners, site)
            if case .number(0) = value.kind { leave(owners, site, at: expression) }
        case "isHidden": if case .boolean(true) = value.kind { leave(owners, site, at: expression) }
        default: break
        }
        if case .closure(let closure) = value.kind {
            // It runs some time, on the view that keeps it where it is one of UIKit's.
            run(closure, handing: name == "configurationUpdateHandler" ? owners : [], site.sometimes)
            return
        }
        var declared: LinkedProperty?
        for owner in owners where declared == nil { declared = declaredProperty(name, of: owner) }
        var found = visit(value, expecting: declared?.declaration.type ?? Self.expected[name], &site)
        if declared != nil, !found.isEmpty, owners.count == 1 { found = remade(found, as: name, of: owners[0], &site) }
        if name == "contentConfiguration", setContent(of: owners, to: found) { return }
        if name == "accessibilityElements" { list(value, found, as: owners, at: expression, &site) }
        if name == "delegate" {
            let inputs = owners.filter { Self.inputs.contains(nodes[$0].viewClass.systemClass) }
            for object in inputs.isEmpty ? [] : found { delegating[object, default: []] += inputs }
        }
        for owner in owners {
            if declaredProperty(name, of: owner) != nil, Self.slots[name] == nil || found.isEmpty {
                if found.isEmpty {
                    if declared?.declaration.isConstant == true, nodes[owner].values[name] == nil {
                        nodes[owner].values[name] = .deferred(value, site.scope, type: declared?.declaration.type)
                        // What follows in the initializer sees it.
                        if owner == site.receiver {
                            site.scope = Scope(parent: site.scope, receiver: receiver(of: owner), file: site.scope.file, module: site.scope.module)
                        }
                    }
                } else {
                    take(found, as: name, of: owner, in: site)
                    continue
                }
            }
            if found.isEmpty {
                write(name, on: owner, value, at: expression, manner: .assign, site)
            } else {
                place(found, as: name, of: owner, in: site)
            }
        }
    }

    /// Notes what `accessibilityElements` is set to, where that is written out.
    package mutating func list(
        _ value: Expression, _ found: [Int], as owners: [Int], at expression: Expression, _ site: inout CodeSite
    ) {
        // On the Mac a list of none leaves out all there is.
        let isOfMac = owners.allSatisfy { nodes[$0].viewClass.systemClass.hasPrefix("NS") }
        var isKnown = !site.isConditional && (isOfMac || !found.isEmpty)
        if isKnown, case .array(let elements) = value.kind {
            for element in elements where isKnown { isKnown = !visit(element, &site).isEmpty }
        } else {
            isKnown = false
        }
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for owner in owners {
            switch nodes[owner].elements {
            case .none: nodes[owner].elements = isKnown ? .known(found, at: place) : .open
            case .known(_, let before): if before != place { nodes[owner].elements = .open }
            case .open: break
            }
        }
    }

    private func declaredProperty(_ name: String, of node: Int) -> LinkedProperty? {
        guard let type = nodes[node].viewClass.type else { return nil }
        for ancestor in program.lineage(of: type) {
            if let own = ancestor.properties[name] {
                // An override with observers is still the framework's property.
                return own.declaration.getter == nil && ViewPropertyKind.of(name) != nil ? nil : own
            }
        }
        return nil
    }

    /// A property of the project's own takes views: what was done to it before it had any is done to them.
    private mutating func take(_ found: [Int], as name: String, of owner: Int, in site: CodeSite) {
        let before = field(name, of: owner, in: site)
        for node in found where nodes[node].identity.isEmpty || nodes[node].parent < 0 { nodes[node].identity = name }
        guard case .foreign = nodes[owner].kind else {
            for old in before where !found.contains(old) {
                guard case .promised = nodes[old].kind else { continue }
                for new in found { adopt(old, into: new) }
            }
            let kept = before.filter { node in
                if case .promised = nodes[node].kind { return false }
                return !found.contains(node)
            }
            nodes[owner].fields[name] = kept + found
            return
        }
        // An object that other code makes is handed these views: what becomes of them is not known.
        for node in found { escaped.insert(node) }
    }

    /// What a property is given, where the same code made it before and only where the property was still empty: there is
    /// one such object, however many calls lead to the code.
    private mutating func remade(_ found: [Int], as name: String, of owner: Int, _ site: inout CodeSite) -> [Int] {
        guard site.asked?.whetherMissing(name) ?? false else { return found }
        let held = field(name, of: owner, in: site)
        return found.map { new in
            guard nodes[new].isMade, let old = held.first(where: { $0 != new && nodes[$0].isMade && isSame($0, new) }) else { return new }
            merge(new, into: old)
            for (local, known) in site.nodes where known.contains(new) { site.nodes[local] = known.map { $0 == new ? old : $0 } }
            return old
        }
    }

    /// Whether two objects are made by the same code.
    private func isSame(_ one: Int, _ other: Int) -> Bool {
        nodes[one].place == nodes[other].place && nodes[one].viewClass.systemClass == nodes[other].viewClass.systemClass
            && nodes[one].viewClass.type === nodes[other].viewClass.type
    }

    /// Takes back that an object is another one than `old`; what was set on it is set on that.
    private mutating func merge(_ new: Int, into old: Int) {
        let known = Set(nodes[old].writes.map(\.place))
        nodes[old].writes += nodes[new].writes.filter { !known.contains($0.place) }
        let parent = nodes[new].parent
        if parent >= 0 {
            nodes[parent].children.removeAll { $0.node == new }
            nodes[new].parent = -1
        }
        identify(new, as: old)
    }

    /// Sets on one object what was set on another that stands for any of a list.
    private mutating func copy(_ old: Int, to new: Int) {
        let known = Set(nodes[new].writes.map(\.place))
        nodes[new].writes += nodes[old].writes.filter { !known.contains($0.place) }
        escaped.formUnion(escaped.contains(old) ? [new] : [])
    }

    /// Does to one object what was done to another that stood for it.
    mutating func adopt(_ old: Int, into new: Int) {
        nodes[new].writes += nodes[old].writes
        nodes[new].gestures += nodes[old].gestures
        nodes[new].connections += nodes[old].connections
        for (index, holder) in nodes[old].holders { nodes[new].holders[nodes[new].constraints.count + index] = holder }
        nodes[new].constraints += nodes[old].constraints
        nodes[new].sizes += nodes[old].sizes
        nodes[new].corners += nodes[old].corners
        nodes[new].configurations += nodes[old].configurations
        for child in nodes[old].children {
            nodes[child.node].parent = -1
            hold(child.node, in: new, slot: child.slot)
        }
        if nodes[new].hosted != nil, let stand = nodes[old].fields["view"]?.first, let view = nodes[new].fields["view"]?.first, stand != view {
            // What was done to the view of the controller that stood for this one was done to this one's.
            nodes[new].children.removeAll { $0.node == view }
            nodes[view].parent = -1
            adopt(stand, into: view)
            if nodes[view].parent < 0 { hold(view, in: new, slot: .subview) }
        }
        nodes[new].fields.merge(nodes[old].fields) { own, _ in own }
        let parent = nodes[old].parent
        if parent >= 0, let position = nodes[parent].children.firstIndex(where: { $0.node == old }) {
            let slot = nodes[parent].children[position].slot
            nodes[parent].children.remove(at: position)
            nodes[old].parent = -1
            if nodes[new].parent < 0, !nodes[parent].children.contains(where: { $0.node == new }) {
                nodes[new].parent = parent
                nodes[parent].children.insert(ViewNode.Child(node: new, slot: slot), at: position)
            }
        }
        escaped.formUnion(escaped.contains(old) ? [new] : [])
        widened.formUnion(widened.contains(old) ? [new] : [])
    }

    /// A framework's property takes views.
    private mutating func place(_ found: [Int], as name: String, of owner: Int, in site: CodeSite) {
        switch name {
        case "backBarButtonItem":
            // The system names a way back by itself.
            for node in found where nodes[node].parent < 0 { nodes[node].parent = node }
        case "searchController" where nodes[owner].viewClass.family == .navigationItem:
            // What is shown of it in a bar is its field.
            for search in found where nodes[search].viewClass.systemClass == "UISearchController" {
                for field in field("searchBar", of: search, in: site) { hold(field, in: owner, slot: .titleView) }
            }
        case "view" where nodes[owner].viewClass.family == .controller:
            replace(name, of: owner, by: found, slot: .subview)
        case "contentView" where nodes[owner].viewClass.systemClass.hasPrefix("NS"):
            replace(name, of: owner, by: found, slot: .contentView)
        case "view" where nodes[owner].viewClass.family == .barItem:
            for node in found { hold(node, in: owner, slot: .subview) }
        case "gestureRecognizers":
            for node in found where nodes[node].viewClass.family == .gesture {
                nodes[owner].gestures.append((node, nodes[node].place))
            }
        case "accessibilityElements", "automationElements":
            nodes[owner].fields["accessibilityElements"] = found
            for element in found { holdElement(element, in: owner) }
        default:
            guard let slot = Self.slots[name] else {
                for node in found { escaped.insert(node) }
                return
            }
            if !site.isConditional, let before = nodes[owner].fields[name] {
                // What the interface file put there is taken away before anybody sees it.
                replaced.formUnion(before.filter { nodes[$0].design != nil && !found.contains($0) })
            }
            nodes[owner].fields[name] = found
            for node in found {
                if slot == .leftBarItem, site.isConditional || site.asked != nil { nodes[node].isOccasional = true }
                hold(node, in: owner, slot: slot)
                // A cell and its accessory are one element, but for a button.
                if name == "accessoryView", nodes[node].openTo == nil, nodes[node].viewClass.systemClass != "UIButton" { nodes[node].openTo = .computed }
            }
        }
    }

    /// Puts views in the place of the one that an object brings along, to which what was done is done to them.
    private mutating func replace(_ name: String, of owner: Int, by found: [Int], slot: ViewSlot) {
        let before = nodes[owner].fields[name] ?? []
        for node in found { hold(node, in: owner, slot: slot) }
        for old in before where !found.contains(old) {
            guard let new = found.first else { continue }
            nodes[owner].children.removeAll { $0.node == old }
            nodes[old].parent = -1
            adopt(old, into: new)
        }
        nodes[owner].fields[name] = found
    }

    /// What properties of frameworks hold, for values that are written without their type.
    private static let expected: NameTable<TypeName> = [
        "leftBarButtonItem": TypeName("UIBarButtonItem"), "leftBarButtonItems": TypeName("UIBarButtonItem"),
        "rightBarButtonItem": TypeName("UIBarButtonItem"), "rightBarButtonItems": TypeName("UIBarButtonItem"),
        "toolbarItems": TypeName("UIBarButtonItem"), "tabBarItem": TypeName("UITabBarItem"),
        "leadingItemGroups": TypeName(itemGroup), "trailingItemGroups": TypeName(itemGroup),
        "centerItemGroups": TypeName(itemGroup), "pinnedTrailingGroup": TypeName(itemGroup),
    ]

    /// Properties of frameworks that hold views or items, with the part these play.
    package static let slots: NameTable<ViewSlot> = [
        "tableHeaderView": .header, "tableFooterView": .footer, "backgroundView": .background,
        "selectedBackgroundView": .background, "accessoryView": .accessory, "customView": .subview,
        "leftView": .accessory, "rightView": .accessory, "inputAccessoryView": .accessory, "inputView": .accessory,
        "refreshControl": .subview, "documentView": .subview, "maskView": .background,
        "leftBarButtonItem": .leftBarItem, "leftBarButtonItems": .leftBarItem,
        "rightBarButtonItem": .rightBarItem, "rightBarButtonItems": .rightBarItem, "titleView": .titleView,
        "tabBarItem": .tabItem, "backBarButtonItem": .background, "toolbarItems": .toolbarItem, "items": .toolbarItem,
        "leftCalloutAccessoryView": .accessory, "rightCalloutAccessoryView": .accessory,
        "leadingItemGroups": .leftBarItem, "trailingItemGroups": .rightBarItem, "centerItemGroups": .rightBarItem,
        "pinnedTrailingGroup": .rightBarItem,
    ]

    /// Notes that a property is set.
    package mutating func write(
        _ name: String, on node: Int, _ value: Expression, at expression: Expression, manner: ViewWrite.Manner,
        _ site: CodeSite
    ) {
        var (owner, path) = (node, name == "discoverabilityTitle" ? "title" : name)
        if case .part(let whole, let prefix) = nodes[node].kind { (owner, path) = (whole, "\(prefix).\(name)") }
        if name == "frame" || name == "bounds" {
            setFrame(of: owner, to: value, at: expression, site)
            return
        }
        if name == "center" {
            move(owner, at: expression, site)
            nodes[owner].corners += ["x", "y"].map { ViewNode.Corner(axis: $0, points: .dynamic, isFromEnd: false, isAnimated: false) }
        }
        guard let read = ViewValueReader(evaluator: evaluator).value(of: path, value, in: site.scope) else {
            // What the project declares is read where its class uses it.
            let isOwn = nodes[owner].viewClass.type.map { program.property(name, of: $0) != nil } ?? false
            if !isOwn, !Self.plainLooks.contains(name) {
                handled.insert(owner)
                if name == path { openNaming(name, of: [owner], [Argument(label: nil, value: value)]) }
            }
            if !isOwn, Self.speaksOfReach(name) { widened.insert(owner) }
            return
        }
        writeLook(path, on: owner, value, site)
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        if case .known(.image(.symbol)) = read, UIKitImages(evaluator: evaluator).flips(value, in: site.scope) {
            write("imageFlips", on: owner, .known(.flag(true)), at: place, site)
        }
        if path == "image", nodes[owner].viewClass.systemClass.hasPrefix("NS") { describe(owner, value, site) }
        if path == "image", Self.pictures.contains(nodes[owner].viewClass.systemClass) { measure(read, value, of: owner, at: place, site) }
        let write = ViewWrite(
            name: path, value: read, place: isHandedOver(value, site.scope) ? site.call ?? place : place,
            manner: manner,
            // What is set right where something is made is set whenever that is.
            isConditional: site.isConditional && !(path == PropertyAttributes.forcedStyle && nodes[owner].isMadeSometimes && site.asked == nil),
            subject: name == "isHidden" && read.value == nil ? Self.subject(of: value) : nil,
            source: read.value == nil && ViewPropertyKind.of(path) == .words ? text(of: value, site) : nil)
        if let earlier = replaced(by: write, on: owner, site) {
            nodes[owner].writes[earlier] = write
        } else {
            nodes[owner].writes.append(write)
        }
    }

    /// The words that the same function set before, one statement after the other, so that nobody ever sees them.
    private func replaced(by write: ViewWrite, on owner: Int, _ site: CodeSite) -> Int? {
        guard write.manner == .assign, !write.isConditional, site.asked == nil, site.circumstances == nil, let function = site.function,
            nodes[owner].writes.contains(where: { $0.name == write.name }), ViewPropertyKind.of(write.name) == .words,
            isInside(write.place, function)
        else { return nil }
        return nodes[owner].writes.firstIndex { earlier in
            earlier.name == write.name && earlier.manner == .assign && !earlier.isConditional && isInside(earlier.place, function)
                && earlier.place.range.upper <= write.place.range.lower
        }
    }

    private func isInside(_ place: SourcePlace, _ function: LinkedFunction) -> Bool {
        place.file == function.file && function.declaration.range.contains(place.range)
    }

    /// The label or the button whose text a value is: `name.text`, `name.text ?? ""`.
    private mutating func text(of value: Expression, _ site: CodeSite) -> Int? {
        switch value.unwrapped.kind {
        case .member(let base?, let property, _) where property == "text" || property == "currentTitle":
            var inner = site
            let found = visit(base, &inner)
            guard found.count == 1, Self.showing[property] == nodes[found[0]].viewClass.systemClass else { return nil }
            return found[0]
        case .binary("??", let first, _): return text(of: first, site)
        default: return nil
        }
    }

    private static let showing = ["text": "UILabel", "currentTitle": "UIButton"]

    /// Properties of frameworks that say nothing of what a view shows or says.
    private static let plainLooks: NameSet = [
        "cornerRadius", "masksToBounds", "borderWidth", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "delegate",
        "preferredMaxLayoutWidth", "allowsDefaultTighteningForTruncation", "baselineAdjustment", "isExclusiveTouch", "clearButtonMode",
        "autocapitalizationType", "spellCheckingType", "enablesReturnKeyAutomatically", "leftViewMode", "rightViewMode", "highlightedTextColor",
        "accessibilityFrame", "layer", "center", "autoresizingMask", "directionalLayoutMargins", "layoutMargins", "inputView", "inputAccessoryView",
        "keyboardAppearance", "smartQuotesType", "smartDashesType", "isOpaque", "clearsOnBeginEditing", "passwordRules",
        "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "contentHorizontalAlignment", "contentVerticalAlignment",
        "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "showsTouchWhenHighlighted", "isPointerInteractionEnabled",
    ]

    /// Whether a property or method that nothing declares is called after touches and where they are taken:
    /// `hitTestEdgeInsets`, `touchAreaInsets`, `expandTapArea`.
    static func speaksOfReach(_ name: String) -> Bool { touching.occur(in: name) && places.occur(in: name) }

    private static let touching = Fragments(["touch", "hit", "tap"])
    private static let places = Fragments(["inset", "area", "edge", "exten", "expan", "enlarg", "outset", "size", "margin", "slop"])

    /// The property that a Boolean asks about; `nil` where it is anything else.
    private static func subject(of expression: Expression, depth: Int = 0) -> String? {
        guard depth < 6 else { return nil }
        switch expression.kind {
        case .name(let name): return name
        case .member(let base?, let name, _): return subject(of: base, depth: depth + 1).map { "\($0).\(name)" }
        case .unary("!", let operand): return subject(of: operand, depth: depth + 1)
        case .unary("?", let operand): return subject(of: operand, depth: depth + 1)
        case .binary("==", let operand, let other), .binary("!=", let operand, let other), .binary("??", let operand, let other):
            if case .boolean = other.kind { return subject(of: operand, depth: depth + 1) }
            return nil
        case .tuple(let elements): return elements.count == 1 ? subject(of: elements[0].value, depth: depth + 1) : nil
        default: return nil
        }
    }

    /// The views that show a picture in a frame of its own.
    private static let pictures: NameSet = ["UIImageView", "NSImageView"]

    /// Notes how large the picture of a view is by itself, where it is one of the bundle that is not made to be stretched.
    private mutating func measure(
        _ read: Fact<ViewValue>, _ value: Expression, of owner: Int, at place: SourcePlace, _ site: CodeSite
    ) {
        let images = UIKitImages(evaluator: evaluator)
        var size: PictureSize?
        if case .known(.image(let source)) = read, !images.isMadeToStretch(value, in: site.scope) {
            size = source.assetName.flatMap { program.images[$0]?.size }
        }
        let sides: Fact<ViewValue> = size.map { .known(.list([.number($0.width), .number($0.height)])) } ?? .dynamic
        write("naturalSize", on: owner, sides, at: place, site)
    }

    /// Whether a value is made of what a call hands to the function that sets it.
    private func isHandedOver(_ value: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
        guard depth < 5 else { return false }
        switch value.kind {
        case .name(let name): return scope.isParameter(name)
        case .member(let base?, _, _), .unary(_, let base), .cast(let base, _, _): return isHandedOver(base, scope, depth: depth + 1)
        case .call(let callee, let arguments):
            return isHandedOver(callee, scope, depth: depth + 1)
                || arguments.contains { isHandedOver($0.value, scope, depth: depth + 1) }
        case .string(let segments):
            return segments.contains { segment in
                if case .interpolation(let inner) = segment { isHandedOver(inner, scope, depth: depth + 1) } else { false }
            }
        case .ternary(_, let then, let otherwise), .binary(_, let then, let otherwise):
            return isHandedOver(then, scope, depth: depth + 1) || isHandedOver(otherwise, scope, depth: depth + 1)
        default: return false
        }
    }

    /// Notes a property that a call sets.
    package mutating func write(
        _ name: String, on node: Int, _ value: Fact<ViewValue>, at place: SourcePlace, _ site: CodeSite
    ) {
        nodes[node].writes.append(
            ViewWrite(name: name, value: value, place: place, manner: .assign, isConditional: site.isConditional))
    }

    // MARK: Configurations

    private mutating func configure(
        _ owners: [Int], with value: Expression, at expression: Expression, _ site: inout CodeSite
    ) {
        let found = visit(value, expecting: TypeName("UIButton.Configuration"), &site)
        for owner in owners {
            for node in found where nodes[node].viewClass.family == .configuration {
                nodes[owner].configurations.append(node)
            }
            if found.isEmpty, !isNull(value) { nodes[owner].openTo = .computed }
        }
    }

    private func isNull(_ value: Expression) -> Bool { if case .null = value.kind { true } else { false } }
}
