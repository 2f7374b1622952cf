import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailViewCode

/// The rows and headers of the project's classes that stand in lists which code fills.
struct ListedParts: Sendable {
    /// What they show, by their classes.
    private(set) var trees: [String: ViewDescription] = [:]
    /// The classes of those that stand on screens of others, and are none by themselves.
    private(set) var joined: Set<String> = []

    /// What is in the lists of a scene, by where the scene is.
    private let parts: [SourcePlace: [ListedPart]]

    /// What stands in the lists of scenes.
    init(_ parts: [SourcePlace: [ListedPart]]) { self.parts = parts }

    /// The scene with what its lists show, each a reference to its class.
    ///
    /// - Parameter shown: classes of which it is known what they show.
    func filled(_ scene: InterfaceScene, knowing shown: Set<String>) -> InterfaceScene {
        guard let parts = parts[scene.place], !scene.roots.isEmpty else { return scene }
        let lists = scene.roots.flatMap { Self.lists(in: $0) }
        var additions: [String: [ViewDescription]] = [:]
        for part in parts where shown.contains(part.type.name) && part.type.name != scene.customClass {
            for list in Self.lists(of: part, among: lists) where !list.shows(part.type.name) {
                additions[list.identity, default: []].append(Self.reference(to: part))
            }
        }
        guard !additions.isEmpty else { return scene }
        return scene.with(roots: scene.roots.map { Self.adding(additions, to: $0) })
    }

    /// Notes what the scenes of classes show, and which of them stand on those of others.
    mutating func join(_ scenes: [InterfaceScene], _ omitted: [InterfaceScene]) {
        let listed = Set(parts.values.joined().map(\.type.name))
        var open: [ViewDescription] = []
        for scene in scenes + omitted where scene.roots.count == 1 {
            guard let name = Self.owner(of: scene), listed.contains(name), trees[name] == nil else { continue }
            trees[name] = scene.roots[0]
        }
        for scene in scenes where Self.owner(of: scene).map({ trees[$0] == nil }) ?? true { open += scene.roots }
        reach(from: open)
        // Those that only stand in each other are met with the first of them.
        for name in trees.keys.sorted() where !joined.contains(name) {
            if let tree = trees[name] { reach(from: [tree]) }
        }
    }

    private mutating func reach(from views: [ViewDescription]) {
        var open = views
        while let view = open.popLast() {
            open += view.subviews
            for fact in view.facts {
                guard let name = fact.listedClass, let tree = trees[name], joined.insert(name).inserted
                else { continue }
                open.append(tree)
            }
        }
    }

    /// The scenes of those that stand on screens of others.
    var joinedScenes: [InterfaceScene] {
        joined.sorted().compactMap { name in
            trees[name].map { tree in
                InterfaceScene(
                    origin: .code, identity: name, systemClass: tree.systemClass, customClass: name, name: name,
                    place: tree.place, roots: [tree])
            }
        }
    }

    /// Whether there are lists in a scene.
    static func hasLists(_ scene: InterfaceScene) -> Bool { scene.roots.contains { !lists(in: $0).isEmpty } }

    /// The class of which a scene shows an object; `nil` for a screen.
    static func owner(of scene: InterfaceScene) -> String? {
        SystemClasses.family(of: scene.systemClass) == .view
            ? scene.customClass ?? scene.roots.first?.customClass : scene.roots.first.flatMap { root in
                scene.origin == .xib ? root.customClass : nil
            }
    }

    // MARK: Where they stand

    /// The lists in a view, but none in what stands in another.
    private static func lists(in view: ViewDescription) -> [ViewDescription] {
        view.isList ? [view] : view.subviews.flatMap { lists(in: $0) }
    }

    /// The lists that show a part: those that code says, or the only one there is.
    private static func lists(of part: ListedPart, among all: [ViewDescription]) -> [ViewDescription] {
        let fitting = all.filter { $0.isTable == part.isOfTable }
        let said = fitting.filter { part.lists.contains($0.identity) }
        if !said.isEmpty { return said }
        return fitting.count == 1 ? fitting : []
    }

    private static func reference(to part: ListedPart) -> ViewDescription {
        let place = SourcePlace(file: part.type.file, range: part.type.range)
        let hosting: ViewFact.Hosting =
            part.role == .row ? .rows(of: part.type.name) : .supplement(of: part.type.name)
        let slot: ViewSlot = switch part.role {
        case .row: .cell
        case .header: .header
        case .footer: .footer
        }
        return ViewDescription(
            identity: "", systemClass: BuiltInClass.container.name, place: place, slot: slot,
            facts: [ViewFact(.hosting(hosting), place: place)])
    }

    private static func adding(_ additions: [String: [ViewDescription]], to view: ViewDescription) -> ViewDescription {
        let inside = view.subviews.isEmpty ? view : view.holding(view.subviews.map { adding(additions, to: $0) })
        guard view.isList, let more = additions[view.identity] else { return inside }
        var children = inside.subviews
        // A heading comes before what it is the heading of.
        let start = children.firstIndex(where: \.isRow) ?? children.count
        children.insert(contentsOf: more.filter { $0.slot == .header }, at: start)
        let rows = more.filter { $0.slot == .cell }
        // What stands below a table or a section comes last.
        let end = children.lastIndex { !$0.isFooter }.map { $0 + 1 } ?? 0
        children.insert(contentsOf: rows, at: end)
        return inside.holding(children + more.filter { $0.slot == .footer })
    }
}

extension ViewDescription {
    fileprivate var isTable: Bool { SystemClasses.has(.table, systemClass) }
    fileprivate var isList: Bool { isTable || systemClass == BuiltInClass.collection.name }
    fileprivate var isRow: Bool { slot == .cell || SystemClasses.has(.row, systemClass) }

    /// Whether it stands below rows.
    fileprivate var isFooter: Bool {
        slot == .footer || slot == .section && subviews.isEmpty && property("headerTitle") == nil
    }

    /// Whether objects of a class stand in it.
    fileprivate func shows(_ name: String) -> Bool {
        subviews.contains { $0.customClass == name || $0.shows(name) }
    }
}

extension ViewFact {
    /// The class of rows or headers that stand here.
    fileprivate var listedClass: String? {
        guard case .hosting(let hosting) = content else { return nil }
        return switch hosting {
        case .rows(let name), .supplement(let name): name
        case .view, .screen: nil
        }
    }
}
