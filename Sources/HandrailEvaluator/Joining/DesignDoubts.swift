import HandrailModel
import HandrailSource

/// What is known of the views of interface files from code that is read but not evaluated, and what cannot be known.
struct DesignDoubts {
    private let program: Program
    private let isOwnerRead: Bool

    /// Doubts in a project.
    ///
    /// - Parameter isOwnerRead: whether the class of the scene's controller, or owner, was read.
    init(_ program: Program, isOwnerRead: Bool) {
        self.program = program
        self.isOwnerRead = isOwnerRead
    }

    /// A scene with what Objective-C code does to its views, and with why more may be done to them.
    func applied(to scene: InterfaceScene) -> InterfaceScene {
        scene.with(
            roots: scene.roots.map(applied),
            barItems: scene.barItems.map { item in
                let item = applied(to: item).adding(properties: written(on: item, by: scene.customClass))
                return isOwnerRead ? item : item.adding(openTo: .undeclared(scene.customClass ?? ""))
            },
            adding: isOwnerRead ? [] : [ViewProperty("title", .unknown(.undeclared(scene.customClass ?? "")), place: scene.place)])
    }

    /// A scene of code, in which some views are of interface files that its classes load.
    func applied(to scene: InterfaceScene, designedIn files: Set<FileIndex>) -> InterfaceScene {
        scene.with(roots: scene.roots.map { applied(to: $0, designedIn: files) }, barItems: scene.barItems, adding: [])
    }

    private func applied(to view: ViewDescription, designedIn files: Set<FileIndex>) -> ViewDescription {
        if files.contains(view.place.file) { return applied(to: view) }
        return view.subviews.isEmpty ? view : view.holding(view.subviews.map { applied(to: $0, designedIn: files) })
    }

    /// What Objective-C code sets on an item of a bar, which it reaches through the controller.
    private func written(on item: ViewDescription, by owner: String?) -> [ViewProperty] {
        guard let owner, let path = Self.path(to: item.slot) else { return [] }
        return program.classWrites.properties(of: path, in: owner)
            + program.classWrites.properties(of: path + "s", in: owner)
    }

    private static func path(to slot: ViewSlot) -> String? {
        switch slot {
        case .leftBarItem: "navigationItem.leftBarButtonItem"
        case .rightBarItem: "navigationItem.rightBarButtonItem"
        case .titleView: "navigationItem.titleView"
        case .tabItem: "tabBarItem"
        case .subview, .arrangedSubview, .contentView, .cell, .header, .footer, .section, .segment, .toolbarItem, .menuItem,
            .accessory, .background:
            nil
        }
    }

    // MARK: Views

    private func applied(to view: ViewDescription) -> ViewDescription {
        var doubt = unreadAttribute(of: view) ?? unreadClass(of: view)
        var written = view.customClass.map { program.classWrites.properties(of: "self", in: $0) } ?? []
        for connection in view.connections where connection.kind == .outlet || connection.kind == .outletCollection {
            guard let owner = connection.otherClass else { continue }
            if program.classWrites.knows(owner) {
                written += program.classWrites.properties(of: connection.name, in: owner)
                if program.classWrites.isHandedOn(connection.name, in: owner) { doubt = doubt ?? .computed }
            } else if program.typesByName[owner] == nil {
                doubt = doubt ?? .undeclared(owner)
            }
        }
        let known = view.customClass.map(program.classWrites.knows) ?? false
        return ViewDescription(
            identity: view.identity, systemClass: view.systemClass, customClass: view.customClass, place: view.place,
            extent: view.extent, slot: view.slot, properties: view.properties + written,
            subviews: view.subviews.map(applied), gestures: view.gestures.compactMap { joined($0, of: view) },
            connections: view.connections, constraints: view.constraints, frame: view.frame,
            condition: view.condition, openTo: known && doubt == nil ? nil : view.openTo ?? doubt)
    }

    // What an inspectable property of the app's own does with a text cannot be told.
    private func unreadAttribute(of view: ViewDescription) -> Doubt? {
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
    private func unreadClass(of view: ViewDescription) -> Doubt? {
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
        guard let owner = action.otherClass, let type = program.typesByName[owner]?.first,
            let function = program.functions(action.name, of: type).first
        else { return nil }
        let evaluator = Evaluator(program: program, meter: Meter(limit: 20_000))
        // A button that sends the same action does the same.
        let summary = ActionReader.summary(of: function, in: type, evaluator: evaluator, digest: action.name)
        return ViewGesture(
            Gesture(
                kind: gesture.gesture.kind, count: gesture.gesture.count, action: summary, isSwipe: gesture.gesture.isSwipe), place: gesture.place,
            isEnabled: gesture.isEnabled, connections: gesture.connections)
    }
}
