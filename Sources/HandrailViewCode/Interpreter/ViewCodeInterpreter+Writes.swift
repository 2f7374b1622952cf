package import HandrailCode
import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
package import HandrailSource
import HandrailValues
import HandrailViewElements

extension ViewCodeInterpreter {
    /// `target = value`.
    package mutating func assign(
        _ value: Expression, to target: Expression, at expression: Expression, _ site: inout CodeSite
    ) {
        store.followed.insert(nameEndingAt: target.nameEnd, in: site.scope.file)
        let before = store.layout.made.count
        defer {
            if store.layout.made.count > before, let name = target.lastName {
                store.nameConstraints(name, since: before)
            }
        }
        switch target.kind {
        case .name(let name):
            if site.nodes[name] != nil || site.scope.local(name) != nil {
                assignLocal(value, to: name, &site)
            } else if let receiver = site.receiver {
                set(name, of: [receiver], to: value, at: expression, &site)
            } else {
                // A property of something that is not read.
                store.viewsGivenAway.formUnion(visit(value, &site))
            }
        case .member(let image?, "accessibilityDescription", _):
            handlers.describeImage(&self, image: image, by: value, &site)
        case .member(let base?, "emitterCells", _):
            handlers.emit(&self, value, from: base, at: expression, &site)
        case .member(let base?, let name, _):
            if handlers.setStyle(&self, name, of: base, to: value, at: expression, &site)
                || handlers.setFramePart(&self, name, of: base, to: value, at: expression, &site)
                || handlers.setInset(&self, name, of: base, to: value, at: expression, &site)
            {
                return
            }
            let owners = visit(base, &site)
            if owners.isEmpty {
                UnknownEffects.makeNameUncertain(
                    &self, name, through: base, [Argument(label: nil, value: value)], &site)
                UnknownViewWrites.set(&self, name, of: base, to: value, at: expression, &site)
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
                for part in targets {
                    if let (found, _) = owners(of: part.value, &site) { store.viewsGivenAway.formUnion(found) }
                }
            }
        case .index(let base, let arguments):
            if let path = arguments.first, path.label == "keyPath" {
                if case .keyPath(let names) = path.value.kind {
                    set(path: names, of: visit(base, &site), to: value, at: expression, &site)
                }
                return
            }
            let new = visit(value, &site)
            if !new.isEmpty { append(new, to: base, &site) }
        default:
            _ = visit(value, &site)
        }
    }

    private mutating func assignLocal(_ value: Expression, to name: String, _ site: inout CodeSite) {
        if case .closure(let closure) = value.kind {
            site.closures[name] = ClosureCapture(closure, in: site, level: level)
        }
        let found = visit(value, &site)
        for node in found where store.nodes[node].identity.isEmpty { store.nodes[node].identity = name }
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
        store.followed.insert(nameEndingAt: target.nameEnd, in: site.scope.file)
        if infix == "+=" {
            let new = visit(value, &site)
            if !new.isEmpty {
                append(new, to: target, &site)
                return
            }
        }
        handlers.shiftFrame(&self, target, by: value, &site)
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
                if let slot = FrameworkProperty.slot(of: name) {
                    for node in new { hold(node, in: owner, slot: slot) }
                } else {
                    let before = field(name, of: owner, in: site)
                    // What was done to whatever the list may hold is done to what it is given.
                    for old in before where store.nodes[old].isPromised {
                        for node in new where node != old { store.copy(old, to: node) }
                    }
                    let kept = before.filter { !store.nodes[$0].isPromised || store.nodes[$0].parent >= 0 }
                    store.nodes[owner].fields[name] = kept + new.filter { !kept.contains($0) }
                }
            }
        }
    }

    // MARK: Properties

    /// `view.setValue("Close", forKey: "accessibilityLabel")`; `false` where no name that is written out tells what is
    /// set.
    mutating func setValue(
        _ arguments: [Argument], on found: [Int], at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        guard arguments.count == 2, let label = arguments[1].label, label == "forKey" || label == "forKeyPath",
            case .known(let path) = evaluator.string(of: arguments[1].value, in: site.scope)
        else { return false }
        set(path: path, of: found, to: arguments[0].value, at: expression, &site)
        return true
    }

    /// Sets a property of objects, or of what their properties hold.
    private mutating func set(
        path: String, of owners: [Int], to value: Expression, at expression: Expression, _ site: inout CodeSite
    ) {
        let names = path.split(separator: ".").map(String.init)
        guard let last = names.last, names.count < 6 else { return }
        var owners = owners
        for name in names.dropLast() { owners = owners.flatMap { field(name, of: $0, in: site) } }
        set(FrameworkProperty.name(ofKey: last), of: owners, to: value, at: expression, &site)
    }

    /// Sets a property of objects.
    package mutating func set(
        _ name: String, of all: [Int], to value: Expression, at expression: Expression, _ site: inout CodeSite
    ) {
        let effect = FrameworkProperty.effect(of: name)
        if effect == .configuresButton, all.contains(where: { store.nodes[$0].viewClass.family == .view }) {
            return handlers.configureButton(&self, all, with: value, at: expression, &site)
        }
        if effect == .showsEmptyScreen {
            return handlers.showEmpty(&self, value, on: all, at: expression, &site)
        }
        if handlers.setAccessibilityBlock(&self, name, of: all, to: value, at: expression, site) { return }
        if handlers.hostContent(&self, name, of: all, value, site) { return }
        let owners = PropertySetters.follow(&self, setter: name, of: all, to: value, at: expression, &site)
        if owners.isEmpty, !all.isEmpty { return }
        if effect == .addsAccessories {
            let found = handlers.accessories(&self, value, &site)
            // A cell that the list makes is not described here, but what it is given is.
            guard let owner = owners.first else { return }
            let isForeign = if case .foreign = store.nodes[owner].kind { true } else { false }
            if isForeign || store.nodes[owner].isDequeued {
                store.unplacedViews += found
            } else {
                for view in found { hold(view, in: owner, slot: .accessory) }
            }
            return
        }
        if handlers.setDragging(&self, name, of: owners, to: value, at: expression, site) { return }
        switch effect {
        case .transforms: return handlers.transform(&self, owners, to: value, site)
        case .fades:
            handlers.fade(&store, owners, site)
            if case .number(0) = value.kind { handlers.leaveScreen(&self, owners, site, at: expression) }
        case .hides:
            if case .boolean(true) = value.kind { handlers.leaveScreen(&self, owners, site, at: expression) }
        case .loadsPicture:
            let pictures = owners.filter { store.nodes[$0].viewClass.has(.imageView) }
            if !pictures.isEmpty { return handlers.showRemoteImage(&self, in: pictures, at: expression, site) }
        case .laysOut:
            if case .closure(let closure) = value.kind { return handlers.layOut(&self, owners, by: closure, site) }
        case .frames, .centers, .shows, .configuresButton, .configuresLater, .fillsCell, .showsEmptyScreen,
            .addsAccessories, .addsAccessory, .leadsBack, .searches, .showsView, .showsContent, .hostsContent,
            .opensMenu, .recognizesGestures, .listsElements, .listsElementsForTests, .delegates, .titlesCommand,
            .holdsScreens, .widensTouch, nil:
            break
        }
        if case .closure(let closure) = value.kind {
            // It runs some time, on the view that keeps it where it is one of UIKit's.
            ClosureCalls.run(
                &self, closure, handing: effect == .configuresLater ? owners : [], site.sometimes)
            return
        }
        var declared: LinkedProperty?
        for owner in owners where declared == nil { declared = declaredProperty(name, of: owner) }
        var found = visit(value, expecting: declared?.declaration.type ?? Self.expected[name], &site)
        if declared == nil, found.isEmpty, owners.count == 1, UnreadViews.isShown(effect, in: store.nodes[owners[0]]) {
            found = UnreadViews.views(
                &self, in: value, ofMac: store.nodes[owners[0]].viewClass.isOfAppKit, &site)
        }
        if declared != nil, !found.isEmpty, owners.count == 1 { found = remade(found, as: name, of: owners[0], &site) }
        if effect == .fillsCell, handlers.setCellContent(&self, of: owners, to: found) { return }
        if effect == .listsElements {
            handlers.listElements(&self, value, found, as: owners, at: expression, &site)
        }
        if effect == .delegates {
            let inputs = owners.filter { store.nodes[$0].viewClass.has(.input) }
            for object in inputs.isEmpty ? [] : found { store.inputsByDelegate[object, default: []] += inputs }
        }
        for owner in owners {
            if declaredProperty(name, of: owner) != nil, FrameworkProperty.slot(of: name) == nil || found.isEmpty {
                if found.isEmpty {
                    if declared?.declaration.isConstant == true, store.nodes[owner].values[name] == nil {
                        store.nodes[owner].values[name] = .deferred(value, site.scope, type: declared?.declaration.type)
                        // What follows in the initializer sees it.
                        if owner == site.receiver {
                            site.scope = Scope(
                                parent: site.scope, receiver: receiver(of: owner), file: site.scope.file,
                                module: site.scope.module)
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

    private func declaredProperty(_ name: String, of node: Int) -> LinkedProperty? {
        guard let type = store.nodes[node].viewClass.type else { return nil }
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
        for node in found where store.nodes[node].identity.isEmpty || store.nodes[node].parent < 0 {
            store.nodes[node].identity = name
        }
        guard case .foreign = store.nodes[owner].kind else {
            for old in before where !found.contains(old) {
                guard case .promised = store.nodes[old].kind else { continue }
                for new in found { ObjectAdoption.adopt(&self, old, into: new) }
            }
            let kept = before.filter { node in
                if case .promised = store.nodes[node].kind { return false }
                return !found.contains(node)
            }
            store.nodes[owner].fields[name] = kept + found
            return
        }
        // An object that other code makes is handed these views: what becomes of them is not known.
        for node in found { store.viewsGivenAway.insert(node) }
    }

    /// What a property is given, where the same code made it before and only where the property was still empty: there
    /// is one such object, however many calls lead to the code.
    private mutating func remade(_ found: [Int], as name: String, of owner: Int, _ site: inout CodeSite) -> [Int] {
        guard site.asked?.whetherMissing(name) ?? false else { return found }
        let held = field(name, of: owner, in: site)
        return found.map { new in
            guard store.nodes[new].isMade,
                let old = held.first(where: { $0 != new && store.nodes[$0].isMade && store.isSame($0, new) })
            else { return new }
            store.merge(new, into: old)
            for (local, known) in site.nodes where known.contains(new) {
                site.nodes[local] = known.map { $0 == new ? old : $0 }
            }
            return old
        }
    }

    /// A framework's property takes views.
    private mutating func place(_ found: [Int], as name: String, of owner: Int, in site: CodeSite) {
        let effect = FrameworkProperty.effect(of: name)
        switch effect {
        case .leadsBack:
            // The system names a way back by itself.
            for node in found where store.nodes[node].parent < 0 { store.nodes[node].parent = node }
        case .searches where store.nodes[owner].viewClass.family == .navigationItem:
            // What is shown of it in a bar is its field.
            for search in found where store.nodes[search].viewClass.has(.searches) {
                for field in field("searchBar", of: search, in: site) { hold(field, in: owner, slot: .titleView) }
            }
        case .showsView where store.nodes[owner].viewClass.family == .controller:
            replace(name, of: owner, by: found, slot: .subview)
        case .showsContent where store.nodes[owner].viewClass.isOfAppKit:
            replace(name, of: owner, by: found, slot: .contentView)
        case .showsView where store.nodes[owner].viewClass.family == .barItem:
            for node in found { hold(node, in: owner, slot: .subview) }
        case .holdsScreens:
            store.nodes[owner].holdScreens(found)
            store.viewsGivenAway.formUnion(found)
        case .opensMenu:
            handlers.openMenu(&self, found, from: owner)
        case .recognizesGestures:
            for node in found where store.nodes[node].viewClass.family == .gesture {
                store.nodes[owner].gestures.append((node, store.nodes[node].place))
            }
        case .listsElements, .listsElementsForTests:
            store.nodes[owner].fields["accessibilityElements"] = found
            for element in found { handlers.holdElement(&self, element, in: owner) }
        default:
            guard let slot = FrameworkProperty.slot(of: name) else {
                for node in found { store.viewsGivenAway.insert(node) }
                return
            }
            // What an entry opens that an interface file makes is told by itself.
            if slot == .menuItem, !store.nodes[owner].isMade { return }
            if !site.isConditional, let before = store.nodes[owner].fields[name] {
                // What the interface file put there is taken away before anybody sees it.
                store.replaced.formUnion(before.filter { store.nodes[$0].design != nil && !found.contains($0) })
            }
            store.nodes[owner].fields[name] = found
            for node in found {
                if slot == .leftBarItem, site.isConditional || site.asked != nil {
                    store.nodes[node].isOccasional = true
                }
                hold(node, in: owner, slot: slot)
                // A cell and its accessory are one element, but for a button.
                if effect == .addsAccessory, store.nodes[node].openTo == nil,
                    !store.nodes[node].viewClass.has(.button)
                {
                    store.nodes[node].openTo = .computed
                }
            }
        }
    }

    /// Puts views in the place of the one that an object brings along, to which what was done is done to them.
    mutating func replace(_ name: String, of owner: Int, by found: [Int], slot: ViewSlot) {
        let before = store.nodes[owner].fields[name] ?? []
        for node in found { hold(node, in: owner, slot: slot) }
        for old in before where !found.contains(old) {
            guard let new = found.first else { continue }
            store.nodes[owner].children.removeAll { $0.node == old }
            store.nodes[old].parent = -1
            ObjectAdoption.adopt(&self, old, into: new)
        }
        store.nodes[owner].fields[name] = found
    }

    /// What properties of frameworks hold, for values that are written without their type.
    private static let expected = NameTable(
        FrameworkProperty.rows.compactMap { row in row.content.map { (row.name, TypeName($0)) } })

    /// Notes that a property is set.
    ///
    /// - Parameter segment: the segment of a control that it is set on, from 0.
    package mutating func write(
        _ name: String, on node: Int, _ value: Expression, at expression: Expression, manner: ViewWrite.Manner,
        segment: UInt8? = nil, _ site: CodeSite
    ) {
        let effect = FrameworkProperty.effect(of: name)
        var (owner, path) = (node, effect == .titlesCommand ? "title" : name)
        if case .part(let whole, let prefix) = store.nodes[node].kind { (owner, path) = (whole, "\(prefix).\(name)") }
        if effect == .frames {
            handlers.setFrame(&self, of: owner, to: value, at: expression, site)
            return
        }
        if effect == .widensTouch { return handlers.widenTouch(&self, of: owner, by: value, site) }
        if effect == .centers {
            handlers.moveCenter(&store, owner, at: expression, site)
            store.nodes[owner].corners += ["x", "y"].map {
                ViewNode.Corner(axis: $0, points: .dynamic, isFromEnd: false, isAnimated: false)
            }
        }
        guard let read = ViewValueReader(evaluator: evaluator).value(of: path, value, in: site.scope) else {
            if store.nodes[owner].viewClass.has(.turnsPages), store.nodes[owner].pages == nil,
                Self.pages.contains(name)
            {
                store.nodes[owner].pages = SourcePlace(file: site.scope.file, range: expression.range)
            }
            handlers.hideFocus(&self, name, of: owner, value, at: expression, site)
            // What the project declares is read where its class uses it.
            let isOwn = store.nodes[owner].viewClass.type.map { program.property(name, of: $0) != nil } ?? false
            if !isOwn, !FrameworkProperty.saysNothing(name) {
                store.changeUnread(CollectionOfOne(owner))
                if name == path {
                    UnknownEffects.makeNameUncertain(&store, name, of: [owner], [Argument(label: nil, value: value)])
                }
            }
            if !isOwn, TouchAreaNames.speaksOfReach(name) { store.viewsWithOwnTouchArea.insert(owner) }
            return
        }
        handlers.writeAttributes(&self, path, on: owner, value, site)
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        if case .known(.image(.symbol)) = read, UIKitImages(evaluator: evaluator).flips(value, in: site.scope) {
            note(.picture(.mirrored), on: owner, at: place, site)
        }
        if path == "attributedText", read != .known(.nothing) {
            ReplacedLabels.note(&self, on: owner, at: place, site)
        }
        // A part of a view shows a picture of its own.
        let isPicture = effect == .shows && path == name
        if isPicture, store.nodes[owner].viewClass.isOfAppKit {
            handlers.describeImage(&self, owner, value, site)
        }
        if isPicture { handlers.measurePicture(&self, read, value, of: owner, at: place, site) }
        // What is only set where it is empty or differs changes when it has to, not as often as the timer fires.
        if let interval = site.interval, Self.texts.contains(path), !(site.asked?.comparesProperty(path) ?? false) {
            let event = ViewEvent(kind: .timer, action: ActionSummary(), interval: interval)
            note(.event(event), on: owner, at: place, site)
        }
        if manner == .assign { KeptWords.note(&self, path, of: owner, at: place, site) }
        if read.value == nil, Self.spoken.contains(path), SpellingReader.isPlain(value), let function = site.function {
            // A name stands for one thing inside of one function.
            let name = program.spelling(of: SourcePlace(file: site.scope.file, range: value.range))
            note(.spelled("\(function.declaration.name) \(name)"), on: owner, at: place, site)
        }
        handlers.switchByTimer(&self, path, of: owner, to: value, at: place, site)
        let write = ViewWrite(
            name: path, value: read, place: isHandedOver(value, site.scope) ? site.call ?? place : place,
            manner: manner,
            // What is set right where something is made is set whenever that is.
            isConditional: site.isConditional
                && !(path == PropertyAttributes.forcedStyle && store.nodes[owner].isMadeSometimes && site.asked == nil),
            segment: segment,
            subject: effect == .hides && read.value == nil ? Self.subject(of: value) : nil,
            source: read.value == nil && ViewPropertyKind.of(path) == .words ? text(of: value, site) : nil,
            function: Self.shown.contains(path)
                ? site.function.map { SourcePlace(file: $0.file, range: $0.declaration.range) } : nil,
            isStraight: site.asked == nil,
            timing: timing(of: path, in: site),
            asked: DecidingProperties.contain(path) && read.value == nil ? evaluator.asked(value, in: site.scope) : nil)
        if let earlier = replaced(by: write, on: owner, site) {
            store.nodes[owner].writes[earlier] = write
        } else {
            store.nodes[owner].writes.append(write)
        }
    }

    /// When a property is set that decides whether a view is met, or reacts.
    private func timing(of name: String, in site: CodeSite) -> ViewWrite.Timing? {
        guard DecidingProperties.contain(name) else { return nil }
        switch site.taken {
        case .always: return nil
        case .one(let asked, let scope, let isNegated):
            let condition = evaluator.asked(asked, in: scope)
            return .when(isNegated ? condition.opposite : condition)
        case .some: return .sometimes
        case .later: return .later
        }
    }

    private static let spoken: NameSet = ["text", "accessibilityLabel", "title", "stringValue"]
    /// What a text shows, and in which color.
    private static let shown: NameSet = ["text", "attributedText", "textColor"]
    private static let pages: NameSet = ["numberOfPages", "currentPage"]

    /// Properties that say what a view shows in words.
    private static let texts: NameSet = ["text", "attributedText", "stringValue"]

    /// The words that the same function set before, one statement after the other, so that nobody ever sees them.
    private func replaced(by write: ViewWrite, on owner: Int, _ site: CodeSite) -> Int? {
        guard write.manner == .assign, !write.isConditional, site.asked == nil, site.circumstances == nil,
            let function = site.function,
            store.nodes[owner].writes.contains(where: { $0.name == write.name && $0.segment == write.segment }),
            ViewPropertyKind.of(write.name) == .words,
            isInside(write.place, function)
        else { return nil }
        return store.nodes[owner].writes.firstIndex { earlier in
            earlier.name == write.name && earlier.segment == write.segment
                && earlier.manner == .assign && !earlier.isConditional && isInside(earlier.place, function)
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
            guard found.count == 1, store.nodes[found[0]].viewClass.has(property == "text" ? .label : .button) else {
                return nil
            }
            return found[0]
        case .binary("??", let first, _): return text(of: first, site)
        default: return nil
        }
    }

    /// The property that a Boolean asks about; `nil` where it is anything else.
    private static func subject(of expression: Expression, depth: Int = 0) -> String? {
        guard depth < 6 else { return nil }
        switch expression.kind {
        case .name(let name): return name
        case .member(let base?, let name, _): return subject(of: base, depth: depth + 1).map { "\($0).\(name)" }
        case .unary("!", let operand): return subject(of: operand, depth: depth + 1)
        case .unary("?", let operand): return subject(of: operand, depth: depth + 1)
        case .binary("==", let operand, let other), .binary("!=", let operand, let other),
            .binary("??", let operand, let other):
            switch other.kind {
            case .boolean: return subject(of: operand, depth: depth + 1)
            case .null:
                guard case .binary(let infix, _, _) = expression.kind, infix != "??" else { return nil }
                return subject(of: operand, depth: depth + 1).map { "\($0) \(infix) nil" }
            default: return nil
            }
        case .tuple(let elements): return elements.count == 1 ? subject(of: elements[0].value, depth: depth + 1) : nil
        default: return nil
        }
    }

    /// Whether a value is made of what a call hands to the function that sets it.
    func isHandedOver(_ value: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
        guard depth < 5 else { return false }
        switch value.kind {
        case .name(let name): return scope.isParameter(name)
        case .member(let base?, _, _), .unary(_, let base), .cast(let base, _, _):
            return isHandedOver(base, scope, depth: depth + 1)
        case .call(let callee, let arguments):
            return isHandedOver(callee, scope, depth: depth + 1)
                || arguments.contains { isHandedOver($0.value, scope, depth: depth + 1) }
        case .string(let segments):
            return segments.contains { segment in
                if case .interpolation(let inner) = segment {
                    isHandedOver(inner, scope, depth: depth + 1)
                } else {
                    false
                }
            }
        case .ternary(_, let then, let otherwise), .binary(_, let then, let otherwise):
            return isHandedOver(then, scope, depth: depth + 1) || isHandedOver(otherwise, scope, depth: depth + 1)
        default: return false
        }
    }

    /// Notes what was worked out of an object.
    package mutating func note(
        _ content: ViewFact.Content, on node: Int, at place: SourcePlace, _ site: CodeSite
    ) {
        store.note(content, on: node, at: place, isConditional: site.isConditional)
    }

    /// Notes a property that a call sets.
    package mutating func write(
        _ name: String, on node: Int, _ value: Fact<ViewValue>, at place: SourcePlace, _ site: CodeSite
    ) {
        store.nodes[node].writes.append(
            ViewWrite(name: name, value: value, place: place, manner: .assign, isConditional: site.isConditional))
    }
}
