import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewCode

/// What the code of one class comes to.
struct ResolvedClass: Sendable {
    /// The class.
    let type: LinkedType
    /// What it shows; `nil` for a class that makes no views by itself.
    private(set) var scene: InterfaceScene?
    /// Items that it puts on bars of controllers which other code makes, each by itself.
    private(set) var itemScenes: [InterfaceScene]
    /// Items that it puts on bars of other screens.
    private(set) var assignedBarItems: [AssignedBarItem]
    /// The object of it and those of other classes that it shows, with what their properties hold.
    let objects: [ResolvedObject]
    /// What it does to objects of other classes.
    let foreignWrites: [ForeignWrite]
    /// Classes of the project that it makes objects of and shows.
    let shown: Set<String>
    /// Xibs that its code loads, by where what they hold begins.
    let loaded: Set<SourcePlace>
    /// Controllers that it brings up, by class.
    let presentations: [String: Screen.Presentation]
    /// Classes of which its lists make what they show.
    let listed: [ListedPart]
    /// Controllers that it takes into its screen, by class.
    let parts: ControllerParts
    /// SwiftUI views that it makes and shows.
    let hosted: [HostedView]
    /// Controllers that it makes, with the appearance that it gives them.
    let styles: [ControllerAppearances.Making]
    /// The appearance that it gives itself.
    let style: ViewProperty?
    /// Views that it makes and that are in none of these scenes.
    private(set) var unplaced: UnplacedViews
    /// Where its code was followed no further.
    let cuts: [EvaluationCut]
    /// The calls and assignments in its code that were followed.
    let followed: FollowedCode
    /// The classes of the project that it does something to objects of which others make.
    let touched: Set<String>
    /// Whether it has functions by which lists ask for their cells.
    let fillsLists: Bool

    /// Reads a class.
    ///
    /// - Parameter isMaker: whether it is a type that only makes views for others.
    init(_ type: LinkedType, _ viewClass: CodeClass?, isMaker: Bool = false, program: Program) {
        self.type = type
        let place = Self.heading(of: type, program)
        var reading = ViewCodeInterpreter(program: program)
        let root = Self.read(type, viewClass, at: place, with: &reading)
        let describer = ViewDescriber(reader: reading)
        let reader = describer.reader
        let found = root.flatMap { root in
            viewClass.flatMap { Self.scene(of: type, $0, root: root, describer, at: place) }
        }
        let files = Set(reader.store.designs.map(\.place.file))
        scene = files.isEmpty
            ? found
            : found.map {
                InterfaceUncertainty(program, isOwnerRead: true, evaluator: reader.evaluator)
                    .applied(to: $0, designedIn: files)
            }
        let tabs = TabBars(describer)
        let collected = Self.collectedBarItems(reader, root, besides: tabs.controllers)
        assignedBarItems = isMaker ? [] : Self.given(collected, describer) + tabs.given(besides: root)
        let unowned = collected.filter { $0.owner == nil }.map { item in
            Self.scene(
                of: type, holding: [describer.description(of: item.child.node, slot: item.child.slot)], at: place)
        }
        let ownItems = unowned + tabs.unowned(besides: root).map { Self.scene(of: type, holding: [$0], at: place) }
            + MenuScenes.all(describer, like: Self.scene(of: type, holding: [], at: place))
        itemScenes = isMaker ? ownItems.filter { $0.holdsEntries || $0.holdsTabs } : ownItems
        unplaced = UnplacedViews(
            describer, of: type, besides: (scene.map { [$0] } ?? []) + itemScenes, root: root)
        let ownFields = root.map { Self.fields(of: $0, reader) } ?? [:]
        objects = Self.objects(reader, root)
            + [ResolvedObject(type: type.identity, identity: nil, fields: ownFields)]
        foreignWrites = isMaker ? [] : Self.foreignWrites(describer) + ListSelections(of: type, reader).writes()
        shown = isMaker ? [] : Self.shown(reader, root)
        loaded = isMaker ? [] : XibLoading.shownXibs(reader)
        presentations = isMaker ? [:] : reader.store.presentations
        listed = isMaker ? [] : ListedPart.all(in: reader)
        parts = isMaker ? ControllerParts() : reader.store.heldParts
        hosted = reader.store.hosted
        styles = isMaker ? [] : ControllerAppearances.makings(in: reader, besides: root)
        style = root.flatMap { ControllerAppearances.style(of: reader.store.nodes[$0]) }
        cuts = reader.evaluator.budget.cuts
        followed = reader.store.followed
        touched = Self.touched(reader)
        fillsLists = Self.listFunctions.contains { type.functions[$0] != nil }
    }

    /// Functions by which lists ask for their cells.
    private static let listFunctions = ["collectionView", "tableView"]

    private static func touched(_ reader: ViewCodeInterpreter) -> Set<String> {
        var result: Set<String> = []
        for node in reader.store.nodes {
            guard case .foreign = node.kind, let type = node.viewClass.type?.identity else { continue }
            result.insert(type)
        }
        return result
    }

    /// Reads the code of a class; gives back the object that it is.
    private static func read(
        _ type: LinkedType, _ viewClass: CodeClass?, at place: SourcePlace, with reader: inout ViewCodeInterpreter
    ) -> Int? {
        if let viewClass { return ClassCode.read(&reader, viewClass, at: place) }
        ClassCode.read(&reader, helper: type)
        return nil
    }

    /// The objects of classes of the project that are read along.
    private static func objects(_ reader: ViewCodeInterpreter, _ root: Int?) -> [ResolvedObject] {
        reader.store.nodes.indices.compactMap { index in
            let node = reader.store.nodes[index]
            guard index != root, node.isEntered, node.viewClass.family == .view, let type = node.viewClass.type
            else { return nil }
            return ResolvedObject(
                type: type.identity, identity: reader.store.name(of: index), fields: fields(of: index, reader),
                isChosen: false)
        }
    }

    private static func fields(of node: Int, _ reader: ViewCodeInterpreter) -> [String: Set<String>] {
        reader.store.nodes[node].fields.mapValues { Set($0.map { node in reader.store.name(of: node) }) }
    }

    /// Counts the SwiftUI views that it shows on from others.
    mutating func countHosts(from first: Int) {
        guard first > 0 else { return }
        scene = scene?.countingHosts(from: first)
        unplaced.countHosts(from: first)
        itemScenes = itemScenes.map { $0.countingHosts(from: first) }
        assignedBarItems =
            assignedBarItems.map { AssignedBarItem(type: $0.type, item: $0.item.countingHosts(from: first)) }
    }

    /// Where a class begins: its declaration as far as its body.
    private static func heading(of type: LinkedType, _ program: Program) -> SourcePlace {
        program.heading(of: SourcePlace(file: type.file, range: type.range))
    }

    /// Where the views of a class are set up: the first initializer that code calls, or what runs once they are there.
    private static func setUp(of type: LinkedType, _ program: Program) -> ViewFact? {
        let functions = FunctionOrder.inOrder(type).filter { !$0.declaration.body.isEmpty }
        let made = functions.first { function in
            function.declaration.name == "init"
                && !function.declaration.parameters.contains { $0.name == "coder" || $0.name == "aDecoder" }
        }
        guard let function = made ?? functions.first(where: { $0.declaration.name == "awakeFromNib" })
        else { return nil }
        let place = SourcePlace(file: function.file, range: function.declaration.range)
        return ViewFact(.setUp, place: program.heading(of: place))
    }

    // MARK: What it shows

    private static func scene(
        of type: LinkedType, _ viewClass: CodeClass, root: Int, _ describer: ViewDescriber, at place: SourcePlace
    ) -> InterfaceScene? {
        let reader = describer.reader
        var items: [ViewDescription] = []
        guard viewClass.family == .view || viewClass.family == .controller else { return nil }
        let (orphans, orphanItems) = orphans(reader, root)
        let unplacedWords = wordsOfUnknownViews(reader)
        items += orphanItems.map { describer.description(of: $0, slot: .rightBarItem) }
        items += reader.store.keyCommands.map { describer.description(of: $0, slot: .toolbarItem) }
        let node = reader.store.nodes[root]
        if viewClass.family == .view {
            var view = describer.description(
                of: root, slot: .subview, adding: orphans, on: PlainGround.ofClass(describer, root))
            if !unplacedWords.isEmpty { view = view.holding(view.subviews + unplacedWords) }
            if let setUp = setUp(of: type, reader.program) { view = view.adding(facts: [setUp]) }
            return InterfaceScene(
                origin: .code, identity: type.name, systemClass: viewClass.systemClass, customClass: type.name,
                name: type.name, place: place, roots: [view], barItems: items)
        }
        for child in node.children where child.slot == .toolbarItem || TabBars.isTab(child, of: node, reader) {
            items.append(describer.description(of: child.node, slot: child.slot))
        }
        if let bar = TabBars(describer).bars[root] { items.append(bar) }
        if let tab = TabBars.tab(of: node, reader) { items.append(describer.description(of: tab.node, slot: tab.slot)) }
        var properties = describer.properties(of: root) + (ControllerTraits.edges(of: type).map { [$0] } ?? [])
        if let item = node.fields["navigationItem"]?.first {
            properties += describer.properties(of: item).map {
                ViewProperty("navigationItem.\($0.name)", $0.value, place: $0.place, condition: $0.condition)
            }
            for child in reader.store.nodes[item].children {
                items.append(describer.description(of: child.node, slot: child.slot))
            }
        }
        var roots: [ViewDescription] = []
        if let view = node.fields["view"]?.first {
            // A tap anywhere on a screen is on no element of its own.
            // Windows of the Mac have a ground of their own under a view that has none.
            let ground = SystemClasses.isOfAppKit(viewClass.systemClass) ? PlainGround.ofClass(describer, view) : .open
            let root = describer.description(of: view, slot: .subview, adding: orphans, on: ground)
            roots = [root.reacting(by: describer.swipes(of: view))]
        } else if !orphans.isEmpty {
            roots = [
                ViewDescription(
                    identity: "view", systemClass: SystemClasses.rootView(of: viewClass.systemClass), place: place,
                    subviews: orphans.map { describer.description(of: $0, slot: .subview) })
            ]
        }
        if !unplacedWords.isEmpty {
            roots = roots.isEmpty ? unplacedWords : [roots[0].holding(roots[0].subviews + unplacedWords)]
        }
        guard !roots.isEmpty || !items.isEmpty else { return nil }
        if let used = KeyboardFrames.usedAPIs(reader.store), !roots.isEmpty {
            roots[0] = roots[0].adding(facts: [used])
        }
        if let escape = InputDelegates.escape(reader.evaluator, of: type), !roots.isEmpty {
            roots[0] = roots[0].adding(facts: [escape])
        }
        if let shake = ShakeGestures.shake(reader.evaluator, of: type), !roots.isEmpty {
            roots[0] = roots[0].adding(facts: [shake])
        }
        if !viewClass.isKnown
            || viewClass.family == .controller && !properties.tellTitle && reader.program.mentions.givesTitle(to: type)
        {
            properties.append(ViewProperty("title", .unknown(.undeclared(type.name)), place: place))
        }
        return InterfaceScene(
            origin: .code, identity: type.name, systemClass: viewClass.systemClass, customClass: type.name,
            name: type.name, place: place, roots: roots, properties: properties,
            facts: ControllerTraits.facts(of: type, reader.evaluator), barItems: items)
    }

    /// Items of a class that belong to no screen of its own.
    private static func scene(
        of type: LinkedType, holding items: [ViewDescription], at place: SourcePlace
    ) -> InterfaceScene {
        InterfaceScene(
            origin: .code, identity: type.name, systemClass: SystemClasses.viewController, customClass: type.name,
            name: type.name, place: place, roots: [], barItems: items)
    }

    /// An item put on a bar of a controller that other code shows.
    struct CollectedBarItem {
        /// The item.
        let child: ViewNode.Child
        /// The class of the controller, where that is a screen of its own.
        let owner: LinkedType?
    }

    /// Items put on bars of controllers that other code shows.
    ///
    /// - Parameter tabbed: the controllers whose tabs stand together.
    static func collectedBarItems(
        _ reader: ViewCodeInterpreter, _ root: Int?, besides tabbed: Set<Int>
    ) -> [CollectedBarItem] {
        var result = reader.store.itemsOnUnknownBars.map { CollectedBarItem(child: $0, owner: nil) }
        let own = root.flatMap { reader.store.nodes[$0].fields["navigationItem"]?.first }
        var owners: [Int: LinkedType] = [:]
        let controllers = reader.store.objects(of: .controller)
        for controller in controllers {
            guard let type = reader.store.nodes[controller].viewClass.type, type.isAudited else { continue }
            for item in reader.store.nodes[controller].fields["navigationItem"] ?? [] { owners[item] = type }
        }
        for item in reader.store.objects(of: .navigationItem) where item != own {
            result += reader.store.nodes[item].children.map { CollectedBarItem(child: $0, owner: owners[item]) }
        }
        for controller in controllers where controller != root && !tabbed.contains(controller) {
            let node = reader.store.nodes[controller]
            let held = node.children.filter { $0.slot == .toolbarItem || TabBars.isTab($0, of: node, reader) }
                + (TabBars.tab(of: node, reader).map { [$0] } ?? [])
            result += held.map { CollectedBarItem(child: $0, owner: nil) }
        }
        return result
    }

    /// Items that belong to screens of other classes.
    static func given(_ items: [CollectedBarItem], _ describer: ViewDescriber) -> [AssignedBarItem] {
        items.compactMap { item in
            guard let owner = item.owner, describer.reader.store.nodes[item.child.node].design == nil else {
                return nil
            }
            return AssignedBarItem(
                type: owner.name, item: describer.description(of: item.child.node, slot: item.child.slot))
        }
    }

    /// Views that the properties of the class hold, and that it was not seen to put anywhere.
    private static func orphans(_ reader: ViewCodeInterpreter, _ root: Int) -> (views: [Int], items: [Int]) {
        var views: [Int] = []
        var items: [Int] = []
        let held = reader.store.nodes[root].fields.sorted { $0.key < $1.key }
        for (name, found) in held where !Self.placed.contains(name) {
            for node in found where reader.store.nodes[node].parent < 0 && node != root && isShown(node, reader) {
                if isLeftOver(node, of: name, reader, root) { continue }
                // A list that is given views holds no others.
                if reader.store.nodes[node].isPromised, found.contains(where: { reader.store.nodes[$0].isMade }) {
                    continue
                }
                switch reader.store.nodes[node].viewClass.family {
                case .view: views.append(node)
                case .barItem: items.append(node)
                case .controller, .gesture, .configuration, .navigationItem, .menu: break
                }
            }
        }
        views += reader.store.unplacedCells.filter { $0 != root }
        for node in reader.store.unplacedViews
        where reader.store.nodes[node].parent < 0 && reader.store.nodes[node].isMade && node != root {
            if reader.store.nodes[node].viewClass.family == .view { views.append(node) }
        }
        // A window is on no other view, wherever it is made; one that a controller fills is told with that.
        views += reader.store.nodes.indices.filter { index in
            let viewClass = reader.store.nodes[index].viewClass
            return viewClass.has(.window) && index != root && reader.store.nodes[index].isMade
                && reader.store.nodes[index].parent < 0
        }
        views.removeAll { reader.store.nodes[$0].viewClass.has(.window) && reader.store.nodes[$0].children.isEmpty }
        var seen: Set<Int> = []
        views = views.filter { seen.insert($0).inserted }
        items = items.filter { seen.insert($0).inserted }
        return (inOrder(views, reader), inOrder(items, reader))
    }

    /// As the code makes them.
    private static func inOrder(_ nodes: [Int], _ reader: ViewCodeInterpreter) -> [Int] {
        guard nodes.count > 1 else { return nodes }
        return nodes.map { (node: $0, place: reader.store.nodes[$0].place) }.sorted { $0.place < $1.place }.map(\.node)
    }

    // What these hold has its place.
    private static let placed: NameSet = ["view", "navigationItem", "tabBarItem", "accessibilityElements"]

    /// Whether a property's view is made and then forgotten: no code puts it anywhere, nor hands it to code that might.
    private static func isLeftOver(_ node: Int, of name: String, _ reader: ViewCodeInterpreter, _ root: Int) -> Bool {
        guard reader.store.nodes[node].isMade, reader.store.nodes[node].identity == name, reader.isComplete,
            !reader.store.viewsGivenAway.contains(node), !reader.store.viewsChangedUnread.contains(node),
            !reader.store.unplacedViews.contains(node),
            let type = reader.store.nodes[root].viewClass.type, let property = reader.program.property(name, of: type),
            reader.store.nodes[root].fields[name]?.count == 1
        else { return false }
        return PropertyMentions(of: property, in: type, reader.program).isNeverHandedOn
    }

    /// Whether a property's view is made here, or something is done to it here.
    private static func isShown(_ node: Int, _ reader: ViewCodeInterpreter) -> Bool {
        switch reader.store.nodes[node].kind {
        case .made: true
        case .outlet, .promised:
            !reader.store.nodes[node].writes.isEmpty || !reader.store.nodes[node].facts.isEmpty
                || !reader.store.nodes[node].children.isEmpty
        case .part, .foreign, .designed: false
        }
    }

    /// Classes whose objects are made here and whose code was read with them.
    static func shown(_ reader: ViewCodeInterpreter, _ root: Int?) -> Set<String> {
        var result: Set<String> = []
        for (index, node) in reader.store.nodes.enumerated() where index != root && node.isEntered {
            if let name = node.viewClass.type?.identity { result.insert(name) }
        }
        return result
    }

    // MARK: What it does to others

    /// Words set on views of which nothing else is known: they are heard all the same.
    static func wordsOfUnknownViews(_ reader: ViewCodeInterpreter) -> [ViewDescription] {
        reader.store.writesOnUnknownViews.compactMap { property in
            guard property.name == "accessibilityLabel" || property.name == "accessibilityHint",
                case .known(.words(let words)) = property.value, words.text != nil
            else { return nil }
            return ViewDescription(
                identity: "", systemClass: SystemClasses.view, place: property.place,
                properties: [
                    ViewProperty("isAccessibilityElement", .known(.flag(true)), place: property.place), property,
                ])
        }
    }

    static func foreignWrites(_ describer: ViewDescriber) -> [ForeignWrite] {
        let reader = describer.reader
        var result = reader.store.foreignWrites
        for (index, node) in reader.store.nodes.enumerated() {
            guard case .foreign = node.kind, let type = node.viewClass.type?.identity else { continue }
            // What is done to the one that an object holds is not done to all of its class.
            if reader.store.isOfItself(index) {
                result += describer.properties(of: index).map { ForeignWrite(type: type, field: "", property: $0) }
                result += describer.facts(of: index).map { ForeignWrite(type: type, field: "", fact: $0) }
            }
            for (field, found) in node.fields.sorted(by: { $0.key < $1.key }) {
                for inner in found {
                    result += describer.properties(of: inner).map {
                        ForeignWrite(type: type, field: field, property: $0)
                    }
                    result += describer.facts(of: inner).map { ForeignWrite(type: type, field: field, fact: $0) }
                }
            }
        }
        return result
    }
}
