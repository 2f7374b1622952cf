import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailViewCode

/// Views that code makes and that may be shown, but that stand in nothing that the code of their class comes to.
///
/// They are parts of screens of which nothing else is known, and are judged by themselves.
struct UnplacedViews: Sendable {
    /// The type whose code makes them.
    let type: LinkedType
    /// They, each with what it holds.
    private(set) var views: [ViewDescription]

    /// The views that the code of a type makes besides those in `scenes`.
    init(_ describer: ViewDescriber, of type: LinkedType, besides scenes: [InterfaceScene], root: Int?) {
        self.type = type
        let store = describer.reader.store
        let made = store.nodes.indices.filter { index in
            guard index != root, store.nodes[index].isMade, store.nodes[index].design == nil,
                // What controllers of others show is a screen by itself.
                store.nodes[index].hosted == nil, store.nodes[index].screenOf == nil
            else { return false }
            switch store.nodes[index].viewClass.family {
            case .view, .barItem: return true
            case .menu, .controller, .gesture, .configuration, .navigationItem: return false
            }
        }
        guard !made.isEmpty else {
            views = []
            return
        }
        var held = PlacedViews()
        for scene in scenes { held.add(scene) }
        let uncalled = describer.reader.program.uncalled
        let open = made.filter { node in
            let place = store.nodes[node].place
            return !held.contain(place) && !uncalled.contain(place, in: type)
        }
        let isOpen = Set(open)
        let kept = open.isEmpty ? [] : Self.kept(in: store, root)
        let forgotten = root.map { Set(store.nodes[$0].fields.values.joined()) } ?? []
        var seen: Set<SourcePlace> = []
        views = open.filter { node in
            let parent = store.nodes[node].parent
            if parent >= 0 {
                guard !isOpen.contains(parent), !HidingDescription.isTakenAway(describer, node) else { return false }
            } else if !kept.contains(node), !store.viewsGivenAway.contains(node), !store.viewsGivenBack.contains(node),
                !store.unplacedViews.contains(node), !store.viewsCalledUnread.contains(node),
                !Self.isFilled(node, store, besides: forgotten)
            {
                return false
            }
            return seen.insert(store.nodes[node].place).inserted
        }.map {
            describer.description(
                of: $0, slot: store.nodes[$0].viewClass.family == .barItem ? .rightBarItem : .subview).opened
        }
    }

    /// Counts the SwiftUI views that they show on from others.
    mutating func countHosts(from first: Int) { views = views.map { $0.countingHosts(from: first) } }

    /// Whether code puts views into a view of its own and hands it on in a way that is not read.
    private static func isFilled(_ node: Int, _ store: ObjectStore, besides forgotten: Set<Int>) -> Bool {
        !forgotten.contains(node) && store.nodes[node].children.contains { store.nodes[$0.node].isMade }
    }

    /// The views that properties of objects hold, except of the object that was read: what it forgets is on no screen.
    private static func kept(in store: ObjectStore, _ root: Int?) -> Set<Int> {
        var result: Set<Int> = []
        for index in store.nodes.indices where index != root {
            for found in store.nodes[index].fields.values { result.formUnion(found) }
        }
        return result
    }

    /// One component of each type whose views stand in no scene, and of each class whose own scene is left out; the
    /// latter first. What several types lead to is told once.
    ///
    /// - Parameters:
    ///   - omitted: scenes of classes that others show.
    ///   - scenes: what is shown otherwise.
    static func components(
        _ all: [UnplacedViews], omitted: [(scene: InterfaceScene, type: LinkedType)], besides scenes: [InterfaceScene],
        in program: Program
    ) -> [(scene: InterfaceScene, type: LinkedType)] {
        var placed = PlacedViews()
        for scene in scenes { placed.add(scene) }
        let parts = omitted.map { part in
            (type: part.type, views: part.scene.roots.flatMap(\.subviews) + part.scene.barItems)
        }
        let unplaced = all.map { (type: $0.type, views: $0.views) }
        let home = unplaced.map { part in (type: part.type, views: part.views.filter { part.type.declares($0) }) }
        var result: [(scene: InterfaceScene, type: LinkedType)] = []
        for part in parts + home + unplaced {
            var views: [ViewDescription] = []
            for view in part.views { views += placed.takeMissing(in: view) }
            guard !views.isEmpty else { continue }
            let place = program.heading(of: SourcePlace(file: part.type.file, range: part.type.range))
            let items = views.filter { SystemClasses.family(of: $0.systemClass) == .barItem }
            let content = views.filter { SystemClasses.family(of: $0.systemClass) != .barItem }
            let root = ViewDescription(
                identity: "view", systemClass: SystemClasses.view, place: place, subviews: content, openTo: .computed)
            let scene = InterfaceScene(
                origin: .code, identity: part.type.name, systemClass: SystemClasses.view, name: part.type.name,
                place: place, roots: content.isEmpty ? [] : [root], barItems: items)
            result.append((scene, part.type))
        }
        return result
    }
}

extension ViewDescription {
    /// The same view with all that it holds where whoever is given it may do more to it.
    fileprivate var opened: ViewDescription {
        holding(subviews.map(\.opened)).adding(openTo: openTo == nil ? .computed : nil)
    }
}

extension LinkedType {
    /// Whether code of the type makes a view.
    fileprivate func declares(_ view: ViewDescription) -> Bool {
        places.contains { $0.file == view.place.file && $0.range.contains(view.place.range) }
    }
}

/// The places that make the views of scenes.
private struct PlacedViews {
    private var places: Set<SourcePlace> = []

    /// Notes the views of a scene.
    mutating func add(_ scene: InterfaceScene) {
        var open = scene.roots + scene.barItems
        while let view = open.popLast() {
            add(view)
            open += view.subviews
        }
    }

    private mutating func add(_ view: ViewDescription) {
        places.insert(view.place)
        for fact in view.facts where fact.content == .made { places.insert(fact.place) }
    }

    /// Whether something in them is made at a place.
    func contain(_ place: SourcePlace) -> Bool { places.contains(place) }

    /// The outermost views in a view that are in no scene; notes what is in them.
    mutating func takeMissing(in view: ViewDescription) -> [ViewDescription] {
        let making = view.facts.first { $0.content == .made }?.place ?? view.place
        guard !contain(making) else {
            var result: [ViewDescription] = []
            for inner in view.subviews { result += takeMissing(in: inner) }
            return result
        }
        var open = [view]
        while let inner = open.popLast() {
            add(inner)
            open += inner.subviews
        }
        return [view]
    }
}

extension InterfaceScene {
    /// Whether it holds entries of a menu or an alert, and not items of a bar.
    var holdsEntries: Bool { barItems.contains { $0.slot == .menuItem } }
}
