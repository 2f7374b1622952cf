import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewCode

/// What a scene of an interface file comes to with the code of its classes.
struct ResolvedScene: Sendable {
    /// The scene with what the code does to it.
    private(set) var scene: InterfaceScene
    /// Number of the target.
    let module: Int
    /// The scene's objects that are of classes of the project.
    let objects: [ResolvedObject]
    /// Items that it puts on bars of controllers which other code makes, each by itself.
    private(set) var itemScenes: [InterfaceScene]
    /// Items that it puts on bars of other screens.
    private(set) var assignedBarItems: [AssignedBarItem]
    /// What its classes do to objects of other classes.
    let foreignWrites: [ForeignWrite]
    /// Classes of the project that it shows objects of.
    let shown: Set<String>
    /// Xibs that its code loads for other objects, by where what they hold begins.
    let loaded: Set<SourcePlace>
    /// Controllers that it brings up, by class.
    let presentations: [String: Screen.Presentation]
    /// Classes of which its lists make what they show.
    let listed: [ListedPart]
    /// Controllers that it takes into its screen, by class.
    let parts: ControllerParts
    /// SwiftUI views that it makes and shows.
    let hosted: [HostedView]
    /// Controllers that its code makes, with the appearance that it gives them.
    let styles: [ControllerAppearances.Making]
    /// Views that its classes make and that are in none of these scenes.
    private(set) var unplaced: UnplacedViews?
    /// Where the code of its classes was followed no further.
    let cuts: [EvaluationCut]
    /// The calls and assignments in its code that were followed.
    let followed: FollowedCode
    /// Where the file has items that code puts others in the place of, before anybody meets them.
    let replaced: Set<SourcePlace>

    /// Reads a scene.
    init(_ linked: LinkedInterface, program: Program) {
        let scene = linked.scene
        module = linked.target
        let isOwnerRead = Self.isRead(scene.customClass, program)
        let classes = Self.classes(in: scene, program)
        guard !classes.isEmpty else {
            let evaluator = Evaluator(program: program, session: EvaluationSession(steps: 20_000))
            let uncertainty = InterfaceUncertainty(program, isOwnerRead: isOwnerRead, evaluator: evaluator)
            self.scene = uncertainty.applied(to: scene)
            objects = []
            itemScenes = []
            assignedBarItems = []
            foreignWrites = []
            shown = []
            loaded = []
            presentations = [:]
            listed = []
            parts = ControllerParts()
            hosted = []
            styles = []
            unplaced = nil
            cuts = evaluator.budget.cuts
            followed = FollowedCode()
            replaced = []
            return
        }
        var reader = ViewCodeInterpreter(program: program, classes: classes.count)
        let designed = InterfaceObjects.take(&reader, scene, module: linked.target)
        ClassCode.readDesigned(&reader)
        let describer = ViewDescriber(reader: reader)
        let uncertainty = InterfaceUncertainty(program, isOwnerRead: isOwnerRead, evaluator: reader.evaluator)
        self.scene = uncertainty.applied(to: Self.joined(scene, designed, describer))
        objects = reader.store.nodes.indices.compactMap { Self.object($0, designed.owner, reader) }
        let type = reader.store.nodes[designed.owner].viewClass.type
        let tabs = TabBars(describer)
        let collected = ResolvedClass.collectedBarItems(reader, designed.owner, besides: tabs.controllers)
        assignedBarItems = ResolvedClass.given(collected, describer) + tabs.given(besides: designed.owner)
        let unowned = collected.filter { $0.owner == nil && reader.store.nodes[$0.child.node].design == nil }
        itemScenes = unowned.map { item in
            InterfaceScene(
                origin: .code, identity: scene.identity, systemClass: SystemClasses.viewController,
                customClass: scene.customClass, name: scene.name, place: reader.store.nodes[item.child.node].place,
                roots: [],
                barItems: [describer.description(of: item.child.node, slot: item.child.slot)])
        }
        if let type {
            let place = reader.store.objects(of: .menu).first.map { reader.store.nodes[$0].place } ?? scene.place
            itemScenes += MenuScenes.all(
                describer,
                like: InterfaceScene(
                    origin: .code, identity: scene.identity, systemClass: SystemClasses.viewController,
                    customClass: type.name, name: scene.name, place: place, roots: []))
        }
        let own = [self.scene] + itemScenes
        unplaced = type.map { UnplacedViews(describer, of: $0, besides: own, root: designed.owner) }
        foreignWrites = ResolvedClass.foreignWrites(describer)
            + (type.map { ListSelections(of: $0, reader).writes() } ?? [])
        // What was not read to its end here is read by itself as well.
        shown = reader.isComplete ? ResolvedClass.shown(reader, designed.owner) : []
        loaded = XibLoading.shownXibs(reader).subtracting([scene.place])
        presentations = reader.store.presentations
        listed = ListedPart.all(in: reader)
        parts = reader.store.heldParts
        hosted = reader.store.hosted
        styles = ControllerAppearances.makings(in: reader, besides: designed.owner)
        cuts = reader.evaluator.budget.cuts
        followed = reader.store.followed
        replaced = Set(
            designed.items.filter(reader.store.replaced.contains).compactMap { item in
                reader.store.nodes[item].design.map { reader.store.designs[$0].place }
            })
    }

    /// Counts the SwiftUI views that it shows on from others.
    mutating func countHosts(from first: Int) {
        guard first > 0 else { return }
        scene = scene.countingHosts(from: first)
        unplaced?.countHosts(from: first)
        itemScenes = itemScenes.map { $0.countingHosts(from: first) }
        assignedBarItems =
            assignedBarItems.map { AssignedBarItem(type: $0.type, item: $0.item.countingHosts(from: first)) }
    }

    private static func isRead(_ owner: String?, _ program: Program) -> Bool {
        owner.map { program.typesByName[$0] != nil } ?? true
    }

    /// Classes of the project that objects of a scene are of, as far as their number makes a difference.
    private static func classes(in scene: InterfaceScene, _ program: Program) -> Set<String> {
        var names = Set([scene.customClass].compactMap(\.self).filter { program.typesByName[$0] != nil })
        var open = scene.roots + scene.barItems
        while let view = open.popLast(), names.count < mostClasses {
            if let name = view.customClass, program.typesByName[name] != nil { names.insert(name) }
            for connection in view.connections {
                if let name = connection.otherClass, program.typesByName[name] != nil { names.insert(name) }
            }
            open += view.subviews
        }
        return names
    }

    /// Each class may take as many steps as one alone, up to so many.
    private static let mostClasses = 6

    private static func object(_ node: Int, _ owner: Int, _ reader: ViewCodeInterpreter) -> ResolvedObject? {
        let found = reader.store.nodes[node]
        guard case .designed = found.kind, let type = found.viewClass.type else { return nil }
        return ResolvedObject(
            type: type.identity, identity: node == owner ? nil : reader.store.name(of: node),
            fields: found.fields.mapValues { Set($0.map { node in reader.store.name(of: node) }) })
    }

    // MARK: The scene

    private static func joined(
        _ scene: InterfaceScene, _ designed: InterfaceObjects.Designed, _ describer: ViewDescriber
    ) -> InterfaceScene {
        let reader = describer.reader
        let owner = reader.store.nodes[designed.owner]
        var roots = designed.roots.map {
            describer.description(of: $0, slot: reader.store.designs[reader.store.nodes[$0].design ?? 0].slot)
        }
        if !roots.isEmpty { roots[0] = roots[0].removingScreenGestures(owner.viewClass.family == .controller) }
        if roots.isEmpty, let view = owner.fields["view"]?.first, reader.store.nodes[view].hosted != nil {
            // What a hosting controller shows is in no interface file.
            roots = [describer.description(of: view, slot: .contentView)]
        }
        let added = added(designed, describer)
        if owner.viewClass.family == .view, !roots.isEmpty {
            roots[0] = wrapped(roots[0], owner, designed.owner, added, describer)
        } else if !added.isEmpty {
            if roots.isEmpty {
                roots = [
                    ViewDescription(
                        identity: "view", systemClass: SystemClasses.view, place: scene.place, slot: .contentView,
                        subviews: added)
                ]
            } else {
                roots[0] = roots[0].holding(roots[0].subviews + added)
            }
        }
        if let used = KeyboardFrames.usedAPIs(reader.store), !roots.isEmpty {
            roots[0] = roots[0].adding(facts: [used])
        }
        if let escape = owner.viewClass.type.flatMap({ InputDelegates.escape(reader.evaluator, of: $0) }),
            !roots.isEmpty
        {
            roots[0] = roots[0].adding(facts: [escape])
        }
        if let shake = owner.viewClass.type.flatMap({ ShakeGestures.shake(reader.evaluator, of: $0) }), !roots.isEmpty {
            roots[0] = roots[0].adding(facts: [shake])
        }
        var items = designed.items.filter { !reader.store.replaced.contains($0) }.map {
            describer.description(of: $0, slot: .rightBarItem)
        }
        items += reader.store.keyCommands.map { describer.description(of: $0, slot: .toolbarItem) }
        var properties = describer.properties(of: designed.owner).filter { !ViewWrites.says(nothing: $0.value) }
        if let bar = owner.fields["navigationItem"]?.first {
            properties += describer.properties(of: bar).filter { !ViewWrites.says(nothing: $0.value) }.map {
                ViewProperty("navigationItem.\($0.name)", $0.value, place: $0.place, condition: $0.condition)
            }
            for child in reader.store.nodes[bar].children where reader.store.nodes[child.node].design == nil {
                items.append(describer.description(of: child.node, slot: child.slot))
            }
        }
        for child in owner.children where child.slot == .toolbarItem && reader.store.nodes[child.node].design == nil {
            items.append(describer.description(of: child.node, slot: child.slot))
        }
        let isTitled = owner.viewClass.type.map {
            !properties.tellTitle && reader.program.mentions.givesTitle(to: $0)
        }
        if owner.viewClass.family == .controller, !owner.viewClass.isKnown || !reader.isComplete || isTitled ?? false {
            // A class of a package may give the screen a title, and so may whoever makes it.
            properties.append(ViewProperty("title", .unknown(.undeclared(scene.customClass ?? "")), place: scene.place))
        }
        var facts: [ViewFact] = []
        if owner.viewClass.family == .controller, let type = owner.viewClass.type {
            if let edges = ControllerTraits.edges(of: type) { properties.append(edges) }
            facts = ControllerTraits.facts(of: type, reader.evaluator)
        }
        return scene.with(roots: roots, barItems: items, adding: properties, knowing: facts)
    }

    /// Views that the code of the owner makes and holds, and words it sets on something unknown.
    private static func added(_ designed: InterfaceObjects.Designed, _ describer: ViewDescriber) -> [ViewDescription] {
        let reader = describer.reader
        let held = reader.store.nodes[designed.owner].fields.sorted { $0.key < $1.key }
        var seen: Set<Int> = []
        var views: [Int] = []
        for (name, found) in held where name != "navigationItem" && name != "accessibilityElements" {
            for node in found
            where reader.store.nodes[node].parent < 0 && node != designed.owner && reader.store.nodes[node].isMade {
                if reader.store.nodes[node].viewClass.family == .view, seen.insert(node).inserted { views.append(node) }
            }
        }
        return (views + reader.store.unplacedCells.filter { seen.insert($0).inserted }).sorted {
            reader.store.nodes[$0].place < reader.store.nodes[$1].place
        }
            .map { describer.description(of: $0, slot: .subview) } + ResolvedClass.wordsOfUnknownViews(reader)
    }

    /// The root of a xib whose owner is a view lies in that view, which may speak for it.
    private static func wrapped(
        _ root: ViewDescription, _ owner: ViewNode, _ node: Int, _ added: [ViewDescription], _ describer: ViewDescriber
    ) -> ViewDescription {
        let own = owner.children.filter { describer.reader.store.nodes[$0.node].design == nil }
            .map { describer.description(of: $0.node, slot: $0.slot) } + added
        let properties = describer.properties(of: node)
        let facts = describer.facts(of: node)
        let gestures = owner.gestures.compactMap { describer.gesture($0.node, at: $0.place, on: owner) }
        guard !own.isEmpty || !properties.isEmpty || !facts.isEmpty || !gestures.isEmpty else { return root }
        return ViewDescription(
            identity: "self", systemClass: owner.viewClass.systemClass, customClass: owner.viewClass.type?.name,
            place: root.place, extent: root.extent, slot: root.slot, properties: properties, facts: facts,
            subviews: [root] + own, gestures: gestures, openTo: describer.reader.isComplete ? nil : .computed)
    }
}

extension ViewDescription {
    // A tap that code reacts to anywhere on a screen is on no element of its own.
    fileprivate func removingScreenGestures(_ isScreen: Bool) -> ViewDescription {
        isScreen && slot == .contentView && !gestures.isEmpty
            ? reacting(by: gestures.filter { $0.place.file == place.file }) : self
    }
}

extension [ViewProperty] {
    /// Whether a title is among them.
    var tellTitle: Bool { contains { $0.name == "title" || $0.name == "navigationItem.title" } }
}
