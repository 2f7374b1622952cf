import HandrailModel
import HandrailSource

/// Joins interface files with the code of their classes as far as that is needed to be silent: what code sets on a view is
/// known to be set, and a view that goes through hands unknown is left alone.
struct OutletJoin {
    private let program: Program
    private let uses: [String: [String: OutletUse]]
    /// Classes of views that may say or set anything on themselves.
    private let outspoken: Set<String>
    /// Classes of views that may give themselves a background.
    private let colored: Set<String>

    /// Reads the classes that hold outlets, once.
    init(_ program: Program) {
        self.program = program
        var heirs: [String: [LinkedType]] = [:]
        for type in program.types {
            for name in type.inherited { heirs[name, default: []].append(type) }
        }
        var wanted: [String: Set<String>] = [:]
        var classes: Set<String> = []
        for linked in program.interfaces.all {
            var open = linked.scene.roots + linked.scene.barItems
            if let owner = linked.scene.customClass { wanted[owner, default: []].formUnion(Self.ownItems) }
            while let view = open.popLast() {
                if let name = view.customClass { classes.insert(name) }
                for connection in view.connections {
                    guard connection.kind == .outlet || connection.kind == .outletCollection,
                        let owner = connection.otherClass
                    else { continue }
                    wanted[owner, default: []].insert(connection.name)
                }
                open += view.subviews
            }
        }
        var uses: [String: [String: OutletUse]] = [:]
        for (owner, names) in wanted {
            for type in Self.family(of: owner, program, heirs) {
                for place in type.places {
                    let found = OutletScanner.uses(of: names, in: program.bytes(of: place.file), place.range)
                    uses[owner, default: [:]].merge(found) { a, b in
                        var both = a
                        both.formUnion(b)
                        return both
                    }
                }
            }
        }
        self.uses = uses
        outspoken = classes.filter { Self.isOutspoken($0, program) }
        colored = classes.filter { Self.mentions("backgroundColor", in: $0, program) }
    }

    /// Names by which a controller speaks of the items it has without an outlet.
    private static let ownItems: Set<String> = ["navigationItem", "tabBarItem", "title", "view", "tableView"]

    /// A class with what it inherits from and what inherits from it.
    private static func family(
        of name: String, _ program: Program, _ heirs: [String: [LinkedType]]
    ) -> [LinkedType] {
        var found: [LinkedType] = []
        var names = [name]
        var seen: Set<String> = []
        while let next = names.popLast(), found.count < 40 {
            guard seen.insert(next).inserted else { continue }
            let types = program.typesByName[next] ?? []
            found += types
            names += types.flatMap(\.inherited).filter { !frameworkClasses.contains($0) }
        }
        return found + (heirs[name] ?? [])
    }

    // What everything inherits from says nothing of one view.
    private static let frameworkClasses: Set<String> = ["UIView", "UIViewController", "NSObject", "UIButton", "UILabel"]

    // MARK: Scenes

    /// A scene with what code does to its views.
    func joined(_ scene: InterfaceScene) -> InterfaceScene {
        let isRead = scene.customClass.map { program.typesByName[$0] != nil || program.classWrites.knows($0) } ?? true
        let screen = scene.customClass.flatMap { uses[$0]?["view"] }
        return scene.with(
            roots: scene.roots.enumerated().map { position, root in
                let own = joined(root)
                guard position == 0, let screen else { return own }
                return own.adding(properties: screen.writes.sorted().flatMap { Self.properties(of: $0, root) })
            },
            barItems: scene.barItems.map { item in
                let item = joined(item).adding(properties: written(on: item, by: scene.customClass))
                guard !isRead || touches(scene.customClass, item) else { return item }
                return item.adding(openTo: .undeclared(scene.customClass ?? ""))
            })
    }

    /// What Objective-C code sets on an item of a bar, which it reaches through the controller.
    private func written(on item: ViewDescription, by owner: String?) -> [ViewProperty] {
        guard let owner else { return [] }
        return Self.paths(to: item.slot).flatMap { program.classWrites.properties(of: $0, in: owner) }
    }

    private static func paths(to slot: ViewSlot) -> [String] {
        switch slot {
        case .leftBarItem: ["navigationItem.leftBarButtonItem"]
        case .rightBarItem: ["navigationItem.rightBarButtonItem"]
        case .titleView: ["navigationItem.titleView"]
        case .tabItem: ["tabBarItem"]
        case .subview, .arrangedSubview, .contentView, .cell, .header, .footer, .section, .segment, .toolbarItem, .menuItem,
            .accessory, .background:
            []
        }
    }

    // Items of bars are reached through the controller as well: `navigationItem.rightBarButtonItem?.title = …`.
    private func touches(_ owner: String?, _ item: ViewDescription) -> Bool {
        guard let owner, let uses = uses[owner] else { return false }
        let name = item.slot == .tabItem ? "tabBarItem" : "navigationItem"
        let parts = item.slot == .tabItem ? [""] : ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"]
        guard let use = uses[name] else { return false }
        if use.isHandedOn { return true }
        return use.writes.contains { write in parts.contains { write.hasPrefix($0) } }
    }

    // MARK: Views

    private func joined(_ view: ViewDescription) -> ViewDescription {
        var use = OutletUse()
        var doubt = unreadAttribute(of: view) ?? unreadClass(of: view)
        var written = view.customClass.map { program.classWrites.properties(of: "self", in: $0) } ?? []
        for connection in view.connections where connection.kind == .outlet || connection.kind == .outletCollection {
            guard let owner = connection.otherClass else { continue }
            if program.classWrites.knows(owner) {
                written += program.classWrites.properties(of: connection.name, in: owner)
                if program.classWrites.isHandedOn(connection.name, in: owner) { doubt = doubt ?? .computed }
            } else if program.typesByName[owner] == nil {
                doubt = doubt ?? .undeclared(owner)
            } else if connection.kind == .outletCollection {
                doubt = doubt ?? .undeclared("\(owner).\(connection.name)")
            } else if let own = uses[owner]?[connection.name] {
                use.formUnion(own)
            }
        }
        if use.isHandedOn { doubt = doubt ?? .computed }
        var more = written + use.writes.sorted().flatMap { Self.properties(of: $0, view) }
        let isOutlet = view.connections.contains { $0.kind == .outlet || $0.kind == .outletCollection }
        if isOutlet, view.value("isHidden").flag == .known(true) {
            more.append(ViewProperty("isHidden", .dynamic, place: view.place))
        }
        if isColored(view) { more.append(ViewProperty("backgroundColor", .dynamic, place: view.place)) }
        return view.adding(properties: more, openTo: doubt).holding(view.subviews.map { joined($0) })
            .reacting(by: view.gestures.compactMap(joined))
    }

    // MARK: Actions

    /// A gesture with what its method does; `nil` where that cannot be read, because many only put the keyboard away.
    private func joined(_ gesture: ViewGesture) -> ViewGesture? {
        guard let action = gesture.connections.first(where: { $0.kind == .action }) else {
            return gesture.connections.isEmpty ? nil : gesture
        }
        guard let owner = action.otherClass, let type = program.typesByName[owner]?.first,
            let function = program.functions(action.name, of: type).first
        else { return nil }
        let summary = ActionReader.summary(of: function, in: type, evaluator: Evaluator(program: program, meter: Meter(limit: 20_000)))
        return ViewGesture(
            Gesture(kind: gesture.gesture.kind, count: gesture.gesture.count, action: summary), place: gesture.place,
            isEnabled: gesture.isEnabled, connections: gesture.connections)
    }

    // A class of the app that speaks of background colors may give one to itself.
    private func isColored(_ view: ViewDescription) -> Bool {
        view.customClass.map(colored.contains) ?? false
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

    /// A class of the app may set anything on itself; one that never speaks of accessibility or words does not.
    private func unreadClass(of view: ViewDescription) -> Doubt? {
        guard let name = view.customClass, outspoken.contains(name), !program.classWrites.knows(name) else { return nil }
        return .undeclared(name)
    }

    private static func isOutspoken(_ name: String, _ program: Program) -> Bool {
        guard let types = program.typesByName[name], types.contains(where: { $0.keyword != nil }) else { return true }
        return family(of: name, program, [:]).contains { type in
            type.places.contains { place in
                let text = text(program.bytes(of: place.file), place.range)
                return words.contains { text.contains($0) }
            }
        }
    }

    private static func mentions(_ word: String, in name: String, _ program: Program) -> Bool {
        guard let types = program.typesByName[name] else { return true }
        return types.contains { type in
            type.places.contains { text(program.bytes(of: $0.file), $0.range).contains(word) }
        }
    }

    private static func text(_ bytes: [UInt8], _ range: ByteRange) -> String {
        let upper = min(Int(range.upper), bytes.count)
        return String(decoding: bytes[min(Int(range.lower), upper)..<upper], as: UTF8.self)
    }

    private static let words = [
        "ccessibility", "setTitle", "setAttributedTitle", "attributedTitle", ".text =", "text =", "font", "titleLabel",
    ]

    private static func properties(of write: String, _ view: ViewDescription) -> [ViewProperty] {
        let names: [String] =
            switch write {
            case "configuration": ["configuration.title", "configuration.image"]
            default: [write]
            }
        return names.map { ViewProperty($0, .dynamic, place: view.place) }
    }
}
