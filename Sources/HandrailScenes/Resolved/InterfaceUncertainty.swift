import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewCode

/// What cannot be known of the views of interface files, because code that may do more to them was not read.
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

    /// A scene with why more may be done to its views than was read.
    func applied(to scene: InterfaceScene) -> InterfaceScene {
        let open = isOwnerRead ? nil : UnknownReason.undeclared(scene.customClass ?? "")
        return scene.with(
            roots: scene.roots.map(applied),
            barItems: scene.barItems.map { item in
                let item = applied(to: item)
                return open.map { item.adding(openTo: $0) } ?? item
            },
            adding: open.map { [ViewProperty("title", .unknown($0), place: scene.place)] } ?? [])
    }

    /// A scene of code, in which some views are of interface files that its classes load.
    func applied(to scene: InterfaceScene, designedIn files: Set<FileIndex>) -> InterfaceScene {
        scene.with(roots: scene.roots.map { applied(to: $0, designedIn: files) }, barItems: scene.barItems, adding: [])
    }

    private func applied(to view: ViewDescription, designedIn files: Set<FileIndex>) -> ViewDescription {
        if files.contains(view.place.file) { return applied(to: view) }
        return view.subviews.isEmpty ? view : view.holding(view.subviews.map { applied(to: $0, designedIn: files) })
    }

    // MARK: Views

    /// A view with everything in it.
    private func applied(to view: ViewDescription) -> ViewDescription {
        let reason = unreadAttribute(of: view) ?? unreadClass(of: view) ?? unreadOwner(of: view)
        return ViewDescription(
            identity: view.identity, systemClass: view.systemClass, customClass: view.customClass, place: view.place,
            extent: view.extent, slot: view.slot, properties: properties(of: view, openTo: reason), facts: view.facts,
            subviews: view.subviews.map(applied), gestures: view.gestures.compactMap { joined($0, of: view) },
            connections: view.connections, constraints: view.constraints, frame: view.frame, condition: view.condition,
            openTo: view.openTo ?? reason)
    }

    /// A class that nothing in the project declares may do anything to the view that an outlet of it holds.
    private func unreadOwner(of view: ViewDescription) -> UnknownReason? {
        let owners = view.connections.lazy.filter { $0.kind == .outlet || $0.kind == .outletCollection }
            .compactMap(\.otherClass)
        return owners.first { program.typesByName[$0] == nil }.map { .undeclared($0) }
    }

    /// What the file sets on a view. Code that was not read runs after all else and may choose another font or color:
    /// that of its class, of the class whose outlet holds it, of an inspectable property that takes a style's name.
    private func properties(of view: ViewDescription, openTo reason: UnknownReason?) -> [ViewProperty] {
        guard let reason else { return view.properties }
        let isStyled = unreadAttribute(of: view) != nil
        return view.properties.map { property in
            switch ViewPropertyKind.of(property.name) {
            // Views of packages that only hold others keep the color that the file gives them.
            case .color where !isStyled && property.name == "backgroundColor": property
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
        guard let name = view.customClass,
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
        else { return nil }
        // A button that sends the same action does the same.
        let summary = ActionReader.summary(of: function, in: type, evaluator: evaluator, digest: action.name)
        return ViewGesture(
            Gesture(
                kind: gesture.gesture.kind, count: gesture.gesture.count, action: summary,
                isSwipe: gesture.gesture.isSwipe), place: gesture.place,
            isEnabled: gesture.isEnabled, connections: gesture.connections)
    }
}
