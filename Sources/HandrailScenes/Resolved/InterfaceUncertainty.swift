import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewCode

/// What is known of the views of interface files from code that is read but not evaluated, and what cannot be known.
struct InterfaceUncertainty {
    private let program: Program
    private let isOwnerRead: Bool
    private let evaluator: Evaluator

    /// What is not known of the views of a project.
    ///
    /// - Parameters:
    ///   - isOwnerRead: whether the class of the scene's controller, or owner, was read.
    ///   - evaluator: follows what gestures do, and keeps where it was followed no further.
    init(_ program: Program, isOwnerRead: Bool, evaluator: Evaluator) {
        self.program = program
        self.isOwnerRead = isOwnerRead
        self.evaluator = evaluator
    }

    /// A scene with what Objective-C code does to its views, and with why more may be done to them.
    func applied(to scene: InterfaceScene) -> InterfaceScene {
        let owner = scene.customClass
        var roots = scene.roots.map { applied(to: $0, in: owner) }
        if let owner, scene.systemClass.hasSuffix("Controller"), let root = roots.first {
            let names = family(of: owner)
            roots[0] = taking(program.classWrites.writes(on: "view", in: names), of: names, root)
        }
        return scene.with(
            roots: roots,
            barItems: scene.barItems.map { item in
                let item = overlaid(applied(to: item, in: owner), with: written(on: item, by: owner))
                return isOwnerRead ? item : item.adding(openTo: .undeclared(owner ?? ""))
            },
            adding: titles(of: owner)
                + (isOwnerRead ? [] : [ViewProperty("title", .unknown(.undeclared(owner ?? "")), place: scene.place)]))
    }

    /// A scene of code, in which some views are of interface files that its classes load.
    func applied(to scene: InterfaceScene, designedIn files: Set<FileIndex>) -> InterfaceScene {
        scene.with(roots: scene.roots.map { applied(to: $0, designedIn: files) }, barItems: scene.barItems, adding: [])
    }

    private func applied(to view: ViewDescription, designedIn files: Set<FileIndex>) -> ViewDescription {
        if files.contains(view.place.file) { return applied(to: view, in: nil) }
        return view.subviews.isEmpty ? view : view.holding(view.subviews.map { applied(to: $0, designedIn: files) })
    }

    /// A view of a file with what code sets on top.
    private func overlaid(_ view: ViewDescription, with writes: [ViewWrite]) -> ViewDescription {
        guard !writes.isEmpty else { return view }
        return view.setting(
            DesignOverlay(view, writes: writes, systemClass: view.systemClass, holdsConfiguration: false).properties)
    }

    // MARK: Classes

    /// A class and those of the project that it inherits from, whichever language each of them is written in.
    private func family(of name: String) -> [String] {
        guard let type = program.typesByName[name]?.first, type.keyword != nil else {
            return program.classWrites.ancestors(of: [name])
        }
        let lineage = program.lineage(of: type)
        let last = lineage.last?.inherited.first.map { [$0] } ?? []
        return program.classWrites.ancestors(of: [name] + lineage.dropFirst().map(\.name) + last)
    }

    // MARK: Bars

    /// What Objective-C code sets on an item of a bar, which it reaches through the controller.
    private func written(on item: ViewDescription, by owner: String?) -> [ViewWrite] {
        guard let owner, let path = Self.path(to: item.slot) else { return [] }
        let names = family(of: owner)
        return [path, path + "s"].flatMap { program.classWrites.writes(on: $0, in: names) }
    }

    private static func path(to slot: ViewSlot) -> String? {
        switch slot {
        case .leftBarItem: "navigationItem.leftBarButtonItem"
        case .rightBarItem: "navigationItem.rightBarButtonItem"
        case .titleView: "navigationItem.titleView"
        case .tabItem: "tabBarItem"
        case .toolbarItem: "toolbarItem"
        case .subview, .arrangedSubview, .contentView, .cell, .header, .footer, .section, .segment, .menuItem,
        .accessory,
            .background:
            nil
        }
    }

    /// The titles that Objective-C code gives a screen.
    private func titles(of owner: String?) -> [ViewProperty] {
        guard let owner, program.classWrites.knows(owner) else { return [] }
        let names = family(of: owner)
        return [("self", "title"), ("navigationItem", "navigationItem.title")].flatMap { view, property in
            program.classWrites.writes(
                on: view, in: names).filter { $0.name == "title" && !ViewWrites.says(nothing: $0.value) }
                .prefix(1).map { ViewProperty(property, $0.value, place: $0.place) }
        }
    }

    // MARK: Views

    /// A view with everything in it.
    ///
    /// - Parameter owner: the class that finds it by its tag: of the view around it, or of the screen.
    private func applied(to view: ViewDescription, in owner: String?) -> ViewDescription {
        var reason = unreadAttribute(of: view) ?? unreadClass(of: view)
        var written: [ViewWrite] = []
        var answers: [ViewFact] = []
        var gestures = view.gestures.compactMap { joined($0, of: view) }
        var families: [String] = []
        for (name, owner) in names(of: view, in: owner) {
            let names = family(of: owner)
            families += names
            written += program.classWrites.writes(on: name, in: names)
            gestures += program.classWrites.recognizers(on: name, in: names).compactMap { attached($0, by: names) }
            guard name != "self" else {
                answers += program.classWrites.answers(of: names)
                continue
            }
            if program.classWrites.isHandedOn(name, in: names) { reason = reason ?? .computed }
            if program.typesByName[owner] == nil, !program.classWrites.knows(owner) {
                reason = reason ?? .undeclared(owner)
            }
        }
        if mayBeFound(view, by: owner, isNamed: !written.isEmpty || !answers.isEmpty) {
            reason = reason ?? .computed
        }
        let known = view.customClass.map(program.classWrites.knows) ?? false
        let inner = view.subviews.map { applied(to: $0, in: view.customClass ?? owner) }
        return taking(
            written, of: families,
            ViewDescription(
                identity: view.identity, systemClass: view.systemClass, customClass: view.customClass,
                place: view.place, extent: view.extent, slot: view.slot, properties: properties(of: view),
                facts: SettledFacts(answers).laid(over: view.facts), subviews: inner, gestures: gestures,
                connections: view.connections, constraints: view.constraints, frame: view.frame,
                condition: view.condition, openTo: known && reason == nil ? nil : view.openTo ?? reason))
    }

    /// A view with what is set on it, and without what a list of elements that it is given leaves out.
    private func taking(_ writes: [ViewWrite], of names: [String], _ view: ViewDescription) -> ViewDescription {
        guard let list = ElementOmission(writes, names: names, in: view.subviews)
        else { return overlaid(view, with: writes) }
        return overlaid(view.holding(list.views), with: list.writes)
    }

    /// What classes call a view: the outlets that hold it, its tag, and what it is to its own class.
    private func names(of view: ViewDescription, in owner: String?) -> [(name: String, owner: String)] {
        var names: [(name: String, owner: String)] = []
        if let own = view.customClass { names.append((name: "self", owner: own)) }
        for connection in view.connections where connection.kind == .outlet || connection.kind == .outletCollection {
            if let other = connection.otherClass { names.append((name: connection.name, owner: other)) }
        }
        if let owner, program.classWrites.declares(owner), let tag = Self.tag(of: view) {
            names.append((name: tag, owner: owner))
        }
        return names
    }

    /// Whether code that goes through the views of a screen, or looks for them by tags, may set more on a view.
    private func mayBeFound(_ view: ViewDescription, by owner: String?, isNamed: Bool) -> Bool {
        let tag = Self.tag(of: view)
        guard let owner, program.classWrites.declares(owner) else {
            return tag.map(program.classWrites.isLookedFor) ?? false && !isNamed
        }
        let names = family(of: owner)
        if program.classWrites.isHandedOn(ClassWrites.everything, in: names) { return true }
        return tag != nil && !program.classWrites.writes(on: ClassWrites.anyTag, in: names).isEmpty
    }

    private static func tag(of view: ViewDescription) -> String? {
        guard let number = view.value("tag").number.value, number != 0 else { return nil }
        return Int(exactly: number).map { "#\($0)" }
    }

    /// What the file sets on a view. An inspectable property of the app's own that takes a text, such as the name of a
    /// style, is set after all else and may choose another font or color.
    private func properties(of view: ViewDescription) -> [ViewProperty] {
        guard let reason = unreadAttribute(of: view) else { return view.properties }
        return view.properties.map { property in
            switch ViewPropertyKind.of(property.name) {
            case .font, .color: ViewProperty(property.name, .unknown(reason), place: property.place)
            case .words, .name, .image, .list, .flag, .traits, .number, nil: property
            }
        }
    }

    // What an inspectable property of the app's own does with a text cannot be told.
    private func unreadAttribute(of view: ViewDescription) -> UnknownReason? {
        let own = view.properties.first { property in
            guard property.isRuntimeAttribute, case .known(.words) = property.value else { return false }
            return !Self.known.contains(property.name)
        }
        return own.map { .undeclared($0.name) }
    }

    private static let known: Set<String> = [
        "text", "title", "placeholder", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
        "accessibilityIdentifier",
    ]

    /// A class that nothing in the project declares may set anything on itself.
    private func unreadClass(of view: ViewDescription) -> UnknownReason? {
        guard let name = view.customClass, !program.classWrites.knows(name),
            !(program.typesByName[name] ?? []).contains(where: { $0.keyword != nil })
        else { return nil }
        return .undeclared(name)
    }

    // MARK: Actions

    /// A gesture with what its method does; `nil` where that cannot be read, because many only put the keyboard away.
    private func joined(_ gesture: ViewGesture, of view: ViewDescription) -> ViewGesture? {
        // What code attaches was read with what it does.
        guard gesture.place.file == view.place.file else { return gesture }
        guard let action = gesture.connections.first(where: { $0.kind == .action }) else {
            return gesture.connections.isEmpty ? nil : gesture
        }
        guard let owner = action.otherClass else { return nil }
        guard let type = program.typesByName[owner]?.first,
            let function = program.functions(action.name, of: type).first
        else {
            guard gesture.gesture.kind == .tap,
                let summary = program.classWrites.action(action.name, in: family(of: owner))
            else { return nil }
            return doing(summary, gesture)
        }
        // A button that sends the same action does the same.
        let summary = ActionReader.summary(of: function, in: type, evaluator: evaluator, digest: action.name)
        return doing(summary, gesture)
    }

    private func doing(_ summary: ActionSummary, _ gesture: ViewGesture) -> ViewGesture {
        ViewGesture(
            Gesture(
                kind: gesture.gesture.kind, count: gesture.gesture.count, action: summary,
                isSwipe: gesture.gesture.isSwipe), place: gesture.place,
            isEnabled: gesture.isEnabled, connections: gesture.connections)
    }

    /// A recognizer that Objective-C code attaches, with what its method does; `nil` where that was not read.
    private func attached(_ recognizer: ClassWrites.Recognizer, by names: [String]) -> ViewGesture? {
        guard let summary = program.classWrites.action(recognizer.method, in: names) else { return nil }
        return ViewGesture(Gesture(kind: .tap, count: recognizer.taps, action: summary), place: recognizer.place)
    }
}
